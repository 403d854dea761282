chips-requested =
    { PERSON($who) ->
        [you] du bittest
       *[other] { $who } bittet
    } um { CHIPS($chips) }
chips-declined =
    Der Gastgeber lehnt Chips für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    } ab
chip-arrival-suffix =
    , da in { NUMBER($hands) ->
        [one] { $hands } Hand
       *[other] { $hands } Händen
    }
buy-in-made =
    { PERSON($who) ->
        [you] du kaufst dich
       *[other] { $who } kauft sich
    } für { CHIPS($chips) } ein{ $behind }
rebuy-made =
    { PERSON($who) ->
        [you] du kaufst dich
       *[other] { $who } kauft sich
    } erneut für { CHIPS($chips) } ein{ $behind }
short-buy-in-made =
    { PERSON($who) ->
        [you] du kaufst dich
       *[other] { $who } kauft sich
    } klein ein, für { CHIPS($chips) }{ $behind }
chips-added-to-stack =
    { PERSON($who) ->
        [you] du legst
       *[other] { $who } legt
    } { CHIPS($chips) } nach{ $behind }
transferred-chips-brought =
    { PERSON($who) ->
        [you] du bringst
       *[other] { $who } bringt
    } { CHIPS($chips) } von einem anderen Tisch mit{ $behind }
chips-borrowed-from-friend =
    { PERSON($who) ->
        [you] du leihst dir
       *[other] { $who } leiht sich
    } { CHIPS($chips) } von einem Freund{ $behind }
chips-behind-received =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } die { CHIPS($chips) }, die unterwegs waren
chips-removed =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } { CHIPS($chips) } vom Tisch: { $why }
chips-granted =
    { PERSON($who) ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { CHIPS($chips) }: { $why }
chip-return =
    { PERSON($who) ->
        [you] du gibst
       *[other] { $who } gibt
    } { CHIPS($chips) } zurück: { $why }
full-buy-in-due =
    { PERSON($who) ->
        [you] du musst dich
       *[other] { $who } muss sich
    } voll einkaufen, bevor Chips nachgelegt werden
loan-requested =
    { PERSON($who) ->
        [you] du bittest
       *[other] { $who } bittet
    } { PERSON($lender) ->
        [you] dich
       *[other] { $lender }
    }, { CHIPS($chips) } zu leihen
marker-offer-made =
    { PERSON($who) ->
        [you] du bietest
       *[other] { $who } bietet
    } einen Schuldschein über { CHIPS($chips) } an
offer-accepted =
    { PERSON($who) ->
        [you] du nimmst
       *[other] { $who } nimmt
    } an
offer-declined =
    { PERSON($who) ->
        [you] du lehnst
       *[other] { $who } lehnt
    } ab
chips-lent =
    { PERSON($lender) ->
        [you] du leihst
       *[other] { $lender } leiht
    } { PERSON($who) ->
        [you] dir
       *[other] { $who }
    } { CHIPS($chips) }
marker-guaranteed =
    { PERSON($who) ->
        [you] dein Schuldschein
       *[other] Der Schuldschein von { $who }
    } über { CHIPS($chips) } gilt
loan-refused =
    Keine Leihe für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }
loan-unanswered =
    Keine Leihe für { PERSON($who) ->
        [you] dich
       *[other] { $who }
    }: keine Antwort in der Zeit
loan-repaid =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } { PERSON($lender) ->
        [you] dir
       *[other] { $lender }
    } { CHIPS($chips) } zurück
marker-repaid =
    { PERSON($who) ->
        [you] du zahlst
       *[other] { $who } zahlt
    } { CHIPS($chips) } zurück
