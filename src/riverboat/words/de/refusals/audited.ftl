fact-is-wrong = Fakt { $at }: { $what }
fact-expected =
    erwartet { $expected }{ GIVEN($found) ->
        [yes] , gefunden { $found }
       *[no] {""}
    }
other-than-offered = erwartet { $expected }, gefunden { $found }
cards-were-to-be-hidden = verdeckte Karten erwartet, gefunden { $found }
floor-decided-otherwise = erwartet { $expected }; der Floor hat entschieden: { $reason }
is-nobodys-choice = { $fact } kann kein Spieler wählen; möglich ist: { $legal }
winners-out-of-order = Gewinner in falscher Reihenfolge
hand-begins-with = ein Protokoll beginnt mit { $kind }
hand-has-no-end = die Hand ist nicht zu Ende
chips-won-by-nobody = Chips ohne Spieler gewonnen oder verloren
is-no-fact = kein Fakt{ KEY($of) ->
        [log] {""}
        [room] {" "}eines Tisches oder des Raums
       *[other] {" "}eines Tisches
    }: { $why }
fact-comes-once = { $fact } kommt nur einmal, am Anfang eines Protokolls
log-is-empty = ein leeres Protokoll
no-hand-for-it = keine laufende Hand für { $fact }
cannot-have-happened = an diesem Tisch unmöglich: { $fact }: { $why }
nobody-bought-it = { $fact } hat Chips ohne Kauf oder Leihe
chips-more-than-bought =
    { $chips } { NUMBER($chips) ->
        [one] Chip
       *[other] Chips
    } { $more ->
        [true] mehr
       *[false] weniger
    } als gekauft
nobody-sat-there = Platz { $chair } ist leer
never-sat-down = { $player } sitzt nicht
sat-there-already = { $player } sitzt schon auf Platz { $chair }
left-with-other =
    { $player } hat { NUMBER($chips) ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }, ging aber mit { $left }
colour-up-left-other = das Einwechseln ändert die Stacks um anderes als { $gained }
