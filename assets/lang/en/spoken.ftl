# What a screen reader says of the board.
spoken-board = Board, { $files } by { $ranks } squares
spoken-empty = empty
spoken-white-man = white calculus
spoken-blue-man = blue calculus
spoken-white-dux = white dux
spoken-blue-dux = blue dux
spoken-bound = bound
spoken-held = held by { $squares }
spoken-shut-in = shut in
spoken-chosen = chosen
spoken-goal = can be gone to
spoken-place = free to place
spoken-removable = can be taken off
spoken-may-act = may move
spoken-danger = in danger
spoken-last-from = left by the last move
spoken-last-to = last move
spoken-hint = hint
spoken-refused = not possible
spoken-on = on
spoken-off = off
spoken-unavailable = not available now

# What is announced.
spoken-went = { side-name }: { $from } to { $to }
spoken-jumped = over { $squares }
spoken-set-down = { side-name }: calculus set down on { $square }
spoken-dux-set-down = { side-name }: dux set down on { $square }
spoken-removed = { $count ->
    [one] { side-name }: { $squares } taken off
   *[other] { side-name }: { $count } taken off, { $squares }
}
spoken-passed = { side-name }: passes
spoken-taken = { $count ->
    [one] taken: { $squares }
   *[other] { $count } taken: { $squares }
}
spoken-now-bound = { $count ->
    [one] bound: { $squares }
   *[other] { $count } bound: { $squares }
}
spoken-freed = { $count ->
    [one] free again: { $squares }
   *[other] { $count } free again: { $squares }
}
spoken-taken-back = Taken back
spoken-new-game = New game: { $name }
