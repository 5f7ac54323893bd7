# The rules of ludus latrunculorum, a text for each value of each switch.
rule-board = The board is ruled in rows and columns.
rule-opening-array = The men stand in rows at the start.
rule-opening-one = The board begins empty. In turn each side sets down one man on any empty square; nothing happens to anyone meanwhile.
rule-opening-two = The board begins empty. In turn each side sets down two men on any empty squares; nothing happens to anyone meanwhile.
rule-opening-dux = When all men are down, each side sets down its dux.
rule-movement-step = A piece goes one square along its row or column.
rule-movement-slide = A piece goes any number of empty squares along its row or column.
rule-jumps = { $whom ->
    [enemy] A man may jump over an enemy beside it to the empty square behind.
   *[either] A man may jump over a piece of either colour beside it to the empty square behind.
} { $chain ->
    [single] One jump is a move.
   *[many] It may go on jumping; only its last square counts for catching.
} { $jumped ->
    [safe] What is jumped over is not caught by that move.
   *[exposed] What is jumped over may be caught like any other.
}
rule-dux-jumps = { $whom ->
    [enemy] The dux may also jump over an enemy beside it to the empty square behind.
   *[either] The dux may also jump over a piece of either colour beside it to the empty square behind.
} { $chain ->
    [single] One jump is a move.
   *[many] It may go on jumping; only its last square counts for catching.
} { $jumped ->
    [safe] What is jumped over is not caught by that move.
   *[exposed] What is jumped over may be caught like any other.
}
rule-removal-immediate = An enemy between your moved piece and another of yours, in line, is taken off at once. One move may take in several directions.
rule-removal-instead = An enemy between your moved piece and another of yours, in line, is bound: it lies on its back, cannot move, and helps to catch nobody.
rule-removal-before = An enemy between your moved piece and another of yours, in line, is bound: it lies on its back, cannot move, and helps to catch nobody.
rule-taking-instead = To take a bound piece off the board is a whole turn, one piece at a time. Nobody must.
rule-taking-before = Before its move a side may take off as many bound enemies as it likes; then it must move.
rule-free-again = A bound piece is free as soon as one of those that hold it goes away or is bound itself.
rule-line = A whole unbroken line of enemies between two of yours is caught; a dux in the line that cannot be taken protects it all.
rule-hostile-corner = An empty corner helps whoever catches, like a piece of his own; the edge does not.
rule-edge = The edge of the board helps nobody to catch.
rule-corner-capture = A man on a corner square is caught by enemies on both squares beside it, when one of them has just moved there.
rule-blockade = A group without an empty square beside it, shut in by free enemies and the edge, is caught whole.
rule-between-safe = Whoever moves in between two enemies is safe there.
rule-between-binds = Nobody may move in between two enemies, free or bound, unless that very move binds one.
rule-second-move = A piece that takes may at once move again, and again if it takes again; it may also stop.
rule-dux-plain = The dux moves and is taken like a man; its loss is just a piece.
rule-dux-captured = The dux moves and is taken like a man, and who loses it has lost.
rule-dux-immobilised = The dux moves and catches like a man and is never taken.
rule-dux-edge-blocks = A side whose turn begins with its dux shut in on all four sides has lost. Pieces of both sides and the edge shut it in; one of them must be an enemy.
rule-dux-edge-spares = A side whose turn begins with its dux shut in by pieces on all four sides, one of them an enemy, has lost. A dux on the edge is safe.
rule-third-forbidden = No move may bring about the same position, with the same side to act, a third time.
rule-repetition-free = Positions may come again; but the fifth time is a draw.
rule-few = { $most ->
    [0] { $counted ->
        [men] A side without a man beside its dux has lost.
       *[all] A side without a piece has lost.
    }
   *[1] { $counted ->
        [free] A side with only one free piece has lost; bound ones do not count.
        [men] A side with only one man beside its dux has lost.
       *[all] A side with only one piece has lost; bound ones count.
    }
}
rule-no-action = A side that must act and cannot has lost.
rule-quiet = { $turns ->
    [one] After { $turns } turn without a capture the side with more pieces wins; equal is a draw.
   *[other] After { $turns } turns without a capture the side with more pieces wins; equal is a draw.
}
rule-long-game = After 200 turns without a capture, or 600 in all, the side with more pieces wins; equal is a draw.
rule-first-lot = The lot decides who begins.
rule-first-white = White begins.
rule-first-black = Blue begins.

# What a rule rests on.
rule-source-varro = Varro, De lingua Latina 10.22
rule-source-ovid = Ovid, Ars amatoria 2.207 and elsewhere; Martial 14.17
rule-source-seneca = after Seneca, Epistulae 117.30, and the Laus Pisonis
rule-source-piso = after the open board of the Laus Pisonis
rule-source-author = the author of this reconstruction
rule-source-straight = the texts say only that it goes straight
rule-source-settled = settled here
rule-source-table = at every table here, never in the text commands
