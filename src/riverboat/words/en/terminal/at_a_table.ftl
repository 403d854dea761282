outside =
    { PERSON($who) ->
        [you] sit
       *[other] sits
    } out
waiting =
    { PERSON($who) ->
        [you] wait
       *[other] waits
    } for the big blind
coming-in =
    { PERSON($who) ->
        [you] come
       *[other] comes
    } in
owed-blind = { $what } { CHIPS($chips) }
owing =
    { PERSON($who) ->
        [you] owe
       *[other] owes
    } { LIST($each) }
stands-so = { $who } { $standing }
transfers =
    { PERSON($who) ->
        [you] you pay
       *[other] { $who } pays
    } { $whom } { CHIPS($chips) }
house-pays = The house pays { $whom } { CHIPS($chips) }
bots-not-settled =
    Bots, not settled: { KEY($result) ->
        [won] won
        [lost] lost
       *[other] { $result }
    } { CHIPS($chips) }
no-debts = All square
