prize-pool-invalid = { CHIPS($pool) } ist kein Preispool
no-paid-places = mindestens ein Platz muss bezahlt werden
prize-shares-unsorted = Platz { $place } kann nicht { CHIPS($share) } bekommen: Der Platz davor bekommt { CHIPS($share_above) }
prize-count-mismatch =
    Preise für { $prize_count } { NUMBER($prize_count) ->
        [one] Platz
       *[other] Plätze
    }, aber { $paid_place_count } { NUMBER($paid_place_count) ->
        [one] Platz
       *[other] Plätze
    } bezahlt
prizes-exceed-pool = diese Preise sind zusammen { CHIPS($prize_total) }, der Pool ist { CHIPS($pool) }
prize-pool-not-fully-paid = diese Preise lassen { CHIPS($unpaid_chips) } vom Pool übrig: Erhöhe sie oder lege weniger fest
