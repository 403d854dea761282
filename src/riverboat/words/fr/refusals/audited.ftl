fact-is-wrong = fait { $at } : { $what }
fact-expected =
    attendu : { $expected }{ GIVEN($found) ->
        [yes] , trouvé : { $found }
       *[no] {""}
    }
other-than-offered = attendu : { $expected }, trouvé : { $found }
cards-were-to-be-hidden = cartes cachées attendues, trouvé : { $found }
floor-decided-otherwise = attendu : { $expected } ; le floor a décidé : { $reason }
is-nobodys-choice = { $fact } n’est pas un choix de joueur ; en attente : { $legal }
winners-out-of-order = gagnants dans le désordre
hand-begins-with = un journal commence par { $kind }
hand-has-no-end = la main n’est pas finie
chips-won-by-nobody = jetons gagnés ou perdus sans joueur
is-no-fact = ce n’est pas un fait{ KEY($of) ->
        [log] {""}
        [room] {" "}d’une table ou de la salle
       *[other] {" "}d’une table
    } : { $why }
fact-comes-once = { $fact } ne vient qu’une fois, au début d’un journal
log-is-empty = un journal vide
no-hand-for-it = pas de main en cours pour { $fact }
cannot-have-happened = impossible à cette table : { $fact } : { $why }
nobody-bought-it = { $fact } a des jetons sans achat ni prêt
chips-more-than-bought =
    { $chips } { NUMBER($chips) ->
        [one] jeton
       *[other] jetons
    } de { $more ->
        [true] plus
       *[false] moins
    } que l’achat
nobody-sat-there = le siège { $chair } est vide
never-sat-down = { $player } n’a pas de siège
sat-there-already = { $player } occupe déjà le siège { $chair }
left-with-other =
    { $player } a { NUMBER($chips) ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } mais est parti avec { $left }
colour-up-left-other = le change des jetons modifie les stacks d’autre chose que { $gained }
