# El título: lo que se elige antes de una partida.
menu-subtitle = el juego romano de soldados
menu-play = Jugar
menu-quit = Salir
menu-start-here = empezar aquí
menu-your-own = propias
menu-no-ruleset = No se pudo leer ningún reglamento
menu-board = Tablero
menu-men = Fichas
menu-men-and-dux = y un dux por bando, además de las fichas
menu-you-play = Tu bando
menu-two-players = Dos jugadores
menu-watch = Mirar
menu-begins = Empieza
menu-by-lot = Por sorteo
menu-begins-by-rule = { $side ->
    [white] Las blancas, según estas reglas
   *[black] Las azules, según estas reglas
}
menu-against = Contra
menu-files-unread = { $count ->
    [one] No se pudo leer { $count } archivo: mostrar
   *[other] No se pudieron leer { $count } archivos: mostrar
}
menu-files-unread-hide = { $count ->
    [one] No se pudo leer { $count } archivo: ocultar
   *[other] No se pudieron leer { $count } archivos: ocultar
}
menu-fault-and-more = { $fault } (y { $more } más)

# Los niveles del ordenador: qué esperar de cada uno.
level-tiro = El recluta: ve lo que tiene delante de las narices, y no todo.
level-miles = El soldado: toma lo que ve y rara vez piensa en la respuesta.
level-immunis = Libre de cavar: mira la respuesta, pero no los rincones lejanos.
level-principalis = El suboficial: guarda a sus hombres y no ve lo que llega por detrás.
level-optio = El segundo del centurión: ve unas jugadas más allá, y se equivoca.
level-centurio = El capitán: sólido, paciente, rara vez lo sorprende una sola amenaza.
level-tribunus = El oficial de estado mayor: planea y castiga casi todos los errores.
level-legatus = El general: piensa un momento y se equivoca poco.
level-called-tiro = Tiro, el recluta
level-called-miles = Miles, el soldado
level-called-immunis = Immunis, el veterano
level-called-principalis = Principalis, el suboficial
level-called-optio = Optio, el segundo
level-called-centurio = Centurio, el capitán
level-called-tribunus = Tribunus, el oficial
level-called-legatus = Legatus, el general

# The first page.
menu-start = Empezar aquí
menu-start-against = contra { $name }
menu-all-games = Elegir juego
menu-about = Acerca de
menu-back = Volver
menu-short-game-more = unos turnos y se cuenta
menu-challenge-more = capturas contra el reloj
menu-archers = Los arqueros
menu-archers-more = otro juego, en un tapete
menu-exhibit-more = un tablero del siglo I
