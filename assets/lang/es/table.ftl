# La mesa: lo que dice el juego durante la partida.
side-name = { $side ->
    [white] Blancas
   *[black] Azules
}
    .the = { $side ->
        [white] las blancas
       *[black] las azules
    }
    .The = { $side ->
        [white] Las blancas
       *[black] Las azules
    }
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
pieces-captured = { $count ->
    [0] ninguna captura
    [one] { $count } pieza capturada
   *[other] { $count } piezas capturadas
}

# Lo que se pide, tras el nombre del bando al que le toca.
prompt-dux = { side-name }: colocar el dux en una casilla vacía
prompt-place = { side-name }: colocar una ficha ({ $hand })
prompt-place-two = { side-name }: colocar dos fichas ({ $hand })
prompt-again = { side-name }: la misma ficha puede volver a mover, o pasar
prompt-goal = { side-name }: elegir una casilla iluminada
prompt-take-or-move = { side-name }: retirar una pieza atada, o mover
prompt-take-then-move = { side-name }: retirar piezas atadas, si se quiere, y después mover
prompt-move = { side-name }: elegir una ficha para mover
prompt-thinking = { side-name.The } están pensando

# Lo que tiene un bando.
count-on-board = { $dux ->
    [alone] el dux en el tablero
    [with] { $men ->
        [one] { $men } ficha y el dux en el tablero
       *[other] { $men } fichas y el dux en el tablero
    }
    [men] { $men ->
        [one] { $men } ficha en el tablero
       *[other] { $men } fichas en el tablero
    }
   *[unnamed] { $men } en el tablero
}
count-in-hand = { $dux ->
    [alone] el dux en mano
    [with] { $men ->
        [one] { $men } ficha y el dux en mano
       *[other] { $men } fichas y el dux en mano
    }
    [men] { $men ->
        [one] { $men } ficha en mano
       *[other] { $men } fichas en mano
    }
   *[unnamed] { $men } en mano
}
count-took = { $count ->
    [one] { $count } captura
   *[other] { $count } capturas
}
seat-you = tú

# Observaciones debajo.
opening-by-lot = Por sorteo empiezan { side-name.the }
opening-against = Juega el ordenador: { $name }
opening-men = { $dux ->
    [yes] Las fichas se llaman calculi, «piedrecitas»; la alta es el dux, el jefe
   *[no] Las fichas se llaman calculi, «piedrecitas»
}
quiet-left = { $turns ->
    [one] Un turno más sin capturas y la partida termina
   *[other] { $turns } turnos más sin capturas y la partida termina
}
went-between = { side-name.The } entran entre dos enemigas en { $square } y allí están a salvo
scene-broken = No se puede leer el archivo de escena de la mesa (el menú dice por qué): aquí está la mesa incorporada

# Tablero y fichas.
terms = { $dux ->
    [yes] { $men ->
        [one] tablero { $board }, { $men } ficha y un dux por bando
       *[other] tablero { $board }, { $men } fichas y un dux por bando
    }
   *[no] { $men ->
        [one] tablero { $board }, { $men } ficha por bando
       *[other] tablero { $board }, { $men } fichas por bando
    }
}
no-move-yet = Aún no hay jugadas
notation = @c7 colocada, D@a3 dux colocado, a2-a4 movida, xd4 retirada; + une lo que se hace en un mismo turno

# Botones.
button-undo = Deshacer
button-redo = Rehacer
button-top-view = Desde arriba
button-slant-view = Desde el asiento
button-sound-on = Sonido: sí
button-sound-off = Sonido: no
button-rules = Reglas
button-menu = Menú
button-new-game = Nueva partida
button-resign = Rendirse
button-pass = Pasar
button-close = Cerrar

# Preguntas antes de perder una partida.
ask-new-game = ¿Empezar de nuevo? Esta partida se perderá.
ask-leave = ¿Dejar la mesa? Esta partida se puede continuar más tarde.
ask-resign = ¿Abandonar esta partida?
answer-play-on = Seguir jugando
answer-new-game = Nueva partida
answer-leave = Salir
answer-resign = Rendirse
