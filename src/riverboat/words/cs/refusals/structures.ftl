levels-missing = struktura potřebuje aspoň jednu úroveň
break-at-end = turnaj nemůže končit přestávkou: přidejte úroveň
break-at-start = turnaj nemůže začínat přestávkou
level-format = neplatná úroveň { $text }: napište 100/200 20m, 100/200 20m big blind ante 200, 100/200 12h pro 12 rozdání, nebo break 10m, 25 goes
level-blinds-invalid = úroveň { $number }: neplatné blindy { CHIPS($small) }/{ CHIPS($big) }
blinds-unsorted = úroveň { $number }: { $posted } je míň než { $before } na předchozí úrovni
blinds-above-stacks = první velký blind { CHIPS($big) } je větší než počáteční stack { CHIPS($stack) }
level-length-conflict = úroveň { $number }: zvolte minuty, nebo rozdání
ante-payer-missing = úroveň { $number }: uveďte ante i to, kdo ho platí
level-amount-unpayable = úroveň { $number }: { CHIPS($amount) } nejde zaplatit; nejmenší žeton je { CHIPS($smallest) }
no-such-chip-here = žetony po { CHIPS($worth) } nejsou ve hře; ve hře jsou { CHIPS($chips) }
chip-values-missing = žeton { CHIPS($worth) } odebrat nejde: struktura žetony neuvádí
too-few-players = hráčů je { $players }: turnaj potřebuje aspoň 2
duration-missing = zadejte délku turnaje v hodinách a délku úrovně v minutách
stack-unpayable = stack { CHIPS($stack) } nejde z žetonů složit; nejmenší žeton je { CHIPS($smallest) }
level-count-out-of-range =
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
