# Wie ein Spiel endete: ein Satz, der die Regel nennt.
result-winner = { $winner ->
    [white] Weiß
   *[black] Blau
}
result-loser = { $winner ->
    [white] Blau
   *[black] Weiß
}
result-men = { $most ->
    [0] { $counted ->
        [men] { result-winner } gewinnt: { result-loser } hat keinen gewöhnlichen Stein mehr
       *[all] { result-winner } gewinnt: { result-loser } hat keinen Stein mehr
    }
   *[1] { $counted ->
        [free] { result-winner } gewinnt: { result-loser } hat höchstens noch einen freien Stein
        [men] { result-winner } gewinnt: { result-loser } hat höchstens noch einen gewöhnlichen Stein
       *[all] { result-winner } gewinnt: { result-loser } hat höchstens noch einen Stein
    }
}
result-no-action = { result-winner } gewinnt: { result-loser } hat keinen erlaubten Zug mehr
result-dux-captured = { $winner ->
    [white] Weiß gewinnt: der blaue Dux ist geschlagen
   *[black] Blau gewinnt: der weiße Dux ist geschlagen
}
result-dux-immobilised = { $winner ->
    [white] Weiß gewinnt: der blaue Dux ist auf allen vier Seiten eingeschlossen
   *[black] Blau gewinnt: der weiße Dux ist auf allen vier Seiten eingeschlossen
}
result-quiet = { $winner ->
    [none] Unentschieden: { $turns } Züge lang wurde nicht geschlagen, und beide haben gleich viele Steine
   *[other] { result-winner } gewinnt: { $turns } Züge lang wurde nicht geschlagen, und { result-winner } hat mehr Steine
}
result-long-game = { $winner ->
    [none] Unentschieden: das Spiel hat zu lange gedauert, und beide haben gleich viele Steine
   *[other] { result-winner } gewinnt: das Spiel hat zu lange gedauert, und { result-winner } hat mehr Steine
}
result-repetition = Unentschieden: dieselbe Stellung kam zum fünften Mal vor
result-length = { $winner ->
    [none] Unentschieden: die vereinbarte Zahl von Zügen ist gespielt
   *[other] { result-winner } gewinnt: die vereinbarte Zahl von Zügen ist gespielt
}
result-resigned = { result-winner } gewinnt: { result-loser } gibt auf
result-agreed = Unentschieden: beide sind einig

# Wie es weitergeht.
button-play-again = Noch einmal
button-look-at-board = Brett ansehen
button-show-result = Das Ergebnis, und wie weiter
button-take-back = Zurücknehmen
button-another-ruleset = Andere Regeln
button-change-sides = Seiten tauschen

# Who has won, in the largest letters.
result-headline = { $who ->
    [you] Du hast gewonnen
    [lost] Du hast verloren
    [white] Weiß hat gewonnen
    [black] Blau hat gewonnen
   *[none] Unentschieden
}
