# Tabula: quae ludus dicit dum luditur.
side-name = { $side ->
    [white] Albus
   *[black] Caeruleus
}
turns = { $count ->
    [one] { $count } motus
   *[other] { $count } motus
}
pieces-captured = { $count ->
    [0] nullus captus
    [one] { $count } captus
   *[other] { $count } capti
}

# Quid faciendum sit, post nomen eius qui ludit.
prompt-dux = { side-name }: ducem in quadrato vacuo pone
prompt-place = { side-name }: calculum pone ({ $hand })
prompt-place-two = { side-name }: duos calculos pone ({ $hand })
prompt-again = { side-name }: eundem calculum iterum movere licet, aut praetermittere
prompt-goal = { side-name }: quadratum illustratum elige
prompt-take-or-move = { side-name }: alligatum tolle aut calculum move
prompt-take-then-move = { side-name }: alligatos, si vis, tolle, deinde move
prompt-move = { side-name }: calculum movendum elige
prompt-thinking = { side-name } cogitat

# Quae cuique sint.
count-on-board = { $dux ->
    [alone] dux in tabula
    [with] { $men ->
        [one] { $men } miles et dux in tabula
       *[other] { $men } milites et dux in tabula
    }
    [men] { $men ->
        [one] { $men } miles in tabula
       *[other] { $men } milites in tabula
    }
   *[unnamed] { $men } in tabula
}
count-in-hand = { $dux ->
    [alone] dux in manu
    [with] { $men ->
        [one] { $men } miles et dux in manu
       *[other] { $men } milites et dux in manu
    }
    [men] { $men ->
        [one] { $men } miles in manu
       *[other] { $men } milites in manu
    }
   *[unnamed] { $men } in manu
}
count-took = cepit { $count }
seat-you = tu

# Quae infra notantur.
opening-by-lot = Sorte incipit { side-name }
opening-against = Contra te ludit { $name }
opening-men = { $dux ->
    [yes] Milites tui calculi sunt; qui altior est, dux vocatur
   *[no] Milites tui calculi vocantur
}
quiet-left = { $turns ->
    [one] Uno motu sine captura ludus finietur
   *[other] { $turns } motibus sine captura ludus finietur
}
went-between = { side-name } inter duos hostes in { $square } intrat ibique tutus est
scene-broken = Scaena mensae legi non potest (cur, in indice dicitur): hic stat mensa insita

# Tabula et milites.
terms = { $dux ->
    [yes] { $men ->
        [one] tabula { $board }, utrique { $men } miles et dux
       *[other] tabula { $board }, utrique { $men } milites et dux
    }
   *[no] { $men ->
        [one] tabula { $board }, utrique { $men } miles
       *[other] tabula { $board }, utrique { $men } milites
    }
}
no-move-yet = Nondum quicquam motum est
notation = @c7 positus, D@a3 dux positus, a2-a4 motus, xd4 sublatus; signum + iungit quae una vice fiunt

# Quae premuntur.
button-undo = Revoca
button-redo = Redde
button-top-view = Desuper
button-slant-view = A sella
button-sound-on = Sonus: est
button-sound-off = Sonus: deest
button-rules = Leges
button-menu = Index
button-new-game = Ludus novus
button-resign = Concede
button-pass = Praetermitte
button-close = Claude

# Quae rogantur priusquam ludus pereat.
ask-new-game = De integro incipere? Hic ludus peribit.
ask-leave = A mensa discedere? Ludum postea continuare licet.
ask-resign = Hunc ludum concedere?
answer-play-on = Perge
answer-new-game = Ludus novus
answer-leave = Discede
answer-resign = Concede
