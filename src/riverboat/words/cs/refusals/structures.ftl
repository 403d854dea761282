no-levels-here = struktura má aspoň jednu úroveň
ends-with-a-break = turnaj končí úrovní, ne přestávkou: doplňte, co se hraje po ní
begins-with-a-break = turnaj začíná úrovní, ne přestávkou
not-a-level = { $text } není úroveň: napište 100/200 20m, 100/200 20m big blind ante 200, 100/200 12h pro hry, nebo break 10m, 25 goes
no-such-blinds = úroveň { $number }: blindy { CHIPS($small) }/{ CHIPS($big) } být nemohou
blinds-fall = úroveň { $number }: { $posted } je míň než { $before } v úrovni před ní
blinds-above-stacks = první big blind { CHIPS($big) } je větší než počáteční stack { CHIPS($stack) }
minutes-or-hands = úroveň { $number } trvá buď určitý počet minut, nebo určitý počet her
ante-of-nobody = úroveň { $number }: ante potřebuje někoho, kdo je platí, a kdo platí, potřebuje ante
chips-cannot-pay = úroveň { $number }: { CHIPS($amount) } nejde zaplatit; nejmenší žeton je tehdy { CHIPS($smallest) }
no-such-chip-here = žeton v hodnotě { CHIPS($worth) } tu ve hře není; jsou tu { CHIPS($chips) }
no-chips-are-named = žeton v hodnotě { CHIPS($worth) } nemůže ze hry: struktura žádné žetony nejmenuje
too-few-players = turnaj hrají aspoň dva, a ne { $players }
no-time = turnaj trvá několik hodin a úroveň několik minut
stack-cannot-be-paid = stack { CHIPS($stack) } nejde vydat; nejmenší žeton je { CHIPS($smallest) }
other-levels =
    { NUMBER($levels) ->
        [one] { $levels } úroveň by rostla
        [few] { $levels } úrovně by rostly
       *[other] { $levels } úrovní by rostlo
    } vždy { $ratio }krát, a mělo by to být { $least }krát až { $most }krát: vyjde to s { $fewest } až { $many } úrovněmi po { $short } až { $long } minutách, nebo změňte počet hodin či stacky
levels-too-steep =
    { NUMBER($levels) ->
        [one] { $levels } úroveň
        [few] { $levels } úrovně
       *[other] { $levels } úrovní
    } by rostlo vždy { $ratio }krát, a mělo by { $least }krát až { $most }krát: změňte jejich délku, počet hodin nebo stacky
