//! The one integration test binary: a module for each part of the house.

mod arena;
mod cases;
mod cli;
mod cli_surroundings;
mod cli_usage;
mod data;
mod data_arrays;
mod data_broken;
mod data_own;
mod dice;
mod games;
mod languages;
mod laws;
mod layering;
mod mass;
mod opponent;
mod perft;
mod record;
mod record_faults;
mod record_files;
mod search;
mod sources;
mod support;
mod survival;
mod twin;
mod ugi;
