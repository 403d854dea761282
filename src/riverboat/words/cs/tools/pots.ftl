uncalled-bet-name = zpět
chips-per-player = { $count } × { CHIPS($chips) }
chips-of-player = { CHIPS($chips) }
dead-chips = mrtvé peníze { CHIPS($chips) }
part-sum = { $part } + { $more }
pot-total-step = { $pot }: { $parts } = { CHIPS($chips) }
pot-contenders = { $pot }: hrají o něj { LIST($who) }
pot-uncontested = { $pot }: { PERSON($who) ->
        [you] berete ho hned
       *[other] { $who } ho bere hned
    }, nikdo další v něm není
uncalled-returned =
    { PERSON($who) ->
        [you] berete
       *[other] { $who } bere
    } zpět nedorovnanou sázku { CHIPS($chips) }
even-split = { CHIPS($chips) } / { $count } = každému { CHIPS($each) }
odd-chip-split = { CHIPS($chips) } / { $count } = každému { CHIPS($each) } a zbývá { CHIPS($over) } v žetonech po { CHIPS($unit) }
odd-chip-by-position = lichý žeton za { CHIPS($unit) }, nalevo od buttonu: { LIST($who) }
odd-chip-by-high-card = lichý žeton za { CHIPS($unit) }, nejvyšší karta podle barvy: { LIST($who) }
odd-chip-by-low-card = lichý žeton za { CHIPS($unit) }, nejnižší karta podle barvy: { LIST($who) }
pot-halves-step = { CHIPS($first) } na vysokou polovinu, { CHIPS($second) } na nízkou
odd-chip-to-high-half = lichý žeton mezi polovinami patří vysoké polovině
odd-half-chip-by-position = lichý žeton mezi polovinami dostává první vítěz nalevo od buttonu
same-winners-note = obě poloviny berou stejní hráči: celý bank se dělí rovným dílem
high-half-name = vysoká
low-half-name = nízká
