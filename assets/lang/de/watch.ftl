# Zwei Computern zusehen.
watch-pause = Anhalten
watch-go-on = Weiter
watch-step = Ein Zug
watch-slower = Langsamer
watch-faster = Schneller
watch-paused = { $side ->
    [white] Angehalten: Weiß ist am Zug
   *[black] Angehalten: Blau ist am Zug
}
