full-of-what = an event that begins when it is full needs a number of entries that fills it
no-heads = a bounty event needs a part of the price that is for heads
cards-are-no-hundred = shares of mystery cards are of a hundred cards together, and these are { $cards }
cards-must-fall = shares of mystery cards fall: { $worth } cannot come after { $above }
seats-or-shares = a satellite pays seats, and no shares of the pool
no-such-level = there is no level { $level }: the structure has { $levels }
not-entered =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } not in this event
entered-already =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } in this event already
registration-is-closed =
    registration is closed: entries were taken until the { NUMBER($level) ->
        [0] start
       *[other] end of level { $level }
    }
no-reentry =
    { $who } cannot enter again: { NUMBER($most) ->
        [0] this is a freezeout
       *[other] everybody may { $most } times
    }
event-is-full =
    the event is full: { NUMBER($most) ->
        [one] entry is
       *[other] entries are
    } taken
has-begun = the event has begun
too-few-entrants = { $entered } have entered, and the event needs { $least }
no-rebuys = this event has no re-buys
rebuys-are-over = re-buys were possible until the end of level { $level }
rebuys-are-used =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } bought again as often as one may: { $most }
stack-too-great =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($chips) }; a re-buy is for stacks of { CHIPS($most) } or less
sits-nowhere =
    { $who } { PERSON($who) ->
        [you] sit
       *[other] sits
    } at no table now
wait-for-hands-end = that can be done between two hands; table { $table } is in one
has-chips-left =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($chips) } and { PERSON($who) ->
        [you] are
       *[other] is
    } not out
no-add-on = this event has no add-on
add-on-is-later = the add-on belongs to level { $level }
added-on-already = { $who } cannot have the add-on: it is for everybody at a table, once
no-such-table = there is no table { $table } in this event; there are { $tables }
not-running = the event is not running
clock-stands = the clock stands still
clock-goes = the clock goes already
clock-goes-back = the clock cannot be set back: that is before what it was told last
break-is-on =
    there is a break of { NUMBER($minutes) ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
hand-is-on = table { $table } is in a hand
hands-are-on = some tables are in a hand: pause the clock and let them finish
no-hand-is-on = table { $table } is in no hand
too-few-here = table { $table } has too few players
must-decide =
    { $who } must say first whether { PERSON($who) ->
        [you] you buy
       *[other] they buy
    } again
seats-are-drawn = all seats are drawn again as soon as every table has finished its hand
waits-for-the-others = hand for hand: table { $table } waits for the others
day-is-over = the last hand of the day has been played
level-is-played = table { $table } has played the { $hands } hands of this level and waits for the others
table-is-short = table { $table } with { $players } players waits for one from a table with { $most }
not-at-this-table =
    { $who } { PERSON($who) ->
        [you] do
       *[other] does
    } not sit at table { $table }
no-such-stack = { $who } cannot have { CHIPS($chips) }
chips-unaccounted =
    { CHIPS($there) } chips in play, { CHIPS($due) } sold: { CHIPS($off) } { $more ->
        [true] too many
       *[false] missing
    }
table-chips-do-not-add-up = table { $table } had { CHIPS($before) } before the hand, and cannot have { CHIPS($after) } after it
is-out =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } out of the event
is-over = the event is over
put-themselves-out =
    { $who } cannot put { PERSON($who) ->
        [you] yourself
       *[other] themselves
    } out
who-won-the-chips =
    who has won the { CHIPS($chips) } of { PERSON($who) ->
        [you] yours
       *[other] { $who }
    }?
cannot-be-undone =
    { $who } cannot come back: { PERSON($who) ->
        [you] your
       *[other] their
    } place is settled
no-open-seat = table { $table } has no open seat
why-is-it = this needs a reason, which everybody can read
no-such-hands = { $hands } is no number of hands or rounds
no-deals = the house allows no deals
deals-are-later = a deal is made when registration is closed, between two hands
not-all-agree =
    a deal needs everybody who is left; { LIST($who) } { NUMBER($n) ->
        [one] has
       *[other] have
    } not agreed
cannot-be-saved = { CHIPS($saved) } of { CHIPS($money) } cannot be left to play for
too-many-for-icm = ICM of { $players } players and { $prizes } prizes would be an estimate: divide by chips, evenly, or by amounts that all agree on
shares-do-not-add-up = everybody who is left needs a share, and all of them together are { CHIPS($money) }, not { CHIPS($shares) }
