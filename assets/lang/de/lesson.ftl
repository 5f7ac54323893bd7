lesson-title = Die Lektion in zwei Minuten
lesson-subtitle = Ziehen, schlagen, binden, befreien: mit eigener Hand
lesson-step = Schritt { $step } von { $steps }
lesson-move = Ziehen
lesson-move-task = Weiß ist deine Farbe. Berühre einen Stein: Die Felder, die er erreicht, leuchten auf. Berühre eines davon.
lesson-move-done = So zieht ein Stein: in gerader Linie.
lesson-bracket = Schlagen
lesson-bracket-task = Ein blauer Stein steht neben einem von deinen. Zieh auf seine andere Seite: Zwischen zweien ist er verloren.
lesson-bracket-done = Geschlagen. So sagt es Ovid: Ein Stein erliegt zwei Feinden.
lesson-bind = Binden
lesson-bind-task = Nach einer anderen Rekonstruktion ist ein gefangener Stein nicht gleich verloren: Er wird gebunden und umgedreht. Fang den blauen.
lesson-bind-done = Gebunden: Er kann nicht ziehen. In einem späteren Zug kann man ihn nehmen.
lesson-free = Befreien
lesson-free-task = Einer von deinen Steinen ist gebunden. Binde einen der beiden, die ihn halten, und er ist frei.
lesson-free-done = Wieder frei. Seneca kannte das: „wie der gebundene Stein herauskommt“.
lesson-inferred = Wie man band, ist eine moderne Rekonstruktion (nach Ulrich Schädler).
lesson-again = Nicht dieser. Noch einmal.
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-leave = Lektion verlassen
lesson-to-challenge = Jetzt gegen Tiro

challenge-title = Schlag drei, bevor der Sand verrinnt
challenge-task = { $count ->
    [one] Nimm Tiro, dem Rekruten, { $count } blauen Stein ab.
   *[other] Nimm Tiro, dem Rekruten, { $count } blaue Steine ab.
}
challenge-taken = { $taken } von { $count } geschlagen
challenge-time = Noch { $minutes }:{ $seconds }
challenge-more-time = Mehr Zeit
challenge-won = Geschafft, bevor das letzte Korn fiel.
challenge-lost = Der Sand ist verronnen.
challenge-ended = Die Partie ist vorher zu Ende.
challenge-again = Noch einmal
challenge-play-on = Ohne Sand weiterspielen
challenge-leave = Verlassen
