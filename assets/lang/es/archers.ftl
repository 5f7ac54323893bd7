# Los arqueros, Jasyr y Jarmo.
archers-prompt-move = { $side ->
    [white] Blancas
   *[black] Azules
}: elegir un arquero
archers-prompt-come-back = { $side ->
    [white] Blancas
   *[black] Azules
}: elegir un arquero o poner uno de la mano en la propia base
archers-prompt-put-back = { $side ->
    [white] Blancas
   *[black] Azules
}: devolver un arquero a la propia base o pasar
archers-prompt-pass = { $side ->
    [white] Blancas
   *[black] Azules
}: no hay jugada, hay que pasar

archers-refused-no-line = Ninguna línea une { $from } y { $to }
archers-refused-backwards = De { $from } a { $to } se va hacia atrás: los arqueros avanzan o van de lado
archers-refused-arrived = El arquero de { $square } ha llegado a la base enemiga y ya no se mueve
archers-refused-at-home = El arquero de { $square } está en su propia base: solo se captura si no hay otra jugada
archers-refused-shuttle = Cuatro veces seguidas entre { $from } y { $to }: antes hace falta otra jugada
archers-refused-put-back-first = Ahora se devuelve un arquero a la base, o se pasa
archers-refused-not-on-base = { $square } no está en la propia base, donde vuelven los arqueros
archers-refused-only-on-arrival = Un arquero solo vuelve cuando uno superior llega a la base enemiga
archers-refused-may-not-pass = Solo se pasa cuando no hay otra jugada

archers-result-base = { $winner ->
    [white] Ganan las blancas: todos los arqueros de un bando están en la base enemiga
    [black] Ganan las azules: todos los arqueros de un bando están en la base enemiga
   *[none] Tablas: todos los arqueros de un bando están en la base enemiga
}
archers-result-no-archers = { $winner ->
    [white] Ganan las blancas: a un bando no le quedan arqueros
    [black] Ganan las azules: a un bando no le quedan arqueros
   *[none] Tablas: a un bando no le quedan arqueros
}
archers-result-passes = { $winner ->
    [white] Ganan las blancas: los dos bandos han pasado
    [black] Ganan las azules: los dos bandos han pasado
   *[none] Tablas: los dos bandos han pasado
}
archers-result-quiet = { $winner ->
    [white] Ganan las blancas: { $turns } turnos sin captura
    [black] Ganan las azules: { $turns } turnos sin captura
   *[none] Tablas: { $turns } turnos sin captura
}
archers-match-next = Segunda partida

archers-story = Que los arqueros mongoles lo jugaran en campaña en el siglo XIII es una leyenda sin pruebas.
archers-known = El juego se conoce por un libro polaco (Z. Nowak, 1972; M. Stajszczak, gamesfanatic.pl, 2024) y por páginas web (pergioco.net, BrainKing).
archers-board-conjectural = conjetural
ruleset-jasyr-source = { archers-story } { archers-known }
ruleset-jarmo-source = { archers-story } { archers-known }
archers-became-superior = El arquero de { $square } es ahora superior
archers-became-simple = El arquero de { $square } ha llegado y vuelve a ser simple
archers-spoken-returned = vuelve a la mano: { $squares }
archers-spoken-superior = ahora superior: { $squares }
archers-spoken-simple = simple otra vez: { $squares }
archers-simple = arquero
archers-superior = arquero superior
archers-terms = { $places } puntos, { $men } arqueros por bando

archers-prompt-goal = { $side ->
    [white] Blancas
   *[black] Azules
}: elegir un punto iluminado
archers-refused-choose-first = Primero un arquero propio, después un punto iluminado
archers-hints-which = El arquero de { $square } tiene una buena jugada. Otra pista: ¿adónde?
archers-hints-frame = Es el borde del tapete: los puntos están dentro.
archers-result-arrived = { $winner ->
    [white] Ganan las blancas: todos sus arqueros que siguen en juego están en la base enemiga
    [black] Ganan las azules: todos sus arqueros que siguen en juego están en la base enemiga
   *[none] Tablas
}
archers-match-goes-on = { $next ->
    [white] El encuentro sigue: en la segunda partida juegas con blancas.
    [black] El encuentro sigue: en la segunda partida juegas con azules.
   *[both] El encuentro sigue: en la segunda partida se cambian los bandos.
}
archers-men = Arqueros por bando
archers-places = { $count } puntos
archers-shelf-soldiers = Soldados
archers-shelf = Arqueros
archers-spoken-board = Tapete, { $count } puntos unidos por líneas
archers-spoken-put-back = { $side ->
    [white] Blancas
   *[black] Azules
}: arquero repuesto en { $square }
archers-spoken-lines = líneas a { $squares }

# A match: who plays it, by a name that stays when the sides change, and how it stands.
archers-match-terms = Un encuentro de dos partidas: cambio de bando, puntos sumados.
archers-match-you = Tú
archers-match-player = Jugador { $number }
archers-match-pair = { $one } { $points }, { $other } { $others }
archers-match-none = Partida 1 de 2: aún sin puntos
archers-match-second = Partida 2 de 2; de la primera: { $pair }
archers-match-game = Partida { $game }: { $pair }
archers-match-sum = En total: { $pair }
archers-match-headline = { $who ->
    [you] Has ganado el encuentro
    [lost] Has perdido el encuentro
    [none] El encuentro acaba en tablas
   *[other] { $name } gana el encuentro
}
archers-match-cost = { $points ->
    [one] { $name } se lleva un punto.
   *[other] { $name } se lleva { $points } puntos.
}

# What the hand is, when the first archer comes to lie in it.
archers-hand-action = { $side ->
    [white] Blancas
   *[black] Azules
}: el arquero queda en la mano, junto al tapete. En vez de mover, puede ponerse en un lugar vacío de su base
archers-hand-arrival = { $side ->
    [white] Blancas
   *[black] Azules
}: el arquero queda en la mano, junto al tapete. Puede volver cuando un arquero superior de su bando llega a la base enemiga
archers-opening-goal = Lleva tus arqueros por las líneas a la fila lejana, la base enemiga
