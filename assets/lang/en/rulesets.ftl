# The reconstructions: their names, what they feel like, and where they come from.
ruleset-bautista-name = Bautista Prados: two rows
ruleset-bautista-feel = Two full rows, every man strikes from afar, and the whole enemy must be taken.
ruleset-bautista-source = David Bautista Prados, the help text of his app (undated), which we have read. Rows, gaps and boards are modern proposals; he himself says that 12x8 lacks historical support.
ruleset-bautista-dux-name = Bautista Prados: with a dux
ruleset-bautista-dux-feel = One row of men and a leader, the dux. Catch the other dux and you have won.
ruleset-bautista-dux-source = David Bautista Prados, the help text of his app (undated), which we have read. He himself says that a dux lacks historical support; where it stands is settled here.
ruleset-schadler-name = Schädler 2001
ruleset-schadler-feel = Set your men down one by one, then leap, bind and set free. Thoughtful and slippery.
ruleset-schadler-source = Schädler, Homo Ludens IV (1994) 47-67 and Abstract Games 7 (2001) 10-11. We could read neither: the rules reached us through a Russian article and through the text and code of the Ludii project.
ruleset-schadler-1994-name = Schädler 1994
ruleset-schadler-1994-feel = The older form, bolder: one may slip in between two enemies, and the bound still count.
ruleset-schadler-1994-source = Schädler, Homo Ludens IV (1994) 47-67. We could not read it: the rules reached us as others print them, above all the text and code of the Ludii project.
ruleset-bell-name = Bell 1960
ruleset-bell-feel = Close fighting in small steps. Who takes a man moves again, and corners are dangerous.
ruleset-bell-source = Bell (1960, second edition 1969; Dover 1979, p. 86), through an encyclopaedia article and the Ludii project; we have not read the book. The dux is his own idea.
ruleset-kowalski-name = Kowalski
ruleset-kowalski-feel = A wide board, long lines, and a slow noose round the enemy’s dux.
ruleset-kowalski-source = W. J. Kowalski, a page at Penn State (about 1998 to 2008), his later form, through an encyclopaedia article and the Ludii project; some points are settled here.
ruleset-kowalski-early-name = Kowalski, early rules
ruleset-kowalski-early-feel = The same hunt, but a whole line may fall at one blow.
ruleset-kowalski-early-source = W. J. Kowalski, a page at Penn State (about 1998 to 2008), his early form with whole lines taken, through an encyclopaedia article and the Ludii project; he dropped that later.
ruleset-kowalski-11x10-name = Kowalski on 11x10
ruleset-kowalski-11x10-feel = Ten men with the dux in their midst. Patient: a dux on the edge is safe.
ruleset-kowalski-11x10-source = W. J. Kowalski, a page at Penn State (about 1998 to 2008), his form on 11x10, through an encyclopaedia article and the Ludii project. That the edge spares the dux is settled here, for it starts there.
ruleset-astur-ranks-name = Salvius Astur: in ranks
ruleset-astur-ranks-feel = A single row each and wide open spaces: surround, or be surrounded.
ruleset-astur-ranks-source = Cn. Salvius Astur, an article for Nova Roma (undated), which we have read. The boards are settled here.
ruleset-astur-ranks-delayed-name = Salvius Astur: in ranks, delayed
ruleset-astur-ranks-delayed-feel = The same, but the caught are bound and may get out before they are taken off.
ruleset-astur-ranks-delayed-source = Cn. Salvius Astur, an article for Nova Roma (undated), which we have read. The boards are settled here.
ruleset-astur-free-name = Salvius Astur: free placing
ruleset-astur-free-feel = Fill the board man by man, then strike along every line.
ruleset-astur-free-source = Cn. Salvius Astur, an article for Nova Roma (undated), which we have read. Twenty-five men are his; the boards and other numbers are settled here.
ruleset-astur-free-delayed-name = Salvius Astur: free placing, delayed
ruleset-astur-free-delayed-feel = A crowded board on which the bound wait to be taken off, or freed.
ruleset-astur-free-delayed-source = Cn. Salvius Astur, an article for Nova Roma (undated), which we have read. Twenty-five men are his; the boards and other numbers are settled here.
ruleset-jasyr-name = Jasyr
ruleset-jasyr-feel = Five archers a side race along crooked lines to the enemy base. Quick and sharp: never back.
ruleset-jarmo-name = Jarmo
ruleset-jarmo-feel = Archers come and go: what is captured returns. Patient, with many turns of fortune.

# What belongs together.
family-bautista = Open lines · Bautista Prados
family-schadler = Bind and set free · Schädler
family-bell = Step by step · Bell
family-kowalski = Shut in the dux · Kowalski
family-astur = Surround · Salvius Astur
family-own = Your own rules
family-other = The archers and other games

# How hard and how long.
ruleset-easy = easy to learn
ruleset-middling = takes some practice
ruleset-hard = demanding
ruleset-short = about ten minutes
ruleset-medium = about half an hour
ruleset-long = an hour or more
