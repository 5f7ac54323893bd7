# Les reconstitutions : leurs noms, leur caractère et leur origine.
ruleset-bautista-name = Bautista Prados : deux rangs
ruleset-bautista-feel = Deux rangs pleins, chaque pion frappe de loin, et tout l’ennemi doit être pris.
ruleset-bautista-source = David Bautista Prados, texte d’aide de son application (sans date), que nous avons lu. Rangs, vides et plateaux sont des propositions modernes ; lui-même dit que 12x8 n’a pas d’appui historique.
ruleset-bautista-dux-name = Bautista Prados : avec un dux
ruleset-bautista-dux-feel = Un rang de pions et un chef, le dux. Prendre le dux adverse, c’est gagner.
ruleset-bautista-dux-source = David Bautista Prados, texte d’aide de son application (sans date), que nous avons lu. Lui-même dit qu’un dux n’a pas d’appui historique ; sa place est fixée ici.
ruleset-schadler-name = Schädler 2001
ruleset-schadler-feel = Poser ses pions un à un, puis sauter, lier et délivrer. Réfléchi et fuyant.
ruleset-schadler-source = Schädler, Homo Ludens IV (1994) 47-67 et Abstract Games 7 (2001) 10-11. Nous n’avons pu lire ni l’un ni l’autre : les règles nous viennent d’un article russe et du texte et du code du projet Ludii.
ruleset-schadler-1994-name = Schädler 1994
ruleset-schadler-1994-feel = La forme ancienne, plus hardie : on peut se glisser entre deux ennemis, et les liés comptent encore.
ruleset-schadler-1994-source = Schädler, Homo Ludens IV (1994) 47-67. Nous n’avons pu le lire : les règles nous viennent telles que d’autres les impriment, surtout du texte et du code du projet Ludii.
ruleset-bell-name = Bell 1960
ruleset-bell-feel = Corps à corps à petits pas. Qui prend rejoue, et les coins sont dangereux.
ruleset-bell-source = Bell (1960, deuxième édition 1969 ; Dover 1979, p. 86), d’après un article d’encyclopédie et le projet Ludii ; nous n’avons pas lu le livre. Le dux est son idée.
ruleset-kowalski-name = Kowalski
ruleset-kowalski-feel = Un grand plateau, de longues lignes, et un nœud qui se serre autour du dux ennemi.
ruleset-kowalski-source = W. J. Kowalski, une page de Penn State (vers 1998 à 2008), sa forme tardive, d’après un article d’encyclopédie et le projet Ludii ; quelques points sont fixés ici.
ruleset-kowalski-early-name = Kowalski, premières règles
ruleset-kowalski-early-feel = La même chasse, mais une ligne entière peut tomber d’un seul coup.
ruleset-kowalski-early-source = W. J. Kowalski, une page de Penn State (vers 1998 à 2008), sa première forme, où tombent des lignes entières, d’après un article d’encyclopédie et le projet Ludii ; il y renonça plus tard.
ruleset-kowalski-11x10-name = Kowalski sur 11x10
ruleset-kowalski-11x10-feel = Dix pions, le dux au milieu. Patience : un dux au bord est à l’abri.
ruleset-kowalski-11x10-source = W. J. Kowalski, une page de Penn State (vers 1998 à 2008), sa forme sur 11x10, d’après un article d’encyclopédie et le projet Ludii. Que le bord épargne le dux est fixé ici, car il y commence.
ruleset-astur-ranks-name = Salvius Astur : en rangs
ruleset-astur-ranks-feel = Un seul rang chacun et de grands espaces : cerner, ou être cerné.
ruleset-astur-ranks-source = Cn. Salvius Astur, un article pour Nova Roma (sans date), que nous avons lu. Les plateaux sont fixés ici.
ruleset-astur-ranks-delayed-name = Salvius Astur : en rangs, différé
ruleset-astur-ranks-delayed-feel = De même, mais ceux qu’on attrape sont liés et peuvent s’échapper avant d’être retirés.
ruleset-astur-ranks-delayed-source = Cn. Salvius Astur, un article pour Nova Roma (sans date), que nous avons lu. Les plateaux sont fixés ici.
ruleset-astur-free-name = Salvius Astur : pose libre
ruleset-astur-free-feel = Remplir le plateau pion après pion, puis frapper sur toutes les lignes.
ruleset-astur-free-source = Cn. Salvius Astur, un article pour Nova Roma (sans date), que nous avons lu. Les vingt-cinq pions sont de lui ; plateaux et autres nombres sont fixés ici.
ruleset-astur-free-delayed-name = Salvius Astur : pose libre, différé
ruleset-astur-free-delayed-feel = Un plateau serré où les liés attendent d’être retirés, ou délivrés.
ruleset-astur-free-delayed-source = Cn. Salvius Astur, un article pour Nova Roma (sans date), que nous avons lu. Les vingt-cinq pions sont de lui ; plateaux et autres nombres sont fixés ici.
ruleset-jasyr-name = Jasyr
ruleset-jasyr-feel = Cinq archers par camp courent par des lignes tortes vers la base ennemie. Vif et tranchant : jamais en arrière.
ruleset-jarmo-name = Jarmo
ruleset-jarmo-feel = Les archers vont et viennent : ce qui est pris revient. Patient, plein de retournements.

# Ce qui va ensemble.
family-bautista = Lignes ouvertes · Bautista Prados
family-schadler = Lier et délivrer · Schädler
family-bell = Pas à pas · Bell
family-kowalski = Enfermer le dux · Kowalski
family-astur = Cerner · Salvius Astur
family-own = Vos propres règles
family-other = Les archers et d’autres jeux

# Difficulté et durée.
ruleset-easy = facile à apprendre
ruleset-middling = demande un peu d’exercice
ruleset-hard = exigeant
ruleset-short = une dizaine de minutes
ruleset-medium = une demi-heure environ
ruleset-long = une heure ou plus
