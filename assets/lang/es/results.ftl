# Cómo terminó la partida: una frase que nombra la regla.
result-winner = { $winner ->
    [white] Las blancas
   *[black] Las azules
}
    .the = { $winner ->
        [white] las blancas
       *[black] las azules
    }
result-loser = { $winner ->
    [white] las azules
   *[black] las blancas
}
result-men = { $most ->
    [0] { $counted ->
        [men] { result-winner } ganan: a { result-loser } no les queda ninguna ficha
       *[all] { result-winner } ganan: a { result-loser } no les queda ninguna pieza
    }
   *[1] { $counted ->
        [free] { result-winner } ganan: a { result-loser } les queda como mucho una pieza libre
        [men] { result-winner } ganan: a { result-loser } les queda como mucho una ficha
       *[all] { result-winner } ganan: a { result-loser } les queda como mucho una pieza
    }
}
result-no-action = { result-winner } ganan: { result-loser } no tienen ninguna jugada legal
result-dux-captured = { $winner ->
    [white] Las blancas ganan: el dux azul ha sido capturado
   *[black] Las azules ganan: el dux blanco ha sido capturado
}
result-dux-immobilised = { $winner ->
    [white] Las blancas ganan: el dux azul está encerrado por los cuatro lados
   *[black] Las azules ganan: el dux blanco está encerrado por los cuatro lados
}
result-quiet = { $winner ->
    [none] Tablas: han pasado { $turns } turnos sin capturas, y los dos bandos tienen las mismas piezas
   *[other] { result-winner } ganan: han pasado { $turns } turnos sin capturas, y { result-winner.the } tienen más piezas
}
result-long-game = { $winner ->
    [none] Tablas: la partida se ha alargado demasiado, y los dos bandos tienen las mismas piezas
   *[other] { result-winner } ganan: la partida se ha alargado demasiado, y { result-winner.the } tienen más piezas
}
result-repetition = Tablas: la misma posición se ha dado por quinta vez
result-length = { $winner ->
    [none] Tablas: se ha jugado el número de jugadas acordado
   *[other] { result-winner } ganan: se ha jugado el número de jugadas acordado
}
result-resigned = { result-winner } ganan: { result-loser } se rinden
result-agreed = Tablas: los dos bandos están de acuerdo

# Y ahora.
button-play-again = Jugar otra vez
button-look-at-board = Ver el tablero
button-show-result = El resultado y cómo seguir
button-take-back = Retroceder
button-another-ruleset = Otras reglas
button-change-sides = Cambiar de bando

# Who has won, in the largest letters.
result-headline = { $who ->
    [you] Has ganado
    [lost] Has perdido
    [white] Ganan las blancas
    [black] Ganan las azules
   *[none] Tablas
}
