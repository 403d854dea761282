uncalled-bet-name = zpět
chips-per-player-in-pot = { $count } × { CHIPS($chips) }
player-chips-in-pot = { CHIPS($chips) }
dead-chips-in-pot = mrtvé peníze { CHIPS($chips) }
pot-part-sum = { $part } + { $other_parts }
pot-total-step = { $pot }: { $pot_parts } = { CHIPS($chips) }
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
odd-chip-split = { CHIPS($chips) } / { $count } = každému { CHIPS($each) } a zbývá { CHIPS($odd_chips) } v žetonech po { CHIPS($unit) }
odd-chip-by-position = lichý žeton za { CHIPS($unit) }, nalevo od buttonu: { LIST($who) }
odd-chip-by-high-card = lichý žeton za { CHIPS($unit) }, nejvyšší karta podle barvy: { LIST($who) }
odd-chip-by-low-card = lichý žeton za { CHIPS($unit) }, nejnižší karta podle barvy: { LIST($who) }
pot-halves-step = { CHIPS($high_half) } na vysokou polovinu, { CHIPS($low_half) } na nízkou
odd-chip-to-high-half = lichý žeton mezi polovinami patří vysoké polovině
odd-half-chip-by-position = lichý žeton mezi polovinami dostává první vítěz nalevo od buttonu
same-winners-note = obě poloviny berou stejní hráči: celý bank se dělí rovným dílem
high-half-name = vysoká
low-half-name = nízká
