prize-pool-invalid = { CHIPS($pool) } n’est pas une dotation
no-paid-places = au moins une place doit être payée
prize-shares-unsorted = la place { $place } ne peut pas recevoir { CHIPS($share) } : celle d’au-dessus reçoit { CHIPS($share_above) }
prize-count-mismatch =
    gains pour { $prize_count } { NUMBER($prize_count) ->
        [one] place
       *[other] places
    }, { $paid_place_count } { NUMBER($paid_place_count) ->
        [one] place payée
       *[other] places payées
    }
prizes-exceed-pool = ces gains font { CHIPS($prize_total) }, la dotation est de { CHIPS($pool) }
prize-pool-not-fully-paid = ces gains laissent { CHIPS($unpaid_chips) } de la dotation : augmente-les, ou fixes-en moins
