# The archers, Jasyr and Jarmo.
archers-prompt-move = { $side ->
    [white] White
   *[black] Blue
}: choose an archer
archers-prompt-come-back = { $side ->
    [white] White
   *[black] Blue
}: choose an archer, or set one from the hand on your base
archers-prompt-put-back = { $side ->
    [white] White
   *[black] Blue
}: put an archer back on your base, or pass
archers-prompt-pass = { $side ->
    [white] White
   *[black] Blue
} has no move: pass

archers-refused-no-line = No line joins { $from } and { $to }
archers-refused-backwards = From { $from } to { $to } is backwards: archers go forwards or level
archers-refused-arrived = The archer on { $square } has reached the enemy base and moves no more
archers-refused-at-home = The archer on { $square } stands on its own base: it is captured only when there is no other action
archers-refused-shuttle = Four times running between { $from } and { $to }: another move has to come first
archers-refused-put-back-first = Put an archer back on your base now, or pass
archers-refused-not-on-base = { $square } is not on your base, where archers come back
archers-refused-only-on-arrival = An archer comes back only when a superior one reaches the enemy base
archers-refused-may-not-pass = You may pass only when there is no other action

archers-result-base = { $winner ->
    [white] White wins: all archers of one side stand on the enemy base
    [black] Blue wins: all archers of one side stand on the enemy base
   *[none] Drawn: all archers of one side stand on the enemy base
}
archers-result-no-archers = { $winner ->
    [white] White wins: one side has no archer left
    [black] Blue wins: one side has no archer left
   *[none] Drawn: one side has no archer left
}
archers-result-passes = { $winner ->
    [white] White wins: both sides have passed
    [black] Blue wins: both sides have passed
   *[none] Drawn: both sides have passed
}
archers-result-quiet = { $winner ->
    [white] White wins: { $turns } turns without a capture
    [black] Blue wins: { $turns } turns without a capture
   *[none] Drawn: { $turns } turns without a capture
}
archers-match-next = Second game

archers-story = That Mongol archers played this on campaign in the thirteenth century is a legend without evidence.
archers-known = The game is known from one Polish book (Z. Nowak, 1972; M. Stajszczak, gamesfanatic.pl, 2024) and from web pages (pergioco.net, BrainKing).
archers-board-conjectural = conjectural
ruleset-jasyr-source = { archers-story } { archers-known }
ruleset-jarmo-source = { archers-story } { archers-known }
archers-became-superior = The archer on { $square } has become superior
archers-became-simple = The archer on { $square } has arrived and is simple again
archers-spoken-returned = back to the hand: { $squares }
archers-spoken-superior = superior now: { $squares }
archers-spoken-simple = simple again: { $squares }
archers-simple = archer
archers-superior = superior archer
archers-terms = { $places } places, { $men } archers each

archers-prompt-goal = { $side ->
    [white] White
   *[black] Blue
}: choose a lit place
archers-refused-choose-first = Choose one of your archers first, then a lit place
archers-hints-which = There is a good move for the archer on { $square }. Ask again: where to?
archers-hints-frame = That is the edge of the mat: the places lie inside it.
archers-result-arrived = { $winner ->
    [white] White wins: every White archer still in the game stands on the enemy base
    [black] Blue wins: every Blue archer still in the game stands on the enemy base
   *[none] Drawn
}
archers-match-goes-on = { $next ->
    [white] The match goes on: in the second game you play White.
    [black] The match goes on: in the second game you play Blue.
   *[both] The match goes on: in the second game the sides are changed.
}
archers-men = Archers each
archers-places = { $count } places
archers-shelf-soldiers = Soldiers
archers-shelf = Archers
archers-spoken-board = Mat, { $count } places joined by lines
archers-spoken-put-back = { $side ->
    [white] White
   *[black] Blue
}: archer put back on { $square }
archers-spoken-lines = lines to { $squares }

# A match: who plays it, by a name that stays when the sides change, and how it stands.
archers-match-terms = A match of two games: sides changed, points added.
archers-match-you = You
archers-match-player = Player { $number }
archers-match-pair = { $one } { $points }, { $other } { $others }
archers-match-none = Game 1 of 2: no points yet
archers-match-second = Game 2 of 2; from game 1: { $pair }
archers-match-game = Game { $game }: { $pair }
archers-match-sum = Together: { $pair }
archers-match-headline = { $who ->
    [you] You have won the match
    [lost] You have lost the match
    [none] The match is drawn
   *[other] { $name } has won the match
}
archers-match-cost = { $points ->
    [one] { $name } gets one point for it.
   *[other] { $name } gets { $points } points for it.
}

# What the hand is, when the first archer comes to lie in it.
archers-hand-action = { $side ->
    [white] White
   *[black] Blue
}: the archer now lies in the hand, beside the mat. Instead of a move it can be set on an empty place of its own base
archers-hand-arrival = { $side ->
    [white] White
   *[black] Blue
}: the archer now lies in the hand, beside the mat. It can come back when a superior archer of its side reaches the enemy base
archers-opening-goal = Bring your archers along the lines to the far row, the enemy base
