# Die Aufgabe: so viele Steine, bevor der Sand verrinnt.
challenge-menu = Gegen den Sand
challenge-title = { $count ->
    [one] Schlag einen, bevor der Sand verrinnt
   *[other] Schlag { $count }, bevor der Sand verrinnt
}
challenge-against = { $level ->
    [Tiro] Gegen Tiro, den Rekruten
   *[other] Gegen { $level }
}
challenge-task = Die Partie ist schon im Gang, Weiß ist deine Farbe. Ein blauer Stein zwischen zweien von deinen ist geschlagen. Der Sand läuft nur, solange du am Zug bist, und mehr Zeit gibt es jederzeit.
challenge-begin = Sand laufen lassen
challenge-taken = { $taken } von { $count } geschlagen
challenge-time = Noch { $minutes }:{ $seconds }
challenge-last-sand = Der letzte Sand läuft. Mehr Zeit gibt es auf Wunsch.
challenge-more-time = Mehr Zeit
challenge-won = Geschafft, bevor das letzte Korn fiel.
challenge-won-more = Eine sichere Hand. Die nächste Runde beginnt mit vollem Glas.
challenge-lost = Der Sand ist verronnen.
challenge-lost-more = Nichts ist verloren: Mit mehr Zeit geht die Partie weiter, wie sie steht.
challenge-ended = Die Partie ist vorher zu Ende.
challenge-again = Noch einmal
challenge-play-on = Ohne Sand weiterspielen
challenge-leave = Verlassen
