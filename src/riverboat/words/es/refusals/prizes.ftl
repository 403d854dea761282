prize-pool-invalid = { CHIPS($pool) } no es un bote de premios
no-paid-places = al menos un puesto debe tener premio
prize-shares-unsorted = el puesto { $place } no puede cobrar { CHIPS($share) }: el anterior cobra { CHIPS($share_above) }
prize-count-mismatch =
    hay premios para { $prize_count } { NUMBER($prize_count) ->
        [one] puesto
       *[other] puestos
    } y { NUMBER($paid_place_count) ->
        [one] se paga { $paid_place_count }
       *[other] se pagan { $paid_place_count }
    }
prizes-exceed-pool = estos premios suman { CHIPS($prize_total) } y el bote es { CHIPS($pool) }
prize-pool-not-fully-paid = estos premios dejan { CHIPS($unpaid_chips) } del bote: súbelos o fija menos
