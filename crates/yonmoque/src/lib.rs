//! Rules of Yonmoque.
