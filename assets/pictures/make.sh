#!/usr/bin/env bash
# Takes the README's pictures from the game's own picture book: assets/pictures/make.sh [PROGRAM], else by ./play.
# Needs ImageMagick (Debian package imagemagick). With BOOK=FOLDER the pages are taken from a book that is there already.
set -euo pipefail
here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
root=$(dirname "$(dirname "$here")")
program=${1:-$root/play}
export BEVY_ASSET_ROOT=$root

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
book=${BOOK:-$work/book}
if [[ ! -e $book/title-1280x720.png ]]; then
  # Pages that differ from their references are pages all the same.
  "$program" book --out "$book" --references "$root/tests/book" || true
fi
for page in title start-kowalski middle end; do
  convert "$book/$page-1280x720.png" -quality 86 "$here/$page.jpg"
done

# A blue man is bound: it is turned on its back, and rattles until it lies.
"$program" picture --ruleset schadler --from '3b4/1w3b2/2bw4/1b2bw2/2w1b3/1b1ww3/wb-w3b1/w5b1 w - 0' \
  --quality low --size 560x315 --no-hud --film "$work/film" --fps 14 d6-d5
frames=("$work"/film/*.png)
convert -loop 0 -delay 90 "${frames[0]}" -delay 7 "${frames[@]:1}" -delay 150 "${frames[-1]}" \
  -dither None -colors 112 -layers OptimizeTransparency "$here/turning.gif"
ls -l "$here"/*.jpg "$here"/*.gif
