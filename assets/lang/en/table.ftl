# The table: what the game says while it is played.
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
