prize-pool-invalid = invalid prize pool { CHIPS($pool) }
no-paid-places = at least one place must be paid
prize-shares-unsorted = place { $place } can’t get { CHIPS($share) }: the place above gets { CHIPS($share_above) }
prize-count-mismatch =
    prizes for { $prize_count } { NUMBER($prize_count) ->
        [one] place
       *[other] places
    }, { $paid_place_count } { NUMBER($paid_place_count) ->
        [one] place
       *[other] places
    } paid
prizes-exceed-pool = these prizes total { CHIPS($prize_total) }, the pool is { CHIPS($pool) }
prize-pool-not-fully-paid = these prizes leave { CHIPS($unpaid_chips) } of the pool: raise them, or set fewer fixed prizes
