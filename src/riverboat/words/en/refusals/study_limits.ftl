study-during-hand = you are in a hand: solve spots after it
study-needs-memory =
    this spot needs { $needed } and the room allows { $allowed }. Most of it is the { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: use fewer bet sizes there, fewer raises or narrower ranges, or start on a later street
study-needs-time =
    this spot would take about { $seconds } s and the room allows { $allowed } s. Most of it is the { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: use fewer bet sizes there, fewer raises or narrower ranges, or start on a later street
own-studies-wait =
    you have { $most } { NUMBER($most) ->
        [one] spot
       *[other] spots
    } in the queue: wait for one, or cancel one
study-queue-full = the queue is full with { $most } spots: try again in a minute
study-expired = this solution is no longer there: solve the spot again
study-unsolved = this spot is not solved yet
study-of-other = only a player who asked for this spot can cancel it
solver-stopped = the solver stopped: solve the spot again, with fewer bet sizes if it happens again
studies-disabled = this room solves no spots
