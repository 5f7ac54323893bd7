# The table: what the game says while it is played.
side-name = { $side ->
    [white] White
   *[black] Blue
}
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
pieces-captured = { $count ->
    [0] nothing captured
    [one] { $count } piece captured
   *[other] { $count } pieces captured
}

# What is asked, after the name of the side that is to act.
prompt-dux = { side-name }: place your dux on an empty square
prompt-place = { side-name }: place a man ({ $hand })
prompt-place-two = { side-name }: place two men ({ $hand })
prompt-again = { side-name }: the same piece may move again, or pass
prompt-goal = { side-name }: choose a lit square
prompt-take-or-move = { side-name }: take off a bound piece, or move
prompt-take-then-move = { side-name }: take off bound pieces if you wish, then move
prompt-move = { side-name }: choose a piece to move
prompt-thinking = { side-name } is thinking

# What a side has.
count-on-board = { $dux ->
    [alone] the dux on the board
    [with] { $men ->
        [one] { $men } man and the dux on the board
       *[other] { $men } men and the dux on the board
    }
    [men] { $men ->
        [one] { $men } man on the board
       *[other] { $men } men on the board
    }
   *[unnamed] { $men } on the board
}
count-in-hand = { $dux ->
    [alone] the dux in hand
    [with] { $men ->
        [one] { $men } man and the dux in hand
       *[other] { $men } men and the dux in hand
    }
    [men] { $men ->
        [one] { $men } man in hand
       *[other] { $men } men in hand
    }
   *[unnamed] { $men } in hand
}
count-took = took { $count }
seat-you = you

# Remarks under what is asked.
opening-by-lot = By lot, { side-name } begins
opening-against = The computer plays: { $name }
opening-men = { $dux ->
    [yes] Your men are calculi, “little stones”; the tall one is your dux, the leader
   *[no] Your men are calculi, “little stones”
}
quiet-left = { $turns ->
    [one] One turn without a capture ends the game
   *[other] { $turns } turns without a capture end the game
}
went-between = { side-name } goes in between two enemies on { $square }, and is safe there
scene-broken = The table’s scene file cannot be read (the menu says why): the built-in table stands here

# Board and men.
terms = { $dux ->
    [yes] { $men ->
        [one] { $board } board, { $men } man and a dux each
       *[other] { $board } board, { $men } men and a dux each
    }
   *[no] { $men ->
        [one] { $board } board, { $men } man each
       *[other] { $board } board, { $men } men each
    }
}
no-move-yet = No move yet
notation = @c7 set down, D@a3 the dux set down, a2-a4 moved, xd4 taken off; + joins what is done in one turn

# Buttons.
button-undo = Undo
button-redo = Redo
button-top-view = Top view
button-slant-view = From your seat
button-sound-on = Sound: on
button-sound-off = Sound: off
button-rules = Rules
button-menu = Menu
button-new-game = New game
button-resign = Resign
button-pass = Pass
button-close = Close

# Questions before a game is lost.
ask-new-game = Begin again? This game will be lost.
ask-leave = Leave the table? You can go on with this game later.
ask-resign = Give up this game?
answer-play-on = Play on
answer-new-game = New game
answer-leave = Leave
answer-resign = Resign
