no-such-table-preset = pas de modèle de table { $preset } ; { $hint }
too-many-chairs = { $game } se joue à { $max_chairs } au plus : { $chairs } sièges, c’est trop
no-straddles-in-tournaments = pas de straddles en tournoi
no-kills-in-tournaments = pas de kill en tournoi
no-loans-in-tournaments = pas de prêts en tournoi
open-stakes-in-tournament = en tournoi, table stakes uniquement
no-seven-deuce-in-tournaments = pas de jeu du 7-2 en tournoi
no-jackpot-in-tournaments = pas de jackpot en tournoi
markers-in-casino = ni reconnaissances de dette ni prêts au casino
forbidden-by-law =
    { $jurisdiction } : la loi interdit { KEY($option) ->
        [no-limit] le no-limit
        [straddles] les straddles
        [kills] les kills
        [rake] le rake
        [jackpots] les jackpots
        [time-fees] les droits de table
        [markers] les reconnaissances de dette
        [borrowing] les prêts
       *[other] { $option }
    } : { $explanation }
forbidden-by-local-law =
    la loi du pays interdit { KEY($option) ->
        [no-limit] le no-limit
        [straddles] les straddles
        [kills] les kills
        [rake] le rake
        [jackpots] les jackpots
        [time-fees] les droits de table
        [markers] les reconnaissances de dette
        [borrowing] les prêts
       *[other] { $option }
    } : { $explanation }
option-game-conflict = choisis un autre jeu que { $game }
straddles-off-required = désactive les straddles
kill-off-required = désactive les kill pots
rake-off-required = désactive le rake
jackpot-off-required = désactive le prélèvement pour le jackpot
time-fees-off-required = désactive les droits de table
markers-off-required = désactive les reconnaissances de dette
loans-off-required = désactive les prêts
option-value-unknown = valeur inconnue ; au choix : { $known_values }
last-winner-blind-in-blinds-game = une blinde postée par le dernier gagnant exige un jeu à une seule blinde
blind-seats-button-conflict = des blindes par siège exigent le bouton simplifié, pas { $button }
blind-seats-out-of-range = sièges des blindes : de 0 (le bouton) à 9 (sièges à sa gauche)
blind-seat-count-mismatch = { $game } a { $blind_count } { NUMBER($blind_count) ->
        [one] blinde
       *[other] blindes
    }, pas { $seat_count } : indique un siège par blinde
straddle-position-invalid = positions de straddle : au choix { $known_positions }
rock-straddle-needs-straddles = le rock exige des straddles : active-les aussi
sleeper-straddles-need-straddles = les sleepers exigent des straddles : active-les aussi
no-button-straddles-in-limit = pas de straddle au bouton en limit
no-blinds-for-straddles = pas de straddle en { $game } : il n’y a pas de blindes
kill-without-limits = pas de kill en { $structure } : il faut des limites
no-blind-to-kill = pas de kill en { $game } : il n’y a pas de blinde
kill-not-whole-chips = un kill de { $percent } % fait { DECIMAL($killed_size) } de { $size }, ce ne sont pas des jetons entiers : change le pourcentage ou l’enjeu
matched-buy-in-without-maximum = recaver jusqu’au plus gros stack exige une cave maximum
minimum-buy-in-above-maximum = la cave minimum { CHIPS($minimum) } dépasse le maximum { CHIPS($maximum) }
open-stakes-buy-in-too-small = une cave minimum de { CHIPS($given_minimum) } est trop petite en open stakes avec des mises de { CHIPS($bet) } : choisis { CHIPS($required_minimum) } ou plus
no-short-buy-ins = pas de caves réduites en open stakes : mets-les à 0
maximum-buy-in-too-small = la cave maximum { CHIPS($maximum) } vaut moins d’une mise : mets { CHIPS($bet) } ou plus, ou 0 pour aucun maximum
small-markers-need-markers = « sans demander sous » exige les reconnaissances de dette : active-les aussi
time-bank-not-in-whole-cards = une time bank de { $bank_seconds } s et { $refill_seconds } s par tour ne font pas des cartes entières de { $card_seconds } s
payable-amount-name =
    { KEY($amount) ->
        [blind] blinde
        [ante] ante
        [bring-in] bring-in
        [unit] unité de mise
        [share] plus petite part d’un pot
        [kitty] cagnotte
        [drop] prélèvement pour le jackpot
        [time] droit de table
        [seven-deuce] prime du 7-2
        [rake] rake
       *[other] { $amount }
    }
chips-unsorted = indique les jetons du plus petit au plus grand, chacun une fois
amount-not-payable-in-chip = { $amount_name } { CHIPS($chips) } : impossible à payer avec des jetons de { CHIPS($chip) }
amount-not-payable-at-table = { $amount_name } { CHIPS($chips) } : impossible à payer avec les jetons de la table
amount-below-smallest-chip = { $amount_name } { CHIPS($chips) } : moins que le plus petit jeton { CHIPS($smallest_chip) } ; joue { $game } avec « unit { $unit } chip { $unit } »
rake-caps-unsorted = les plafonds de rake montent avec le nombre de joueurs : pour deux, trois, quatre…
time-pot-without-fee = un droit de table pris sur un pot exige un droit de table : règle-le
kitty-without-income = une cagnotte vide ne paie rien : règle la part pour la cagnotte
seven-deuce-without-holdem = le jeu du 7-2 exige un hold’em à cette table
no-game-for-a-jackpot = le jackpot exige un jeu high avec un board à cette table
jackpot-without-drop = le jackpot exige un prélèvement sur chaque pot : règle la part pour le jackpot
jackpot-shares-invalid = les parts du jackpot sont des pourcentages pour la main battue, la gagnante et les autres, 100 en tout au plus, comme 50, 25, 25 : pas { $given_percents }
jackpot-shares-missing = règle les parts du jackpot en pourcentages pour la main battue, la gagnante et les autres, 100 en tout au plus, comme 50, 25, 25
house-rules-conflict = les jeux de ce mix demandent des règles différentes, et un fichier n’en a qu’une série
game-sign-unavailable = { $game } ne peut pas s’écrire en texte à cette table
game-without-preset = pas de modèle pour { $game }
results-unbalanced = gains et pertes diffèrent de { CHIPS($difference) } : ajoute la part de la maison
money-unit-invalid = les jetons par unité monétaire doivent être un entier qui divise une puissance de dix, comme 1, 20 ou 100, pas { $given_unit }
