buy-in-range = { CHIPS($least) } to { CHIPS($most) }
exact-buy-in = exactly { CHIPS($chips) }
buy-in-minimum = { CHIPS($least) } or more
ratholing-refused = chips taken off the table come back with the player
full-buy-in-amount = to bring the stack to a full buy-in between hands
buy-in-out-of-range =
    { $who } can’t buy { CHIPS($chips) }: the buy-in is { $may }{ GIVEN($note) ->
        [yes] , { $note }
       *[no] {""}
    }
top-up-over-maximum = no top-up for { $who }: the stack is { CHIPS($chips) }, the maximum { CHIPS($most) }
buy-in-not-whole = buy whole chips: { $given } is invalid
chip-unit-mismatch = { $who } can’t add { CHIPS($chips) }: chips in play are multiples of { CHIPS($unit) }
no-chip-request =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no chip request open
chips-in-play =
    { PERSON($who) ->
        [you] your
       *[other] { $who }’s
    } chips are in play until the end of the hand
stack-reduction =
    { $who } can’t take { CHIPS($chips) } off the table: leave with all { CHIPS($all) }{ GIVEN($spends) ->
        [yes] , or spend up to { CHIPS($spends) } on refreshments and tips
       *[no] {""}
    }
