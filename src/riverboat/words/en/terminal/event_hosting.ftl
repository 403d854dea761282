entry-field = { $field }
event-entry-help =
    { KEY($what) ->
        [enter] register Ann and Ben, while registration is open
        [start] draw the seats and start the clock
        [bust] Ann is out, her chips go to Ben; after a semicolon, others in the same hand; “too” adds one to the last hand
        [blind] Ann is the next big blind; 2 ?: unknown at table 2
        [button] Ann has the button; 2: the next hand of table 2
        [ticket] register Ann with a ticket
        [levels] all later levels: 200/400 20m; break 10m
        [round] hand for hand: all tables have played
        [undo] Ann is back in with 4000
        [rebuy] Ann rebuys; also addon, decline
        [count] set Ann’s stack to 4000, as counted
        [move] Ann takes seat 3 of table 2
        [there] Ann is at her new seat
        [clock] pause, go, time +5 or time -5 minutes
        [look] seats, clock, places, prizes, moves
        [penalty] Ann misses 2 rounds, with a reason
        [away] Ann is away; back when she returns
        [deal] all remaining players chop: icm, chips, even or custom shares; save 50 leaves 50 to play for
        [day] end of the day; start of the next
        [export] results as .csv or .json
        [back] undo the last entry
       *[other] quit; open the file by its name to resume
    }
event-entry-unknown = unknown command “{ $typed }”: help lists the commands
player-not-entered = no player called { $name }
name-ambiguous = { $name } may be { $names }: type more of the name
nothing-to-undo = nothing to undo
event-entry-undone = undone
event-resumed = reopened: { $entries } { NUMBER($entries) ->
        [one] entry
       *[other] entries
    }, { $left } left
entry-truncated = the last entry was cut short and not saved: enter it again
seat-assigned =
    { $who } { PERSON($who) ->
        [you] go
       *[other] goes
    } to table { $table }, seat { $seat }
seat-assigned-by-guess = { $who } { PERSON($who) ->
        [you] go
       *[other] goes
    } to table { $table }, seat { $seat } (guess: check the button)
next-big-blind-question = a player moves: next big blind at table { $table }? type blind NAME, or blind { $table } ? if unknown
place-to-confirm =
    { ORDINAL($place) } place: { $who }, { CHIPS($stack) } at the start of the hand; { NUMBER($prize) ->
        [0] no prize
       *[other] prize { CHIPS($prize) }
    }
rank-to-confirm = { ORDINAL($rank) } in this hand: { $who }, { CHIPS($stack) } at its start; place pending
place-change-preview =
    { $who }: { ORDINAL($place) } place instead of { ORDINAL($was) }; { NUMBER($prize) ->
        [0] no prize
       *[other] prize { CHIPS($prize) }
    }
places-reassigned = new places since that hand
table-break-notice = table { $table } breaks
place-reached = { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } out: { ORDINAL($place) } place
place-reached-with-prize = { $who } { PERSON($who) ->
        [you] are
       *[other] is
    } out: { ORDINAL($place) } place, prize { CHIPS($prize) }
level-started = level { $level }: { $posted }
break-started = { $minutes }-minute break{ NUMBER($gone) ->
        [0] {""}
       *[other] ; colour up { CHIPS($gone) }s
    }
prizes-posted = registration closed: { $entries } { NUMBER($entries) ->
        [one] entry
       *[other] entries
    }, { $paid } paid
hand-for-hand-note = hand for hand: each table plays one hand and waits
event-won = { $who } { PERSON($who) ->
        [you] win
       *[other] wins
    } the tournament: prize { CHIPS($prize) }
prize-share-received = { $who } { PERSON($who) ->
        [you] get
       *[other] gets
    } { CHIPS($share) } in the deal
finishing-place-line = { $who }: { ORDINAL($place) } place
bounty-received = { $who } { PERSON($who) ->
        [you] win
       *[other] wins
    } { CHIPS($cash) } of the bounty on { $of }
type-yes-hint = type yes to confirm, anything else to cancel
entry-cancelled = cancelled: nothing changed
deal-share-line = { $who }: { CHIPS($chips) } chips, { CHIPS($share) }
deal-preview = deal for { CHIPS($total) }{ NUMBER($saved) ->
        [0] {""}
       *[other] , { CHIPS($saved) } left to play for
    }: { $ends ->
        [true] ends the tournament
       *[false] the tournament goes on
    }
prizes-provisional =
    provisional: { $entries } { NUMBER($entries) ->
        [one] entry
       *[other] entries
    }, { CHIPS($pool) } in the pool; registration is open
chip-total-mismatch =
    { CHIPS($off) } { NUMBER($off) ->
        [one] chip
       *[other] chips
    } { $more ->
        [true] too many
       *[false] missing
    }: { CHIPS($there) } in play, { CHIPS($due) } sold
stack-report =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } { CHIPS($chips) }
event-status-line = level { $level } { $posted }, { $clock }; { $left } of { $entries } left, average { CHIPS($average) }
