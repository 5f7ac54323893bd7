# Quomodo ludus finitus sit: sententia quae legem nominat.
result-winner = { $winner ->
    [white] Albus
   *[black] Caeruleus
}
result-loser = { $winner ->
    [white] Caeruleus
   *[black] Albus
}
    .of = { $winner ->
        [white] Caerulei
       *[black] Albi
    }
    .to = { $winner ->
        [white] Caeruleo
       *[black] Albo
    }
result-men = { $most ->
    [0] { $counted ->
        [men] { result-winner } vicit: { result-loser.to } nullus miles restat
       *[all] { result-winner } vicit: { result-loser.to } nullus calculus restat
    }
   *[1] { $counted ->
        [free] { result-winner } vicit: { result-loser.to } non plus quam unus calculus liber restat
        [men] { result-winner } vicit: { result-loser.to } non plus quam unus miles restat
       *[all] { result-winner } vicit: { result-loser.to } non plus quam unus calculus restat
    }
}
result-no-action = { result-winner } vicit: { result-loser } ad incitas redactus est, nullus motus ei restat
result-dux-captured = { result-winner } vicit: dux { result-loser.of } captus est
result-dux-immobilised = { result-winner } vicit: dux { result-loser.of } ab omnibus quattuor lateribus clausus est
result-quiet = { $winner ->
    [none] Pares: { $turns } motus sine captura praeterierunt, et utrique pares calculi restant
   *[other] { result-winner } vicit: { $turns } motus sine captura praeterierunt, et plures calculos habet
}
result-long-game = { $winner ->
    [none] Pares: ludus nimis diu duravit, et utrique pares calculi restant
   *[other] { result-winner } vicit: ludus nimis diu duravit, et plures calculos habet
}
result-repetition = Pares: idem status quintum factus est
result-length = { $winner ->
    [none] Pares: numerus motuum constitutus peractus est
   *[other] { result-winner } vicit: numerus motuum constitutus peractus est
}
result-resigned = { result-winner } vicit: { result-loser } cessit
result-agreed = Pares: inter utrumque convenit

# Quid deinde.
button-play-again = Iterum lude
button-look-at-board = Tabulam specta
button-show-result = Exitus, et quid deinde
button-take-back = Motum revoca
button-another-ruleset = Aliae leges
button-change-sides = Muta partes

# Who has won, in the largest letters.
result-headline = { $who ->
    [you] Vicisti
    [lost] Victoria adversarii
    [white] Albus vicit
    [black] Caeruleus vicit
   *[none] Neuter vicit
}
