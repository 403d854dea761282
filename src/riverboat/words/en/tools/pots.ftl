uncalled-bet-name = back
chips-per-player = { $count } × { CHIPS($chips) }
chips-of-player = { CHIPS($chips) }
dead-chips = { CHIPS($chips) } dead
part-sum = { $part } + { $more }
pot-total-step = { $pot }: { $parts } = { CHIPS($chips) }
pot-contenders = { $pot }: { LIST($who) } play for it
pot-uncontested = { $pot } goes to { PERSON($who) ->
        [you] you
       *[other] { $who }
    } at once: no other player is in it
uncalled-returned = { CHIPS($chips) } back to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }: uncalled
even-split = { CHIPS($chips) } / { $count } = { CHIPS($each) } each
odd-chip-split = { CHIPS($chips) } / { $count } = { CHIPS($each) } each, { CHIPS($over) } left in chips of { CHIPS($unit) }
odd-by-position = 1 odd chip of { CHIPS($unit) } for { LIST($who) }: left of the button
odd-by-high-card = 1 odd chip of { CHIPS($unit) } for { LIST($who) }: highest card by suit
odd-by-low-card = 1 odd chip of { CHIPS($unit) } for { LIST($who) }: lowest card by suit
pot-halves-step = { CHIPS($first) } for the high half, { CHIPS($second) } for the low
odd-half-to-high = the odd chip between the halves goes to the high half
odd-half-by-position = the odd chip between the halves goes to the first winner left of the button
same-winners-note = the same players win both halves: split the whole pot evenly
high-half-name = high
low-half-name = low
