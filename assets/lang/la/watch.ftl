# Duae machinae spectantur.
watch-pause = Siste
watch-go-on = Perge
watch-step = Unus motus
watch-slower = Tardius
watch-faster = Celerius
watch-paused = { $side ->
    [white] Sistitur: Albi vices sunt
   *[black] Sistitur: Caerulei vices sunt
}
