no-such-pool = a prize pool of { CHIPS($pool) } cannot be
nobody-paid = at least one place is paid
shares-must-fall = place { $place } cannot get { CHIPS($share) } where the place before it gets { CHIPS($before) }
mark-of-no-place =
    prizes are named for { $named } places, and { $paid } { NUMBER($paid) ->
        [one] place is
       *[other] places are
    } paid
prizes-exceed-pool = these prizes need { CHIPS($needed) }, and the pool is { CHIPS($pool) }
marks-leave-over = these prizes leave { CHIPS($over) } of the pool over: name higher ones, or fewer
