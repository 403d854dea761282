sitting-out-standing =
    { PERSON($who) ->
        [you] nehrajete
       *[other] nehraje
    }
big-blind-wait-standing =
    { PERSON($who) ->
        [you] čekáte
       *[other] čeká
    } na velký blind
entry-standing =
    { PERSON($who) ->
        [you] vstupujete
       *[other] vstupuje
    } do hry
owed-blind =
    { KEY($what) ->
        [big-blind] velký blind
        [small-blind] malý blind
        [ante] ante
       *[other] straddle
    } { CHIPS($chips) }
debt-standing =
    { PERSON($who) ->
        [you] dlužíte
       *[other] dluží
    } { LIST($each) }
player-standing =
    { PERSON($who) ->
        [you] {""}
       *[other] { $who }:{" "}
    }{ $standing }
settlement-transfer =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } { PERSON($whom) ->
            [you] vám platí
           *[other] platí
        }
    }{ PERSON($whom) ->
        [you] {""}
       *[other] {" "}hráči { $whom }
    } { CHIPS($chips) }
house-payment =
    Herna { PERSON($whom) ->
        [you] vám platí
       *[other] platí
    }{ PERSON($whom) ->
        [you] {""}
       *[other] {" "}hráči { $whom }
    } { CHIPS($chips) }
payment-to-house =
    { PERSON($who) ->
        [you] platíte
       *[other] { $who } platí
    } herně { CHIPS($chips) }
bots-not-settled =
    Boti { KEY($result) ->
        [won] vyhráli
        [lost] prohráli
       *[other] { $result }
    } { CHIPS($chips) } (do vyrovnání se nepočítají)
no-debts = Vyrovnáno
