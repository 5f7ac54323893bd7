# Ayuda que se pide.
hints-which = La ficha de { $square } tiene una buena jugada. Otra pista: ¿adónde?
hints-which-part = Hay un buen sitio en la parte iluminada del tablero. Otra pista: ¿dónde?
hints-go = De { $from } a { $to }.
hints-place = Colocarla en { $square }.
hints-remove = Retirar la pieza atada de { $square }.
hints-pass = Es mejor pasar.
hints-ask-why = Otra pista: ¿por qué?
hints-ask-good = Pregunta otra vez: ¿hay otras buenas?
hints-good = Igual de buenas: { $moves }. Todas están marcadas en el tablero; no hay más consejos aquí.

# Lo que hace una jugada.
hints-takes = Captura { $squares }.
hints-binds = Ata { $squares }.
hints-frees = Libera { $squares }.
hints-saves = Pone a salvo { $squares }.
hints-threatens = Amenaza { $squares }.
hints-hems-in = Deja al dux de { $squares } menos salidas.
hints-exposes = { $count ->
    [one] Pero { $squares } queda en peligro.
   *[other] Pero { $squares } quedan en peligro.
}
hints-prepares-taking = { $count ->
    [one] Prepara { $next }, que capturaría { $squares }.
   *[other] Prepara { $next }, que capturaría a la vez { $squares }.
}
hints-prepares-binding = { $count ->
    [one] Prepara { $next }, que ataría { $squares }.
   *[other] Prepara { $next }, que ataría a la vez { $squares }.
}
hints-ends = Gana en el acto.
hints-wins = Después ya no se puede impedir la victoria.
hints-only = Es la única jugada.
hints-quiet = No captura ni amenaza nada, pero no hay mejor sitio.

# Por qué jugó así el ordenador.
hints-because = { $played }: { $why }
hints-nothing-better = jugada tranquila; no vio nada mejor.

# Cuando no hay respuesta.
hints-looking = Buscando…
hints-none = No se ha encontrado respuesta.
hints-off = Las pistas están desactivadas en los ajustes.
hints-reasons-off = Las razones están desactivadas en los ajustes.
hints-not-now = Las pistas se dan cuando le toca a una persona.
hints-nothing-played = El ordenador aún no ha movido.
hints-frame = Es el marco: las casillas están dentro.

# Botones.
hints-button = Pista
hints-button-where = ¿Adónde?
hints-button-why = ¿Por qué?
hints-button-good = Otras buenas
hints-button-reason = ¿Por qué así?
