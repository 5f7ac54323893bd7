# Las reglas del ludus latrunculorum, un texto para cada valor de cada opción.
rule-board = El tablero está dividido en filas y columnas.
rule-opening-array = Las fichas empiezan en filas.
rule-opening-one = El tablero empieza vacío. Por turnos, cada bando coloca una ficha en una casilla vacía; entretanto a nadie le pasa nada.
rule-opening-two = El tablero empieza vacío. Por turnos, cada bando coloca dos fichas en casillas vacías; entretanto a nadie le pasa nada.
rule-opening-dux = Cuando todas las fichas están puestas, cada bando coloca su dux.
rule-movement-step = Una pieza avanza una casilla en su fila o columna.
rule-movement-slide = Una pieza avanza cuantas casillas vacías se quiera en su fila o columna.
rule-jumps = { $whom ->
    [enemy] Una ficha puede saltar sobre una enemiga vecina a la casilla vacía de detrás.
   *[either] Una ficha puede saltar sobre una pieza vecina de cualquier color a la casilla vacía de detrás.
} { $chain ->
    [single] Un salto es una jugada.
   *[many] Puede seguir saltando; para atrapar solo cuenta su última casilla.
} { $jumped ->
    [safe] Lo saltado no queda atrapado por esa jugada.
   *[exposed] Lo saltado puede quedar atrapado como cualquier otra.
}
rule-dux-jumps = { $whom ->
    [enemy] El dux también puede saltar sobre una enemiga vecina a la casilla vacía de detrás.
   *[either] El dux también puede saltar sobre una pieza vecina de cualquier color a la casilla vacía de detrás.
} { $chain ->
    [single] Un salto es una jugada.
   *[many] Puede seguir saltando; para atrapar solo cuenta su última casilla.
} { $jumped ->
    [safe] Lo saltado no queda atrapado por esa jugada.
   *[exposed] Lo saltado puede quedar atrapado como cualquier otra.
}
rule-removal-immediate = Una enemiga entre la pieza movida y otra propia, en línea, se captura al instante. Una jugada puede capturar en varias direcciones.
rule-removal-instead = Una enemiga entre la pieza movida y otra propia, en línea, queda atada: yace boca arriba, no puede mover y no ayuda a atrapar.
rule-removal-before = Una enemiga entre la pieza movida y otra propia, en línea, queda atada: yace boca arriba, no puede mover y no ayuda a atrapar.
rule-taking-instead = Retirar una pieza atada es un turno entero, una cada vez. Nadie está obligado.
rule-taking-before = Antes de mover, un bando puede retirar cuantas enemigas atadas quiera; después debe mover.
rule-free-again = Una pieza atada queda libre en cuanto una de las que la sujetan se va o es atada a su vez.
rule-line = Una línea entera de enemigas, sin huecos, entre dos propias queda capturada; un dux intocable la protege toda.
rule-hostile-corner = Una esquina vacía ayuda a quien captura, como una pieza propia; el borde no.
rule-edge = El borde del tablero no ayuda a nadie a capturar.
rule-corner-capture = Una ficha en una esquina es capturada por enemigas en las dos casillas vecinas, cuando una acaba de llegar allí.
rule-blockade = Un grupo sin casilla vacía al lado, encerrado por enemigas libres y el borde, es capturado entero.
rule-between-safe = Quien entra por sí mismo entre dos enemigas está a salvo allí.
rule-between-binds = Entre dos enemigas, libres o atadas, solo se puede entrar si esa misma jugada ata a una.
rule-second-move = Una pieza que captura puede volver a mover al instante, y otra vez si vuelve a capturar; también puede parar.
rule-dux-plain = El dux mueve y es capturado como una ficha; perderlo es solo perder una pieza.
rule-dux-captured = El dux mueve y es capturado como una ficha, y quien lo pierde ha perdido.
rule-dux-immobilised = El dux mueve y atrapa como una ficha y nunca es capturado.
rule-dux-edge-blocks = El bando cuyo turno empieza con su dux encerrado por los cuatro lados ha perdido. Encierran las piezas de ambos bandos y el borde; una debe ser enemiga.
rule-dux-edge-spares = El bando cuyo turno empieza con su dux encerrado por piezas en los cuatro lados, una de ellas enemiga, ha perdido. En el borde el dux está a salvo.
rule-third-forbidden = Ninguna jugada puede producir por tercera vez la misma posición con el mismo bando al turno.
rule-repetition-free = Las posiciones pueden repetirse; a la quinta vez son tablas.
rule-few = { $most ->
    [0] { $counted ->
        [men] Un bando sin fichas junto a su dux ha perdido.
       *[all] Un bando sin piezas ha perdido.
    }
   *[1] { $counted ->
        [free] Un bando con una sola pieza libre ha perdido; las atadas no cuentan.
        [men] Un bando con una sola ficha junto a su dux ha perdido.
       *[all] Un bando con una sola pieza ha perdido; las atadas cuentan.
    }
}
rule-no-action = El bando que debe jugar y no puede ha perdido.
rule-quiet = { $turns ->
    [one] Tras { $turns } turno sin capturas gana quien tiene más piezas; si hay igualdad, tablas.
   *[other] Tras { $turns } turnos sin capturas gana quien tiene más piezas; si hay igualdad, tablas.
}
rule-long-game = Tras 200 turnos sin capturas, o 600 en total, gana quien tiene más piezas; si hay igualdad, tablas.
rule-first-lot = La suerte decide quién empieza.
rule-first-white = Empiezan las blancas.
rule-first-black = Empiezan las azules.

# En qué se apoya una regla.
rule-source-varro = Varrón, De lingua Latina 10.22
rule-source-ovid = Ovidio, Ars amatoria 2.207 y otros lugares; Marcial 14.17
rule-source-seneca = según Séneca, Epistulae 117.30, y la Laus Pisonis
rule-source-piso = según el tablero abierto de la Laus Pisonis
rule-source-author = el autor de esta reconstrucción
rule-source-straight = los textos solo dicen que se va en línea recta
rule-source-settled = fijado aquí
rule-source-table = aquí en cada mesa, nunca en las órdenes de texto
