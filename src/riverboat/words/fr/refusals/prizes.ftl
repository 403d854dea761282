no-such-pool = { CHIPS($pool) } n’est pas une dotation
no-paid-places = au moins une place doit être payée
prize-shares-unsorted = la place { $place } ne peut pas recevoir { CHIPS($share) } : celle d’au-dessus reçoit { CHIPS($before) }
prize-count-mismatch =
    gains pour { $named } { NUMBER($named) ->
        [one] place
       *[other] places
    }, { $paid } { NUMBER($paid) ->
        [one] place payée
       *[other] places payées
    }
prizes-exceed-pool = ces gains font { CHIPS($needed) }, la dotation est de { CHIPS($pool) }
prize-pool-remainder = ces gains laissent { CHIPS($over) } de la dotation : augmente-les, ou fixes-en moins
