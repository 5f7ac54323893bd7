# Por qué un clic no vale: una línea corta para cada caso.
refused-game-over = La partida ha terminado
refused-unreadable = «{ $text }» no es una jugada
refused-off-board = { $square } no está en este tablero de { $board }
refused-empty = No hay ninguna pieza en { $square }
refused-not-yours = { $owner ->
    [white] La pieza de { $square } es de las blancas, y les toca a las azules
   *[black] La pieza de { $square } es de las azules, y les toca a las blancas
}
refused-bound = { $count ->
    [0] La ficha de { $square } está atada y no puede mover
    [one] Esa ficha está atada: la sujeta su vecina de { $squares }
   *[other] Esa ficha está atada: la sujetan sus vecinas de { $squares }
}
refused-occupied = { $square } está ocupada
refused-not-in-line = { $from } y { $to } no están en la misma fila ni columna
refused-blocked = La pieza de { $square } cierra el paso
refused-out-of-reach = Desde { $from } no se llega a { $to }
refused-in-between = Entre dos enemigas (en { $one } y { $other }) solo si la jugada ata a una
refused-third-time = Esta posición se daría por tercera vez: hay que jugar otra cosa
refused-still-placing = Todavía se colocan las piezas: colocar una en una casilla vacía
refused-not-in-hand = { $side ->
    [white] Las blancas no tienen esa pieza en mano
   *[black] Las azules no tienen esa pieza en mano
}
refused-dux-comes-last = El dux se coloca al final, cuando están todas las fichas
refused-no-removal = Con estas reglas nada se retira aparte
refused-not-bound = La pieza de { $square } no está atada
refused-own-alligatus = La pieza de { $square } es propia: solo se retiran enemigas atadas
refused-named-by = La pieza de { $square } sale con su grupo, que empieza en { $first }
refused-only-second-move = Solo la pieza de { $square } puede volver a mover, o pasar
refused-nothing-to-pass = No hay segunda jugada a la que renunciar
refused-other-side = Esa pieza es del otro bando: hay que elegir una propia
refused-choose-first = Primero una pieza propia, después una casilla iluminada
refused-nowhere = Esta pieza no puede ir a ninguna parte
refused-computers-turn = Un momento: le toca al ordenador
squares-and = { $first } y { $last }
