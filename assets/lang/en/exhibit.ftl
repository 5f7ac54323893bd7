# The Doctor’s grave. Labels have at most 60 words each, in plain language; nothing is said without a mark and a source.
exhibit-title = The Doctor’s grave
exhibit-subtitle = Stanway near Colchester, about AD 50
exhibit-illustration = Illustration after published descriptions, not the layout as it was found.
exhibit-after-plan = The counters stand after a published plan: { $source }
exhibit-shapes = The objects are made to be recognised, not measured. They stand around the board to be seen.
exhibit-mark-known = Known
exhibit-mark-likely = Likely
exhibit-mark-disputed = Disputed
exhibit-mark-inferred = Modern inference
exhibit-mark-invented = Our illustration
exhibit-sources = Sources
exhibit-sources-hide = Hide sources
exhibit-close = Close
exhibit-back = Back
exhibit-leave = Leave the exhibit
exhibit-tour = Guided tour
exhibit-tour-length = about { $seconds } seconds
exhibit-tour-leave = Look around yourself
exhibit-tour-next = Next
exhibit-spot-previous = Previous label
exhibit-spot-next = Next label
exhibit-tour-stop = Stop { $stop } of { $stops }
exhibit-more = Tell me more
exhibit-whole = The whole
exhibit-turn-hint = Drag to turn, pinch or scroll to come closer, touch a sign to read.
exhibit-what-if = What if it was latrunculi?
exhibit-grid = A grid of 8 by 12 squares: a modern inference. No lines were found.
exhibit-choose-rules = Whose rules?
exhibit-play-kowalski = Kowalski’s rules
exhibit-play-astur = Salvius Astur’s rules
exhibit-play-on = Play on from here
exhibit-set-aside = { $count ->
    [0] Every counter has its square.
    [one] One counter is set aside.
   *[other] { $count } counters are set aside.
}
exhibit-return = Back to the illustration
exhibit-fault = The exhibit’s file has faults; the built-in exhibit is shown.

exhibit-object-rods = Rods
exhibit-object-strainer = Strainer bowl
exhibit-object-instruments = Surgical instruments
exhibit-object-bead = Jet bead
exhibit-object-pan = Pan
exhibit-object-amphora = Amphora
exhibit-object-service = Dinner service

exhibit-find = The find
exhibit-find-place = In 1996 archaeologists opened a grave at Stanway, near Colchester. In it lay a game board with glass counters set out on it.
exhibit-find-when = It was buried about AD 50.
exhibit-find-who = The dead probably belonged to a leading family of the Catuvellauni.

exhibit-board = The board and its grid
exhibit-board-made = Maple, hinged in the middle, with copper-alloy corners and traces of leather. Almost all the wood has rotted.
exhibit-board-size = It measured about 56 by 36 centimetres.
exhibit-board-grid = No lines survive. The first announcement spoke of 8 by 12 squares; others think that such boards had no squares at all.

exhibit-counters = The counters and their order
exhibit-counters-lay = Thirteen white and thirteen blue counters of glass. Most lay in lines along two opposite sides, some in a diagonal line, one white counter near the middle.
exhibit-counters-here = The exact places are printed on plans that we could not see. What stands here is our illustration.

exhibit-under-way = A game under way?
exhibit-under-way-moves = The first report saw two opening moves. A later reader thinks that Blue has moved and White is about to make a second move.
exhibit-under-way-none = Others answer that the layout proves no game at all. Some have asked whether it served to tell the future.

exhibit-latrunculi = Was it latrunculi?
exhibit-latrunculi-crummy = Philip Crummy, who dug it: such boards may be one local kind, for a game not recognised before.
exhibit-latrunculi-schadler = Ulrich Schädler: such boards had no squares, so probably not latrunculi; perhaps fidhcheall or gwyddbwyll.
exhibit-latrunculi-pieces = He is certain that it was not played with two kinds of piece.

exhibit-doctor = Doctor or druid?
exhibit-doctor-kit = Thirteen surgical instruments lay in the grave: the earliest such set that can be recognised in Britain.
exhibit-doctor-druid = Healer, diviner, druid? The excavator left it open.
exhibit-doctor-ashes = The body was burned. Whether it was a man or a woman is unknown.

exhibit-rods = The rods
exhibit-rods-eight = Eight large metal rods lay in the grave.
exhibit-rods-use = Nobody knows what they were for. Were they thrown to tell the future? Did they belong to another game?

exhibit-strainer = The strainer bowl
exhibit-strainer-bowl = A bowl of copper alloy for straining drinks.
exhibit-strainer-brew = It held pollen of Artemisia, a plant such as wormwood or mugwort: the remains of a herbal brew.

exhibit-instruments = The surgeon’s instruments
exhibit-instruments-made = Four of bronze, seven of iron, two of both. They are related to Roman instruments but are no copies; only the scoop probe has a plain Roman form.
exhibit-instruments-list = Two scalpels, a saw, hooks, two forceps, three needles, a scoop probe, and a handle of something unknown.

exhibit-goods = Table and drink
exhibit-goods-service = A dinner service of pottery, a bowl of red samian ware, a flagon and a Spanish amphora.
exhibit-goods-pan = A copper-alloy pan, perhaps for warm wine; a bead of jet, perhaps thought magical; a cloth pinned with brooches.

exhibit-others = Other boards
exhibit-others-hinged = Hinged boards like this one lay in graves at Baldock and at King Harry Lane in St Albans.
exhibit-others-poprad = At Poprad in Slovakia, in a tomb of about AD 375, lay a board of 17 by 18 squares.
exhibit-others-vindolanda = Vindolanda has many boards of stone: sixteen by one count.

exhibit-poets = What the poets say
exhibit-poets-say = Soldiers of glass; a piece dies between two enemies.
exhibit-poets-bound = Seneca: a piece that is tied up may get out.
exhibit-poets-silent = There is a ruled board. None tells how far a piece moves, how many there are, how they begin, or of a chief piece.

exhibit-tour-1 = A grave near Colchester, closed about AD 50 and opened in 1996. In it lay a board with counters set out on it.
exhibit-tour-2 = A board of maple that folded in two, with metal corners. The wood is gone, and with it any lines.
exhibit-tour-3 = Thirteen white and thirteen blue counters of glass, most of them along two sides. The places you see are our illustration.
exhibit-tour-4 = Eight metal rods that nobody can explain, and a bowl in which herbs were strained.
exhibit-tour-5 = Scalpels, hooks, forceps, needles, a saw: the earliest surgeon’s set that can be recognised in Britain.
exhibit-tour-6 = Was it the Romans’ game of soldiers? Scholars disagree. You can see how it would look, and play on.
