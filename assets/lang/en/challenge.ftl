# The challenge: so many calculi before the sand runs out.
challenge-menu = Against the sand
challenge-title = { $count ->
    [one] Take one before the sand runs out
   *[other] Take { $count } before the sand runs out
}
challenge-against = { $level ->
    [Tiro] Against Tiro, the recruit
   *[other] Against { $level }
}
challenge-task = A game is under way, and you have White. A blue piece between two of yours is taken. The sand runs only while it is your turn, and more time can be asked for whenever you like.
challenge-begin = Let the sand run
challenge-taken = { $taken } of { $count } taken
challenge-time = { $minutes }:{ $seconds } left
challenge-last-sand = The last sand is running. More time can be asked for.
challenge-more-time = More time
challenge-won = Done, before the last grain fell.
challenge-won-more = A steady hand. Another round begins with a full glass.
challenge-lost = The sand has run out.
challenge-lost-more = Nothing is lost: with more time the game goes on as it stands.
challenge-ended = The game has ended first.
challenge-again = Once more
challenge-play-on = Play on without sand
challenge-leave = Leave
