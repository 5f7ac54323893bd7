exhibit-title = La tumba del médico
exhibit-subtitle = Stanway, cerca de Colchester, hacia el año 50
exhibit-illustration = Ilustración según descripciones publicadas; no es la disposición hallada.
exhibit-after-plan = Las fichas están colocadas según un plano publicado: { $source }
exhibit-shapes = Los objetos están hechos para reconocerlos, no medidos. Rodean el tablero para que se vean.
exhibit-mark-known = Sabido
exhibit-mark-likely = Probable
exhibit-mark-disputed = Discutido
exhibit-mark-inferred = Deducción moderna
exhibit-mark-invented = Nuestra ilustración
exhibit-sources = Fuentes
exhibit-sources-hide = Ocultar las fuentes
exhibit-close = Cerrar
exhibit-back = Volver
exhibit-leave = Salir de la exposición
exhibit-tour = Visita guiada
exhibit-tour-length = unos { $seconds } segundos
exhibit-tour-leave = Mirar por tu cuenta
exhibit-tour-next = Siguiente
exhibit-spot-previous = Rótulo anterior
exhibit-spot-next = Rótulo siguiente
exhibit-tour-stop = Parada { $stop } de { $stops }
exhibit-more = Saber más
exhibit-whole = Todo el conjunto
exhibit-turn-hint = Arrastra para girar, pellizca o usa la rueda para acercarte, toca una señal para leer.
exhibit-what-if = ¿Y si fuera latrúnculos?
exhibit-grid = Una cuadrícula de 8 por 12 casillas: deducción moderna. No se halló ninguna línea.
exhibit-choose-rules = ¿Con qué reglas?
exhibit-play-kowalski = Reglas de Kowalski
exhibit-play-astur = Reglas de Salvio Astur
exhibit-play-on = Seguir jugando desde aquí
exhibit-set-aside = { $count ->
    [0] Cada ficha tiene su casilla.
    [one] Una ficha queda aparte.
   *[other] { $count } fichas quedan aparte.
}
exhibit-return = Volver a la ilustración
exhibit-fault = El archivo de la exposición tiene errores; se muestra la incorporada.

exhibit-object-rods = Varillas
exhibit-object-strainer = Cuenco colador
exhibit-object-instruments = Instrumental quirúrgico
exhibit-object-bead = Cuenta de azabache
exhibit-object-pan = Cazo
exhibit-object-amphora = Ánfora
exhibit-object-service = Vajilla

exhibit-find = El hallazgo
exhibit-find-place = En 1996 los arqueólogos abrieron una tumba en Stanway, cerca de Colchester. Había un tablero de juego con fichas de vidrio colocadas encima.
exhibit-find-when = Se enterró hacia el año 50.
exhibit-find-who = Quien murió pertenecía probablemente a una familia principal de los catuvelaunos.

exhibit-board = El tablero y su cuadrícula
exhibit-board-made = Arce, con bisagra en el centro, esquinas de aleación de cobre y restos de cuero. Casi toda la madera se pudrió.
exhibit-board-size = Medía unos 56 por 36 centímetros.
exhibit-board-grid = No quedan líneas. El primer anuncio habló de 8 por 12 casillas; otros creen que tales tableros no tenían casillas.

exhibit-counters = Las fichas y su orden
exhibit-counters-lay = Trece fichas de vidrio blancas y trece azules. La mayoría estaba en filas a lo largo de dos lados opuestos, algunas en diagonal, una blanca cerca del centro.
exhibit-counters-here = Los lugares exactos están en planos impresos que no pudimos ver. Esto es nuestra ilustración.

exhibit-under-way = ¿Una partida en curso?
exhibit-under-way-moves = El primer informe vio dos jugadas de apertura. Un lector posterior cree que Azul ha movido y que Blanco va a hacer su segunda jugada.
exhibit-under-way-none = Otros responden que la disposición no prueba ningún juego. Hubo quien preguntó si servía para adivinar.

