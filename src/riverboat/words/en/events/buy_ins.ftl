chips-requested =
    { PERSON($who) ->
        [you] you request
       *[other] { $who } requests
    } { CHIPS($chips) }
chips-declined = The host declines { PERSON($who) ->
        [you] your chip request
       *[other] { $who }’s chip request
    }
chip-arrival-suffix =
    , in play in { NUMBER($hands) ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
buy-in-made =
    { PERSON($who) ->
        [you] you buy
       *[other] { $who } buys
    } in for { CHIPS($chips) }{ $behind }
rebuy-made =
    { PERSON($who) ->
        [you] you rebuy
       *[other] { $who } rebuys
    } for { CHIPS($chips) }{ $behind }
short-buy-in-made =
    { PERSON($who) ->
        [you] you buy
       *[other] { $who } buys
    } in short for { CHIPS($chips) }{ $behind }
chips-added-to-stack =
    { PERSON($who) ->
        [you] you add
       *[other] { $who } adds
    } { CHIPS($chips) }{ $behind }
transferred-chips-brought =
    { PERSON($who) ->
        [you] you bring
       *[other] { $who } brings
    } { CHIPS($chips) } from another table{ $behind }
chips-borrowed-from-friend =
    { PERSON($who) ->
        [you] you borrow
       *[other] { $who } borrows
    } { CHIPS($chips) } from a friend{ $behind }
chips-behind-received = { PERSON($who) ->
        [you] Your { CHIPS($chips) }
       *[other] { $who }’s { CHIPS($chips) }
    } is now in play
chips-removed =
    { PERSON($who) ->
        [you] you take
       *[other] { $who } takes
    } { CHIPS($chips) } off the table: { $why }
chips-granted =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } { CHIPS($chips) }: { KEY($why) ->
        [as-the-event-has-counted-them] to match the tournament’s chip count
       *[other] { $why }
    }
chip-return =
    { PERSON($who) ->
        [you] you return
       *[other] { $who } returns
    } { CHIPS($chips) }: { KEY($why) ->
        [as-the-event-has-counted-them] to match the tournament’s chip count
       *[other] { $why }
    }
full-buy-in-due = { $who } must make a full buy-in before adding chips
loan-requested =
    { PERSON($who) ->
        [you] you ask
       *[other] { $who } asks
    } { $lender } for a loan of { CHIPS($chips) }
marker-offer-made =
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
chips-lent =
    { PERSON($lender) ->
        [you] you lend
       *[other] { $lender } lends
    } { $who } { CHIPS($chips) }
marker-guaranteed =
    { PERSON($who) ->
        [you] Your marker
       *[other] { $who }’s marker
    } for { CHIPS($chips) } is good
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
