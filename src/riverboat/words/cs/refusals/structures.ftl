levels-missing = struktura potřebuje aspoň jednu úroveň
break-at-end = turnaj nemůže končit přestávkou: přidejte úroveň
break-at-start = turnaj nemůže začínat přestávkou
level-notation-invalid = neplatná úroveň { $level_text }: napište 100/200 20m, 100/200 20m big blind ante 200, 100/200 12h pro 12 rozdání, nebo break 10m, 25 goes
level-blinds-invalid = úroveň { $level_number }: neplatné blindy { CHIPS($small_blind) }/{ CHIPS($big_blind) }
blinds-unsorted = úroveň { $level_number }: { $blinds } je míň než { $previous_blinds } na předchozí úrovni
blinds-above-stacks = první velký blind { CHIPS($big_blind) } je větší než počáteční stack { CHIPS($stack) }
level-length-conflict = úroveň { $level_number }: zvolte minuty, nebo rozdání
ante-payer-missing = úroveň { $level_number }: uveďte ante i to, kdo ho platí
level-amount-unpayable = úroveň { $level_number }: { CHIPS($amount) } nejde zaplatit; nejmenší žeton je { CHIPS($smallest_chip) }
no-such-chip-here = žeton { CHIPS($worth) } ve struktuře není; má žetony { CHIPS($chips) }
chip-values-missing = žeton { CHIPS($worth) } odebrat nejde: struktura žetony neuvádí
too-few-players = hráčů je { $players }: turnaj potřebuje aspoň 2
duration-missing = zadejte délku turnaje v hodinách a délku úrovně v minutách
starting-stack-unpayable = stack { CHIPS($stack) } nejde z žetonů složit; nejmenší žeton je { CHIPS($smallest_chip) }
level-count-out-of-range =
    { NUMBER($level_count) ->
        [one] při { $level_count } úrovni
        [few] při { $level_count } úrovních
       *[other] při { $level_count } úrovních
    } by blindy na každé úrovni rostly { DECIMAL($level_ratio) }krát, a to je mimo rozmezí { DECIMAL($min_ratio) } až { DECIMAL($max_ratio) }: zvolte { $min_levels } až { $max_levels } úrovní po { $min_minutes } až { $max_minutes } minutách, nebo změňte počet hodin či stacky
levels-too-steep =
    { NUMBER($level_count) ->
        [one] při { $level_count } úrovni
        [few] při { $level_count } úrovních
       *[other] při { $level_count } úrovních
    } by blindy na každé úrovni rostly { DECIMAL($level_ratio) }krát, a to je mimo rozmezí { DECIMAL($min_ratio) } až { DECIMAL($max_ratio) }: změňte jejich délku, počet hodin nebo stacky
