buying-between = { CHIPS($least) }-{ CHIPS($most) }
buying-exactly = exactly { CHIPS($chips) }
buying-from = { CHIPS($least) } or more
taken-away-comes-back = for what was taken away so lately comes back
up-to-a-whole-buy-in = up to a whole buy-in or more, between hands
cannot-buy =
    { $who } cannot buy { CHIPS($chips) }: { $who } may buy { $may }{ GIVEN($note) ->
        [yes] , { $note }
       *[no] {""}
    }
may-buy-no-more =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($chips) } and may buy no more: stacks are bought up to { CHIPS($most) }
buys-no-whole-number = one buys a whole number of chips, not { $given }
plays-in-units = { $who } cannot put { CHIPS($chips) } more in play: chips that play are multiples of { CHIPS($unit) }
has-not-asked =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } not asked for chips
chips-are-in-play =
    { PERSON($who) ->
        [you] your
       *[other] { $who }'s
    } chips are in play until the hand is over
goes-south =
    { $who } cannot take { CHIPS($chips) } off the table: { $who } may leave with all of { CHIPS($all) }{ GIVEN($spends) ->
        [yes] , or spend up to { CHIPS($spends) } on refreshments and tips
       *[no] {""}
    }
