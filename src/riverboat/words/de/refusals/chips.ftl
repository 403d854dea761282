colour-with-value = { $colour } { CHIPS($worth) }
colour-of-value = { $colour } zu { CHIPS($worth) }
amount-unpayable =
    { CHIPS($chips) } lässt sich mit den Chips dieses Tisches ({ $shown }) nicht zahlen{ GIVEN($below) ->
        [yes] ; der nächste Betrag darunter ist { CHIPS($below) }
       *[no] {""}
    }
amount-unpayable-without-chips =
    { CHIPS($chips) } lässt sich nicht zahlen: Für diesen Tisch sind keine Chips festgelegt{ GIVEN($below) ->
        [yes] ; der nächste Betrag darunter ist { CHIPS($below) }
       *[no] {""}
    }
payment-short = { CHIPS($paid) } reicht nicht für { CHIPS($due) }: { CHIPS($missing) } fehlen
no-smaller-chips = kein Chip zu { CHIPS($worth) }, der sich in kleinere wechseln lässt
colour-up-between-hands = Chips werden zwischen den Händen eingewechselt
no-chip-to-colour-up =
    kein Chip einzuwechseln: Dieser Tisch hat { $n } { NUMBER($n) ->
        [one] Sorte
       *[other] Sorten
    }
no-larger-chip = keine Anzahl von { $small } ergibt { $large }
chip-value-needed =
    { $chip } bleibt: { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] dein Stack
       *[other] der Stack von { $who }
    } von { CHIPS($chips) } lässt sich nicht in Chips zu { CHIPS($worth) } zahlen: Korrigiere zuerst den Stack
chips-pending =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } Chips unterwegs: Warte zuerst darauf
chips-still-in-pot = { CHIPS($chips) } liegen noch im Pot: Wechsle ein, wenn er gewonnen ist
race-cards-for-seat = { $n } für Platz { $chair }
race-card-count-mismatch =
    { $n } { NUMBER($n) ->
        [one] Karte
       *[other] Karten
    } angegeben, { $due } nötig für das Ausspielen der Chips ({ $shown })
no-odd-chips-to-race = keine Restchips auszuspielen: 0 Karten nötig, nicht { $n }
race-cards-invalid = zum Ausspielen braucht man verschiedene Karten aus dem Deck
time-fees-disabled = keine Zeitgebühr an diesem Tisch
time-fees-between-hands = Zeitgebühren werden zwischen den Händen eingezogen: Warte auf das Ende dieser Hand
time-fees-without-players = keine Spieler, keine Zeitgebühr
kitty-purpose-missing = nenne, was die Kasse bezahlt
kitty-purpose-unknown = die Kasse zahlt nicht für { $what }, nur für { $uses }
kitty-amount-invalid = die Kasse zahlt ganze Chips, nicht { $given }
kitty-too-small = in der Kasse sind { CHIPS($kitty) }, nicht { CHIPS($chips) } für { $what }
no-seven-deuce-game = kein 7-2-Spiel an diesem Tisch
seven-deuce-too-late = zu spät: Zeig 7-2 vor der nächsten Hand
seven-deuce-not-due =
    keine 7-2-Prämie für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: Es gibt sie einmal, wenn man die letzte Hand mit 7-2 gewinnt
seven-deuce-bounty-undue = keine 7-2-Prämie fällig: Es gibt sie einmal, wenn man die letzte Hand mit 7-2 gewinnt
