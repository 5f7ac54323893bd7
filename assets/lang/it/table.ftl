turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
