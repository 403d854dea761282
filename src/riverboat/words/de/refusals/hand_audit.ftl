log-entry-invalid = Logeintrag { $entry_number }: { $entry_error }
log-entry-expected =
    erwartet { $expected_entry }{ GIVEN($found_entry) ->
        [yes] , gefunden { $found_entry }
       *[no] {""}
    }
log-entry-mismatch = erwartet { $expected_action }, gefunden { $found_entry }
hidden-cards-expected = verdeckte Karten erwartet, gefunden { $found_entry }
floor-decision-contradicted = erwartet { $expected_action }; der Floor hat entschieden: { $reason }
player-action-expected = { $fact } kann kein Spieler wählen; möglich ist: { $legal_actions }
winners-out-of-order = Gewinner in falscher Reihenfolge
log-start-missing = ein Protokoll beginnt mit { $kind }
hand-without-end = die Hand ist nicht zu Ende
unassigned-winnings = Chips ohne Spieler gewonnen oder verloren
log-entry-unknown = kein Fakt{ KEY($log_kind) ->
        [log] {""}
        [room] {" "}eines Tisches oder des Raums
       *[other] {" "}eines Tisches
    }: { $reason }
log-entry-repeated = { $fact } kommt nur einmal, am Anfang eines Protokolls
log-empty = leeres Protokoll
log-entry-without-hand = keine laufende Hand für { $fact }
log-entry-impossible = { $fact } ist an diesem Tisch unmöglich: { $reason }
unpurchased-chips = { $fact } hat Chips ohne Kauf oder Leihe
chips-above-purchases =
    { $chips } { NUMBER($chips) ->
        [one] Chip
       *[other] Chips
    } { $is_surplus ->
        [true] mehr
       *[false] weniger
    } als gekauft
logged-seat-empty = Platz { $chair } ist leer
logged-player-not-seated = { $player } sitzt nicht
logged-player-already-seated = { $player } sitzt schon auf Platz { $chair }
departure-stack-mismatch =
    { $player } hatte { NUMBER($chips) ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }, ging aber mit { $departure_stack }
colour-up-mismatch = das Einwechseln ändert die Stacks um anderes als { $expected_change }
