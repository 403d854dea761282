chips-requested =
    { PERSON($who) ->
        [you] you request
       *[other] { $who } requests
    } { CHIPS($chips) }
chips-declined = The host declines chips for { $who }
presence-in-hands =
    , in { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
buys-in =
    { PERSON($who) ->
        [you] you buy
       *[other] { $who } buys
    } in for { CHIPS($chips) }{ $behind }
buys-in-again =
    { PERSON($who) ->
        [you] you rebuy
       *[other] { $who } rebuys
    } for { CHIPS($chips) }{ $behind }
buys-in-short =
    { PERSON($who) ->
        [you] you buy
       *[other] { $who } buys
    } in short for { CHIPS($chips) }{ $behind }
adds-chips =
    { PERSON($who) ->
        [you] you add
       *[other] { $who } adds
    } { CHIPS($chips) }{ $behind }
brings-chips =
    { PERSON($who) ->
        [you] you bring
       *[other] { $who } brings
    } { CHIPS($chips) } from another table{ $behind }
borrows-from-a-friend =
    { PERSON($who) ->
        [you] you borrow
       *[other] { $who } borrows
    } { CHIPS($chips) } from a friend{ $behind }
chips-come =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } the { CHIPS($chips) } behind
chips-removed =
    { PERSON($who) ->
        [you] you take
       *[other] { $who } takes
    } { CHIPS($chips) } off the table: { $why }
chips-granted =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } { CHIPS($chips) }: { $why }
chip-return =
    { PERSON($who) ->
        [you] you return
       *[other] { $who } returns
    } { CHIPS($chips) }: { $why }
full-buy-in-due = { $who } must make a full buy-in before adding chips
loan-requested =
    { PERSON($who) ->
        [you] you ask
       *[other] { $who } asks
    } { $lender } for a loan of { CHIPS($chips) }
offers-a-marker =
    { PERSON($who) ->
        [you] you offer
       *[other] { $who } offers
    } a marker for { CHIPS($chips) }
offer-accepted =
    { PERSON($who) ->
        [you] you accept
       *[other] { $who } accepts
    }
offer-declined =
    { PERSON($who) ->
        [you] you decline
       *[other] { $who } declines
    }
lends-chips =
    { PERSON($lender) ->
        [you] you lend
       *[other] { $lender } lends
    } { $who } { CHIPS($chips) }
marker-guaranteed = The marker of { $who } for { CHIPS($chips) } is good
loan-refused = No loan for { $who }
loan-unanswered = No loan for { $who }: no answer in time
loan-repaid =
    { PERSON($who) ->
        [you] you repay
       *[other] { $who } repays
    } { PERSON($lender) ->
        [you] you
       *[other] { $lender }
    } { CHIPS($chips) }
marker-repaid =
    { PERSON($who) ->
        [you] you repay
       *[other] { $who } repays
    } { CHIPS($chips) }
