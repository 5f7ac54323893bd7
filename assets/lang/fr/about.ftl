# De quoi le jeu est fait.
about-version = Version { $version }
about-game = Le jeu
about-game-text = Le ludus latrunculorum, jeu des petits soldats, était un jeu de plateau des Romains. Aucun livre de ses règles n’a survécu ; savants et joueurs en ont donc proposé. Voici douze de ces reconstitutions, chacune telle que son auteur l’a écrite ; là où un auteur laisse un point ouvert, le jeu tranche et le dit.
about-sources = Sources
about-sources-text = Varron, De lingua Latina 10, 22. Ovide, Ars amatoria 2, 207 ; 3, 357 ; Tristia 2, 477. Martial 14, 17. Laus Pisonis. Sénèque, Epistulae 117, 30 et De tranquillitate 14, 7. Pollux 9, 98. Les reconstitutions nomment leurs auteurs, chacune dans ses règles.
about-fonts = Caractère
about-fonts-text = EB Garamond, d’après Claude Garamont, par Georg Duffner et Octavio Pardo, sous licence SIL Open Font License.
about-licence = Licence
about-licence-text = Le code, les textes, les sons et les textures de ce jeu sont sous licence MIT ou Apache 2.0, au choix.
about-engine = Fait avec
about-engine-text = Le langage Rust et le moteur Bevy, avec egui pour ce qui est écrit, Kira pour ce qui s’entend et Project Fluent pour les langues.
about-packages = { $count ->
    [one] { $count } paquet à l’intérieur, et sa licence
   *[other] { $count } paquets à l’intérieur, et leurs licences
}
