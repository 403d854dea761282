log-entry-invalid = fait { $entry_number } : { $entry_error }
log-entry-expected =
    attendu : { $expected_entry }{ GIVEN($found_entry) ->
        [yes] , trouvé : { $found_entry }
       *[no] {""}
    }
log-entry-mismatch = attendu : { $expected_action }, trouvé : { $found_entry }
hidden-cards-expected = cartes cachées attendues, trouvé : { $found_entry }
floor-decision-contradicted = attendu : { $expected_action } ; le floor a décidé : { $reason }
player-action-expected = { $fact } n’est pas un choix de joueur ; en attente : { $legal_actions }
winners-out-of-order = gagnants dans le désordre
log-start-missing = un journal commence par { $kind }
hand-without-end = la main n’est pas finie
unassigned-winnings = jetons gagnés ou perdus sans joueur
log-entry-unknown = ce n’est pas un fait{ KEY($log_kind) ->
        [log] {""}
        [room] {" "}d’une table ou de la salle
       *[other] {" "}d’une table
    } : { $reason }
log-entry-repeated = { $fact } ne vient qu’une fois, au début d’un journal
log-empty = journal vide
log-entry-without-hand = pas de main en cours pour { $fact }
log-entry-impossible = { $fact } est impossible à cette table : { $reason }
unpurchased-chips = { $fact } a des jetons sans achat ni prêt
chips-above-purchases =
    { $chips } { NUMBER($chips) ->
        [one] jeton
       *[other] jetons
    } de { $is_surplus ->
        [true] plus
       *[false] moins
    } que l’achat
logged-seat-empty = le siège { $chair } est vide
logged-player-not-seated = { $player } n’a pas de siège
logged-player-already-seated = { $player } occupe déjà le siège { $chair }
departure-stack-mismatch =
    { $player } avait { NUMBER($chips) ->
        [one] { $chips } jeton
       *[other] { $chips } jetons
    } mais est parti avec { $departure_stack }
colour-up-mismatch = le change des jetons modifie les stacks d’autre chose que { $expected_change }
