# How a game ended: a sentence that names the rule. $winner is white, black or none.
result-winner = { $winner ->
    [white] White
   *[black] Blue
}
result-loser = { $winner ->
    [white] Blue
   *[black] White
}
result-men = { $most ->
    [0] { $counted ->
        [men] { result-winner } wins: { result-loser } has no man left
       *[all] { result-winner } wins: { result-loser } has no piece left
    }
   *[1] { $counted ->
        [free] { result-winner } wins: { result-loser } has at most one free piece left
        [men] { result-winner } wins: { result-loser } has at most one man left
       *[all] { result-winner } wins: { result-loser } has at most one piece left
    }
}
result-no-action = { result-winner } wins: { result-loser } has no legal move left
result-dux-captured = { result-winner } wins: { result-loser }’s dux is captured
result-dux-immobilised = { result-winner } wins: { result-loser }’s dux is shut in on all four sides
result-quiet = { $winner ->
    [none] Drawn: { $turns } turns have passed without a capture, and both sides have equally many pieces
   *[other] { result-winner } wins: { $turns } turns have passed without a capture, and { result-winner } has more pieces
}
result-long-game = { $winner ->
    [none] Drawn: the game has gone on too long, and both sides have equally many pieces
   *[other] { result-winner } wins: the game has gone on too long, and { result-winner } has more pieces
}
result-repetition = Drawn: the same position has come for the fifth time
result-length = { $winner ->
    [none] Drawn: the agreed number of moves has been played
   *[other] { result-winner } wins: the agreed number of moves has been played
}
result-resigned = { result-winner } wins: { result-loser } gives up
result-agreed = Drawn: both sides agree

# What next.
button-play-again = Play again
button-look-at-board = Look at the board
button-show-result = The result, and what next
button-take-back = Take back
button-another-ruleset = Another ruleset
button-change-sides = Change sides

# Who has won, in the largest letters.
result-headline = { $who ->
    [you] You have won
    [lost] You have lost
    [white] White has won
    [black] Blue has won
   *[none] Drawn
}
