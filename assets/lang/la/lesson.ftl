lesson-title = Lectio duorum minutorum
lesson-subtitle = Move, cape, alliga, libera: tua manu
lesson-step = Gradus { $step } ex { $steps }
lesson-move = Move
lesson-move-task = Calculi albi tui sunt. Tange unum: loci quos attingere potest lucent. Tange unum ex eis.
lesson-move-done = Sic calculus movetur: recta linea.
lesson-bracket = Cape
lesson-bracket-task = Calculus caeruleus iuxta tuum stat. I ad alterum eius latus: inter duos captus perit.
lesson-bracket-done = Captus est. Ovidius dicit: unus cum gemino calculus hoste perit.
lesson-bind = Alliga
lesson-bind-task = Alia ratione calculus captus non statim perit: alligatur et invertitur. Cape caeruleum.
lesson-bind-done = Alligatus est: moveri non potest. Postea tolli potest.
lesson-free = Libera
lesson-free-task = Unus ex tuis alligatus est. Alliga alterum ex duobus qui eum tenent: liber erit.
lesson-free-done = Liber est. Seneca sciebat: «quomodo alligatus exeat calculus».
lesson-inferred = Quomodo calculi alligati sint, nostra aetas coniecit (secundum U. Schädler).
lesson-again = Non ita. Iterum tempta.
lesson-next = Porro
lesson-back = Gradum retro
lesson-leave = Lectionem relinquere
lesson-to-challenge = Nunc contra Tironem

challenge-title = Cape tres dum harena fluit
challenge-task = { $count ->
    [one] Cape { $count } calculum caeruleum Tironi.
   *[other] Cape { $count } calculos caeruleos Tironi.
}
challenge-taken = { $taken } ex { $count } capti
challenge-time = Restant { $minutes }:{ $seconds }
challenge-more-time = Plus temporis
challenge-won = Factum est, antequam ultimum granum caderet.
challenge-lost = Harena effluxit.
challenge-ended = Lusus prius finitus est.
challenge-again = Iterum
challenge-play-on = Sine harena ludere perge
challenge-leave = Relinquere
