#!/bin/sh
# A thousand games and a thousand kiosks are killed (kill -9) at random moments; what is kept of each is held against what was
# played and counted. The test suite does the same with a few. Another number may be given: tests/kills.sh 100
set -eu
cd "$(dirname "$0")/.."
LATRUNCULI_KILLS=${1:-1000} cargo test --no-default-features --test it -- --exact --nocapture \
    survival::a_killed_game_loses_at_most_the_ply_it_was_at \
    museum_faults::a_kiosk_that_is_killed_has_lost_no_visit_that_was_written
