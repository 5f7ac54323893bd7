# Perché un clic non vale: una riga breve per ogni caso.
refused-game-over = La partita è finita
refused-unreadable = «{ $text }» non è una mossa
refused-off-board = { $square } non è su questa tavola di { $board }
refused-empty = In { $square } non c’è nessun pezzo
refused-not-yours = { $owner ->
    [white] Il pezzo in { $square } è del Bianco, e tocca al Blu
   *[black] Il pezzo in { $square } è del Blu, e tocca al Bianco
}
refused-bound = { $count ->
    [0] La pedina in { $square } è legata e non può muovere
    [one] Quella pedina è legata: la tiene la vicina in { $squares }
   *[other] Quella pedina è legata: la tengono le vicine in { $squares }
}
refused-occupied = { $square } è occupata
refused-not-in-line = { $from } e { $to } non sono sulla stessa riga o colonna
refused-blocked = Il pezzo in { $square } sbarra la strada
refused-out-of-reach = Da { $from } non si arriva in { $to }
refused-in-between = Fra due nemici (in { $one } e { $other }) solo se la mossa ne lega uno
refused-third-time = Questa posizione si avrebbe per la terza volta: serve un’altra mossa
refused-still-placing = Si posano ancora i pezzi: posarne uno su una casella vuota
refused-not-in-hand = { $side ->
    [white] Il Bianco non ha un tale pezzo in mano
   *[black] Il Blu non ha un tale pezzo in mano
}
refused-dux-comes-last = Il dux si posa per ultimo, quando tutte le pedine sono posate
refused-no-removal = Con queste regole nulla si toglie a parte
refused-not-bound = Il pezzo in { $square } non è legato
refused-own-alligatus = Il pezzo in { $square } è proprio: si tolgono solo i nemici legati
refused-named-by = Il pezzo in { $square } esce con il suo gruppo, che comincia in { $first }
refused-only-second-move = Solo il pezzo in { $square } può muovere ancora, o passare
refused-nothing-to-pass = Non c’è una seconda mossa a cui rinunciare
refused-other-side = È un pezzo dell’altra parte: sceglierne uno proprio
refused-choose-first = Prima un pezzo proprio, poi una casella illuminata
refused-nowhere = Questo pezzo non può andare da nessuna parte
refused-computers-turn = Un momento: tocca al computer
squares-and = { $first } e { $last }
