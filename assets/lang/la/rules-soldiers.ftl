# Leges ludi latrunculorum, verba in singula quae eligi possunt.
rule-board = Tabula ordinibus transversis et rectis distincta est.
rule-opening-array = Milites initio in ordine stant.
rule-opening-one = Tabula initio vacua est. Alternis uterque militem unum in quadrato vacuo ponit; interea nemini quicquam accidit.
rule-opening-two = Tabula initio vacua est. Alternis uterque milites binos in quadratis vacuis ponit; interea nemini quicquam accidit.
rule-opening-dux = Cum omnes milites positi sunt, uterque ducem suum ponit.
rule-movement-step = Calculus in ordine suo unum quadratum progreditur.
rule-movement-slide = Calculus in ordine suo quotlibet quadrata vacua progreditur.
rule-jumps = { $whom ->
    [enemy] Miles hostem vicinum in quadratum vacuum post eum transilire potest.
   *[either] Miles calculum vicinum utriusvis coloris in quadratum vacuum post eum transilire potest.
} { $chain ->
    [single] Unus saltus motus est.
   *[many] Salire pergere licet; ultimum tantum quadratum ad capiendum valet.
} { $jumped ->
    [safe] Quem transiluit, eo motu non capit.
   *[exposed] Quem transiluit, capi potest ut ceteri.
}
rule-dux-jumps = { $whom ->
    [enemy] Dux quoque hostem vicinum in quadratum vacuum post eum transilire potest.
   *[either] Dux quoque calculum vicinum utriusvis coloris in quadratum vacuum post eum transilire potest.
} { $chain ->
    [single] Unus saltus motus est.
   *[many] Salire pergere licet; ultimum tantum quadratum ad capiendum valet.
} { $jumped ->
    [safe] Quem transiluit, eo motu non capit.
   *[exposed] Quem transiluit, capi potest ut ceteri.
}
rule-removal-immediate = Hostis inter calculum motum et alium tuum, in eodem ordine, statim capitur. Uno motu in plures partes capi potest.
rule-removal-instead = Hostis inter calculum motum et alium tuum, in eodem ordine, alligatur: supinus iacet, moveri nequit, neminem capere adiuvat.
rule-removal-before = Hostis inter calculum motum et alium tuum, in eodem ordine, alligatur: supinus iacet, moveri nequit, neminem capere adiuvat.
rule-taking-instead = Alligatum tollere tota vicis est, singulos singulis. Nemo cogitur.
rule-taking-before = Ante motum quotlibet hostes alligatos tollere licet; deinde movendum est.
rule-free-again = Alligatus liber est, simulac unus ex iis qui eum tenent abit aut ipse alligatur.
rule-line = Totus ordo hostium continuus inter duos tuos capitur; dux invictus in eo totum tuetur.
rule-hostile-corner = Angulus vacuus capientem iuvat tamquam calculus eius; margo non item.
rule-edge = Margo tabulae neminem capere adiuvat.
rule-corner-capture = Miles in angulo ab hostibus in utroque quadrato vicino capitur, cum alter modo eo venit.
rule-blockade = Grex cui nullum quadratum vacuum adiacet, ab hostibus liberis et margine clausus, totus capitur.
rule-between-safe = Qui ipse inter duos hostes intrat, ibi tutus est.
rule-between-binds = Inter duos hostes, liberos aut alligatos, intrare non licet, nisi eo ipso motu aliquem alligas.
rule-second-move = Calculus qui cepit statim iterum moveri potest, et rursus si rursus cepit; licet etiam desinere.
rule-dux-plain = Dux movetur et capitur ut miles; eo amisso nihil amplius perit.
rule-dux-captured = Dux movetur et capitur ut miles, et qui eum amisit victus est.
rule-dux-immobilised = Dux movetur et capit ut miles, ipse numquam capitur.
rule-dux-edge-blocks = Victus est cuius dux, cum ludere debet, ab omnibus quattuor lateribus clausus est. Claudunt utriusque calculi et margo; unus saltem hostis sit oportet.
rule-dux-edge-spares = Victus est cuius dux, cum ludere debet, calculis ab omnibus quattuor lateribus clausus est, quorum unus hostis est. In margine dux tutus est.
rule-third-forbidden = Nullo motu idem status, eodem ludente, tertium fieri potest.
rule-repetition-free = Idem status redire potest; quintum si fit, pares discedunt.
rule-few = { $most ->
    [0] { $counted ->
        [men] Cui praeter ducem nullus miles est, victus est.
       *[all] Cui nullus calculus est, victus est.
    }
   *[1] { $counted ->
        [free] Cui unus tantum calculus liber est, victus est; alligati non numerantur.
        [men] Cui praeter ducem unus tantum miles est, victus est.
       *[all] Cui unus tantum calculus est, victus est; alligati numerantur.
    }
}
rule-no-action = Qui ludere debet nec potest (ad incitas redactus), victus est.
rule-quiet = { $turns ->
    [one] Post { $turns } motum sine captura vincit qui plures calculos habet; si totidem, pares discedunt.
   *[other] Post { $turns } motus sine captura vincit qui plures calculos habet; si totidem, pares discedunt.
}
rule-long-game = Post 200 motus sine captura, aut omnino 600, vincit qui plures calculos habet; si totidem, pares discedunt.
rule-first-lot = Uter incipiat, sors decernit.
rule-first-white = Albus incipit.
rule-first-black = Caeruleus incipit.

# Quo lex nitatur.
rule-source-varro = Varro, De lingua Latina 10.22
rule-source-ovid = Ovidius, Ars amatoria 2.207 et alibi; Martialis 14.17
rule-source-seneca = ex Seneca, Epistulae 117.30, et Laude Pisonis
rule-source-piso = ex tabula aperta Laudis Pisonis
rule-source-author = auctor huius restitutionis
rule-source-straight = scriptores hoc tantum dicunt, recta iri
rule-source-settled = hic constitutum
rule-source-table = hic in omni mensa, numquam in mandatis scriptis
