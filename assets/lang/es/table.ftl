turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
