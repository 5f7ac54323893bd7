# Woraus das Spiel gemacht ist.
about-version = Version { $version }
about-game = Das Spiel
about-game-text = Ludus latrunculorum, das Spiel der kleinen Soldaten, war ein Brettspiel der Römer. Kein Regelbuch ist erhalten, darum haben Gelehrte und Spieler eigene Vorschläge gemacht. Hier sind zwölf dieser Rekonstruktionen, jede, wie ihr Autor sie schrieb; wo ein Autor etwas offen ließ, legt das Spiel es fest und sagt es.
about-sources = Quellen
about-sources-text = Varro, De lingua Latina 10,22. Ovid, Ars amatoria 2,207, 3,357, Tristia 2,477. Martial 14,17. Laus Pisonis. Seneca, Epistulae 117,30 und De tranquillitate 14,7. Pollux 9,98. Die Rekonstruktionen nennen ihre Autoren selbst, jede in ihren Regeln.
about-fonts = Schrift
about-fonts-text = EB Garamond, nach Claude Garamont, von Georg Duffner und Octavio Pardo, unter der SIL Open Font License.
about-licence = Lizenz
about-licence-text = Code, Texte, Klänge und Texturen dieses Spiels stehen nach Wahl unter der MIT- oder der Apache-2.0-Lizenz.
about-engine = Gebaut mit
about-engine-text = Der Sprache Rust und der Engine Bevy, mit egui für das Geschriebene, Kira für das Hörbare und Project Fluent für die Sprachen.
about-packages = { $count ->
    [one] { $count } Paket darin und seine Lizenz
   *[other] { $count } Pakete darin und ihre Lizenzen
}
