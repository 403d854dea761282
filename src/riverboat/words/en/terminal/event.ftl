entry-field = { $field }
event-entry =
    { KEY($what) ->
        [enter] Ann and Ben come in, at any time while entries are taken
        [start] draw the seats, and the clock goes
        [bust] Ann is out, and Ben has the chips; after a semicolon: others in the same hand; too: in the hand before
        [blind] Ann is the big blind next; 2 ?: not known at table 2
        [button] Ann has the button; 2: the next hand of table 2
        [ticket] Ann comes in with a ticket
        [levels] all levels that follow: 200/400 20m; break 10m
        [round] hand for hand: every table has played
        [undo] Ann was not out, and has 4000
        [rebuy] Ann buys again; addon, decline as well
        [count] Ann has 4000, as counted
        [move] Ann takes seat 3 of table 2
        [there] Ann is where they were sent
        [clock] pause, go, time +5 or time -5 minutes
        [look] seats, clock, places, prizes, moves
        [penalty] Ann misses 2 rounds, and why
        [away] Ann is away; back when they are back
        [deal] all who are left divide: icm, chips or even, or as they say; save 50: 50 are played for
        [day] end of the day; the next one
        [export] results as .csv or .json
        [back] the last entry has not happened
       *[other] stop; the file is taken up again by its name
    }
not-an-event-entry = '{ $typed }' not understood: help lists the commands
player-not-entered = nobody here is called { $name }
name-ambiguous = { $name } may be { $names }: say more of the name
nothing-to-take-back = nothing to undo
entry-taken-back = undone
event-taken-up =
    taken up again: { $entries } { NUMBER($entries) ->
        [one] entry
       *[other] entries
    }, { $left } left
entry-truncated = the last entry was cut short and is not in the file: say it again
seat-assigned =
    { $who } { PERSON($who) ->
        [you] go
       *[other] goes
    } to table { $table }, seat { $seat }
seat-assigned-by-guess =
    { $who } { PERSON($who) ->
        [you] go
       *[other] goes
    } to table { $table }, seat { $seat } (a guess: check the button)
big-blind-asked = a player moves: who is the big blind next at table { $table }? blind NAME, or blind { $table } ? if not known
place-to-confirm =
    place { $place }: { $who }, { CHIPS($stack) } at the start of the hand; { NUMBER($prize) ->
        [0] no prize
       *[other] prize { CHIPS($prize) }
    }
rank-to-confirm = { $rank } in this hand: { $who }, { CHIPS($stack) } at its start; the place follows
place-changes =
    { $who }: place { $place } instead of { $was }; { NUMBER($prize) ->
        [0] no prize
       *[other] prize { CHIPS($prize) }
    }
places-reassigned = the places since that hand are given anew
broken-table = table { $table } is broken
place-reached =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } out in place { $place }
place-reached-with-prize =
    { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } out in place { $place } and { PERSON($who) ->
        [you] win
       *[other] wins
    } { CHIPS($prize) }
level-started = level { $level }: { $posted }
break-started =
    break of { NUMBER($minutes) ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }{ NUMBER($gone) ->
        [0] {""}
       *[other] ; chips of { CHIPS($gone) } go
    }
prizes-posted =
    registration is closed: { $entries } { NUMBER($entries) ->
        [one] entry
       *[other] entries
    }, { $paid } { NUMBER($paid) ->
        [one] is
       *[other] are
    } paid
hands-one-by-one = hand for hand: every table plays one hand and waits
event-won =
    { $who } { PERSON($who) ->
        [you] win
       *[other] wins
    } the event and { CHIPS($prize) }
prize-share-received =
    { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } { CHIPS($share) } by the deal
finishing-place-line =
    { $who } { PERSON($who) ->
        [you] end
       *[other] ends
    } in place { $place }
bounty-received =
    { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } { CHIPS($cash) } for the head of { $of }
type-yes = type yes to confirm; anything else drops it
entry-dropped = dropped: nothing has changed
deal-share-of = { $who }: { CHIPS($chips) } chips, { CHIPS($share) }
deal-preview =
    deal of { CHIPS($total) }{ NUMBER($saved) ->
        [0] {""}
       *[other] , { CHIPS($saved) } played for
    }: { $ends ->
        [true] the event ends with it
       *[false] the event goes on
    }
prizes-provisional =
    provisional: { $entries } { NUMBER($entries) ->
        [one] entry
       *[other] entries
    }, { CHIPS($pool) } in the pool; registration is open
chip-total-mismatch =
    { CHIPS($off) } chips { $more ->
        [true] too many
       *[false] missing
    }: { CHIPS($there) } in play, { CHIPS($due) } sold
stack-report =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($chips) }
wall-line = level { $level } { $posted }, { $clock }; { $left } left of { $entries }, average { CHIPS($average) }
