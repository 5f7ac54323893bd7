# Zwei Computern zusehen.
watch-pause = Anhalten
watch-go-on = Weiter
watch-step = Ein Zug
watch-slower = Langsamer
watch-faster = Schneller
watch-paused = Angehalten: { $side ->
    [white] Weiß
   *[black] Blau
} ist am Zug
watch-pace-slow = langsam
watch-pace-even = gemächlich
watch-pace-fast = schnell
