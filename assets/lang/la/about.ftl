# Ex quibus ludus constet.
about-version = Editio { $version }
about-game = De ludo
about-game-text = Ludus latrunculorum in tabula a Romanis ludebatur. Liber legum nullus exstat; itaque viri docti et lusores suas leges proposuerunt. Hic duodecim restitutiones habes, quamque ut auctor scripsit; si quid auctor incertum reliquit, ludus constituit idque dicit.
about-sources = Fontes
about-sources-text = Varro, De lingua Latina 10.22. Ovidius, Ars amatoria 2.207, 3.357, Tristia 2.477. Martialis 14.17. Laus Pisonis. Seneca, Epistulae 117.30 et De tranquillitate 14.7. Pollux 9.98. Auctores restitutionum in suis quaeque legibus nominantur.
about-fonts = Litterae
about-fonts-text = EB Garamond, ad exemplum Claudii Garamont, a Georgio Duffner et Octavio Pardo factae, ex licentia SIL Open Font License.
about-licence = Licentia
about-licence-text = Codex, verba, soni, imagines huius ludi licentia MIT aut Apache 2.0, utram malis, permittuntur.
about-engine = Quibus factus sit
about-engine-text = Lingua Rust et machina Bevy; verba pingit egui, sonos edit Kira, linguas regit Project Fluent.
about-packages = { $count ->
    [one] { $count } fasciculus insitus et licentia eius
   *[other] { $count } fasciculi insiti et licentiae eorum
}
