sitting-out-standing =
    { PERSON($who) ->
        [you] sit
       *[other] sits
    } out
big-blind-wait-standing =
    { PERSON($who) ->
        [you] wait
       *[other] waits
    } for the big blind
entry-standing =
    { PERSON($who) ->
        [you] join
       *[other] joins
    } next hand
owed-blind = { $what } { CHIPS($chips) }
debt-standing =
    { PERSON($who) ->
        [you] owe
       *[other] owes
    } { LIST($each) }
player-standing = { $who } { $standing }
settlement-transfer =
    { PERSON($who) ->
        [you] you pay
       *[other] { $who } pays
    } { $whom } { CHIPS($chips) }
house-payment = The house pays { $whom } { CHIPS($chips) }
payment-to-house =
    { PERSON($who) ->
        [you] you pay
       *[other] { $who } pays
    } the house { CHIPS($chips) }
bots-not-settled =
    Bots { KEY($result) ->
        [won] won
        [lost] lost
       *[other] { $result }
    } { CHIPS($chips) } (not part of the settlement)
no-debts = All square
