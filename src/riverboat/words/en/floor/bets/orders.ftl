chips-stay =
    { CHIPS($chips) } of { PERSON($who) ->
        [you] yours
       *[other] { $who }
    } stay in the pot
wager-is =
    { PERSON($who) ->
        [you] your bet
       *[other] the bet of { $who }
    } is { CHIPS($to) }, for all who call it or have called
nobody-raises-now = nobody who has called may raise now
owes-the-call =
    { $who } { PERSON($who) ->
        [you] make
       *[other] makes
    } good the call
calls-what-it-is =
    { $who } { PERSON($who) ->
        [you] call
       *[other] calls
    }, whatever it will be
nothing-is-bet =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } put in nothing
pot-is-told = the dealer says: { $count }
pot-is-not-told = the pot is not counted
is-counted = the dealer counts the bet
is-only-shown = the chips are shown, and not counted
changes-from-the-pot =
    { $who } { PERSON($who) ->
        [you] change
       *[other] changes
    } { CHIPS($chips) } from the pot
may-exchange = { $who } and { $whom } may change { CHIPS($chips) }
exchanges-later = chips are changed between hands
is-part-of-the-bet = the { CHIPS($chips) } found are bet, too
is-no-part-of-the-bet = the { CHIPS($chips) } found are not bet
is-not-paid-for =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not paid for the { CHIPS($chips) } found
pot-is-counted = the dealer stops the game and counts the pot
may-be-barred = { $who } may be barred
