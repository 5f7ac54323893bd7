# Titulus: quae ante ludum eliguntur.
menu-subtitle = Romanorum lusus militaris
menu-play = Lude
menu-quit = Exi
menu-start-here = hinc incipe
menu-your-own = tuae
menu-no-ruleset = Nullae leges legi potuerunt
menu-board = Tabula
menu-men = Milites
menu-men-and-dux = et dux utrique, praeter milites
menu-you-play = Partes tuae
menu-two-players = Duo lusores
menu-watch = Specta
menu-begins = Incipit
menu-by-lot = Sorte
menu-begins-by-rule = { $side ->
    [white] Albus, ex his legibus
   *[black] Caeruleus, ex his legibus
}
menu-against = Adversus
menu-files-unread = { $count ->
    [one] { $count } scriptum tuum legi non potuit: ostende
   *[other] { $count } scripta tua legi non potuerunt: ostende
}
menu-files-unread-hide = { $count ->
    [one] { $count } scriptum tuum legi non potuit: conde
   *[other] { $count } scripta tua legi non potuerunt: conde
}
menu-fault-and-more = { $fault } (et { $more } praeterea)

# Gradus machinae: quid de quoque exspectandum sit.
level-tiro = Tiro: videt quod ante pedes est, neque id totum.
level-miles = Miles: capit quod videt, raro quaerit quid sequatur.
level-immunis = Immunis: responsum tuum spectat, angulos longinquos neglegit.
level-principalis = Principalis: suos custodit, a tergo venientia non videt.
level-optio = Optio: paucos motus prospicit, et errat.
level-centurio = Centurio: firmus, patiens, uno insidiarum genere raro deceptus.
level-tribunus = Tribunus: consilia capit et plerosque errores punit.
level-legatus = Legatus: paulum cogitat, raro errat.
level-called-tiro = Tiro, miles novus
level-called-miles = Miles gregarius
level-called-immunis = Immunis, munere vacans
level-called-principalis = Principalis, munere honoratus
level-called-optio = Optio, centurionis vicarius
level-called-centurio = Centurio, centuriae praefectus
level-called-tribunus = Tribunus, legato proximus
level-called-legatus = Legatus, legionis dux

# The first page.
menu-start = Hinc incipe
menu-start-against = adversarius: { $name }
menu-all-games = Lusum elige
menu-about = De ludo
menu-back = Redi
menu-short-game-more = pauci motus, deinde numerus
menu-challenge-more = capturae ad horologium
menu-archers = Sagittarii
menu-archers-more = alius lusus, in stragula
menu-exhibit-more = tabula saeculi primi
