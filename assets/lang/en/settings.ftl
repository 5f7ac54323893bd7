# The settings: their page, and what is said when they cannot be read or kept.
settings-open = Settings
settings-title = Settings
settings-close = Close
settings-section-comfort = Comfort
settings-section-table = Table
settings-section-sound = Sound
settings-section-play = Play

# Comfort
settings-language = Language
settings-language-system = System: { $language }
settings-text = Text size
settings-contrast = High contrast
settings-motion = Reduced motion
settings-motion-system = As the system
settings-animation = Pieces move
settings-animation-slow = Slowly
settings-animation-normal = As a hand does
settings-animation-fast = Fast
settings-animation-none = At once

# Table
settings-table = Room
settings-table-evening = Roman evening
settings-table-daylight = Museum by day
settings-board = Board
settings-board-wood = Wood
settings-board-stone = Stone
settings-board-hinged = Hinged, with bronze
settings-pieces = Pieces
settings-pieces-glass = Glass
settings-pieces-amber = Honey and green
settings-pieces-bone = Bone and slate
settings-pieces-distinct = Told apart by shape
settings-coordinates = Coordinates
settings-quality = Picture quality
settings-quality-automatic = As suits the machine
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High
settings-full-screen = Full screen
settings-face-to-face = Face to face
settings-face-to-face-note = For two people at a screen that lies flat

# Sound
settings-sound = Sounds
settings-music = Music
settings-muted = Everything silent
settings-muted-note = The key M does the same

# Play
settings-level = Computer’s level
settings-level-note = From the next game on
settings-show-legal = Show where to go
settings-show-last = Show the last move
settings-show-threats = Show what is in danger
settings-hints = Hints
settings-reasons = Computer’s reasons
settings-undo = Moves can be taken back

# What stands on the buttons
settings-on = On
settings-off = Off
settings-percent = { $value } %
settings-less = { $name }: less
settings-more = { $name }: more
settings-first-values = Everything as at first

# What went wrong
settings-damaged = A file was damaged. It lies here now: { $place }
settings-damaged-there = A file is damaged and cannot be moved aside; it is not written over
settings-not-kept = The settings cannot be kept: { $reason }
settings-nothing-kept = Nothing can be kept here: { $reason }
