samples-too-few = tirages : { $samples } est trop peu, le minimum est 2
finish-count-invalid =
    { $players } { NUMBER($players) ->
        [one] joueur finit
       *[other] joueurs finissent
    } à autant de places, pas { $places }
too-many-places =
    { $places } places pour { $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    }, c’est trop pour le calcul : demande-en moins
no-such-player =
    pas de joueur { $who } comme { KEY($name) ->
        [hero] hero
       *[other] villain
    } : les joueurs vont de 0 à { $last }
player-stack-empty = le joueur { $who } n’a pas de jetons
hero-villain-clash = le joueur { $who } ne peut pas être à la fois hero et villain
exact-icm-too-large =
    trop de joueurs et de gains pour calculer exactement { KEY($what) ->
        [deal] le deal
       *[other] la prime de risque
    } : l’estimation est trop grossière
amount-too-large =
    { KEY($what) ->
        [stack] stack
       *[other] gain
    } { $number } : au-dessus du maximum de { $most }
amount-below-zero =
    { KEY($what) ->
        [stack] stack
       *[other] gain
    } { $number } : { KEY($given) ->
        [empty] sous 0
       *[other] { $given }
    }, il faut 0 ou plus
amount-too-small =
    { KEY($what) ->
        [stack] stack
       *[other] gain
    } { $number } : { $given }, il faut 0, ou { $least } et plus
two-stacks-required =
    stacks de { $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    } : il en faut 2 ou plus
all-stacks-empty = pas de jetons : au moins un stack doit dépasser 0
no-prizes = pas de gains : indique-en au moins un
more-prizes-than-players =
    { $prizes } { NUMBER($prizes) ->
        [one] gain
       *[other] gains
    } pour { $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    } : un par joueur au plus
prizes-unsorted = le gain { $place } ({ $lower }) dépasse le gain { $before } ({ $higher }) : commence par la première place
unit-too-small = l’unité est { $unit } : il faut 1 ou plus
reserves-over-prizes = montants mis de côté : { $saved } ; gains restants : { $prizes }
prize-reserve-too-large = le gain { $place } est { $prize } : impossible d’en mettre { $kept } de côté
stack-per-player-expected = { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    } pour { $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    } : donne un stack, ou un par joueur
push-fold-player-count =
    { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    } : tapis ou rien se calcule de 2 à { $most } joueurs
blind-below-zero =
    { KEY($what) ->
        [small-blind] petite blinde
        [ante] ante
       *[other] big blind ante
    } à { $amount } : il faut 0 grosse blinde ou plus
small-blind-above-one = petite blinde à { $amount } : le maximum est 1 grosse blinde
seat-position-label =
    { KEY($seat) ->
        [big-blind] grosse blinde
        [small-blind] petite blinde
       *[other] { $seat }
    }
stack-depth-out-of-range = { $seat } : { $stack } grosses blindes, il en faut de { $least } à { $most }
too-many-all-in-by-posting = à tapis en postant : { LIST($seats) } ; à plus de { $most } joueurs, un seul peut l’être
other-stacks-need-prizes = les autres stacks exigent des gains : indique les gains, ou retire ces stacks
other-stacks-empty = les autres stacks doivent dépasser 0 : retire les joueurs éliminés
equal-prizes = tous les gains sont égaux, un par joueur : rien à jouer
accuracy-not-positive = la précision est { $accuracy } : il faut plus de 0 grosse blinde
rounds-too-few = itérations { $rounds } : il en faut 1 ou plus
