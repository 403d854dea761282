rules-change = Nouvelles règles de la maison dès la prochaine main
game-is-chosen = Jeu : { GAME($game) }
table-closes = Table fermée
but-is-short = , il manque { CHIPS($chips) }
pays-for-the-time =
    { PERSON($who) ->
        [you] tu paies
       *[other] { $who } paie
    } un droit de table de { CHIPS($chips) }{ $short }
time-is-due = Droit de table de { CHIPS($chips) } sur le premier pot au-dessus de { CHIPS($above) }
kitty-pays = La cagnotte paie { CHIPS($chips) } : { $what }
wins-with-seven-deuce =
    { PERSON($who) ->
        [you] tu gagnes
       *[other] { $who } gagne
    } avec 7-2 et { PERSON($who) ->
        [you] reçois
       *[other] reçoit
    } { CHIPS($chips) } des autres
loses-for-the-jackpot =
    Bad beat jackpot : { PERSON($who) ->
        [you] tu perds
       *[other] { $who } perd
    } avec { CARDS($cards) }
lose-for-the-jackpot = Bad beat jackpot, mains battues : { LIST($losers) }, avec { CARDS($cards) }
gets-of-the-jackpot =
    { PERSON($who) ->
        [you] tu reçois
       *[other] { $who } reçoit
    } { CHIPS($chips) } du jackpot
chips-are-coloured-up = Change : jetons de { $worth } contre jetons de { $into }
