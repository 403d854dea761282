colour-with-value = { $colour } { CHIPS($chip_value) }
chip-of-value-label = { $colour } de { CHIPS($chip_value) }
amount-unpayable =
    { CHIPS($chips) } : impossible à payer avec les jetons de cette table ({ $chip_values }){ GIVEN($lower_amount) ->
        [yes] {""} ; le montant possible en dessous est { CHIPS($lower_amount) }
       *[no] {""}
    }
amount-unpayable-without-chips =
    { CHIPS($chips) } : impossible à payer, cette table n’a pas de jetons définis{ GIVEN($lower_amount) ->
        [yes] {""} ; le montant possible en dessous est { CHIPS($lower_amount) }
       *[no] {""}
    }
payment-too-small = { CHIPS($paid_chips) } ne suffit pas pour { CHIPS($owed_chips) } : il manque { CHIPS($missing_chips) }
no-smaller-chips = aucun jeton de { CHIPS($chip_value) } à changer contre de plus petits
colour-up-between-hands = le change de jetons se fait entre deux mains
no-chip-to-colour-up =
    aucun jeton à retirer : cette table a { $denomination_count } { NUMBER($denomination_count) ->
        [one] valeur
       *[other] valeurs
    }
no-larger-chip = aucun nombre de { $smaller_chip } ne fait un { $larger_chip }
chip-value-needed =
    { $chip } reste : { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] ton stack
       *[other] le stack ({ $who })
    } de { CHIPS($chips) } est impossible à payer en jetons de { CHIPS($chip_values) } : corrige d’abord le stack
chips-pending =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } des jetons en attente : laisse-les d’abord arriver
chips-still-in-pot = { CHIPS($chips) } sont encore dans le pot : change les jetons quand il sera gagné
race-card-count-label = { $card_count } pour le siège { $chair }
race-card-count-mismatch =
    { $card_count } { NUMBER($card_count) ->
        [one] carte donnée
       *[other] cartes données
    }, il en faut { $needed_count } pour la chip race ({ $counts_by_seat })
no-odd-chips-to-race = pas de jetons impairs à jouer : il faut 0 carte, pas { $card_count }
race-cards-invalid = les cartes d’une chip race doivent être différentes et venir du paquet
time-fees-disabled = pas de droits de table à cette table
time-fees-between-hands = les droits de table se prélèvent entre deux mains : attends la fin de celle-ci
time-fees-without-players = pas de joueurs, pas de droits de table
kitty-purpose-missing = indique ce que paie la cagnotte
kitty-purpose-unknown = la cagnotte ne paie pas { $purpose }, seulement : { $allowed_purposes }
kitty-amount-invalid = la cagnotte paie des jetons entiers, pas { $typed_amount }
kitty-too-small = la cagnotte a { CHIPS($kitty) }, pas { CHIPS($chips) } pour { $purpose }
no-seven-deuce-game = pas de jeu du 7-2 à cette table
seven-deuce-too-late = trop tard : le 7-2 se montre avant la main suivante
seven-deuce-not-due = pas de prime du 7-2 pour { $who } : elle est payée une fois, à qui gagne la dernière main avec 7-2
seven-deuce-bounty-undue = pas de prime du 7-2 à payer : elle est payée une fois, à qui gagne la dernière main avec 7-2
