# Why a click was refused: one short line each.
refused-game-over = The game is over
refused-unreadable = “{ $text }” is no action
refused-off-board = { $square } is not on this board of { $board }
refused-empty = No piece stands on { $square }
refused-not-yours = { $owner ->
    [white] The piece on { $square } is White’s, and Blue is to act
   *[black] The piece on { $square } is Blue’s, and White is to act
}
refused-bound = { $count ->
    [0] The calculus on { $square } is bound and cannot move
    [one] That calculus is bound: its neighbour on { $squares } holds it
   *[other] That calculus is bound: its neighbours on { $squares } hold it
}
refused-occupied = { $square } is occupied
refused-not-in-line = { $from } and { $to } are not on one rank or file
refused-blocked = The piece on { $square } is in the way
refused-out-of-reach = { $to } is out of reach from { $from }
refused-in-between = Between two enemies (on { $one } and { $other }) only if it binds one
refused-third-time = This position would come for the third time: another move must be found
refused-still-placing = The pieces are still being set down: place one on an empty square
refused-not-in-hand = { $side ->
    [white] White has no such piece in hand
   *[black] Blue has no such piece in hand
}
refused-dux-comes-last = The dux is set down last, when all men are down
refused-no-removal = By these rules nothing is taken off as an action
refused-not-bound = The piece on { $square } is not bound
refused-own-alligatus = The piece on { $square } is your own: only the enemy’s bound pieces are taken off
refused-named-by = The piece on { $square } goes with its group, which begins on { $first }
refused-only-second-move = Only the piece on { $square } may move again, or pass
refused-nothing-to-pass = There is no second move to decline
refused-other-side = That is the other side’s piece: choose one of your own
refused-choose-first = Choose one of your pieces first, then a lit square
refused-nowhere = This piece has nowhere to go
refused-computers-turn = Wait: the computer is to move
# The last two of several squares: “b5 and d5”; those before them stand in $first.
squares-and = { $first } and { $last }
