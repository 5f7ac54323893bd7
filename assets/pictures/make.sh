#!/usr/bin/env bash
# Draws the README's pictures with the program itself: assets/pictures/make.sh [PROGRAM], else by ./play.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
root=$(dirname "$(dirname "$here")")
program=${1:-$root/play}
export BEVY_ASSET_ROOT=$root

draw() { # name, ruleset, position, then further arguments and moves
  local name=$1 ruleset=$2 position=$3
  shift 3
  "$program" picture --ruleset "$ruleset" --from "$position" --out "$here/$name.png" "$@"
}

# Blue's dux has one open side left.
draw kowalski kowalski '1b2b2bb2b/12/2w2wB5/8b3/2b9/3w1w1w4/W3w4w2/2w2w5b w - 3' --quality high e2-e6
# A blue man has just been bound, and another lies bound already.
draw schadler schadler '3b4/1w3b2/2bw4/1b2bw2/2w1b3/1b1ww3/wb-w3b1/w5b1 w - 0' --quality high d6-d5
# A pair without an open side: it may be taken off as one, before the move.
draw astur astur-ranks-delayed '3b4/8/3ww3/2wb*b*w2/3ww3/8/1w6/b6b w - 1' --board 8x8 --view top
