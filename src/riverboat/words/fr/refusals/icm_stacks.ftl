samples-too-few = tirages : { $samples } est trop peu, le minimum est 2
finish-count-invalid =
    { $player_count } { NUMBER($player_count) ->
        [one] joueur finit
       *[other] joueurs finissent
    } à autant de places, pas { $place_count }
too-many-places =
    { $place_count } places pour { $player_count } { NUMBER($player_count) ->
        [one] joueur
       *[other] joueurs
    }, c’est trop pour le calcul : demande-en moins
no-such-player =
    pas de joueur { $player_number } comme { KEY($name) ->
        [hero] hero
       *[other] villain
    } : les joueurs vont de 0 à { $max_player }
player-stack-empty = le joueur { $who } n’a pas de jetons
hero-villain-clash = le joueur { $who } ne peut pas être à la fois hero et villain
exact-icm-too-large =
    trop de joueurs et de gains pour calculer exactement { KEY($calculation) ->
        [deal] le deal
       *[other] la prime de risque
    } : l’estimation est trop grossière
amount-too-large =
    { KEY($amount_kind) ->
        [stack] stack
       *[other] gain
    } { $list_position } : au-dessus du maximum de { DECIMAL($maximum) }
amount-below-zero =
    { KEY($amount_kind) ->
        [stack] stack
       *[other] gain
    } { $list_position } : { KEY($given_amount) ->
        [empty] sous 0
       *[other] { $given_amount }
    }, il faut 0 ou plus
amount-too-small =
    { KEY($amount_kind) ->
        [stack] stack
       *[other] gain
    } { $list_position } : { $given_amount }, il faut 0, ou { DECIMAL($minimum) } et plus
two-stacks-required =
    stacks de { $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    } : il en faut 2 ou plus
all-stacks-empty = pas de jetons : au moins un stack doit dépasser 0
no-prizes = pas de gains : indique-en au moins un
more-prizes-than-players =
    { $prize_count } { NUMBER($prize_count) ->
        [one] gain
       *[other] gains
    } pour { $player_count } { NUMBER($player_count) ->
        [one] joueur
       *[other] joueurs
    } : un par joueur au plus
prizes-unsorted = le gain { $place } ({ DECIMAL($prize) }) dépasse le gain { $previous_place } ({ DECIMAL($previous_prize) }) : commence par la première place
icm-unit-too-small = l’unité est { $unit } : il faut 1 ou plus
reserves-over-prizes = montants mis de côté : { $reserve_count } ; gains restants : { $prize_count }
prize-reserve-too-large = le gain { $place } est { DECIMAL($prize) } : impossible d’en mettre { DECIMAL($reserve) } de côté
stack-per-player-expected = { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    } pour { $players } { NUMBER($players) ->
        [one] joueur
       *[other] joueurs
    } : donne un stack, ou un par joueur
push-fold-stack-count-invalid =
    { $stacks } { NUMBER($stacks) ->
        [one] stack
       *[other] stacks
    } : tapis ou rien se calcule de 2 à { $max_players } joueurs
blind-below-zero =
    { KEY($forced_bet) ->
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
stack-depth-out-of-range = { $seat } : { DECIMAL($stack) } grosses blindes, il en faut de { DECIMAL($minimum) } à { DECIMAL($maximum) }
too-many-all-in-by-posting = à tapis en postant : { LIST($seats) } ; à plus de { $maximum } joueurs, un seul peut l’être
other-stacks-need-prizes = les autres stacks exigent des gains : indique les gains, ou retire ces stacks
other-stacks-empty = les autres stacks doivent dépasser 0 : retire les joueurs éliminés
prizes-all-equal = tous les gains sont égaux, un par joueur : rien à jouer
accuracy-not-positive = la précision est { $accuracy } : il faut plus de 0 grosse blinde
iterations-too-few = itérations { $iterations } : il en faut 1 ou plus
