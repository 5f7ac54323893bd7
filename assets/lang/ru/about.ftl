# Из чего сделана игра.
about-version = Версия { $version }
about-game = Игра
about-game-text = Ludus latrunculorum, игра в солдатиков, была настольной игрой римлян. Ни одной книги её правил не сохранилось, поэтому учёные и игроки предложили свои. Здесь двенадцать таких реконструкций, каждая такая, как её описал автор; где автор оставил вопрос открытым, игра решает его и говорит об этом.
about-sources = Источники
about-sources-text = Варрон, De lingua Latina 10.22. Овидий, Ars amatoria 2.207, 3.357, Tristia 2.477. Марциал 14.17. Laus Pisonis. Сенека, Epistulae 117.30 и De tranquillitate 14.7. Поллукс 9.98. Авторы реконструкций названы в их правилах.
about-fonts = Шрифт
about-fonts-text = EB Garamond по Клоду Гарамону, авторы Георг Дуффнер и Октавио Пардо, лицензия SIL Open Font License.
about-licence = Лицензия
about-licence-text = Код, тексты, звуки и текстуры игры даны под лицензией MIT или Apache 2.0, на выбор.
about-engine = На чём построена
about-engine-text = Язык Rust и движок Bevy; надписи рисует egui, звук даёт Kira, языками ведает Project Fluent.
about-packages = { $count ->
    [one] { $count } пакет внутри и его лицензия
    [few] { $count } пакета внутри и их лицензии
   *[many] { $count } пакетов внутри и их лицензии
}
