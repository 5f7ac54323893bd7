#!/bin/sh
# A month of opening hours (26 days of 8 hours) at a kiosk, with simulated visitors, as fast as the machine can; then 300 times
# from the beginning with every page drawn. Other numbers may be given: tests/soak.sh HOURS RESETS SEED
set -eu
cd "$(dirname "$0")/.."
export BEVY_ASSET_ROOT="$PWD"
cargo build --locked --release --bin latrunculi
program=${CARGO_TARGET_DIR:-target}/release/latrunculi
"$program" kiosk --config assets/kiosk.ron --soak "${1:-208}" --fast --seed "${3:-1}"
"$program" kiosk --config assets/kiosk.ron --rendered "${2:-300}" --seed "${3:-1}"
