chips-requested =
    { PERSON($who) ->
        [you] žádáte
       *[other] { $who } žádá
    } o { CHIPS($chips) }
chips-declined = Pořadatel neschvaluje žetony: { $who }
presence-in-hands =
    , na stole { NUMBER($hands) ->
        [one] za { $hands } hru
        [few] za { $hands } hry
       *[other] za { $hands } her
    }
buys-in =
    { PERSON($who) ->
        [you] kupujete si
       *[other] { $who } si kupuje
    } { CHIPS($chips) }{ $behind }
buys-in-again =
    { PERSON($who) ->
        [you] kupujete si znovu
       *[other] { $who } si znovu kupuje
    } { CHIPS($chips) }{ $behind }
buys-in-short =
    { PERSON($who) ->
        [you] kupujete si
       *[other] { $who } si kupuje
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
    } { CHIPS($chips) } z cesty
chips-removed =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } ze stolu { CHIPS($chips) }: { KEY($why) ->
        [refreshments-and-tips] občerstvení a spropitné
       *[other] { $why }
    }
chips-granted =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } { CHIPS($chips) }: { KEY($why) ->
        [as-the-event-has-counted-them] podle počtů turnaje
       *[other] { $why }
    }
chip-return =
    { PERSON($who) ->
        [you] vracíte
       *[other] { $who } vrací
    } { CHIPS($chips) }: { KEY($why) ->
        [as-the-event-has-counted-them] podle počtů turnaje
       *[other] { $why }
    }
full-buy-in-due =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } před přidáním žetonů udělat celý nákup
loan-requested =
    { PERSON($who) ->
        [you] žádáte
       *[other] { $who } žádá
    } o půjčku { CHIPS($chips) }, půjčit má { PERSON($lender) ->
        [you] od vás
       *[other] { $lender }
    }
offers-a-marker =
    { PERSON($who) ->
        [you] nabízíte
       *[other] { $who } nabízí
    } dlužní úpis na { CHIPS($chips) }
offer-accepted =
    { PERSON($who) ->
        [you] souhlasíte
       *[other] { $who } souhlasí
    }
offer-declined =
    { PERSON($who) ->
        [you] odmítáte
       *[other] { $who } odmítá
    }
lends-chips =
    { PERSON($lender) ->
        [you] půjčujete
       *[other] { $lender } půjčuje
    } { CHIPS($chips) }, komu: { PERSON($who) ->
        [you] vám
       *[other] { $who }
    }
marker-guaranteed = Dlužní úpis na { CHIPS($chips) } platí: { $who }
loan-refused = Půjčka se nekoná: { $who }
loan-unanswered = Půjčka se nekoná, bez odpovědi včas: { $who }
loan-repaid =
    { PERSON($who) ->
        [you] splácíte
       *[other] { $who } splácí
    } { CHIPS($chips) }, komu: { PERSON($lender) ->
        [you] vám
       *[other] { $lender }
    }
marker-repaid =
    { PERSON($who) ->
        [you] splácíte
       *[other] { $who } splácí
    } { CHIPS($chips) }
