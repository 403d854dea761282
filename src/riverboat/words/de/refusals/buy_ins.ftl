buy-in-range = { CHIPS($least) }–{ CHIPS($most) }
exact-buy-in = genau { CHIPS($chips) }
buy-in-minimum = { CHIPS($least) } oder mehr
ratholing-refused = mitgenommene Chips kommen mit dem Spieler zurück
full-buy-in-amount = bis zu einem vollen Buy-in oder mehr, zwischen den Händen
buy-in-out-of-range =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { CHIPS($chips) } nicht kaufen: Der Buy-in ist { $may }{ GIVEN($note) ->
        [yes] , { $note }
       *[no] {""}
    }
top-up-over-maximum =
    kein Nachkauf für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: Der Stack ist { CHIPS($chips) }, das Maximum { CHIPS($most) }
buy-in-not-whole = kaufe ganze Chips, nicht { $given }
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
stack-reduction =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } nicht { CHIPS($chips) } vom Tisch nehmen: Geh mit allen { CHIPS($all) }{ GIVEN($spends) ->
        [yes] {" "}oder gib bis zu { CHIPS($spends) } für Essen, Getränke und Trinkgeld aus
       *[no] {""}
    }
