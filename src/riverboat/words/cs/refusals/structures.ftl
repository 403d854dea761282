no-levels-here = struktura potřebuje aspoň jednu úroveň
break-at-end = turnaj končí úrovní, ne přestávkou: doplňte úroveň
break-at-start = turnaj začíná úrovní, ne přestávkou
not-a-level = { $text } není úroveň: napište 100/200 20m, 100/200 20m big blind ante 200, 100/200 12h pro hry, nebo break 10m, 25 goes
no-such-blinds = úroveň { $number }: blindy { CHIPS($small) }/{ CHIPS($big) } nejdou
blinds-fall = úroveň { $number }: { $posted } je míň než { $before } na předchozí úrovni
blinds-above-stacks = první big blind { CHIPS($big) } je větší než počáteční stack { CHIPS($stack) }
minutes-or-hands = úroveň { $number }: minuty, nebo hry, ne obojí
ante-payer-missing = úroveň { $number }: uveďte ante i to, kdo ho platí
level-amount-unpayable = úroveň { $number }: { CHIPS($amount) } nejde zaplatit; nejmenší žeton je { CHIPS($smallest) }
no-such-chip-here = žeton { CHIPS($worth) } ve hře není; žetony jsou { CHIPS($chips) }
chip-values-missing = žeton { CHIPS($worth) } odebrat nejde: struktura žádné žetony neuvádí
too-few-players = turnaj potřebuje aspoň 2 hráče, ne { $players }
no-time = uveďte hodiny turnaje a minuty úrovně
stack-unpayable = stack { CHIPS($stack) } nejde z žetonů složit; nejmenší žeton je { CHIPS($smallest) }
other-levels =
    { NUMBER($levels) ->
        [one] { $levels } úroveň roste
        [few] { $levels } úrovně rostou
       *[other] { $levels } úrovní roste
    } vždy { $ratio }krát, mimo rozmezí { $least } až { $most }: zvolte { $fewest } až { $many } úrovní po { $short } až { $long } minutách, nebo změňte počet hodin či stacky
levels-too-steep =
    { NUMBER($levels) ->
        [one] { $levels } úroveň roste
        [few] { $levels } úrovně rostou
       *[other] { $levels } úrovní roste
    } vždy { $ratio }krát, mimo rozmezí { $least } až { $most }: změňte jejich délku, počet hodin nebo stacky
