fact-is-wrong = fakt { $at }: { $what }
fact-expected =
    mělo přijít { $expected }{ GIVEN($found) ->
        [yes] , je tu { $found }
       *[no] {""}
    }
other-than-offered = mělo přijít { $expected }, je tu { $found }
cards-were-to-be-hidden = karty měly být skryté, je tu { $found }
floor-decided-otherwise = mělo přijít { $expected }; floor rozhodl: { $reason }
is-nobodys-choice = { $fact } si nikdo nevybírá; stůl čeká na: { $legal }
winners-out-of-order = vítězové nejsou v pořadí
hand-begins-with = záznam začíná faktem { $kind }
hand-has-no-end = hra není u konce
chips-won-by-nobody = žetony vyhrál nebo prohrál nikdo
is-no-fact =
    { KEY($of) ->
        [log] to není fakt
        [room] to není fakt stolu ani herny
       *[other] to není fakt stolu
    }: { $why }
fact-comes-once = záznam začíná jen jednou, ne znovu faktem { $fact }
log-is-empty = prázdný záznam
no-hand-for-it = nehraje se hra, ve které by mohlo být { $fact }
cannot-have-happened = { $fact } se u tohoto stolu nemohlo stát: { $why }
nobody-bought-it = nikdo nekoupil ani si nepůjčil to, co přišlo s { $fact }
chips-more-than-bought =
    je tu o { NUMBER($chips) ->
        [one] { $chips } žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    } { $more ->
        [true] víc
       *[false] míň
    }, než se koupilo
nobody-sat-there = na místě { $chair } nikdo nesedí
never-sat-down = { $player } u stolu nikdy nesedí
sat-there-already = { $player } sedí na místě { $chair }
left-with-other =
    { $player } má { NUMBER($chips) ->
        [one] { $chips } žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    } a odchází s { $left }
colour-up-left-other = výměna žetonů nechala stackům něco jiného, než že získají { $gained }
