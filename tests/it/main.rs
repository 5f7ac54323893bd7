//! The one integration test binary: a module for each part of the house.

mod data;
mod data_arrays;
mod data_broken;
mod data_own;
mod opponent;
