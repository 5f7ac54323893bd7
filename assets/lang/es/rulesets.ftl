# Las reconstrucciones: sus nombres, cómo se sienten y de dónde vienen.
ruleset-bautista-name = Bautista Prados: dos filas
ruleset-bautista-feel = Dos filas completas, cada ficha golpea de lejos, y hay que capturar a todo el enemigo.
ruleset-bautista-source = David Bautista Prados, texto de ayuda de su aplicación (sin fecha), que hemos leído. Filas, huecos y tableros son propuestas modernas; él mismo dice que 12x8 carece de apoyo histórico.
ruleset-bautista-dux-name = Bautista Prados: con un dux
ruleset-bautista-dux-feel = Una fila de fichas y un jefe, el dux. Quien captura al otro dux ha ganado.
ruleset-bautista-dux-source = David Bautista Prados, texto de ayuda de su aplicación (sin fecha), que hemos leído. Él mismo dice que un dux carece de apoyo histórico; su lugar se fija aquí.
ruleset-schadler-name = Schädler 2001
ruleset-schadler-feel = Colocar las fichas una a una, luego saltar, atar y liberar. Reflexivo y escurridizo.
ruleset-schadler-source = Schädler, Homo Ludens IV (1994) 47-67 y Abstract Games 7 (2001) 10-11. No pudimos leer ninguno: las reglas nos llegaron por un artículo ruso y por el texto y el código del proyecto Ludii.
ruleset-schadler-1994-name = Schädler 1994
ruleset-schadler-1994-feel = La forma antigua, más audaz: se puede entrar entre dos enemigas, y las atadas aún cuentan.
ruleset-schadler-1994-source = Schädler, Homo Ludens IV (1994) 47-67. No pudimos leerlo: las reglas nos llegaron como otros las imprimen, sobre todo por el texto y el código del proyecto Ludii.
ruleset-bell-name = Bell 1960
ruleset-bell-feel = Lucha cercana a pasos cortos. Quien captura vuelve a mover, y las esquinas son peligrosas.
ruleset-bell-source = Bell (1960, segunda edición 1969; Dover 1979, p. 86), por un artículo de enciclopedia y el proyecto Ludii; no hemos leído el libro. El dux es idea suya.
ruleset-kowalski-name = Kowalski
ruleset-kowalski-feel = Un tablero ancho, líneas largas y un lazo lento en torno al dux enemigo.
ruleset-kowalski-source = W. J. Kowalski, una página de Penn State (hacia 1998 a 2008), su forma tardía, por un artículo de enciclopedia y el proyecto Ludii; algunos puntos se fijan aquí.
ruleset-kowalski-early-name = Kowalski, reglas tempranas
ruleset-kowalski-early-feel = La misma caza, pero una línea entera puede caer de un golpe.
ruleset-kowalski-early-source = W. J. Kowalski, una página de Penn State (hacia 1998 a 2008), su forma temprana, en que caen líneas enteras, por un artículo de enciclopedia y el proyecto Ludii; después la abandonó.
ruleset-kowalski-11x10-name = Kowalski en 11x10
ruleset-kowalski-11x10-feel = Diez fichas con el dux en medio. Paciencia: un dux en el borde está a salvo.
ruleset-kowalski-11x10-source = W. J. Kowalski, una página de Penn State (hacia 1998 a 2008), su forma en 11x10, por un artículo de enciclopedia y el proyecto Ludii. Que el borde salva al dux se fija aquí, pues empieza en él.
ruleset-astur-ranks-name = Salvius Astur: en filas
ruleset-astur-ranks-feel = Una sola fila cada uno y mucho espacio: rodear o ser rodeado.
ruleset-astur-ranks-source = Cn. Salvius Astur, un artículo para Nova Roma (sin fecha), que hemos leído. Los tableros se fijan aquí.
ruleset-astur-ranks-delayed-name = Salvius Astur: en filas, diferido
ruleset-astur-ranks-delayed-feel = Lo mismo, pero lo atrapado queda atado y puede escapar antes de que lo retiren.
ruleset-astur-ranks-delayed-source = Cn. Salvius Astur, un artículo para Nova Roma (sin fecha), que hemos leído. Los tableros se fijan aquí.
ruleset-astur-free-name = Salvius Astur: colocación libre
ruleset-astur-free-feel = Llenar el tablero ficha a ficha y después golpear por todas las líneas.
ruleset-astur-free-source = Cn. Salvius Astur, un artículo para Nova Roma (sin fecha), que hemos leído. Las veinticinco fichas son suyas; tableros y otros números se fijan aquí.
ruleset-astur-free-delayed-name = Salvius Astur: colocación libre, diferido
ruleset-astur-free-delayed-feel = Un tablero repleto en el que las atadas esperan ser retiradas, o liberadas.
ruleset-astur-free-delayed-source = Cn. Salvius Astur, un artículo para Nova Roma (sin fecha), que hemos leído. Las veinticinco fichas son suyas; tableros y otros números se fijan aquí.
ruleset-jasyr-name = Jasyr
ruleset-jasyr-feel = Cinco arqueros por bando corren por líneas torcidas hacia la base enemiga. Rápido y agudo: nunca atrás.
ruleset-jarmo-name = Jarmo
ruleset-jarmo-feel = Los arqueros van y vienen: lo capturado vuelve. Paciente, con muchos vuelcos.

# Lo que va junto.
family-bautista = Líneas abiertas · Bautista Prados
family-schadler = Atar y liberar · Schädler
family-bell = Paso a paso · Bell
family-kowalski = Encerrar al dux · Kowalski
family-astur = Rodear · Salvius Astur
family-own = Reglas propias
family-other = Los arqueros y otros juegos

# Dificultad y duración.
ruleset-easy = fácil de aprender
ruleset-middling = pide algo de práctica
ruleset-hard = exigente
ruleset-short = unos diez minutos
ruleset-medium = una media hora
ruleset-long = una hora o más
