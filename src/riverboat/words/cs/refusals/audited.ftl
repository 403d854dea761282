fact-invalid = fakt { $at }: { $what }
fact-expected =
    mělo přijít { $expected }{ GIVEN($found) ->
        [yes] , je tu { $found }
       *[no] {""}
    }
other-than-offered = mělo přijít { $expected }, je tu { $found }
hidden-cards-expected = karty měly být skryté, je tu { $found }
floor-decided-otherwise = mělo přijít { $expected }; floor rozhodl: { $reason }
not-players-choice = { $fact } není volba hráče; čeká se na: { $legal }
winners-out-of-order = vítězové nejsou v pořadí
hand-begins-with = záznam začíná faktem { $kind }
hand-without-end = hra není u konce
chips-won-by-nobody = žetony vyhrané nebo prohrané bez hráče
fact-unknown =
    { KEY($of) ->
        [log] to není fakt
        [room] to není fakt stolu ani herny
       *[other] to není fakt stolu
    }: { $why }
fact-comes-once = { $fact } přijde jen jednou, na začátku záznamu
log-empty = prázdný záznam
no-hand-for-it = neprobíhá hra, kam by patřilo { $fact }
fact-impossible = u tohoto stolu nemožné: { $fact }: { $why }
nobody-bought-it = { $fact } má žetony bez nákupu nebo půjčky
chips-more-than-bought =
    o { NUMBER($chips) ->
        [one] { $chips } žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    } { $more ->
        [true] víc
       *[false] míň
    }, než se koupilo
nobody-sat-there = místo { $chair } je volné
never-sat-down = { $player } u stolu nesedí
sat-there-already = { $player } už sedí na místě { $chair }
left-with-other =
    { $player } má { NUMBER($chips) ->
        [one] { $chips } žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    } a odchází s { $left }
colour-up-left-other = výměna žetonů mění stacky jinak než o { $gained }
