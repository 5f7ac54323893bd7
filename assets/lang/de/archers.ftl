# Die Bogenschützen, Jasyr und Jarmo.
archers-prompt-move = { $side ->
    [white] Weiß
   *[black] Blau
}: einen Bogenschützen wählen
archers-prompt-come-back = { $side ->
    [white] Weiß
   *[black] Blau
}: einen Bogenschützen wählen oder einen aus der Hand auf die eigene Grundlinie setzen
archers-prompt-put-back = { $side ->
    [white] Weiß
   *[black] Blau
}: einen Bogenschützen auf die eigene Grundlinie zurücksetzen oder passen
archers-prompt-pass = { $side ->
    [white] Weiß
   *[black] Blau
} hat keinen Zug: passen

archers-refused-no-line = { $from } und { $to } verbindet keine Linie
archers-refused-backwards = Von { $from } nach { $to } geht es rückwärts: Bogenschützen gehen vorwärts oder zur Seite
archers-refused-arrived = Der Bogenschütze auf { $square } hat die feindliche Grundlinie erreicht und zieht nicht mehr
archers-refused-at-home = Der Bogenschütze auf { $square } steht auf seiner eigenen Grundlinie: Er wird nur geschlagen, wenn nichts anderes möglich ist
archers-refused-shuttle = Viermal hintereinander zwischen { $from } und { $to }: Erst muss ein anderer Zug kommen
archers-refused-put-back-first = Jetzt einen Bogenschützen auf die Grundlinie zurücksetzen oder passen
archers-refused-not-on-base = { $square } liegt nicht auf der eigenen Grundlinie, auf die Bogenschützen zurückkehren
archers-refused-only-on-arrival = Ein Bogenschütze kehrt nur zurück, wenn ein überlegener die feindliche Grundlinie erreicht
archers-refused-may-not-pass = Gepasst wird nur, wenn nichts anderes möglich ist

archers-result-base = { $winner ->
    [white] Weiß gewinnt: Alle Bogenschützen einer Seite stehen auf der feindlichen Grundlinie
    [black] Blau gewinnt: Alle Bogenschützen einer Seite stehen auf der feindlichen Grundlinie
   *[none] Unentschieden: Alle Bogenschützen einer Seite stehen auf der feindlichen Grundlinie
}
archers-result-no-archers = { $winner ->
    [white] Weiß gewinnt: Eine Seite hat keinen Bogenschützen mehr
    [black] Blau gewinnt: Eine Seite hat keinen Bogenschützen mehr
   *[none] Unentschieden: Eine Seite hat keinen Bogenschützen mehr
}
archers-result-passes = { $winner ->
    [white] Weiß gewinnt: Beide Seiten haben gepasst
    [black] Blau gewinnt: Beide Seiten haben gepasst
   *[none] Unentschieden: Beide Seiten haben gepasst
}
archers-result-quiet = { $winner ->
    [white] Weiß gewinnt: { $turns } Züge ohne Schlagen
    [black] Blau gewinnt: { $turns } Züge ohne Schlagen
   *[none] Unentschieden: { $turns } Züge ohne Schlagen
}
archers-match-next = Zweite Partie

archers-story = Dass mongolische Bogenschützen im 13. Jahrhundert auf Feldzügen so spielten, ist eine Legende ohne Beleg.
archers-known = Bekannt ist das Spiel aus einem polnischen Buch (Z. Nowak, 1972; M. Stajszczak, gamesfanatic.pl, 2024) und von Webseiten (pergioco.net, BrainKing).
archers-board-conjectural = vermutet
ruleset-jasyr-source = { archers-story } { archers-known }
ruleset-jarmo-source = { archers-story } { archers-known }
archers-became-superior = Der Bogenschütze auf { $square } ist jetzt überlegen
archers-became-simple = Der Bogenschütze auf { $square } ist angekommen und wieder einfach
archers-spoken-returned = zurück in die Hand: { $squares }
archers-spoken-superior = jetzt überlegen: { $squares }
archers-spoken-simple = wieder einfach: { $squares }
archers-simple = Bogenschütze
archers-superior = überlegener Bogenschütze
archers-terms = { $places } Plätze, je { $men } Bogenschützen

archers-prompt-goal = { $side ->
    [white] Weiß
   *[black] Blau
}: einen erhellten Platz wählen
archers-refused-choose-first = Zuerst einen eigenen Bogenschützen wählen, dann einen erhellten Platz
archers-hints-which = Der Bogenschütze auf { $square } hat einen guten Zug. Noch ein Tipp: wohin?
archers-hints-frame = Das ist der Rand der Matte: Die Plätze liegen darauf.
archers-result-arrived = { $winner ->
    [white] Weiß gewinnt: Alle weißen Bogenschützen, die noch im Spiel sind, stehen auf der feindlichen Grundlinie
    [black] Blau gewinnt: Alle blauen Bogenschützen, die noch im Spiel sind, stehen auf der feindlichen Grundlinie
   *[none] Unentschieden
}
archers-match-goes-on = { $next ->
    [white] Das Match geht weiter: In der zweiten Partie spielst du Weiß.
    [black] Das Match geht weiter: In der zweiten Partie spielst du Blau.
   *[both] Das Match geht weiter: In der zweiten Partie werden die Seiten getauscht.
}
archers-men = Schützen je Seite
archers-places = { $count } Plätze
archers-shelf-soldiers = Soldaten
archers-shelf = Bogenschützen
archers-spoken-board = Matte, { $count } durch Linien verbundene Plätze
archers-spoken-put-back = { $side ->
    [white] Weiß
   *[black] Blau
}: Bogenschütze auf { $square } zurückgesetzt
archers-spoken-lines = Linien nach { $squares }

# A match: who plays it, by a name that stays when the sides change, and how it stands.
archers-match-terms = Ein Match aus zwei Partien: Seiten getauscht, Punkte addiert.
archers-match-you = Du
archers-match-player = Spieler { $number }
archers-match-pair = { $one } { $points }, { $other } { $others }
archers-match-none = Partie 1 von 2: noch keine Punkte
archers-match-second = Partie 2 von 2; aus Partie 1: { $pair }
archers-match-game = Partie { $game }: { $pair }
archers-match-sum = Zusammen: { $pair }
archers-match-headline = { $who ->
    [you] Du hast das Match gewonnen
    [lost] Du hast das Match verloren
    [none] Das Match endet unentschieden
   *[other] { $name } gewinnt das Match
}
archers-match-cost = { $points ->
    [one] { $name } bekommt dafür einen Punkt.
   *[other] { $name } bekommt dafür { $points } Punkte.
}

# What the hand is, when the first archer comes to lie in it.
archers-hand-action = { $side ->
    [white] Weiß
   *[black] Blau
}: Der Bogenschütze liegt jetzt in der Hand, neben der Matte. Statt zu ziehen, kann er auf einen leeren Platz seiner Grundlinie gesetzt werden
archers-hand-arrival = { $side ->
    [white] Weiß
   *[black] Blau
}: Der Bogenschütze liegt jetzt in der Hand, neben der Matte. Er kann zurückkehren, wenn ein überlegener seiner Seite die feindliche Grundlinie erreicht
archers-opening-goal = Die Bogenschützen gehen die Linien entlang zur fernen Reihe, der feindlichen Grundlinie
