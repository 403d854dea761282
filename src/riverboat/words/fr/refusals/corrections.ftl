hand-is-over = la main est finie
street-is-on = ces cartes ont déjà été jouées : reviens d’abord à un moment antérieur de la main
needs-a-rule = cite une règle, ou indique une décision du floor avec une raison
floor-says-why = une décision du floor exige une raison
no-seat-like-that = pas de siège { $number } dans cette main
is-out-of-the-hand =
    { PERSON($who) ->
        [you] tu n’es plus
       *[other] { $who } n’est plus
    } dans cette main
nothing-is-wrong = rien à corriger : procède comme d’habitude
exposed-is-told-apart = donne d’abord les cartes distribuées, puis les cartes exposées
no-upcards-here = ce jeu n’a pas de cartes visibles
is-not-to-act =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas la parole ; en attente : { $offer }
has-not-so-many-chips =
    { PERSON($who) ->
        [you] tu ne peux pas
       *[other] { $who } ne peut pas
    } avoir misé autant de jetons
cards-for-other-seats = donne une entrée pour chacun des { $seats } sièges
too-many-cards =
    { $cards } { NUMBER($cards) ->
        [one] carte
       *[other] cartes
    } pour { $who }, c’est trop dans ce jeu
deal-is-over = plus de cartes à distribuer dans cette main
no-room-on-the-board = pas de board de { $cards } cartes dans ce jeu
no-such-board = pas de board { $number } à compléter maintenant
stub-is-too-small = le talon a { $stub } cartes, pas { $cards }
says-no-cards = nomme les cartes et leurs joueurs, chaque joueur une fois
holds-other-cards =
    { PERSON($who) ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas { CARDS($cards) } en main
board-does-not-fit = le board est { CARDS($board) } : donne la place de chaque carte
burns-do-not-fit =
    { $burns } { NUMBER($burns) ->
        [one] carte brûlée en plus : impossible
       *[other] cartes brûlées en plus : impossible
    }
no-bets-now = pas de mises à corriger maintenant
bets-do-not-fit = les jetons devant les joueurs ne font pas une mise de { CHIPS($to) }
chips-do-not-add-up = les jetons ne font pas les { CHIPS($chips) } qui sont sur la table
no-such-point = impossible de revenir au moment { $to } de la main
nobody-would-be-left =
    { PERSON($who) ->
        [you] ta main
       *[other] la main ({ $who })
    } est la dernière vivante : annule plutôt toute la main
