# Lo que dice del tablero un lector de pantalla.
spoken-board = Tablero de { $files } por { $ranks } casillas
spoken-empty = vacía
spoken-white-man = ficha blanca
spoken-blue-man = ficha azul
spoken-white-dux = dux blanco
spoken-blue-dux = dux azul
spoken-bound = atada
spoken-held = sujeta por { $squares }
spoken-shut-in = encerrado
spoken-chosen = elegida
spoken-goal = se puede ir aquí
spoken-place = se puede colocar aquí
spoken-removable = se puede retirar
spoken-may-act = puede mover
spoken-danger = en peligro
spoken-last-from = salida de la última jugada
spoken-last-to = última jugada
spoken-hint = pista
spoken-refused = no es posible
spoken-on = activado
spoken-off = desactivado
spoken-unavailable = no disponible ahora

# Lo que se anuncia.
spoken-went = { side-name }: de { $from } a { $to }
spoken-jumped = saltando { $squares }
spoken-set-down = { side-name }: ficha colocada en { $square }
spoken-dux-set-down = { side-name }: dux colocado en { $square }
spoken-removed = { $count ->
    [one] { side-name }: retirada { $squares }
   *[other] { side-name }: retiradas { $squares }
}
spoken-passed = { side-name }: pasan
spoken-taken = { $count ->
    [one] capturada: { $squares }
   *[other] capturadas: { $squares }
}
spoken-now-bound = { $count ->
    [one] atada: { $squares }
   *[other] atadas: { $squares }
}
spoken-freed = { $count ->
    [one] libre de nuevo: { $squares }
   *[other] libres de nuevo: { $squares }
}
spoken-taken-back = Jugada deshecha
spoken-new-game = Nueva partida: { $name }
