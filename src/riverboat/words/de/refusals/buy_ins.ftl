buy-in-range = { CHIPS($minimum) }–{ CHIPS($maximum) }
exact-buy-in = genau { CHIPS($chips) }
buy-in-minimum = { CHIPS($minimum) } oder mehr
ratholing-refused = weil mitgenommene Chips zurückkommen müssen
full-buy-in-amount = damit der Stack zwischen den Händen ein volles Buy-in erreicht
buy-in-out-of-range =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { CHIPS($chips) } nicht kaufen: Der Buy-in ist { $allowed_buy_in }{ GIVEN($detail) ->
        [yes] , { $detail }
       *[no] {""}
    }
top-up-over-maximum =
    kein Nachkauf für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: Der Stack ist { CHIPS($chips) }, das Maximum { CHIPS($maximum) }
buy-in-not-whole = kaufe ganze Chips, nicht { $typed_amount }
chip-unit-mismatch =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { CHIPS($chips) } nicht nachlegen: Chips im Spiel sind Vielfache von { CHIPS($unit) }
no-chip-request =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keine offene Bitte um Chips
chips-in-play =
    { PERSON($who) ->
        [you] deine Chips
       *[other] die Chips von { $who }
    } sind bis zum Ende der Hand im Spiel
stack-reduction-forbidden =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { CHIPS($chips) } vom Tisch nehmen: Geh mit allen { CHIPS($whole_stack) }{ GIVEN($spending_limit) ->
        [yes] {" "}oder gib bis zu { CHIPS($spending_limit) } für Essen, Getränke und Trinkgeld aus
       *[no] {""}
    }
