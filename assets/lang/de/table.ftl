turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
