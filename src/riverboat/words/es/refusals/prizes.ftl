no-such-pool = { CHIPS($pool) } no es un bote de premios
no-paid-places = al menos un puesto debe tener premio
prize-shares-unsorted = el puesto { $place } no puede cobrar { CHIPS($share) }: el anterior cobra { CHIPS($before) }
prize-count-mismatch =
    hay premios para { $named } { NUMBER($named) ->
        [one] puesto
       *[other] puestos
    } y { NUMBER($paid) ->
        [one] se paga { $paid }
       *[other] se pagan { $paid }
    }
prizes-exceed-pool = estos premios suman { CHIPS($needed) } y el bote es { CHIPS($pool) }
prize-pool-remainder = estos premios dejan { CHIPS($over) } del bote: súbelos o fija menos
