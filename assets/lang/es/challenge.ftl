# El desafío: tantas piezas antes de que se acabe la arena.
challenge-menu = Contra la arena
challenge-title = { $count ->
    [one] Captura una antes de que caiga la arena
   *[other] Captura { $count } antes de que caiga la arena
}
challenge-against = { $level ->
    [Tiro] Contra Tiro, el recluta
   *[other] Contra { $level }
}
challenge-task = La partida ya está en marcha y llevas las blancas. Una pieza azul entre dos tuyas queda capturada. La arena solo corre en tu turno, y siempre se puede pedir más tiempo.
challenge-begin = Que corra la arena
challenge-taken = { $taken } de { $count } capturadas
challenge-time = Quedan { $minutes }:{ $seconds }
challenge-last-sand = Cae la última arena. Se puede pedir más tiempo.
challenge-more-time = Más tiempo
challenge-won = Hecho, antes del último grano.
challenge-won-more = Buena mano. Otra ronda empieza con el reloj lleno.
challenge-lost = La arena se ha acabado.
challenge-lost-more = No se ha perdido nada: con más tiempo, la partida sigue tal como está.
challenge-ended = La partida ha terminado antes.
challenge-again = Otra vez
challenge-play-on = Seguir sin arena
challenge-leave = Salir
