# The page of the rules: its own words.
mark-attested = attested
mark-inferred = inferred
mark-modern = modern
rules-moving = How to move
rules-taking = How to take
rules-winning = How to win
rules-beginning = How it begins
rules-long = When it goes on long
rules-sources-show = Show sources
rules-sources-hide = Hide sources
rules-notation = How moves are written: { $notation }.
mark-attested-means = an ancient text says so
mark-inferred-means = the author of this reconstruction concludes it
mark-modern-means = added so that the game can be played to an end
