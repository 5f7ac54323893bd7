# Watching two computers.
watch-pause = Pause
watch-go-on = Go on
watch-step = One move
watch-slower = Slower
watch-faster = Faster
watch-paused = Paused: { $side ->
    [white] White
   *[black] Blue
} is to move
watch-pace-slow = slow
watch-pace-even = even
watch-pace-fast = fast
