# Restitutiones: nomina, ingenium, origo.
ruleset-bautista-name = Bautista Prados: duo ordines
ruleset-bautista-feel = Bini ordines pleni, quisque miles procul ferit, et hostes omnes capiendi sunt.
ruleset-bautista-source = David Bautista Prados, explicatio programmatis sui (sine anno), a nobis lecta. Ordines, vacua, tabulae nova sunt; ipse dicit 12x8 testibus antiquis carere.
ruleset-bautista-dux-name = Bautista Prados: cum duce
ruleset-bautista-dux-feel = Ordo militum et dux. Qui ducem alterius cepit, vicit.
ruleset-bautista-dux-source = David Bautista Prados, explicatio programmatis sui (sine anno), a nobis lecta. Ipse dicit ducem testibus antiquis carere; locus eius hic constitutus est.
ruleset-schadler-name = Schädler 2001
ruleset-schadler-feel = Milites singulos pone, deinde sali, alliga, libera. Ludus cogitantium et lubricus.
ruleset-schadler-source = Schädler, Homo Ludens IV (1994) 47-67 et Abstract Games 7 (2001) 10-11. Neutrum legere potuimus: leges ex scripto Russico et ex Ludii opere novimus.
ruleset-schadler-1994-name = Schädler 1994
ruleset-schadler-1994-feel = Forma prior et audacior: inter duos hostes intrare licet, et alligati adhuc numerantur.
ruleset-schadler-1994-source = Schädler, Homo Ludens IV (1994) 47-67. Legere non potuimus: leges novimus ut alii eas tradunt, praesertim ex Ludii opere.
ruleset-bell-name = Bell 1960
ruleset-bell-feel = Comminus parvis gradibus pugnatur. Qui cepit iterum movet, et anguli periculosi sunt.
ruleset-bell-source = Bell (1960, iterum 1969; Dover 1979, p. 86), ex encyclopaedia et Ludii opere; librum ipsum non legimus. Dux ab ipso inventus est.
ruleset-kowalski-name = Kowalski
ruleset-kowalski-feel = Tabula lata, longi ordines, lentus laqueus circa ducem hostium.
ruleset-kowalski-source = W. J. Kowalski, pagina universitatis Penn State (circa 1998-2008), forma posterior, ex encyclopaedia et Ludii opere; quaedam hic constituta sunt.
ruleset-kowalski-early-name = Kowalski, leges priores
ruleset-kowalski-early-feel = Eadem venatio, sed totus ordo uno ictu cadere potest.
ruleset-kowalski-early-source = W. J. Kowalski, pagina universitatis Penn State (circa 1998-2008), forma prior, in qua toti ordines capiuntur, ex encyclopaedia et Ludii opere; postea eam reliquit.
ruleset-kowalski-11x10-name = Kowalski in 11x10
ruleset-kowalski-11x10-feel = Deni milites et dux medius. Patientia opus est: dux in margine tutus est.
ruleset-kowalski-11x10-source = W. J. Kowalski, pagina universitatis Penn State (circa 1998-2008), forma in 11x10, ex encyclopaedia et Ludii opere. Margo ne duci noceat hic constitutum est, nam ibi incipit.
ruleset-astur-ranks-name = Salvius Astur: in ordine
ruleset-astur-ranks-feel = Singuli ordines et multum spatii: circumveni, aut circumveniere.
ruleset-astur-ranks-source = Cn. Salvius Astur, commentatio Novae Romae (sine anno), a nobis lecta. Tabulae hic constitutae sunt.
ruleset-astur-ranks-delayed-name = Salvius Astur: in ordine, cum mora
ruleset-astur-ranks-delayed-feel = Idem, sed capti alligantur et, antequam tollantur, exire possunt.
ruleset-astur-ranks-delayed-source = Cn. Salvius Astur, commentatio Novae Romae (sine anno), a nobis lecta. Tabulae hic constitutae sunt.
ruleset-astur-free-name = Salvius Astur: libere positi
ruleset-astur-free-feel = Tabulam singulis militibus imple, deinde per omnes ordines feri.
ruleset-astur-free-source = Cn. Salvius Astur, commentatio Novae Romae (sine anno), a nobis lecta. Milites quini et viceni ipsius sunt; tabulae ceterique numeri hic constituti sunt.
ruleset-astur-free-delayed-name = Salvius Astur: libere positi, cum mora
ruleset-astur-free-delayed-feel = Tabula plena, in qua alligati exspectant dum tollantur aut liberentur.
ruleset-astur-free-delayed-source = Cn. Salvius Astur, commentatio Novae Romae (sine anno), a nobis lecta. Milites quini et viceni ipsius sunt; tabulae ceterique numeri hic constituti sunt.
ruleset-jasyr-name = Jasyr
ruleset-jasyr-feel = Quini sagittarii per vias obliquas ad sedem hostium currunt. Celer et acer: numquam retro.
ruleset-jarmo-name = Jarmo
ruleset-jarmo-feel = Sagittarii eunt et redeunt: captus revertitur. Patiens, multis fortunae vicibus.

# Quae cohaerent.
family-bautista = Viae apertae · Bautista Prados
family-schadler = Alligare et liberare · Schädler
family-bell = Gradatim · Bell
family-kowalski = Ducem claudere · Kowalski
family-astur = Circumvenire · Salvius Astur
family-own = Leges tuae
family-other = Sagittarii et alii ludi

# Quam difficilis, quam longus.
ruleset-easy = facilis discenti
ruleset-middling = usum quendam poscit
ruleset-hard = arduus
ruleset-short = fere sexta pars horae
ruleset-medium = fere dimidia hora
ruleset-long = hora aut amplius
