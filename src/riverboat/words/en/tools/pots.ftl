the-uncalled-bet = back
chips-each = { $count } x { CHIPS($chips) }
chips-of-one = { CHIPS($chips) }
dead-chips = { CHIPS($chips) } dead
part-plus = { $part } + { $more }
pot-comes-to = { $pot }: { $parts } = { CHIPS($chips) }
pot-contenders = { $pot } is between { LIST($who) }
pot-uncontested =
    { $pot } goes to { PERSON($who) ->
        [you] you
       *[other] { $who }
    } at once: nobody else is left in it
uncalled-returned =
    { CHIPS($chips) } back to { PERSON($who) ->
        [you] you
       *[other] { $who }
    }: nobody has called { NUMBER($chips) ->
        [one] it
       *[other] them
    }
splits-evenly = { CHIPS($chips) } / { $count } = { CHIPS($each) } each
splits-with-odd-chips = { CHIPS($chips) } / { $count } = { CHIPS($each) } each, and { CHIPS($over) } over in chips of { CHIPS($unit) }
odd-by-position = one chip of { CHIPS($unit) } more for { LIST($who) }: left of the button
odd-by-high-card = one chip of { CHIPS($unit) } more for { LIST($who) }: the highest card by suit
odd-by-low-card = one chip of { CHIPS($unit) } more for { LIST($who) }: the lowest card by suit
halves-are = { CHIPS($first) } for the high half, { CHIPS($second) } for the low
odd-half-to-high = the odd chip between the halves is the high half's
odd-half-by-position = the odd chip between the halves is of who sits first left of the button
same-winners-of-both = the same win both halves: the whole is split as evenly as can be
the-high-half = high
the-low-half = low
