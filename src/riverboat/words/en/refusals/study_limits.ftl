study-during-hand = you are in a hand: solve spots after it
study-needs-memory = this spot needs { DECIMAL($needed_memory) }, the limit is { DECIMAL($memory_limit) }. Most of it is the { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: use fewer bet sizes there, fewer raises or narrower ranges, or start on a later street
study-needs-time = this spot needs about { $seconds } s, the limit is { $max_seconds } s. Most of it is the { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: use fewer bet sizes there, fewer raises or narrower ranges, or start on a later street
own-study-limit =
    you have { $max_spots } { NUMBER($max_spots) ->
        [one] spot
       *[other] spots
    } in the queue: wait for one, or cancel one
study-queue-full = the queue is full with { $max_spots } { NUMBER($max_spots) ->
        [one] spot
       *[other] spots
    }: try again in a minute
study-expired = this solution has expired: solve the spot again
study-unsolved = this spot isn’t solved yet
study-of-other-player = only a player waiting for this spot can cancel it
solver-stopped = the solver stopped: try again, with fewer bet sizes if it stops again
studies-disabled = spot solving is off in this room
