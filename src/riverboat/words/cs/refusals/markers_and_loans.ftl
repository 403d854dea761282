marker-pending = dlužní úpis čeká na odpověď: { $pending_request }
one-marker-at-a-time = vždy jen jeden dlužní úpis; čeká se na: { $pending_request }
chips-for-other-player-forbidden =
    { PERSON($who) ->
        [you] žetony můžete přidat jen sobě
       *[other] { $who } může přidat žetony jen sobě
    }
marker-bet-unavailable =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } vsadit dlužní úpis: { $reason }; lze koupit žetony{ $can_buy_between_hands ->
        [true] {" "}mezi rozdáními
       *[false] {""}
    }, jít all-in nebo složit
markers-disabled = u tohoto stolu se dlužní úpisy neberou
no-chips-during-hand = table stakes: během rozdání se žetony nepřidávají
marker-amount-invalid = neplatný dlužní úpis { $typed_amount }: zadejte počet žetonů
buy-in-before-borrowing =
    { PERSON($who) ->
        [you] zatím si nemůžete půjčit
       *[other] { $who } si zatím nemůže půjčit
    }: po výhře menší než buy-in v all-inu je třeba nejprve dokoupit do { CHIPS($minimum_buy_in) }
borrowing-out-of-turn =
    { PERSON($who) ->
        [you] teď si nemůžete půjčit: jen ve svém
       *[other] { $who } si teď nemůže půjčit: jen ve svém
    } tahu nebo po skončení rozdání
player-not-in-hand =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } v rozdání: dlužní úpis teď vsadit nejde
marker-bet-out-of-turn =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě: dlužní úpis se sází ve svém tahu
borrowing-disabled = u tohoto stolu se nepůjčuje: lze koupit žetony, jít all-in nebo složit
lending-limit =
    { PERSON($who) ->
        [you] vy
       *[other] { $who }
    } do { CHIPS($chips) }
lending-unavailable =
    { PERSON($lender) ->
        [you] nemůžete
       *[other] { $lender } nemůže
    } půjčit { CHIPS($chips) } ({ PERSON($debtor) ->
        [you] žádáte vy
       *[other] žádá { $debtor }
    }); půjčit mohou hráči mimo bank: { $others }
no-other-lender =
    { PERSON($lender) ->
        [you] nemůžete
       *[other] { $lender } nemůže
    } půjčit { CHIPS($chips) } ({ PERSON($debtor) ->
        [you] žádáte vy
       *[other] žádá { $debtor }
    }); mimo bank nemá kdo půjčit
no-marker-pending = žádný dlužní úpis nečeká na odpověď
no-pending-answer =
    { PERSON($who) ->
        [you] od vás se odpověď nečeká
       *[other] od hráče { $who } se odpověď nečeká
    }; čeká se na: { $pending_request }
loan-settlement-invalid =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } splatit { CHIPS($chips) }: dluh je { CHIPS($owed) } (věřitel: { $lender })
marker-settlement-invalid =
    { PERSON($who) ->
        [you] nemůžete
       *[other] { $who } nemůže
    } splatit { CHIPS($chips) }: dlužní úpisy jsou na { CHIPS($owed) }
