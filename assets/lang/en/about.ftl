# What the game is made of.
about-version = Version { $version }
about-game = The game
about-game-text = Ludus latrunculorum, the game of little soldiers, was a board game of the Romans. No book of its rules survives, so scholars and players have proposed their own. Here are twelve of these reconstructions, each as its author wrote it; where an author left a point open, the game settles it and says so.
about-sources = Sources
about-sources-text = Varro, De lingua Latina 10.22. Ovid, Ars amatoria 2.207, 3.357, Tristia 2.477. Martial 14.17. Laus Pisonis. Seneca, Epistulae 117.30 and De tranquillitate 14.7. Pollux 9.98. The reconstructions name their own authors, each in its rules.
about-fonts = Font
about-fonts-text = EB Garamond, after Claude Garamont, by Georg Duffner and Octavio Pardo, under the SIL Open Font License.
about-licence = Licence
about-licence-text = The code, texts, sounds and textures of this game are under the MIT or the Apache 2.0 licence, as you choose.
about-engine = Built with
about-engine-text = The Rust language and the Bevy engine, with egui for what is written, Kira for what is heard, and Project Fluent for the languages.
about-packages = { $count ->
    [one] { $count } package inside, and its licence
   *[other] { $count } packages inside, and their licences
}
