# Gli arcieri, Jasyr e Jarmo.
archers-prompt-move = { $side ->
    [white] Bianco
   *[black] Blu
}: scegliere un arciere
archers-prompt-come-back = { $side ->
    [white] Bianco
   *[black] Blu
}: scegliere un arciere o metterne uno dalla mano sulla propria base
archers-prompt-put-back = { $side ->
    [white] Bianco
   *[black] Blu
}: rimettere un arciere sulla propria base o passare
archers-prompt-pass = { $side ->
    [white] Bianco
   *[black] Blu
}: nessuna mossa possibile, si passa

archers-refused-no-line = Nessuna linea unisce { $from } e { $to }
archers-refused-backwards = Da { $from } a { $to } si va all’indietro: gli arcieri vanno avanti o di lato
archers-refused-arrived = L’arciere in { $square } ha raggiunto la base nemica e non si muove più
archers-refused-at-home = L’arciere in { $square } sta sulla propria base: si cattura solo se non c’è altra mossa
archers-refused-shuttle = Quattro volte di seguito tra { $from } e { $to }: prima serve un’altra mossa
archers-refused-put-back-first = Ora si rimette un arciere sulla base, o si passa
archers-refused-not-on-base = { $square } non è sulla propria base, dove tornano gli arcieri
archers-refused-only-on-arrival = Un arciere torna solo quando uno scelto raggiunge la base nemica
archers-refused-may-not-pass = Si passa solo se non c’è altra mossa

archers-result-base = { $winner ->
    [white] Vince il Bianco: tutti gli arcieri di una parte stanno sulla base nemica
    [black] Vince il Blu: tutti gli arcieri di una parte stanno sulla base nemica
   *[none] Patta: tutti gli arcieri di una parte stanno sulla base nemica
}
archers-result-no-archers = { $winner ->
    [white] Vince il Bianco: una parte non ha più arcieri
    [black] Vince il Blu: una parte non ha più arcieri
   *[none] Patta: una parte non ha più arcieri
}
archers-result-passes = { $winner ->
    [white] Vince il Bianco: entrambe le parti hanno passato
    [black] Vince il Blu: entrambe le parti hanno passato
   *[none] Patta: entrambe le parti hanno passato
}
archers-result-quiet = { $winner ->
    [white] Vince il Bianco: { $turns } turni senza catture
    [black] Vince il Blu: { $turns } turni senza catture
   *[none] Patta: { $turns } turni senza catture
}
archers-match-next = Seconda partita

archers-story = Che gli arcieri mongoli vi giocassero in campagna nel XIII secolo è una leggenda senza prove.
archers-known = Il gioco è noto da un libro polacco (Z. Nowak, 1972; M. Stajszczak, gamesfanatic.pl, 2024) e da pagine web (pergioco.net, BrainKing).
archers-board-conjectural = congetturale
ruleset-jasyr-source = { archers-story } { archers-known }
ruleset-jarmo-source = { archers-story } { archers-known }
archers-became-superior = L’arciere in { $square } è ora scelto
archers-became-simple = L’arciere in { $square } è arrivato ed è di nuovo semplice
archers-spoken-returned = torna in mano: { $squares }
archers-spoken-superior = ora scelto: { $squares }
archers-spoken-simple = di nuovo semplice: { $squares }
archers-simple = arciere
archers-superior = arciere scelto
archers-terms = { $places } posti, { $men } arcieri ciascuno

archers-prompt-goal = { $side ->
    [white] Bianco
   *[black] Blu
}: scegliere un posto illuminato
archers-refused-choose-first = Prima un arciere proprio, poi un posto illuminato
archers-hints-which = L’arciere in { $square } ha una buona mossa. Un altro aiuto: dove?
archers-hints-frame = È il bordo del tappeto: i posti sono all’interno.
archers-result-arrived = { $winner ->
    [white] Vince il Bianco: tutti i suoi arcieri ancora in gioco sono sulla base nemica
    [black] Vince il Blu: tutti i suoi arcieri ancora in gioco sono sulla base nemica
   *[none] Patta
}
archers-match-goes-on = { $next ->
    [white] L’incontro continua: nella seconda partita giochi con il Bianco.
    [black] L’incontro continua: nella seconda partita giochi con il Blu.
   *[both] L’incontro continua: nella seconda partita si scambiano le parti.
}
archers-men = Arcieri per parte
archers-places = { $count } posti
archers-shelf-soldiers = Soldati
archers-shelf = Arcieri
archers-spoken-board = Tappeto, { $count } posti uniti da linee
archers-spoken-put-back = { $side ->
    [white] Bianco
   *[black] Blu
}: arciere rimesso in { $square }
archers-spoken-lines = linee verso { $squares }

# A match: who plays it, by a name that stays when the sides change, and how it stands.
archers-match-terms = Un incontro di due partite: le parti si scambiano, i punti si sommano.
archers-match-you = Tu
archers-match-player = Giocatore { $number }
archers-match-pair = { $one } { $points }, { $other } { $others }
archers-match-none = Partita 1 di 2: ancora nessun punto
archers-match-second = Partita 2 di 2; dalla prima: { $pair }
archers-match-game = Partita { $game }: { $pair }
archers-match-sum = In tutto: { $pair }
archers-match-headline = { $who ->
    [you] Hai vinto l’incontro
    [lost] Hai perso l’incontro
    [none] L’incontro finisce in parità
   *[other] { $name } vince l’incontro
}
archers-match-cost = { $points ->
    [one] { $name } ne ricava un punto.
   *[other] { $name } ne ricava { $points } punti.
}

# What the hand is, when the first archer comes to lie in it.
archers-hand-action = { $side ->
    [white] Bianco
   *[black] Blu
}: l’arciere ora è in mano, accanto al tappeto. Invece di muovere lo si può mettere su un posto vuoto della sua base
archers-hand-arrival = { $side ->
    [white] Bianco
   *[black] Blu
}: l’arciere ora è in mano, accanto al tappeto. Può tornare quando un arciere superiore della sua parte raggiunge la base nemica
archers-opening-goal = Porta i tuoi arcieri lungo le linee fino alla fila opposta, la base nemica
