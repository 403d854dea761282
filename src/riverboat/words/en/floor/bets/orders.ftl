chips-stay-in-pot =
    { PERSON($who) ->
        [you] your
       *[other] { $who }’s
    } { CHIPS($chips) } stays in the pot
wager-correction =
    { PERSON($who) ->
        [you] your bet
       *[other] { $who }’s bet
    } is { CHIPS($to) }, also for players who already called
callers-cannot-raise = callers may not raise now
call-owed =
    { $who } { PERSON($who) ->
        [you] complete
       *[other] completes
    } the call
call-of-any-amount = { $who } { PERSON($who) ->
        [you] must call the raise
       *[other] must call the raise
    }, whatever the amount
no-bet-made =
    { PERSON($who) ->
        [you] you haven’t
       *[other] { $who } hasn’t
    } bet
pot-count-announced = the dealer announces: { $count }
pot-count-withheld = no pot count
bet-counted = the dealer counts the bet
chips-shown-uncounted = the dealer shows the chips without a count
change-from-pot-order =
    { $who } { PERSON($who) ->
        [you] make
       *[other] makes
    } change for { CHIPS($chips) } from the pot
exchange-allowed = { $who } and { $whom } may make change for { CHIPS($chips) }
exchange-between-hands = make change between hands
found-chips-included = the { CHIPS($chips) } found are part of the bet
found-chips-excluded = the { CHIPS($chips) } found aren’t part of the bet
payout-withheld = { $who } { PERSON($who) ->
        [you] win
       *[other] wins
    } nothing for the { CHIPS($chips) } found
pot-count-ordered = the dealer stops the game and counts the pot
barring-possible = the house may bar { $who }
