# De qué está hecho el juego.
about-version = Versión { $version }
about-game = El juego
about-game-text = El ludus latrunculorum, juego de los soldaditos, era un juego de tablero de los romanos. No se conserva ningún libro de sus reglas, de modo que estudiosos y jugadores han propuesto las suyas. Aquí hay doce de esas reconstrucciones, cada una como la escribió su autor; donde un autor dejó algo abierto, el juego lo decide y lo dice.
about-sources = Fuentes
about-sources-text = Varrón, De lingua Latina 10.22. Ovidio, Ars amatoria 2.207, 3.357, Tristia 2.477. Marcial 14.17. Laus Pisonis. Séneca, Epistulae 117.30 y De tranquillitate 14.7. Pólux 9.98. Las reconstrucciones nombran a sus autores, cada una en sus reglas.
about-fonts = Letra
about-fonts-text = EB Garamond, según Claude Garamont, de Georg Duffner y Octavio Pardo, con licencia SIL Open Font License.
about-licence = Licencia
about-licence-text = El código, los textos, los sonidos y las texturas de este juego tienen licencia MIT o Apache 2.0, a elección.
about-engine = Hecho con
about-engine-text = El lenguaje Rust y el motor Bevy, con egui para lo escrito, Kira para lo que se oye y Project Fluent para las lenguas.
about-packages = { $count ->
    [one] { $count } paquete dentro, y su licencia
   *[other] { $count } paquetes dentro, y sus licencias
}
