//! Both modules have all items that the games have in common.

mod published {
    abstract_games_testkit::common_items!(omnigon::published, Omnigon);
}

mod patent {
    abstract_games_testkit::common_items!(omnigon::patent, Omnigon);
}
