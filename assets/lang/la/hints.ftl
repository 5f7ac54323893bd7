# Auxilium quod petitur.
hints-which = Calculo in { $square } bonus motus est. Iterum quaere: quo?
hints-which-part = In parte tabulae illustrata bonus locus est. Iterum quaere: ubi?
hints-go = Ex { $from } in { $to }.
hints-place = Pone in { $square }.
hints-remove = Alligatum ex { $square } tolle.
hints-pass = Melius est praetermittere.
hints-ask-why = Iterum quaere: cur?
hints-ask-good = Iterum quaere: suntne alii boni?
hints-good = Pariter boni sunt { $moves }. Omnes in tabula notati sunt; plura non suadentur.

# Quid motus efficiat.
hints-takes = Capit { $squares }.
hints-binds = Alligat { $squares }.
hints-frees = Liberat { $squares }.
hints-saves = Ex periculo servat { $squares }.
hints-threatens = In periculum adducit { $squares }.
hints-hems-in = Duci in { $squares } pauciores exitus relinquit.
hints-exposes = { $count ->
    [one] Sed { $squares } tum in periculo est.
   *[other] Sed { $squares } tum in periculo sunt.
}
hints-prepares-taking = { $count ->
    [one] Parat { $next }, quo caperetur { $squares }.
   *[other] Parat { $next }, quo caperentur { $squares }.
}
hints-prepares-binding = { $count ->
    [one] Parat { $next }, quo alligaretur { $squares }.
   *[other] Parat { $next }, quo alligarentur { $squares }.
}
hints-ends = Statim vincit.
hints-wins = Post hunc motum victoria prohiberi non potest.
hints-only = Solus motus est.
hints-quiet = Nihil capit, nulli minatur, sed nusquam melius stat.

# Cur machina sic luserit.
hints-because = { $played }: { $why }
hints-nothing-better = motus quietus; melius nihil vidit.

# Cum responsum deest.
hints-looking = Quaeritur …
hints-none = Nihil inventum est.
hints-off = Auxilia in optionibus exstincta sunt.
hints-reasons-off = Causae in optionibus exstinctae sunt.
hints-not-now = Auxilium datur cum hominis vices sunt.
hints-nothing-played = Machina nondum quicquam movit.
hints-frame = Margo est: quadrata intus sunt.

# Quae premuntur.
hints-button = Auxilium
hints-button-where = Quo?
hints-button-why = Cur?
hints-button-good = Alii motus boni
hints-button-reason = Cur ita?
