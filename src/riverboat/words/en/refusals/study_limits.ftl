study-during-hand = you are in a hand: solve spots after it
study-needs-memory = this spot needs { $needed }, the limit is { $allowed }. Most of it is the { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: use fewer bet sizes there, fewer raises or narrower ranges, or start on a later street
study-needs-time = this spot needs about { $seconds } s, the limit is { $allowed } s. Most of it is the { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: use fewer bet sizes there, fewer raises or narrower ranges, or start on a later street
own-study-limit =
    you have { $most } { NUMBER($most) ->
        [one] spot
       *[other] spots
    } in the queue: wait for one, or cancel one
study-queue-full = the queue is full with { $most } { NUMBER($most) ->
        [one] spot
       *[other] spots
    }: try again in a minute
study-expired = this solution has expired: solve the spot again
study-unsolved = this spot isn’t solved yet
other-players-study = only a player waiting for this spot can cancel it
solver-stopped = the solver stopped: try again, with fewer bet sizes if it stops again
studies-disabled = spot solving is off in this room
