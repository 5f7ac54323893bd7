# Duae machinae spectantur.
watch-pause = Siste
watch-go-on = Perge
watch-step = Unus motus
watch-slower = Tardius
watch-faster = Celerius
watch-paused = Sistitur: { $side ->
    [white] Albi
   *[black] Caerulei
} vices sunt
watch-pace-slow = tarde
watch-pace-even = aequabiliter
watch-pace-fast = celeriter
