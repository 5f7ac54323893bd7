# The game in a museum: visitors’ pages, and the operator’s.
kiosk-touch = Touch to play
kiosk-caption-game = Ludus latrunculorum: the Romans’ game of soldiers
kiosk-caption-capture = A piece is lost between two enemies. So Ovid and Martial tell it.
kiosk-caption-rules = No book of rules survives. You see a reconstruction: { $name }
kiosk-choose-language = Your language
kiosk-choose = What would you like?
kiosk-lesson = Learn it in two minutes
kiosk-short-game = Play a short game
kiosk-exhibit = The Doctor’s grave
kiosk-reading = What the ancients wrote
kiosk-something-else = Something else
kiosk-start-over = Start over
kiosk-back = Back
kiosk-large-text = Large text
kiosk-high-contrast = High contrast
kiosk-face-to-face = Two facing each other
kiosk-turn = Turn the page to the other side
kiosk-turns-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
kiosk-score = White { $white }, Blue { $blue }
kiosk-short-won = More of yours stand on the board: you win.
kiosk-short-lost = More of Tiro’s stand on the board: this time Tiro wins.
kiosk-short-drawn = As many on both sides: a draw.
kiosk-still-here = Still here?
kiosk-going-on = { $seconds ->
    [one] Touch to go on. In { $seconds } second everything begins anew.
   *[other] Touch to go on. In { $seconds } seconds everything begins anew.
}
kiosk-closed = Closed at this hour

operator-title = For the museum
operator-pin = PIN
operator-wrong-pin = That was not the PIN.
operator-wait = { $seconds ->
    [one] Next try in { $seconds } second
   *[other] Next try in { $seconds } seconds
}
operator-delete = Delete
operator-statistics = Visits
operator-day = Day
operator-visits = Visits
operator-games = Games
operator-minutes = Minutes on average
operator-copy = Copy to a USB stick
operator-copied = Copied to { $folder }
operator-no-stick = No USB stick was found.
operator-volume = Volume
operator-cleaning = { $seconds ->
    [one] Wipe the screen ({ $seconds } second)
   *[other] Wipe the screen ({ $seconds } seconds)
}
operator-restart = Restart
operator-quit = Quit
operator-close = Back to the visitors
operator-faults = What is wrong
operator-no-faults = Everything is in order.
operator-running = Running since { $time }
operator-wiping = The screen may be wiped now.
operator-fault-configuration = The configuration has faults; the last good one is in force:
operator-fault-copy = No copy of the good configuration could be kept:
operator-fault-rulesets = Rulesets that could not be read:
operator-fault-exhibit = The exhibit has faults; the built-in one is shown:
operator-fault-room = The room could not be read:
operator-fault-logo = The museum’s picture could not be read:
operator-fault-monitor = The screen that is named is not there; the first one is used:
operator-fault-visits = Visits cannot be written down; they wait:
operator-fault-log = The log cannot be written:
operator-restart-now = Restart: press once more
operator-quit-now = Quit: press once more
