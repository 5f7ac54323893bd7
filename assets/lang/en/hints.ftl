# Help that is asked for.
hints-which = There is a good move for the calculus on { $square }. Ask again: where to?
hints-which-part = A good place lies in the lit part of the board. Ask again: where?
hints-go = From { $from } to { $to }.
hints-place = Set it down on { $square }.
hints-remove = Take off the bound piece on { $square }.
hints-pass = Better to pass.
hints-ask-why = Ask again: why?
hints-ask-good = Ask again: are there other good moves?
hints-good = Just as good are { $moves }. All are marked on the board, and that is all that is advised here.

# What a move does.
hints-takes = It takes { $squares }.
hints-binds = It binds { $squares }.
hints-frees = It frees { $squares }.
hints-saves = It brings { $squares } out of danger.
hints-threatens = It threatens { $squares }.
hints-hems-in = It leaves the dux on { $squares } fewer ways out.
hints-exposes = { $count ->
    [one] But { $squares } is then in danger.
   *[other] But { $squares } are then in danger.
}
hints-prepares-taking = { $count ->
    [one] It prepares { $next }, which would take { $squares }.
   *[other] It prepares { $next }, which would take { $count } at once: { $squares }.
}
hints-prepares-binding = { $count ->
    [one] It prepares { $next }, which would bind { $squares }.
   *[other] It prepares { $next }, which would bind { $count } at once: { $squares }.
}
hints-ends = It wins at once.
hints-wins = After it the win cannot be prevented.
hints-only = It is the only move.
hints-quiet = It takes and threatens nothing, but nothing stands better.

# Why the computer played as it did.
hints-because = { $played }: { $why }
hints-nothing-better = a quiet move; it saw nothing better.

# When there is no answer.
hints-looking = Looking for it …
hints-none = No answer was found.
hints-off = Hints are switched off in the settings.
hints-reasons-off = Reasons are switched off in the settings.
hints-not-now = Hints are given when it is a person’s turn.
hints-nothing-played = The computer has not moved yet.
hints-frame = That is the frame: the squares lie inside it.

# Buttons.
hints-button = Hint
hints-button-where = Where to?
hints-button-why = Why?
hints-button-good = Other good moves
hints-button-reason = Why so?
