# La partita breve: un limite di turni, poi si conta.
short-game-title = Una partita breve
short-game-begin = Comincia
short-game-task = { $turns ->
    [one] { $turns } turno per tutti e due insieme
   *[other] { $turns } turni per tutti e due insieme
}: per ognuno un segno sulla tavoletta. Poi vince chi ha più pedine sul tavoliere. Il bianco è tuo.
short-game-counted = { $turns ->
    [one] Contate dopo { $turns } turno.
   *[other] Contate dopo { $turns } turni.
}
short-game-play-on = Continua senza limite
