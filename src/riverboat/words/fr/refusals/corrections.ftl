correction-after-hand = la main est finie
correction-after-bets = ces cartes ont déjà été jouées : reviens d’abord à un moment antérieur de la main
correction-rule-missing = cite une règle, ou indique une décision du floor avec une raison
floor-reason-missing = une décision du floor exige une raison
hand-seat-unknown = pas de siège { $number } dans cette main
player-out-of-hand =
    { PERSON($who) ->
        [you] tu n’es plus
       *[other] { $who } n’est plus
    } dans cette main
correction-unneeded = rien à corriger : procède comme d’habitude
exposed-cards-unclear = donne d’abord les cartes distribuées, puis les cartes exposées
no-upcards-here = ce jeu n’a pas de cartes visibles
correction-out-of-turn =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas la parole ; en attente : { $offer }
chips-over-stack =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } avoir misé autant de jetons
cards-for-other-seats = donne des cartes ou une mise pour chacun des { $seat_count } sièges
too-many-cards =
    { $cards } { NUMBER($cards) ->
        [one] carte
       *[other] cartes
    } pour { $who }, c’est trop dans ce jeu
deal-finished = plus de cartes à distribuer dans cette main
board-size-impossible = pas de board de { $cards } { NUMBER($cards) ->
        [one] carte
       *[other] cartes
    } dans ce jeu
no-such-board = pas de board { $number } à compléter maintenant
stub-too-small = le talon a { $stub } { NUMBER($stub) ->
        [one] carte
       *[other] cartes
    }, pas { $cards }
corrected-cards-missing = nomme les cartes et leurs joueurs, chaque joueur une fois
held-cards-mismatch =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas { CARDS($cards) } en main
board-mismatch = le board est { CARDS($board) } : donne la place de chaque carte
burn-count-mismatch =
    { $burns } { NUMBER($burns) ->
        [one] carte brûlée en plus : impossible
       *[other] cartes brûlées en plus : impossible
    }
no-bets-now = pas de mises à corriger maintenant
bets-mismatch = les jetons devant les joueurs ne font pas une mise de { CHIPS($bet_total) }
chip-total-wrong = les jetons ne font pas les { CHIPS($chips) } qui sont sur la table
rewind-point-invalid = impossible de revenir au moment { $rewind_point } de la main
last-live-hand-killed =
    { PERSON($who) ->
        [you] ta main
       *[other] la main ({ $who })
    } est la dernière vivante : annule plutôt toute la main
