# Come è finita la partita: una frase che nomina la regola.
result-winner = { $winner ->
    [white] Il Bianco
   *[black] Il Blu
}
    .the = { $winner ->
        [white] il Bianco
       *[black] il Blu
    }
result-loser = { $winner ->
    [white] il Blu
   *[black] il Bianco
}
    .to = { $winner ->
        [white] al Blu
       *[black] al Bianco
    }
result-men = { $most ->
    [0] { $counted ->
        [men] { result-winner } vince: { result-loser.to } non resta nessuna pedina
       *[all] { result-winner } vince: { result-loser.to } non resta nessun pezzo
    }
   *[1] { $counted ->
        [free] { result-winner } vince: { result-loser.to } resta al più un pezzo libero
        [men] { result-winner } vince: { result-loser.to } resta al più una pedina
       *[all] { result-winner } vince: { result-loser.to } resta al più un pezzo
    }
}
result-no-action = { result-winner } vince: { result-loser } non ha più mosse lecite
result-dux-captured = { $winner ->
    [white] Il Bianco vince: il dux blu è catturato
   *[black] Il Blu vince: il dux bianco è catturato
}
result-dux-immobilised = { $winner ->
    [white] Il Bianco vince: il dux blu è chiuso su tutti e quattro i lati
   *[black] Il Blu vince: il dux bianco è chiuso su tutti e quattro i lati
}
result-quiet = { $winner ->
    [none] Patta: { $turns } turni sono passati senza catture, e i pezzi sono pari
   *[other] { result-winner } vince: { $turns } turni sono passati senza catture, e { result-winner.the } ha più pezzi
}
result-long-game = { $winner ->
    [none] Patta: la partita è durata troppo, e i pezzi sono pari
   *[other] { result-winner } vince: la partita è durata troppo, e { result-winner.the } ha più pezzi
}
result-repetition = Patta: la stessa posizione si è avuta per la quinta volta
result-length = { $winner ->
    [none] Patta: si è giocato il numero di mosse convenuto
   *[other] { result-winner } vince: si è giocato il numero di mosse convenuto
}
result-resigned = { result-winner } vince: { result-loser } si arrende
result-agreed = Patta: le due parti sono d’accordo

# E adesso.
button-play-again = Giocare ancora
button-look-at-board = Guardare la tavola
button-show-result = Il risultato, e poi
button-take-back = Tornare indietro
button-another-ruleset = Altre regole
button-change-sides = Cambiare parte

# Who has won, in the largest letters.
result-headline = { $who ->
    [you] Hai vinto
    [lost] Hai perso
    [white] Ha vinto il Bianco
    [black] Ha vinto il Blu
   *[none] Patta
}
