uncalled-bet-name = zpět
chips-each = { $count } x { CHIPS($chips) }
chips-of-one = { CHIPS($chips) }
dead-chips = { CHIPS($chips) } mimo sázky
part-plus = { $part } + { $more }
pot-total-step = { $pot }: { $parts } = { CHIPS($chips) }
pot-contenders = { $pot }: může ho vyhrát { LIST($who) }
pot-uncontested =
    { $pot }: { PERSON($who) ->
        [you] berete ho hned
       *[other] { $who } ho bere hned
    }, nikdo jiný v něm není
uncalled-returned =
    { CHIPS($chips) } zpět, komu: { PERSON($who) ->
        [you] vám
       *[other] { $who }
    }; nikdo je nedorovnal
splits-evenly = { CHIPS($chips) } / { $count } = každému { CHIPS($each) }
splits-with-odd-chips = { CHIPS($chips) } / { $count } = každému { CHIPS($each) } a zbývá { CHIPS($over) } v žetonech po { CHIPS($unit) }
odd-by-position = o žeton { CHIPS($unit) } víc, po směru od buttonu: { LIST($who) }
odd-by-high-card = o žeton { CHIPS($unit) } víc za nejvyšší kartu podle barvy: { LIST($who) }
odd-by-low-card = o žeton { CHIPS($unit) } víc za nejnižší kartu podle barvy: { LIST($who) }
pot-halves-step = { CHIPS($first) } na vyšší půlku, { CHIPS($second) } na nižší
odd-half-to-high = lichý žeton mezi půlkami patří vyšší půlce
odd-half-by-position = lichý žeton mezi půlkami má ten, kdo sedí první po směru od buttonu
same-winners-of-both = obě půlky berou titíž: celek se dělí co nejrovněji
high-half-name = vyšší
low-half-name = nižší
