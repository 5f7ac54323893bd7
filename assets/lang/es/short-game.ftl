# La partida corta: un límite de turnos, y se cuenta.
short-game-title = Partida corta
short-game-begin = Empezar
short-game-task = { $turns ->
    [one] { $turns } turno entre los dos
   *[other] { $turns } turnos entre los dos
}: cada uno es un trazo de la tablilla. Después gana quien tenga más piezas en el tablero. Llevas las blancas.
short-game-counted = { $turns ->
    [one] Contadas tras { $turns } turno.
   *[other] Contadas tras { $turns } turnos.
}
short-game-play-on = Seguir sin límite
