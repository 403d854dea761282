no-such-table-preset = pas de modèle de table { $preset } ; { $hint }
too-many-chairs = { $game } se joue à { $most } au plus : { $chairs } sièges, c’est trop
no-straddles-in-tournaments = pas de straddles en tournoi
no-kills-in-tournaments = pas de kill en tournoi
no-loans-in-tournaments = pas de prêts en tournoi
no-open-stakes-in-tournaments = en tournoi, table stakes uniquement
no-seven-deuce-in-tournaments = pas de jeu du 7-2 en tournoi
no-jackpot-in-tournaments = pas de jackpot en tournoi
no-markers-in-a-casino = ni reconnaissances de dette ni prêts au casino
forbidden-by-law =
    { $place } : la loi interdit { KEY($what) ->
        [no-limit] le no-limit
        [straddles] les straddles
        [kills] les kills
        [rake] le rake
        [jackpots] les jackpots
        [time-fees] les droits de table
        [markers] les reconnaissances de dette
        [borrowing] les prêts
       *[other] { $what }
    } : { $why }
forbidden-by-local-law =
    la loi du pays interdit { KEY($what) ->
        [no-limit] le no-limit
        [straddles] les straddles
        [kills] les kills
        [rake] le rake
        [jackpots] les jackpots
        [time-fees] les droits de table
        [markers] les reconnaissances de dette
        [borrowing] les prêts
       *[other] { $what }
    } : { $why }
option-game-conflict = choisis un autre jeu que { $game }
option-straddles-conflict = désactive les straddles
option-kill-conflict = désactive les kill pots
option-rake-conflict = désactive le rake
option-jackpot-conflict = désactive le prélèvement pour le jackpot
option-time-fees-conflict = désactive les droits de table
option-markers-conflict = désactive les reconnaissances de dette
option-loans-conflict = désactive les prêts
option-value-unknown = valeur inconnue ; au choix : { $known }
last-winner-blind-conflict = une blinde postée par le dernier gagnant exige un jeu à une seule blinde
blind-seats-button-conflict = des blindes par siège exigent le bouton simplifié, pas { $button }
blind-seats-out-of-range = blind_seats vont de 0, le bouton, à 9 sièges à sa gauche
blind-seat-count-mismatch = { $seats } blind_seats pour { $blinds } { NUMBER($blinds) ->
        [one] blinde
       *[other] blindes
    } en { $game }
straddle-position-invalid = positions de straddle : au choix { $known }
rock-needs-straddles = le rock exige des straddles : active-les aussi
sleepers-need-straddles = les sleepers exigent des straddles : active-les aussi
no-button-straddles-in-limit = pas de straddle au bouton en limit
no-blinds-for-straddles = pas de straddle en { $game } : il n’y a pas de blindes
kill-without-limits = pas de kill en { $structure } : il faut des limites
no-blind-to-kill = pas de kill en { $game } : il n’y a pas de blinde
kill-not-whole-chips = un kill de { $percent } % fait { $made } de { $size }, ce ne sont pas des jetons entiers : change le pourcentage ou l’enjeu
matched-buy-in-without-maximum = recaver jusqu’au plus gros stack exige une cave maximum
minimum-buy-in-above-maximum = la cave minimum { CHIPS($least) } dépasse le maximum { CHIPS($most) }
open-stakes-buy-in-too-small = une cave minimum de { CHIPS($given) } est trop petite en open stakes avec des mises de { CHIPS($bet) } : choisis { CHIPS($least) } ou plus
no-short-buy-ins = pas de caves réduites en open stakes : mets short à 0
maximum-buy-in-too-small = la cave maximum { CHIPS($most) } vaut moins d’une mise : mets { CHIPS($bet) } ou plus, ou 0 pour aucun maximum
small-markers-need-markers = « sans demander sous » exige les reconnaissances de dette : active-les aussi
time-cards-not-whole = une time bank de { $bank } s et { $refill } s par tour ne font pas des cartes entières de { $card } s
amount-kind =
    { KEY($what) ->
        [blind] blinde
        [ante] ante
        [bring-in] bring-in
        [unit] unité de mise
        [share] plus petite part d’un pot
        [kitty] cagnotte
        [drop] prélèvement pour le jackpot
        [time] droit de table
        [seven-deuce] seven_deuce
        [rake] rake
       *[other] { $what }
    }
chips-unsorted = indique les jetons du plus petit au plus grand, chacun une fois
amount-not-payable-in-chip = { $what } { CHIPS($chips) } : impossible à payer avec des jetons de { CHIPS($chip) }
amount-not-payable-at-table = { $what } { CHIPS($chips) } : impossible à payer avec les jetons de la table
amount-below-smallest-chip = { $what } { CHIPS($chips) } : moins que le plus petit jeton { CHIPS($least) } ; joue { $game } avec « unit { $unit } chip { $unit } »
rake-caps-unsorted = les plafonds de rake montent avec le nombre de joueurs : pour deux, trois, quatre…
time-pot-without-fee = time_pot exige un droit de table : règle time_fee
kitty-without-income = une cagnotte vide ne paie rien : règle kitty
seven-deuce-without-holdem = le jeu du 7-2 exige un hold’em à cette table
no-game-for-a-jackpot = le jackpot exige un jeu high avec un board à cette table
jackpot-without-drop = le jackpot exige un prélèvement sur chaque pot : règle fees.drop
jackpot-shares-invalid = les parts du jackpot sont des pourcentages pour la main battue, la gagnante et les autres, 100 en tout au plus, comme 50, 25, 25 : pas { $given }
jackpot-shares-missing = règle les parts du jackpot en pourcentages pour la main battue, la gagnante et les autres, 100 en tout au plus, comme 50, 25, 25
house-rules-conflict = les jeux de ce mix demandent des règles différentes, et un fichier n’en a qu’une série
sign-unavailable = { $game } ne peut pas s’écrire en texte à cette table
game-without-preset = pas de modèle pour { $game }
results-unbalanced = gains et pertes diffèrent de { CHIPS($off) } : ajoute la part de la maison
money-unit-invalid = les jetons par unité monétaire sont un nombre décimal, pas { $given }
