no-such-pool = { CHIPS($pool) } ist kein Preispool
no-paid-places = mindestens ein Platz muss bezahlt werden
prize-shares-unsorted = Platz { $place } kann nicht { CHIPS($share) } bekommen: Der Platz davor bekommt { CHIPS($before) }
prize-count-mismatch =
    Preise für { $named } { NUMBER($named) ->
        [one] Platz
       *[other] Plätze
    }, aber { $paid } { NUMBER($paid) ->
        [one] Platz
       *[other] Plätze
    } bezahlt
prizes-exceed-pool = diese Preise sind zusammen { CHIPS($needed) }, der Pool ist { CHIPS($pool) }
prize-pool-remainder = diese Preise lassen { CHIPS($over) } vom Pool übrig: Erhöhe sie oder lege weniger fest
