chips-requested =
    { PERSON($who) ->
        [you] žádáte
       *[other] { $who } žádá
    } o { CHIPS($chips) }
chips-declined = Pořadatel neschválil { PERSON($who) ->
        [you] vaši žádost o žetony
       *[other] žádost hráče { $who } o žetony
    }
chip-arrival-suffix =
    , na stole { NUMBER($hands) ->
        [one] za { $hands } rozdání
        [few] za { $hands } rozdání
       *[other] za { $hands } rozdání
    }
buy-in-made =
    { PERSON($who) ->
        [you] kupujete si
       *[other] { $who } si kupuje
    } { CHIPS($chips) }{ $behind }
rebuy-made =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } rebuy za { CHIPS($chips) }{ $behind }
short-buy-in-made =
    { PERSON($who) ->
        [you] kupujete si
       *[other] { $who } si kupuje
    } jen { CHIPS($chips) }{ $behind }
chips-added-to-stack =
    { PERSON($who) ->
        [you] přidáváte
       *[other] { $who } přidává
    } { CHIPS($chips) }{ $behind }
transferred-chips-brought =
    { PERSON($who) ->
        [you] přinášíte
       *[other] { $who } přináší
    } { CHIPS($chips) } z jiného stolu{ $behind }
chips-borrowed-from-friend =
    { PERSON($who) ->
        [you] půjčujete si
       *[other] { $who } si půjčuje
    } { CHIPS($chips) } od někoho mimo stůl{ $behind }
chips-behind-received =
    { PERSON($who) ->
        [you] dostáváte
       *[other] { $who } dostává
    } { CHIPS($chips) }, které byly na cestě
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
        [as-the-event-has-counted-them] podle evidence turnaje
       *[other] { $why }
    }
chip-return =
    { PERSON($who) ->
        [you] vracíte
       *[other] { $who } vrací
    } { CHIPS($chips) }: { KEY($why) ->
        [as-the-event-has-counted-them] podle evidence turnaje
       *[other] { $why }
    }
full-buy-in-due =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } před přidáním žetonů koupit plný buy-in
loan-requested =
    { PERSON($who) ->
        [you] žádáte
       *[other] { $who } { PERSON($lender) ->
            [you] vás žádá
           *[other] žádá
        }
    }{ PERSON($lender) ->
        [you] {""}
       *[other] {" "}hráče { $lender }
    } o půjčku { CHIPS($chips) }
marker-offer-made =
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
chips-lent =
    { PERSON($lender) ->
        [you] půjčujete
       *[other] { $lender } { PERSON($who) ->
            [you] vám půjčuje
           *[other] půjčuje
        }
    }{ PERSON($who) ->
        [you] {""}
       *[other] {" "}hráči { $who }
    } { CHIPS($chips) }
marker-guaranteed =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } platný dlužní úpis na { CHIPS($chips) }
loan-refused =
    { PERSON($who) ->
        [you] půjčku nedostáváte
       *[other] { $who } půjčku nedostává
    }
loan-unanswered =
    { PERSON($who) ->
        [you] půjčku nedostáváte
       *[other] { $who } půjčku nedostává
    }, odpověď nepřišla včas
loan-repaid =
    { PERSON($who) ->
        [you] splácíte
       *[other] { $who } { PERSON($lender) ->
            [you] vám splácí
           *[other] splácí
        }
    }{ PERSON($lender) ->
        [you] {""}
       *[other] {" "}hráči { $lender }
    } { CHIPS($chips) }
marker-repaid =
    { PERSON($who) ->
        [you] splácíte
       *[other] { $who } splácí
    } { CHIPS($chips) }
