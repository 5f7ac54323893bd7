# Games that are kept: the one that is going on, the saved ones, and looking through them.
archive-open = Saved games
archive-title = Saved games
archive-go-on = Go on: { $game }, { $turns }
archive-not-kept = The game cannot be kept: { $reason }
archive-this-game = This game
archive-save = Save
archive-saved = Saved as { $name }
archive-copy-record = Copy the record
archive-copy-position = Copy the position
archive-copied = Copied
archive-look = Look through it
archive-replay = Replay
archive-saved-games = Saved earlier
archive-none = No game has been saved yet
archive-reading = Reading ...
archive-where = They lie in { $folder }
archive-open-game = goes on
archive-delete = Delete
archive-delete-game = Delete: { $name }
archive-deleted = Deleted
archive-put-back = Put it back
archive-before = the game before

# Looking through a game
archive-first = To the beginning
archive-back = One back
archive-forward = One forward
archive-last = To the end
archive-moment = Action { $ply } of { $plies }
archive-play-on = Play on from here
archive-look-away = Back to the game
archive-looking = The game is looked through
