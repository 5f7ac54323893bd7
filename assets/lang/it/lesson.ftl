lesson-title = La lezione di due minuti
lesson-subtitle = Muovere, catturare, legare e liberare: con la tua mano
lesson-step = Passo { $step } di { $steps }
lesson-move = Muovere
lesson-move-task = Le tue pedine sono bianche. Toccane una: si illuminano le caselle che raggiunge. Toccane una.
lesson-move-done = Così si muove una pedina: in linea retta.
lesson-bracket = Catturare
lesson-bracket-task = Una pedina blu sta accanto a una tua. Va’ dall’altro lato: presa tra due, è persa.
lesson-bracket-done = Presa. Lo dice Ovidio: una pedina muore per due nemici.
lesson-bind = Legare
lesson-bind-task = In un’altra ricostruzione la pedina presa non è persa subito: è legata e capovolta. Prendi la blu.
lesson-bind-done = Legata: non può muoversi. In un turno successivo si può togliere.
lesson-free = Liberare
lesson-free-task = Una delle tue pedine è legata. Lega una delle due che la tengono: sarà libera.
lesson-free-done = Di nuovo libera. Lo sapeva Seneca: «come esca la pedina legata».
lesson-inferred = Come si legasse è una ricostruzione moderna (secondo Ulrich Schädler).
lesson-again = Non quella. Prova ancora.
lesson-next = Avanti
lesson-back = Un passo indietro
lesson-leave = Lascia la lezione
lesson-to-challenge = Ora contro Tiro

challenge-title = Catturane tre prima che finisca la sabbia
challenge-task = { $count ->
    [one] Cattura { $count } pedina blu a Tiro, la recluta.
   *[other] Cattura { $count } pedine blu a Tiro, la recluta.
}
challenge-taken = { $taken } di { $count } catturate
challenge-time = Restano { $minutes }:{ $seconds }
challenge-more-time = Più tempo
challenge-won = Fatto, prima dell’ultimo granello.
challenge-lost = La sabbia è finita.
challenge-ended = La partita è finita prima.
challenge-again = Ancora una volta
challenge-play-on = Continua senza sabbia
challenge-leave = Esci
