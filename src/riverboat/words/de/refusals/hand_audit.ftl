log-entry-invalid = Logeintrag { $at }: { $what }
log-entry-expected =
    erwartet { $expected }{ GIVEN($found) ->
        [yes] , gefunden { $found }
       *[no] {""}
    }
log-entry-mismatch = erwartet { $expected }, gefunden { $found }
hidden-cards-expected = verdeckte Karten erwartet, gefunden { $found }
floor-decision-contradicted = erwartet { $expected }; der Floor hat entschieden: { $reason }
player-action-expected = { $fact } kann kein Spieler wählen; möglich ist: { $legal }
winners-out-of-order = Gewinner in falscher Reihenfolge
log-start-missing = ein Protokoll beginnt mit { $kind }
hand-without-end = die Hand ist nicht zu Ende
unassigned-winnings = Chips ohne Spieler gewonnen oder verloren
log-entry-unknown = kein Fakt{ KEY($of) ->
        [log] {""}
        [room] {" "}eines Tisches oder des Raums
       *[other] {" "}eines Tisches
    }: { $why }
log-entry-repeated = { $fact } kommt nur einmal, am Anfang eines Protokolls
log-empty = ein leeres Protokoll
log-entry-without-hand = keine laufende Hand für { $fact }
log-entry-impossible = an diesem Tisch unmöglich: { $fact }: { $why }
unpurchased-chips = { $fact } hat Chips ohne Kauf oder Leihe
chips-above-purchases =
    { $chips } { NUMBER($chips) ->
        [one] Chip
       *[other] Chips
    } { $more ->
        [true] mehr
       *[false] weniger
    } als gekauft
logged-seat-empty = Platz { $chair } ist leer
logged-player-not-seated = { $player } sitzt nicht
logged-player-already-seated = { $player } sitzt schon auf Platz { $chair }
departure-stack-mismatch =
    { $player } hat { NUMBER($chips) ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }, ging aber mit { $left }
colour-up-mismatch = das Einwechseln ändert die Stacks um anderes als { $gained }
