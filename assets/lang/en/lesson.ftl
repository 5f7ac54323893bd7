# The lesson in four steps, and the challenge after it.
lesson-title = The two-minute lesson
lesson-subtitle = Move, capture, bind and free: with your own hand
lesson-step = Step { $step } of { $steps }
lesson-move = Move
lesson-move-task = Your pieces are white. Touch one: the squares it can reach light up. Touch one of them.
lesson-move-done = So a piece moves: in a straight line.
lesson-bracket = Capture
lesson-bracket-task = A blue piece stands beside one of yours. Go to its other side: caught between two, it is lost.
lesson-bracket-done = Taken. Ovid says it: one piece dies to a pair of enemies.
lesson-bind = Bind
lesson-bind-task = In another reconstruction a caught piece is not lost at once: it is bound and turned over. Catch the blue piece.
lesson-bind-done = Bound: it cannot move. Now it may be taken away, on a later turn.
lesson-free = Free
lesson-free-task = One of your pieces is bound. Bind one of the two that hold it, and it is free.
lesson-free-done = Free again. Seneca knew it: “how the piece that is tied up may get out”.
lesson-inferred = How binding worked is a modern reconstruction (after Ulrich Schädler).
lesson-again = Not that one. Try again.
lesson-next = Next
lesson-back = One step back
lesson-leave = Leave the lesson
lesson-to-challenge = Now against Tiro

challenge-title = Take three before the sand runs out
challenge-task = { $count ->
    [one] Take { $count } blue piece from Tiro, the recruit.
   *[other] Take { $count } blue pieces from Tiro, the recruit.
}
challenge-taken = { $taken } of { $count } taken
challenge-time = { $minutes }:{ $seconds } left
challenge-more-time = More time
challenge-won = Done, before the last grain fell.
challenge-lost = The sand has run out.
challenge-ended = The game has ended first.
challenge-again = Once more
challenge-play-on = Play on without sand
challenge-leave = Leave
