# Die kurze Partie: begrenzte Züge, dann wird gezählt.
short-game-title = Eine kurze Partie
short-game-begin = Beginnen
short-game-task = { $turns ->
    [one] { $turns } Zug für beide zusammen
   *[other] { $turns } Züge für beide zusammen
}: für jeden ein Strich auf der Tafel. Danach gewinnt, wer mehr Steine auf dem Brett hat. Weiß ist deine Farbe.
short-game-counted = { $turns ->
    [one] Gezählt nach { $turns } Zug.
   *[other] Gezählt nach { $turns } Zügen.
}
short-game-play-on = Ohne Grenze weiterspielen
