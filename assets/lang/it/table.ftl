# Il tavolo: ciò che il gioco dice durante la partita.
side-name = { $side ->
    [white] Bianco
   *[black] Blu
}
    .the = { $side ->
        [white] il Bianco
       *[black] il Blu
    }
    .The = { $side ->
        [white] Il Bianco
       *[black] Il Blu
    }
turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turni
}
pieces-captured = { $count ->
    [0] nessuna cattura
    [one] { $count } pezzo catturato
   *[other] { $count } pezzi catturati
}

# Che cosa si chiede, dopo il nome di chi è di turno.
prompt-dux = { side-name }: posare il dux su una casella vuota
prompt-place = { side-name }: posare una pedina ({ $hand })
prompt-place-two = { side-name }: posare due pedine ({ $hand })
prompt-again = { side-name }: la stessa pedina può muovere ancora, o passare
prompt-goal = { side-name }: scegliere una casella illuminata
prompt-take-or-move = { side-name }: togliere un pezzo legato, o muovere
prompt-take-then-move = { side-name }: togliere pezzi legati, se si vuole, poi muovere
prompt-move = { side-name }: scegliere una pedina da muovere
prompt-thinking = { side-name.The } sta pensando

# Che cosa ha ciascuno.
count-on-board = { $dux ->
    [alone] il dux sulla tavola
    [with] { $men ->
        [one] { $men } pedina e il dux sulla tavola
       *[other] { $men } pedine e il dux sulla tavola
    }
    [men] { $men ->
        [one] { $men } pedina sulla tavola
       *[other] { $men } pedine sulla tavola
    }
   *[unnamed] { $men } sulla tavola
}
count-in-hand = { $dux ->
    [alone] il dux in mano
    [with] { $men ->
        [one] { $men } pedina e il dux in mano
       *[other] { $men } pedine e il dux in mano
    }
    [men] { $men ->
        [one] { $men } pedina in mano
       *[other] { $men } pedine in mano
    }
   *[unnamed] { $men } in mano
}
count-took = { $count ->
    [one] { $count } cattura
   *[other] { $count } catture
}
seat-you = tu

# Osservazioni sotto.
opening-by-lot = Per sorteggio comincia { side-name.the }
opening-against = Gioca il computer: { $name }
opening-men = { $dux ->
    [yes] Le pedine si chiamano calculi, «sassolini»; la più alta è il dux, il capo
   *[no] Le pedine si chiamano calculi, «sassolini»
}
quiet-left = { $turns ->
    [one] Ancora un turno senza catture e la partita finisce
   *[other] Ancora { $turns } turni senza catture e la partita finisce
}
went-between = { side-name.The } entra fra due nemici in { $square } e lì è al sicuro
scene-broken = Il file di scena del tavolo non è leggibile (il menu dice perché): ecco il tavolo incorporato

# Tavola e pedine.
terms = { $dux ->
    [yes] { $men ->
        [one] tavola { $board }, { $men } pedina e un dux ciascuno
       *[other] tavola { $board }, { $men } pedine e un dux ciascuno
    }
   *[no] { $men ->
        [one] tavola { $board }, { $men } pedina ciascuno
       *[other] tavola { $board }, { $men } pedine ciascuno
    }
}
no-move-yet = Ancora nessuna mossa
notation = @c7 posata, D@a3 dux posato, a2-a4 mossa, xd4 tolta; + unisce ciò che si fa in un solo turno

# Pulsanti.
button-undo = Annulla
button-redo = Ripeti
button-top-view = Dall’alto
button-slant-view = Dal posto
button-sound-on = Suono: sì
button-sound-off = Suono: no
button-rules = Regole
button-menu = Menu
button-new-game = Nuova partita
button-resign = Arrendersi
button-pass = Passare
button-close = Chiudi

# Domande prima di perdere una partita.
ask-new-game = Ricominciare? Questa partita andrà perduta.
ask-leave = Lasciare il tavolo? La partita si potrà continuare più tardi.
ask-resign = Abbandonare questa partita?
answer-play-on = Continuare
answer-new-game = Nuova partita
answer-leave = Lasciare
answer-resign = Arrendersi