exhibit-latrunculi = ¿Eran latrúnculos?
exhibit-latrunculi-crummy = Philip Crummy, su excavador: tales tableros pueden ser un tipo local, para un juego no reconocido antes.
exhibit-latrunculi-schadler = Ulrich Schädler: tales tableros no tenían casillas, así que probablemente no; quizá fidhcheall o gwyddbwyll.
exhibit-latrunculi-pieces = Para él es seguro que no se jugaba con dos clases de piezas.

exhibit-doctor = ¿Médico o druida?
exhibit-doctor-kit = En la tumba había trece instrumentos quirúrgicos: el juego más antiguo que se reconoce en Britania.
exhibit-doctor-druid = ¿Sanador, adivino, druida? El excavador lo dejó abierto.
exhibit-doctor-ashes = El cuerpo fue quemado. No se sabe si era hombre o mujer.

exhibit-rods = Las varillas
exhibit-rods-eight = En la tumba había ocho grandes varillas de metal.
exhibit-rods-use = Nadie sabe para qué servían. ¿Se lanzaban para conocer el futuro? ¿Eran de otro juego?

exhibit-strainer = El cuenco colador
exhibit-strainer-bowl = Un cuenco de aleación de cobre para colar bebidas.
exhibit-strainer-brew = Contenía polen de Artemisia, una planta como el ajenjo o la artemisa: restos de una infusión de hierbas.

exhibit-instruments = El instrumental
exhibit-instruments-made = Cuatro de bronce, siete de hierro, dos de ambos. Están emparentados con los romanos, pero no son copias; solo la sonda de cucharilla tiene forma del todo romana.
exhibit-instruments-list = Dos bisturíes, una sierra, ganchos, dos pinzas, tres agujas, una sonda de cucharilla y un mango de algo desconocido.

exhibit-goods = Mesa y bebida
exhibit-goods-service = Una vajilla de cerámica, un cuenco de sigillata roja, una jarra y un ánfora hispana.
exhibit-goods-pan = Un cazo de aleación de cobre, quizá para vino caliente; una cuenta de azabache, quizá tenida por mágica; una tela prendida con broches.

exhibit-others = Otros tableros
exhibit-others-hinged = Tableros con bisagra como este había en tumbas de Baldock y de King Harry Lane, en St Albans.
exhibit-others-poprad = En Poprad, Eslovaquia, una tumba de hacia el año 375 guardaba un tablero de 17 por 18 casillas.
exhibit-others-vindolanda = Vindolanda tiene muchos tableros de piedra: dieciséis según un recuento.

exhibit-poets = Lo que dicen los poetas
exhibit-poets-say = Soldados de vidrio; una pieza muere entre dos enemigos.
exhibit-poets-bound = Séneca: una pieza atada puede escapar.
exhibit-poets-silent = Hay un tablero con líneas. Nadie dice cuánto avanza una pieza, cuántas hay, cómo empiezan, ni nombra un jefe.

exhibit-tour-1 = Una tumba cerca de Colchester, cerrada hacia el año 50 y abierta en 1996. Había un tablero con fichas colocadas encima.
exhibit-tour-2 = Un tablero de arce que se plegaba en dos, con esquinas de metal. La madera desapareció, y con ella toda línea.
exhibit-tour-3 = Trece fichas de vidrio blancas y trece azules, casi todas a lo largo de dos lados. Los lugares que ves son nuestra ilustración.
exhibit-tour-4 = Ocho varillas de metal que nadie sabe explicar, y un cuenco en el que se colaban hierbas.
exhibit-tour-5 = Bisturíes, ganchos, pinzas, agujas, una sierra: el instrumental más antiguo que se reconoce en Britania.
exhibit-tour-6 = ¿Era el juego de soldados de los romanos? Los estudiosos no se ponen de acuerdo. Puedes ver cómo sería y seguir jugando.
