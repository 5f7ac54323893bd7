# The title: what is chosen before a game.
menu-subtitle = the Roman game of soldiers
menu-play = Play
menu-quit = Quit
menu-start-here = start here
menu-your-own = your own
menu-no-ruleset = No ruleset could be read
menu-board = Board
menu-men = Men each
menu-men-and-dux = and a dux each, beside the men
menu-you-play = You play
menu-two-players = Two players
menu-watch = Watch
menu-begins = Begins
menu-by-lot = By lot
menu-begins-by-rule = { $side ->
    [white] White, by these rules
   *[black] Blue, by these rules
}
menu-against = Against
menu-files-unread = { $count ->
    [one] { $count } of your files could not be read: show
   *[other] { $count } of your files could not be read: show
}
menu-files-unread-hide = { $count ->
    [one] { $count } of your files could not be read: hide
   *[other] { $count } of your files could not be read: hide
}
menu-fault-and-more = { $fault } (and { $more } more)

# The computer’s levels: what to expect of each.
level-tiro = The recruit: sees what lies under his nose, and not all of that.
level-miles = The soldier: takes what he sees, and rarely asks what comes back.
level-immunis = Excused from digging: looks at your answer, but not into the far corners.
level-principalis = The sergeant: guards his men, and misses what comes from behind.
level-optio = The centurion’s deputy: looks a few moves ahead, and errs.
level-centurio = The captain: sound, patient, and seldom caught by one threat.
level-tribunus = The staff officer: plans ahead and punishes most mistakes.
level-legatus = The general: thinks for a moment and errs rarely.
level-called-tiro = Tiro, the recruit
level-called-miles = Miles, the soldier
level-called-immunis = Immunis, the old soldier
level-called-principalis = Principalis, the sergeant
level-called-optio = Optio, the deputy
level-called-centurio = Centurio, the captain
level-called-tribunus = Tribunus, the staff officer
level-called-legatus = Legatus, the general

# The first page.
menu-start = Start here
menu-start-against = against { $name }
menu-all-games = Choose a game
menu-about = About
menu-back = Back
menu-short-game-more = a few turns, then a count
menu-challenge-more = captures against the clock
menu-archers = The archers
menu-archers-more = another game, on a mat
menu-exhibit-more = a board from about AD 50
