//! Pictures without a window: the real table, drawn into memory and written as PNG.

pub mod studio;
