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
odd-chip-by-position = odd chip of { CHIPS($unit) }, left of the button: { LIST($who) }
odd-chip-by-high-card = odd chip of { CHIPS($unit) }, highest card by suit: { LIST($who) }
odd-chip-by-low-card = odd chip of { CHIPS($unit) }, lowest card by suit: { LIST($who) }
pot-halves-step = { CHIPS($first) } for the high half, { CHIPS($second) } for the low
odd-chip-to-high-half = the odd chip between the halves goes to the high half
odd-half-chip-by-position = the odd chip between the halves goes to the first winner left of the button
same-winners-note = the same players win both halves: split the whole pot evenly
high-half-name = high
low-half-name = low
