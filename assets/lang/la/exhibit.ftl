exhibit-title = Sepulcrum medici
exhibit-subtitle = Stanway prope Camulodunum, circa annum L p. Chr. n.
exhibit-illustration = Imago ex descriptionibus editis facta; non ita calculi inventi sunt.
exhibit-after-plan = Calculi ex forma edita positi sunt: { $source }
exhibit-shapes = Res ita fictae sunt ut agnoscantur, non ad mensuram. Circa tabulam stant ut videantur.
exhibit-mark-known = Notum
exhibit-mark-likely = Probabile
exhibit-mark-disputed = Controversum
exhibit-mark-inferred = Coniectura nostrae aetatis
exhibit-mark-invented = Imago a nobis ficta
exhibit-sources = Fontes
exhibit-sources-hide = Fontes occultare
exhibit-close = Claudere
exhibit-back = Retro
exhibit-leave = Exire
exhibit-tour = Circumductio
exhibit-tour-length = fere { $seconds } secunda
exhibit-tour-leave = Libere spectare
exhibit-tour-next = Porro
exhibit-spot-previous = Titulus prior
exhibit-spot-next = Titulus proximus
exhibit-tour-stop = Statio { $stop } ex { $stops }
exhibit-more = Plura narra
exhibit-whole = Omnia simul
exhibit-turn-hint = Trahendo imago vertitur, duobus digitis vel rota propius venitur, signum tange ut legas.
exhibit-what-if = Quid si latrunculi erant?
exhibit-grid = Ordines VIII per XII: coniectura nostrae aetatis. Lineae nullae inventae sunt.
exhibit-choose-rules = Cuius legibus?
exhibit-play-kowalski = Leges Kowalski
exhibit-play-astur = Leges Salvii Asturis
exhibit-play-on = Hinc ludere perge
exhibit-set-aside = { $count ->
    [0] Omnes calculi locum habent.
    [one] Unus calculus sepositus est.
   *[other] { $count } calculi sepositi sunt.
}
exhibit-return = Ad imaginem redire
exhibit-fault = In libello spectaculi menda sunt; insitum monstratur.

exhibit-object-rods = Virgae
exhibit-object-strainer = Colum
exhibit-object-instruments = Ferramenta chirurgi
exhibit-object-bead = Baca gagatis
exhibit-object-pan = Patella
exhibit-object-amphora = Amphora
exhibit-object-service = Vasa escaria

exhibit-find = De sepulcro invento
exhibit-find-place = Anno 1996 sepulcrum prope Colchester in loco Stanway apertum est. Inerat tabula lusoria, in qua calculi vitrei positi erant.
exhibit-find-when = Conditum est circa annum L p. Chr. n.
exhibit-find-who = Mortuus videtur e gente nobili Catuvellaunorum fuisse.

exhibit-board = Tabula et ordines
exhibit-board-made = Ex acere facta, in medio plicabilis, angulis aeneis, vestigiis corii. Lignum fere totum periit.
exhibit-board-size = Longa erat fere 56, lata 36 centimetra.
exhibit-board-grid = Lineae non exstant. Primi nuntii de ordinibus VIII per XII locuti sunt; alii tales tabulas omnino sine ordinibus fuisse putant.

exhibit-counters = Calculi et ordo eorum
exhibit-counters-lay = Tredecim calculi vitrei albi, tredecim caerulei. Plerique in lineis secundum duo latera adversa iacebant, nonnulli in obliquo, unus albus prope medium.
exhibit-counters-here = Loci certi in formis impressis sunt, quas videre non potuimus. Haec imago a nobis ficta est.

exhibit-under-way = Num lusus inceptus?
exhibit-under-way-moves = Prima relatio duos motus initiales vidit. Posterior quidam caeruleum movisse putat, album secundum motum facturum.
exhibit-under-way-none = Alii respondent ordine nullum lusum probari. Quaesitum est num divinationi serviret.

exhibit-latrunculi = Erantne latrunculi?
exhibit-latrunculi-crummy = Philippus Crummy, qui effodit: tales tabulae fortasse unius regionis sunt, ad lusum antea ignotum.
exhibit-latrunculi-schadler = Udalricus Schädler: tales tabulae ordinibus carebant; ergo vix latrunculi, fortasse fidhcheall aut gwyddbwyll.
exhibit-latrunculi-pieces = Certum ei est non duobus generibus calculorum lusum esse.

exhibit-doctor = Medicus an druida?
exhibit-doctor-kit = Tredecim ferramenta chirurgi inerant: talium in Britannia antiquissima quae agnosci possint.
exhibit-doctor-druid = Medicus, hariolus, druida? Qui effodit, in medio reliquit.
exhibit-doctor-ashes = Corpus crematum est. Vir an femina fuerit, ignoratur.

exhibit-rods = Virgae
exhibit-rods-eight = Octo magnae virgae metallicae in sepulcro erant.
exhibit-rods-use = Cui usui fuerint nemo scit. Num iaciebantur ut futura noscerentur? Num alius lusus erant?

exhibit-strainer = Colum
exhibit-strainer-bowl = Vas aeneum ad potiones colandas.
exhibit-strainer-brew = Pollen artemisiae continebat, id est absinthii vel similis herbae: reliquias potionis ex herbis.

exhibit-instruments = Ferramenta chirurgi
exhibit-instruments-made = Quattuor aenea, septem ferrea, duo ex utroque. Romanis cognata sunt, non ad exemplum facta; specillum solum formae plane Romanae est.
exhibit-instruments-list = Duo scalpelli, serra, hami, duae volsellae, tres acus, specillum cum ligula, manubrium rei ignotae.

exhibit-goods = Mensa et potio
exhibit-goods-service = Vasa fictilia escaria, catinus ruber, lagoena, amphora Hispana.
exhibit-goods-pan = Patella aenea, fortasse ad vinum calidum; baca gagatis, fortasse magica habita; pannus fibulis fixus.

exhibit-others = Aliae tabulae
exhibit-others-hinged = Tabulae plicabiles huic similes in sepulcris ad Baldock et ad viam King Harry Lane Verulamii fuerunt.
exhibit-others-poprad = Ad Poprad in Slovacia, in sepulcro circa annum 375 facto, tabula ordinum XVII per XVIII fuit.
exhibit-others-vindolanda = Vindolandae multae tabulae lapideae sunt: sedecim, ut quidam numerant.

exhibit-poets = Quid poetae dicant
exhibit-poets-say = Milites vitrei; calculus inter duos hostes perit.
exhibit-poets-bound = Seneca: calculus alligatus exire potest.
exhibit-poets-silent = Tabula ordines habet. Nemo dicit quam longe calculus moveatur, quot sint, quomodo incipiant, neque ducem nominat.

exhibit-tour-1 = Sepulcrum prope Colchester, circa annum L clausum, anno 1996 apertum. Inerat tabula in qua calculi positi erant.
exhibit-tour-2 = Tabula ex acere plicabilis, angulis metallicis. Lignum periit et cum eo lineae, si quae erant.
exhibit-tour-3 = Tredecim calculi vitrei albi et tredecim caerulei, plerique secundum duo latera. Loci hic ficti sunt a nobis.
exhibit-tour-4 = Octo virgae metallicae, quas nemo explicare potest, et vas in quo herbae colabantur.
exhibit-tour-5 = Scalpelli, hami, volsellae, acus, serra: ferramenta chirurgi in Britannia antiquissima quae agnosci possint.
exhibit-tour-6 = Eratne latrunculorum lusus Romanus? Docti dissentiunt. Licet videre qualis fuisset, et ludere pergere.
