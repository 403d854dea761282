colour-with-value = { $colour } { CHIPS($worth) }
colour-of-value = { $colour } de { CHIPS($worth) }
amount-unpayable =
    { CHIPS($chips) } : impossible à payer avec les jetons de cette table ({ $shown }){ GIVEN($below) ->
        [yes] {""} ; le montant possible en dessous est { CHIPS($below) }
       *[no] {""}
    }
amount-unpayable-without-chips =
    { CHIPS($chips) } : impossible à payer, cette table n’a pas de jetons définis{ GIVEN($below) ->
        [yes] {""} ; le montant possible en dessous est { CHIPS($below) }
       *[no] {""}
    }
payment-short = { CHIPS($paid) } ne suffit pas pour { CHIPS($due) } : il manque { CHIPS($missing) }
no-smaller-chips = aucun jeton de { CHIPS($worth) } à changer contre de plus petits
colour-up-between-hands = le change de jetons se fait entre deux mains
no-chip-to-colour-up =
    aucun jeton à retirer : cette table a { $n } { NUMBER($n) ->
        [one] valeur
       *[other] valeurs
    }
no-larger-chip = aucun nombre de { $small } ne fait un { $large }
chip-value-needed =
    { $chip } reste : { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] ton stack
       *[other] le stack ({ $who })
    } de { CHIPS($chips) } est impossible à payer en jetons de { CHIPS($worth) } : corrige d’abord le stack
chips-pending =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } des jetons en attente : laisse-les d’abord arriver
chips-still-in-pot = { CHIPS($chips) } sont encore dans le pot : change les jetons quand il sera gagné
race-cards-for-seat = { $n } pour le siège { $chair }
race-card-count-mismatch =
    { $n } { NUMBER($n) ->
        [one] carte donnée
       *[other] cartes données
    }, il en faut { $due } pour la chip race ({ $shown })
no-odd-chips-to-race = pas de jetons impairs à jouer : il faut 0 carte, pas { $n }
race-cards-invalid = les cartes d’une chip race doivent être différentes et venir du paquet
time-fees-disabled = pas de droits de table à cette table
time-fees-between-hands = les droits de table se prélèvent entre deux mains : attends la fin de celle-ci
time-fees-without-players = pas de joueurs, pas de droits de table
kitty-purpose-missing = indique ce que paie la cagnotte
kitty-purpose-unknown = la cagnotte ne paie pas { $what }, seulement : { $uses }
kitty-amount-invalid = la cagnotte paie des jetons entiers, pas { $given }
kitty-too-small = la cagnotte a { CHIPS($kitty) }, pas { CHIPS($chips) } pour { $what }
no-seven-deuce-game = pas de jeu du 7-2 à cette table
seven-deuce-too-late = trop tard : le 7-2 se montre avant la main suivante
seven-deuce-not-due = pas de prime du 7-2 pour { $who } : elle est payée une fois, à qui gagne la dernière main avec 7-2
seven-deuce-bounty-undue = pas de prime du 7-2 à payer : elle est payée une fois, à qui gagne la dernière main avec 7-2
