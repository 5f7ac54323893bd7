# Чем кончилась партия: предложение, которое называет правило.
result-winner = { $winner ->
    [white] Белые
   *[black] Синие
}
    .of = { $winner ->
        [white] белых
       *[black] синих
    }
result-loser = { $winner ->
    [white] синие
   *[black] белые
}
    .of = { $winner ->
        [white] синих
       *[black] белых
    }
result-men = { $most ->
    [0] { $counted ->
        [men] { result-winner } выиграли: у { result-loser.of } не осталось рядовых фишек
       *[all] { result-winner } выиграли: у { result-loser.of } не осталось фишек
    }
   *[1] { $counted ->
        [free] { result-winner } выиграли: у { result-loser.of } не больше одной свободной фишки
        [men] { result-winner } выиграли: у { result-loser.of } не больше одной рядовой фишки
       *[all] { result-winner } выиграли: у { result-loser.of } не больше одной фишки
    }
}
result-no-action = { result-winner } выиграли: у { result-loser.of } нет дозволенного хода
result-dux-captured = { result-winner } выиграли: дукс { result-loser.of } взят
result-dux-immobilised = { result-winner } выиграли: дукс { result-loser.of } заперт со всех четырёх сторон
result-quiet = { $winner ->
    [none] { $turns ->
        [one] Ничья: { $turns } ход прошёл без взятия, и фишек поровну
        [few] Ничья: { $turns } хода прошло без взятия, и фишек поровну
       *[many] Ничья: { $turns } ходов прошло без взятия, и фишек поровну
    }
   *[other] { $turns ->
        [one] { result-winner } выиграли: { $turns } ход прошёл без взятия, и у { result-winner.of } больше фишек
        [few] { result-winner } выиграли: { $turns } хода прошло без взятия, и у { result-winner.of } больше фишек
       *[many] { result-winner } выиграли: { $turns } ходов прошло без взятия, и у { result-winner.of } больше фишек
    }
}
result-long-game = { $winner ->
    [none] Ничья: партия слишком затянулась, и фишек поровну
   *[other] { result-winner } выиграли: партия слишком затянулась, и у { result-winner.of } больше фишек
}
result-repetition = Ничья: одна и та же позиция возникла в пятый раз
result-length = { $winner ->
    [none] Ничья: сыграно условленное число ходов
   *[other] { result-winner } выиграли: сыграно условленное число ходов
}
result-resigned = { result-winner } выиграли: { result-loser } сдались
result-agreed = Ничья: стороны согласны

# Что дальше.
button-play-again = Сыграть ещё
button-look-at-board = Смотреть доску
button-show-result = Итог и что дальше
button-take-back = Взять ход назад
button-another-ruleset = Другие правила
button-change-sides = Сменить стороны

# Who has won, in the largest letters.
result-headline = { $who ->
    [you] Вы выиграли
    [lost] Вы проиграли
    [white] Белые выиграли
    [black] Синие выиграли
   *[none] Ничья
}
