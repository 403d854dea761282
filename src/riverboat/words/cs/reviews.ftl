action-taken =
    { KEY($action) ->
        [fold] fold
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    }{ GIVEN($amount) ->
        [yes] {" "}{ $amount }
       *[no] {""}
    }
line-of =
    { KEY($line) ->
        [unopened] bez sázky
        [checked-to] po checku
        [facing-a-bet] proti sázce
        [facing-a-raise] proti navýšení
       *[facing-a-re-raise] proti dalšímu navýšení
    }
street-of =
    { KEY($street) ->
        [preflop] před flopem
        [flop] flop
        [turn] turn
        [river] river
       *[other] { $street }
    }
price-decides = cena { $price }, equita { $equity }: { $best } vynese o { $gain } bb víc
better-action = { $best } vynese o { $gain } bb víc; equita { $equity }
solution-action = řešení takto hraje v { $percent } případů; equita { $equity }
price-and-equity = cena { $price }, equita { $equity }
equity-here = equita { $equity }
price-here = cena { $price }
in-chart =
    v tabulce: { KEY($action) ->
        [fold] fold
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } { $percent }
out-of-chart =
    mimo tabulku: { KEY($action) ->
        [fold] fold
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    }; v tabulce je { KEY($chart_action) ->
        [fold] fold
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } { $percent }
charts-preflop = před flopem se srovnává s tabulkami
not-heads-up =
    { NUMBER($players) ->
        [one] na této ulici { $players } hráč: neřešeno
        [few] na této ulici { $players } hráči: neřešeno
       *[other] na této ulici { $players } hráčů: neřešeno
    }
game-not-solved = { $game }: tato hra se neřeší
hole-cards-unknown = karty hráče nejsou známy
street-not-asked =
    řeší se až od { KEY($first) ->
        [flop] flopu
        [turn] turnu
       *[river] riveru
    }
flop-needs-extension = flop potřebuje rozšíření v C
not-solvable = neřešeno: { $reason }
time-too-short = neřešeno: v daném čase zbyla vykořistitelnost { $reached } banku
line-not-in-tree = neřešeno: sázky této ulice nejsou ve stromu
hand-is-cut = rozdání není celé: rozhodnutí jen do tohoto místa
action-not-in-charts =
    { $player }: { KEY($action) ->
        [fold] fold
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } v tabulkách není, range zůstává
rare-line =
    { $player }: takto řešení { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    } skoro nikdy nehraje, range zůstává
not-narrowed =
    { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    } neřešen, range zůstávají
leak-of =
    { KEY($group) ->
        [flop] flop
        [turn] turn
        [river] river
       *[other] { $group }
    }{ GIVEN($line) ->
        [yes] , { KEY($line) ->
            [unopened] bez sázky
            [checked-to] po checku
            [facing-a-bet] proti sázce
            [facing-a-raise] proti navýšení
           *[facing-a-re-raise] proti dalšímu navýšení
        }
       *[no] {""}
    }: { $cost } bb za rozhodnutí ({ $low } až { $high }), { NUMBER($decisions) ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }; příliš často { KEY($action) ->
        [fold] fold
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    }: { $played } místo { $solution }
review-summary =
    { NUMBER($hands) ->
        [one] { $hands } rozdání
        [few] { $hands } rozdání
       *[other] { $hands } rozdání
    }, { NUMBER($decisions) ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }, z toho řešeno { $solved }, ztráta { $loss } bb
reviewed-hand = Rozdání { $number }: { $player }, { $position }, { $cards }; ztráta { $loss } bb
dearest-decisions = Nejdražší rozhodnutí
no-losses = žádná ztráta nad přesnost řešení
leaks-found = Slabiny
no-leaks = tato rozdání žádnou slabinu neprokazují
nothing-to-review =
    { GIVEN($player) ->
        [yes] žádná rozdání hráče { $player }
       *[no] žádná rozdání se známým hráčem: --player JMÉNO
    }
hands-reviewed =
    { NUMBER($hands) ->
        [one] { $hands } rozdání
        [few] { $hands } rozdání
       *[other] { $hands } rozdání
    }
hands-not-reviewed =
    { NUMBER($hands) ->
        [one] { $hands } rozdání nepřečteno
        [few] { $hands } rozdání nepřečtena
       *[other] { $hands } rozdání nepřečteno
    }
assumed-range = { $player }: { $percent } hand: { $range }
review-head =
    { KEY($head) ->
        [hand] rozdání
        [street] ulice
        [board] board
        [cards] karty
        [pot] bank
        [action] akce
        [best] nejlepší
        [loss] ztráta
        [why] proč
        [price] cena
       *[equity] equita
    }
