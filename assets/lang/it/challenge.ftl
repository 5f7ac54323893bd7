# La sfida: tante pedine prima che finisca la sabbia.
challenge-menu = Contro la sabbia
challenge-title = { $count ->
    [one] Catturane una prima che finisca la sabbia
   *[other] Catturane { $count } prima che finisca la sabbia
}
challenge-against = { $level ->
    [Tiro] Contro Tiro, la recluta
   *[other] Contro { $level }
}
challenge-task = La partita è già in corso, il bianco è tuo. Una pedina blu tra due delle tue è presa. La sabbia scorre solo quando tocca a te, e si può sempre chiedere più tempo.
challenge-begin = Scorra la sabbia
challenge-taken = { $taken } di { $count } catturate
challenge-time = Restano { $minutes }:{ $seconds }
challenge-last-sand = Scorre l’ultima sabbia. Si può chiedere più tempo.
challenge-more-time = Più tempo
challenge-won = Fatto, prima dell’ultimo granello.
challenge-won-more = Mano sicura. Un altro giro comincia con la clessidra piena.
challenge-lost = La sabbia è finita.
challenge-lost-more = Niente è perduto: con più tempo la partita continua così com’è.
challenge-ended = La partita è finita prima.
challenge-again = Ancora una volta
challenge-play-on = Continua senza sabbia
challenge-leave = Esci
