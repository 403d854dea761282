rules-change = Nouvelles règles de la maison dès la prochaine main
chosen-game = Jeu : { GAME($game) }
table-closing = Table fermée
shortfall-suffix = , il manque { CHIPS($chips) }
time-fee-payment =
    { PERSON($who) ->
        [you] tu paies
       *[other] { $who } paie
    } un droit de table de { CHIPS($chips) }{ $short }
time-fee-notice = Droit de table de { CHIPS($chips) } sur le premier pot au-dessus de { CHIPS($above) }
kitty-payment = La cagnotte paie { CHIPS($chips) } : { $what }
seven-deuce-won =
    { PERSON($who) ->
        [you] tu gagnes
       *[other] { $who } gagne
    } avec 7-2 et { PERSON($who) ->
        [you] reçois
       *[other] reçoit
    } { CHIPS($chips) } des autres
bad-beat-jackpot-hit =
    Bad beat jackpot : { PERSON($who) ->
        [you] tu perds
       *[other] { $who } perd
    } avec { CARDS($cards) }
jackpot-losers = Bad beat jackpot, mains battues : { LIST($losers) }, avec { CARDS($cards) }
jackpot-share-received =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } { CHIPS($chips) } du jackpot
chips-coloured-up = Change : jetons de { $worth } contre jetons de { $into }
