no-such-pool = invalid prize pool { CHIPS($pool) }
no-paid-places = at least one place must be paid
prize-shares-unsorted = place { $place } can’t get { CHIPS($share) }: the place above gets { CHIPS($before) }
prize-count-mismatch =
    prizes for { $named } { NUMBER($named) ->
        [one] place
       *[other] places
    }, { $paid } { NUMBER($paid) ->
        [one] place
       *[other] places
    } paid
prizes-exceed-pool = these prizes total { CHIPS($needed) }, the pool is { CHIPS($pool) }
prize-pool-remainder = these prizes leave { CHIPS($over) } of the pool: raise them, or fix fewer
