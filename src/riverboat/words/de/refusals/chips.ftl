colour-with-value = { $colour } { CHIPS($chip_value) }
chip-of-value-label = { $colour } zu { CHIPS($chip_value) }
amount-unpayable =
    { CHIPS($chips) } lässt sich mit den Chips dieses Tisches ({ $chip_values }) nicht zahlen{ GIVEN($lower_amount) ->
        [yes] ; der nächste Betrag darunter ist { CHIPS($lower_amount) }
       *[no] {""}
    }
amount-unpayable-without-chips =
    { CHIPS($chips) } lässt sich nicht zahlen: Für diesen Tisch sind keine Chips festgelegt{ GIVEN($lower_amount) ->
        [yes] ; der nächste Betrag darunter ist { CHIPS($lower_amount) }
       *[no] {""}
    }
payment-too-small = { CHIPS($paid_chips) } reicht nicht für { CHIPS($owed_chips) }: { CHIPS($missing_chips) } fehlen
no-smaller-chips = kein Chip zu { CHIPS($chip_value) }, der sich in kleinere wechseln lässt
colour-up-between-hands = Chips werden zwischen den Händen eingewechselt
no-chip-to-colour-up =
    kein Chip einzuwechseln: Dieser Tisch hat { $denomination_count } { NUMBER($denomination_count) ->
        [one] Sorte
       *[other] Sorten
    }
no-larger-chip = keine Anzahl von { $smaller_chip } ergibt { $larger_chip }
chip-value-needed =
    { $chip } bleibt: { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] dein Stack
       *[other] der Stack von { $who }
    } von { CHIPS($chips) } lässt sich nicht in Chips zu { CHIPS($chip_values) } zahlen: Korrigiere zuerst den Stack
chips-pending =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } Chips unterwegs: Warte zuerst darauf
chips-still-in-pot = { CHIPS($chips) } liegen noch im Pot: Wechsle ein, wenn er gewonnen ist
race-card-count-label = { $card_count } für Platz { $chair }
race-card-count-mismatch =
    { $card_count } { NUMBER($card_count) ->
        [one] Karte
       *[other] Karten
    } angegeben, { $needed_count } nötig für das Ausspielen der Chips ({ $counts_by_seat })
no-odd-chips-to-race = keine Restchips auszuspielen: 0 Karten nötig, nicht { $card_count }
race-cards-invalid = zum Ausspielen braucht man verschiedene Karten aus dem Deck
time-fees-disabled = keine Zeitgebühr an diesem Tisch
time-fees-between-hands = Zeitgebühren werden zwischen den Händen eingezogen: Warte auf das Ende dieser Hand
time-fees-without-players = keine Spieler, keine Zeitgebühr
kitty-purpose-missing = nenne, was die Kasse bezahlt
kitty-purpose-unknown = die Kasse zahlt nicht für { $purpose }, nur für { $allowed_purposes }
kitty-amount-invalid = die Kasse zahlt ganze Chips, nicht { $typed_amount }
kitty-too-small = in der Kasse sind { CHIPS($kitty) }, nicht { CHIPS($chips) } für { $purpose }
no-seven-deuce-game = kein 7-2-Spiel an diesem Tisch
seven-deuce-too-late = zu spät: Zeig 7-2 vor der nächsten Hand
seven-deuce-not-due =
    keine 7-2-Prämie für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: Es gibt sie einmal, wenn man die letzte Hand mit 7-2 gewinnt
seven-deuce-bounty-undue = keine 7-2-Prämie fällig: Es gibt sie einmal, wenn man die letzte Hand mit 7-2 gewinnt
