asks-for-chips =
    { PERSON($who) ->
        [you] du bittest
       *[other] { $who } bittet
    } um { CHIPS($chips) }
gets-no-chips =
    Der Gastgeber lehnt Chips für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } ab
there-in-some-hands =
    , da in { NUMBER($hands) ->
        [one] { $hands } Hand
       *[other] { $hands } Händen
    }
buys-in =
    { PERSON($who) ->
        [you] du kaufst dich
       *[other] { $who } kauft sich
    } für { CHIPS($chips) } ein{ $behind }
buys-in-again =
    { PERSON($who) ->
        [you] du kaufst dich
       *[other] { $who } kauft sich
    } erneut für { CHIPS($chips) } ein{ $behind }
buys-in-short =
    { PERSON($who) ->
        [you] du kaufst dich
       *[other] { $who } kauft sich
    } klein ein, für { CHIPS($chips) }{ $behind }
adds-chips =
    { PERSON($who) ->
        [you] du legst
       *[other] { $who } legt
    } { CHIPS($chips) } nach{ $behind }
brings-chips =
    { PERSON($who) ->
        [you] du bringst
       *[other] { $who } bringt
    } { CHIPS($chips) } von einem anderen Tisch mit{ $behind }
borrows-from-a-friend =
    { PERSON($who) ->
        [you] du leihst dir
       *[other] { $who } leiht sich
    } { CHIPS($chips) } von einem Freund{ $behind }
chips-come =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } die { CHIPS($chips) }, die unterwegs waren
takes-chips-away =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } { CHIPS($chips) } vom Tisch: { $why }
is-given-chips =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { CHIPS($chips) }: { $why }
gives-chips-back =
    { PERSON($who) ->
        [you] du gibst
       *[other] { $who } gibt
    } { CHIPS($chips) } zurück: { $why }
must-buy-in-anew =
    { PERSON($who) ->
        [you] du musst dich
       *[other] { $who } muss sich
    } voll einkaufen, bevor Chips nachgelegt werden
asks-for-a-loan =
    { PERSON($who) ->
        [you] du bittest
       *[other] { $who } bittet
    } { PERSON($lender) ->
        [you] dich
       *[other] { $lender }
    }, { CHIPS($chips) } zu leihen
offers-a-marker =
    { PERSON($who) ->
        [you] du bietest
       *[other] { $who } bietet
    } einen Schuldschein über { CHIPS($chips) } an
accepts-it =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } an
refuses-it =
    { PERSON($who) ->
        [you] du lehnst
       *[other] { $who } lehnt
    } ab
lends-chips =
    { PERSON($lender) ->
        [you] du leihst
       *[other] { $lender } leiht
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } { CHIPS($chips) }
marker-is-good =
    { PERSON($who) ->
        [you] dein Schuldschein
       *[other] Der Schuldschein von { $who }
    } über { CHIPS($chips) } gilt
cannot-borrow =
    Keine Leihe für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }
nobody-answers =
    Keine Leihe für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: keine Antwort in der Zeit
pays-back =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } { PERSON($lender) ->
        [you] dir
       *[other] { $lender }
    } { CHIPS($chips) } zurück
pays-the-marker =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } { CHIPS($chips) } zurück
