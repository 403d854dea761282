marker-waits = dlužní úpis čeká na odpověď: { $asked }
one-marker-at-a-time = vždy jen jeden dlužní úpis: { $asked }
not-their-stack =
    { PERSON($who) ->
        [you] žetony můžete přidat jen sobě
       *[other] { $who } může přidat žetony jen sobě
    }
cannot-bet-a-marker =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vsadit dlužní úpis: { $why }; lze koupit žetony{ $later ->
        [true] {" "}mezi hrami
       *[false] {""}
    }, jít all-in nebo složit
no-markers-here = dlužní úpisy se tady neberou
table-stakes-here = tady se hraje jen s tím, co leželo na stole na začátku hry
marker-is-for-chips = dlužní úpis je na žetony, ne na { $given }
must-buy-before-borrowing =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } po all-inu méně než celý nákup: než si { PERSON($who) ->
        [you] smíte
       *[other] smí
    } půjčit, { PERSON($who) ->
        [you] musíte
       *[other] musí
    } dokoupit do { CHIPS($least) }
cannot-bet-now =
    { PERSON($who) ->
        [you] v této hře teď nemůžete
       *[other] { $who } v této hře teď nemůže
    } sázet, a půjčit si { PERSON($who) ->
        [you] smíte
       *[other] smí
    } ve svém tahu nebo po hře
in-no-hand =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } ve hře, ve které by šlo vsadit dlužní úpis
not-to-bet-a-marker =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě: dlužní úpis se sází ve svém tahu
nobody-borrows = u tohoto stolu se nepůjčuje: žetony lze koupit, jinak se jde all-in nebo se skládá
can-lend =
    { PERSON($who) ->
        [you] vy
       *[other] { $who }
    } nejvýše { CHIPS($chips) }
cannot-lend =
    { PERSON($lender) ->
        [you] nemůžete
       *[other] { $lender } nemůže
    } půjčit { CHIPS($chips) } ({ PERSON($debtor) ->
        [you] žádáte vy
       *[other] žádá { $debtor }
    }); kdo není v banku a půjčit smí: { $others }
nobody-can-lend =
    { PERSON($lender) ->
        [you] nemůžete
       *[other] { $lender } nemůže
    } půjčit { CHIPS($chips) } ({ PERSON($debtor) ->
        [you] žádáte vy
       *[other] žádá { $debtor }
    }); kdo není v banku a půjčit smí: nikdo
no-marker-waits = žádný dlužní úpis na odpověď nečeká
not-asked-for-an-answer =
    { PERSON($who) ->
        [you] nejste na řadě
       *[other] { $who } není na řadě
    } s odpovědí, nebo ji stůl už má; stůl čeká na: { $asked }
cannot-settle-a-loan =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } splatit { CHIPS($chips) }: { PERSON($who) ->
        [you] dlužíte
       *[other] dluží
    } { CHIPS($owed) } (věřitel: { $lender })
cannot-settle-markers =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } splatit { CHIPS($chips) }: na úpisech { PERSON($who) ->
        [you] dlužíte
       *[other] dluží
    } { CHIPS($owed) }
