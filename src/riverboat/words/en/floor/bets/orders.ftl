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
call-owed =
    { $who } { PERSON($who) ->
        [you] make
       *[other] makes
    } good the call
calls-what-it-is =
    { $who } { PERSON($who) ->
        [you] call
       *[other] calls
    }, whatever it will be
nothing-bet =
    { PERSON($who) ->
        [you] you have
       *[other] { $who } has
    } put in nothing
pot-count-announced = the dealer says: { $count }
pot-count-withheld = the pot is not counted
bet-counted = the dealer counts the bet
chips-shown-uncounted = the chips are shown, and not counted
changes-from-the-pot =
    { $who } { PERSON($who) ->
        [you] change
       *[other] changes
    } { CHIPS($chips) } from the pot
exchange-allowed = { $who } and { $whom } may change { CHIPS($chips) }
exchanges-later = chips are changed between hands
found-chips-included = the { CHIPS($chips) } found are bet, too
found-chips-excluded = the { CHIPS($chips) } found are not bet
payout-withheld =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not paid for the { CHIPS($chips) } found
pot-count-ordered = the dealer stops the game and counts the pot
bar-possible = { $who } may be barred
