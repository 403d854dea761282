uncalled-bet-name = back
chips-per-player-in-pot = { $count } × { CHIPS($chips) }
player-chips-in-pot = { CHIPS($chips) }
dead-chips-in-pot = { CHIPS($chips) } dead
pot-part-sum = { $part } + { $other_parts }
pot-total-step = { $pot }: { $pot_parts } = { CHIPS($chips) }
pot-contenders = { $pot }: { LIST($who) } play for it
pot-uncontested = { $pot } goes to { PERSON($who) ->
        [you] you
       *[other] { $who }
    } at once: no other player is in it
uncalled-returned = uncalled bet of { CHIPS($chips) } back to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }
even-split = { CHIPS($chips) } / { $count } = { CHIPS($each) } each
odd-chip-split = { CHIPS($chips) } / { $count } = { CHIPS($each) } each, { CHIPS($odd_chips) } left in chips of { CHIPS($unit) }
odd-chip-by-position = odd chip of { CHIPS($unit) }, left of the button: { LIST($who) }
odd-chip-by-high-card = odd chip of { CHIPS($unit) }, highest card by suit: { LIST($who) }
odd-chip-by-low-card = odd chip of { CHIPS($unit) }, lowest card by suit: { LIST($who) }
pot-halves-step = { CHIPS($high_half) } for the high half, { CHIPS($low_half) } for the low
odd-chip-to-high-half = the odd chip between the halves goes to the high half
odd-half-chip-by-position = the odd chip between the halves goes to the first winner left of the button
same-winners-note = the same players win both halves: split the whole pot evenly
high-half-name = high
low-half-name = low
