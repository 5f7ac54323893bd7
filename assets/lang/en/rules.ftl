# The page of the rules: its own words.
mark-attested = attested
mark-inferred = inferred
mark-modern = modern
rules-marks = Attested: an ancient text says so. Inferred: the author of this reconstruction concludes it. Modern: added so that the game can be played to an end.
rules-notation = How moves are written: { $notation }.
