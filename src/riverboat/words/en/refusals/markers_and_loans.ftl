marker-pending = a marker must be answered first: { $pending_request }
one-marker-at-a-time = one marker at a time; waiting for { $pending_request }
chips-for-other-player-forbidden =
    { $who } can add chips only to { PERSON($who) ->
        [you] your
       *[other] their
    } own stack
marker-bet-unavailable =
    { $who } can’t bet a marker: { $reason }; buy chips{ $can_buy_between_hands ->
        [true] {" "}between hands
       *[false] {""}
    }, go all-in or fold
markers-disabled = no markers at this table
no-chips-during-hand = table stakes: no chips added during a hand
marker-amount-invalid = invalid marker { $typed_amount }: give an amount of chips
buy-in-before-borrowing = { $who } can’t borrow yet: after winning a small pot all-in, first bring the stack up to the minimum buy-in of { CHIPS($minimum_buy_in) }
borrowing-out-of-turn =
    { $who } can’t borrow now: only on { PERSON($who) ->
        [you] your
       *[other] their
    } turn or after the hand
player-not-in-hand =
    { $who } { PERSON($who) ->
        [you] aren’t
       *[other] isn’t
    } in a hand: bet a marker during a hand
marker-bet-out-of-turn =
    { PERSON($who) ->
        [you] it’s not your turn: bet a marker on your turn
       *[other] action isn’t on { $who }: bet a marker on their turn
    }
borrowing-disabled = no borrowing at this table: buy chips, go all-in or fold
lending-limit = { $who } up to { CHIPS($chips) }
lending-unavailable = { $lender } can’t lend { CHIPS($chips) } to { $debtor }; lenders outside the pot: { $others }
no-other-lender = { $lender } can’t lend { CHIPS($chips) } to { $debtor }; no lender outside the pot
no-marker-pending = no marker to answer
no-pending-answer = no answer due from { $who }; waiting for { $pending_request }
loan-settlement-invalid = { $who } can’t settle { CHIPS($chips) }: the debt to { $lender } is { CHIPS($owed) }
marker-settlement-invalid = { $who } can’t settle { CHIPS($chips) }: markers total { CHIPS($owed) }
