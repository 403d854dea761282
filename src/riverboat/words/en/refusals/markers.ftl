marker-waits = a marker waits for an answer: { $asked }
one-marker-at-a-time = one marker at a time: { $asked }
not-their-stack =
    { $who } { PERSON($who) ->
        [you] add
       *[other] adds
    } chips to nobody's stack but { PERSON($who) ->
        [you] yours
       *[other] theirs
    }
cannot-bet-a-marker =
    { $who } cannot bet a marker: { $why }; { $who } may buy chips{ $later ->
        [true] {" "}between hands
       *[false] {""}
    }, go all-in or fold
no-markers-here = no markers are taken here
table-stakes-here = this table plays for table stakes
marker-is-for-chips = a marker is for chips, not for { $given }
must-buy-before-borrowing =
    { $who } won less than a buy-in all-in: { $who } must buy up to { CHIPS($least) } before { PERSON($who) ->
        [you] you
       *[other] they
    } may borrow
cannot-bet-now =
    { $who } cannot bet in this hand now, and { PERSON($who) ->
        [you] borrow
       *[other] borrows
    } when it is { PERSON($who) ->
        [you] your
       *[other] their
    } turn or it is over
in-no-hand =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } in no hand in which a marker could be bet
not-to-bet-a-marker =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not to act: a marker is bet in one's turn
nobody-borrows = nobody borrows at this table: chips may be bought, and else one goes all-in or folds
can-lend = { $who } up to { CHIPS($chips) }
cannot-lend = { $lender } cannot lend { CHIPS($chips) } to { $debtor }; those who are not in the pot and may lend: { $others }
nobody-can-lend = { $lender } cannot lend { CHIPS($chips) } to { $debtor }; those who are not in the pot and may lend: nobody
no-marker-waits = no marker waits for an answer
not-asked-for-an-answer =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not asked, or { PERSON($who) ->
        [you] have
       *[other] has
    } answered: the table waits for { $asked }
cannot-settle-a-loan =
    { $who } cannot settle { CHIPS($chips) }: { PERSON($who) ->
        [you] you owe
       *[other] they owe
    } { CHIPS($owed) } to { $lender }
cannot-settle-markers =
    { $who } cannot settle { CHIPS($chips) }: { PERSON($who) ->
        [you] you owe
       *[other] they owe
    } { CHIPS($owed) } on markers
