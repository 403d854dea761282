log-entry-invalid = fait { $at } : { $what }
log-entry-expected =
    attendu : { $expected }{ GIVEN($found) ->
        [yes] , trouvé : { $found }
       *[no] {""}
    }
log-entry-mismatch = attendu : { $expected }, trouvé : { $found }
hidden-cards-expected = cartes cachées attendues, trouvé : { $found }
floor-decision-contradicted = attendu : { $expected } ; le floor a décidé : { $reason }
player-action-expected = { $fact } n’est pas un choix de joueur ; en attente : { $legal }
winners-out-of-order = gagnants dans le désordre
log-start-missing = un journal commence par { $kind }
hand-without-end = la main n’est pas finie
unassigned-winnings = jetons gagnés ou perdus sans joueur
log-entry-unknown = ce n’est pas un fait{ KEY($of) ->
        [log] {""}
        [room] {" "}d’une table ou de la salle
       *[other] {" "}d’une table
    } : { $why }
log-entry-repeated = { $fact } ne vient qu’une fois, au début d’un journal
log-empty = un journal vide
log-entry-without-hand = pas de main en cours pour { $fact }
log-entry-impossible = impossible à cette table : { $fact } : { $why }
unpurchased-chips = { $fact } a des jetons sans achat ni prêt
chips-above-purchases =
    { $chips } { NUMBER($chips) ->
        [one] jeton
       *[other] jetons
    } de { $more ->
        [true] plus
       *[false] moins
    } que l’achat
logged-seat-empty = le siège { $chair } est vide
logged-player-not-seated = { $player } n’a pas de siège
logged-player-already-seated = { $player } occupe déjà le siège { $chair }
departure-stack-mismatch =
    { $player } a { NUMBER($chips) ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } mais est parti avec { $left }
colour-up-mismatch = le change des jetons modifie les stacks d’autre chose que { $gained }
