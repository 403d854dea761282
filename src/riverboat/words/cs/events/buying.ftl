asks-for-chips =
    { PERSON($who) ->
        [you] žádáte
       *[other] { $who } žádá
    } o { CHIPS($chips) }
gets-no-chips = { $who }: pořadatel žetony neschvaluje
there-in-some-hands =
    , na stole { NUMBER($hands) ->
        [one] za { $hands } hru
        [few] za { $hands } hry
       *[other] za { $hands } her
    }
buys-in =
    { PERSON($who) ->
        [you] kupujete
       *[other] { $who } kupuje
    } { CHIPS($chips) }{ $behind }
buys-in-again =
    { PERSON($who) ->
        [you] znovu kupujete
       *[other] { $who } znovu kupuje
    } { CHIPS($chips) }{ $behind }
buys-in-short =
    { PERSON($who) ->
        [you] kupujete
       *[other] { $who } kupuje
    } jen { CHIPS($chips) }{ $behind }
adds-chips =
    { PERSON($who) ->
        [you] přidáváte
       *[other] { $who } přidává
    } { CHIPS($chips) }{ $behind }
brings-chips =
    { PERSON($who) ->
        [you] přinášíte
       *[other] { $who } přináší
    } { CHIPS($chips) } z jiného stolu{ $behind }
borrows-from-a-friend =
    { PERSON($who) ->
        [you] půjčujete si
       *[other] { $who } si půjčuje
    } { CHIPS($chips) } mimo stůl{ $behind }
chips-come =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } { CHIPS($chips) }, které byly na cestě
takes-chips-away =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } ze stolu { CHIPS($chips) }: { KEY($why) ->
        [refreshments-and-tips] občerstvení a spropitné
       *[other] { $why }
    }
is-given-chips =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } { CHIPS($chips) }: { KEY($why) ->
        [as-the-event-has-counted-them] podle počtů turnaje
       *[other] { $why }
    }
gives-chips-back =
    { PERSON($who) ->
        [you] vracíte
       *[other] { $who } vrací
    } { CHIPS($chips) }: { KEY($why) ->
        [as-the-event-has-counted-them] podle počtů turnaje
       *[other] { $why }
    }
must-buy-in-anew =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } nejdřív znovu koupit celý stack
asks-for-a-loan =
    { PERSON($who) ->
        [you] chcete si
       *[other] { $who } si chce
    } půjčit { CHIPS($chips) }, půjčuje { $lender }
offers-a-marker =
    { PERSON($who) ->
        [you] nabízíte
       *[other] { $who } nabízí
    } dlužní úpis na { CHIPS($chips) }
accepts-it =
    { PERSON($who) ->
        [you] souhlasíte
       *[other] { $who } souhlasí
    }
refuses-it =
    { PERSON($who) ->
        [you] nesouhlasíte
       *[other] { $who } nesouhlasí
    }
lends-chips =
    { PERSON($lender) ->
        [you] půjčujete
       *[other] { $lender } půjčuje
    } { CHIPS($chips) }, komu: { PERSON($who) ->
        [you] vám
       *[other] { $who }
    }
marker-is-good = Dlužní úpis na { CHIPS($chips) } platí: { $who }
cannot-borrow =
    { PERSON($who) ->
        [you] nemůžete si to
       *[other] { $who } si to nemůže
    } půjčit
nobody-answers =
    { PERSON($who) ->
        [you] nemůžete si to
       *[other] { $who } si to nemůže
    } půjčit: nikdo včas neodpovídá
pays-back =
    { PERSON($who) ->
        [you] splácíte
       *[other] { $who } splácí
    } { CHIPS($chips) }, komu: { PERSON($lender) ->
        [you] vám
       *[other] { $lender }
    }
pays-the-marker =
    { PERSON($who) ->
        [you] splácíte
       *[other] { $who } splácí
    } { CHIPS($chips) }, které { PERSON($who) ->
        [you] máte
       *[other] má
    } půjčené
