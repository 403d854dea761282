buy-in-range = { CHIPS($minimum) } to { CHIPS($maximum) }
exact-buy-in = exactly { CHIPS($chips) }
buy-in-minimum = { CHIPS($minimum) } or more
ratholing-refused = because chips taken off the table must come back
full-buy-in-amount = to bring the stack to a full buy-in between hands
buy-in-out-of-range =
    { $who } can’t buy { CHIPS($chips) }: the buy-in is { $allowed_buy_in }{ GIVEN($detail) ->
        [yes] , { $detail }
       *[no] {""}
    }
top-up-over-maximum = no top-up for { $who }: the stack is { CHIPS($chips) }, the maximum { CHIPS($maximum) }
buy-in-not-whole = buy whole chips: { $typed_amount } is invalid
chip-unit-mismatch = { $who } can’t add { CHIPS($chips) }: chips in play are multiples of { CHIPS($unit) }
no-chip-request =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no open chip request
chips-in-play =
    { PERSON($who) ->
        [you] your
       *[other] { $who }’s
    } chips are in play until the end of the hand
stack-reduction-forbidden =
    { $who } can’t take { CHIPS($chips) } off the table: leave with all { CHIPS($whole_stack) }{ GIVEN($spending_limit) ->
        [yes] , or spend up to { CHIPS($spending_limit) } on refreshments and tips
       *[no] {""}
    }
