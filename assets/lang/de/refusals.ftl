# Warum ein Klick nichts bewirkt: je eine kurze Zeile.
refused-game-over = Das Spiel ist zu Ende
refused-unreadable = „{ $text }“ ist kein Zug
refused-off-board = { $square } liegt nicht auf diesem Brett von { $board }
refused-empty = Auf { $square } steht kein Stein
refused-not-yours = { $owner ->
    [white] Der Stein auf { $square } gehört Weiß, und Blau ist am Zug
   *[black] Der Stein auf { $square } gehört Blau, und Weiß ist am Zug
}
refused-bound = { $count ->
    [0] Der Stein auf { $square } ist gefesselt und kann nicht ziehen
    [one] Dieser Stein ist gefesselt: sein Nachbar auf { $squares } hält ihn
   *[other] Dieser Stein ist gefesselt: seine Nachbarn auf { $squares } halten ihn
}
refused-occupied = { $square } ist besetzt
refused-not-in-line = { $from } und { $to } liegen nicht auf einer Reihe oder Linie
refused-blocked = Der Stein auf { $square } steht im Weg
refused-out-of-reach = { $to } ist von { $from } aus nicht zu erreichen
refused-in-between = Zwischen zwei Feinde (auf { $one } und { $other }) nur, wenn der Zug einen fesselt
refused-third-time = Diese Stellung käme zum dritten Mal vor: ein anderer Zug ist nötig
refused-still-placing = Noch wird gesetzt: einen Stein auf ein leeres Feld setzen
refused-not-in-hand = { $side ->
    [white] Weiß hat keinen solchen Stein in der Hand
   *[black] Blau hat keinen solchen Stein in der Hand
}
refused-dux-comes-last = Der Dux wird zuletzt gesetzt, wenn alle Steine stehen
refused-no-removal = Nach diesen Regeln wird nichts eigens weggenommen
refused-not-bound = Der Stein auf { $square } ist nicht gefesselt
refused-own-alligatus = Der Stein auf { $square } ist der eigene: nur gefesselte Feinde werden weggenommen
refused-named-by = Der Stein auf { $square } geht mit seiner Gruppe, die auf { $first } beginnt
refused-only-second-move = Nur der Stein auf { $square } darf weiterziehen, oder passen
refused-nothing-to-pass = Es gibt keinen zweiten Zug, auf den zu verzichten wäre
refused-other-side = Das ist ein Stein der anderen Seite: einen eigenen wählen
refused-choose-first = Zuerst einen eigenen Stein wählen, dann ein erhelltes Feld
refused-nowhere = Dieser Stein kann nirgendwohin
refused-computers-turn = Warten: der Computer ist am Zug
squares-and = { $first } und { $last }
