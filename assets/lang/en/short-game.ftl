# The short game: a limit of turns, and a count.
short-game-title = A short game
short-game-begin = Begin
short-game-task = { $turns ->
    [one] { $turns } turn for both together
   *[other] { $turns } turns for both together
}: one stroke of the tablet each. Then whoever has more pieces on the board has won. You have White.
short-game-counted = { $turns ->
    [one] Counted after { $turns } turn.
   *[other] Counted after { $turns } turns.
}
short-game-play-on = Play on without a limit
