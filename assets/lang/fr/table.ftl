turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
