asks-for-chips =
    { PERSON($who) ->
        [you] you ask
       *[other] { $who } asks
    } for { CHIPS($chips) } chips
gets-no-chips =
    { PERSON($who) ->
        [you] you get
       *[other] { $who } gets
    } no chips from the host
there-in-some-hands =
    , there in { NUMBER($hands) ->
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
        [you] you buy
       *[other] { $who } buys
    } in again for { CHIPS($chips) }{ $behind }
buys-in-short =
    { PERSON($who) ->
        [you] you buy
       *[other] { $who } buys
    } in short, for { CHIPS($chips) }{ $behind }
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
    } the { CHIPS($chips) } chips that were behind
takes-chips-away =
    { PERSON($who) ->
        [you] you take
       *[other] { $who } takes
    } { CHIPS($chips) } off the table: { $why }
is-given-chips =
    { PERSON($who) ->
        [you] you are
       *[other] { $who } is
    } given { CHIPS($chips) }: { $why }
gives-chips-back =
    { PERSON($who) ->
        [you] you give
       *[other] { $who } gives
    } back { CHIPS($chips) }: { $why }
must-buy-in-anew = { $who } must buy in anew before adding chips
asks-for-a-loan =
    { PERSON($who) ->
        [you] you ask
       *[other] { $who } asks
    } { $lender } for a loan of { CHIPS($chips) }
offers-a-marker =
    { PERSON($who) ->
        [you] you offer
       *[other] { $who } offers
    } a marker for { CHIPS($chips) }
accepts-it =
    { PERSON($who) ->
        [you] you accept
       *[other] { $who } accepts
    } it
refuses-it =
    { PERSON($who) ->
        [you] you refuse
       *[other] { $who } refuses
    } it
lends-chips =
    { PERSON($lender) ->
        [you] you lend
       *[other] { $lender } lends
    } { $who } { CHIPS($chips) }
marker-is-good = The marker of { $who } for { CHIPS($chips) } is good
cannot-borrow = { $who } cannot borrow that
nobody-answers = { $who } cannot borrow that: nobody answered in time
pays-back =
    { PERSON($who) ->
        [you] you pay
       *[other] { $who } pays
    } { CHIPS($chips) }{ PERSON($lender) ->
        [you] {" "}to you
       *[other] {" "}to { $lender }
    } for what was borrowed
pays-the-marker =
    { PERSON($who) ->
        [you] you pay
       *[other] { $who } pays
    } { CHIPS($chips) } for what was borrowed
