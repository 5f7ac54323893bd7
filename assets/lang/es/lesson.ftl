lesson-title = La lección de dos minutos
lesson-subtitle = Mover, capturar, atar y liberar: con tu propia mano
lesson-step = Paso { $step } de { $steps }
lesson-move = Mover
lesson-move-task = Tus piezas son las blancas. Toca una: se iluminan las casillas a las que llega. Toca una de ellas.
lesson-move-done = Así se mueve una pieza: en línea recta.
lesson-bracket = Capturar
lesson-bracket-task = Una pieza azul está junto a una tuya. Ve a su otro lado: atrapada entre dos, se pierde.
lesson-bracket-done = Capturada. Lo dice Ovidio: una pieza muere ante dos enemigos.
lesson-bind = Atar
lesson-bind-task = En otra reconstrucción la pieza atrapada no se pierde enseguida: queda atada y vuelta del revés. Atrapa la azul.
lesson-bind-done = Atada: no puede moverse. Más tarde se la puede quitar.
lesson-free = Liberar
lesson-free-task = Una de tus piezas está atada. Ata a una de las dos que la sujetan y quedará libre.
lesson-free-done = Libre otra vez. Séneca lo sabía: «cómo saldrá la pieza atada».
lesson-inferred = Cómo se ataba es una reconstrucción moderna (según Ulrich Schädler).
lesson-again = Esa no. Prueba otra vez.
lesson-next = Siguiente
lesson-back = Un paso atrás
lesson-leave = Dejar la lección
lesson-to-challenge = Ahora contra Tiro

challenge-title = Captura tres antes de que caiga la arena
challenge-task = { $count ->
    [one] Captura { $count } pieza azul a Tiro, el recluta.
   *[other] Captura { $count } piezas azules a Tiro, el recluta.
}
challenge-taken = { $taken } de { $count } capturadas
challenge-time = Quedan { $minutes }:{ $seconds }
challenge-more-time = Más tiempo
challenge-won = Hecho, antes del último grano.
challenge-lost = La arena se ha acabado.
challenge-ended = La partida ha terminado antes.
challenge-again = Otra vez
challenge-play-on = Seguir sin arena
challenge-leave = Salir
