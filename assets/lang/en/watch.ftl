# Watching two computers.
watch-pause = Pause
watch-go-on = Go on
watch-step = One move
watch-slower = Slower
watch-faster = Faster
watch-paused = { $side ->
    [white] Paused: White is to move
   *[black] Paused: Blue is to move
}
