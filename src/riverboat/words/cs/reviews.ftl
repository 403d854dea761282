percent-text = { $percent } %
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
        [preflop] preflop
        [flop] flop
        [turn] turn
        [river] river
       *[other] { $street }
    }
pot-odds-verdict = pot odds { $pot_odds } %, equita { $equity } %: { $best } má hodnotu o { $gain } bb vyšší
better-action = { $best } má hodnotu o { $gain } bb vyšší; equita { $equity } %
solution-action = řešení takto hraje v { $percent } % případů; equita { $equity } %
pot-odds-and-equity = pot odds { $pot_odds } %, equita { $equity } %
equity-only = equita { $equity } %
pot-odds-only = pot odds { $pot_odds } %
chart-frequency =
    v tabulce: { KEY($action) ->
        [fold] fold
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } { $percent } %
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
    } { $percent } %
charts-preflop = před flopem se srovnává s tabulkami, neřeší se
not-heads-up =
    { NUMBER($players) ->
        [one] na této ulici { $players } hráč: neřešeno
        [few] na této ulici { $players } hráči: neřešeno
       *[other] na této ulici { $players } hráčů: neřešeno
    }
game-not-solved = { $game }: tato hra se neřeší
hole-cards-unknown = neřešeno: karty hráče nejsou známy
street-not-requested =
    neřešeno: řeší se až od { KEY($first) ->
        [flop] flopu
        [turn] turnu
       *[river] riveru
    }
flop-extension-required = neřešeno: flop potřebuje rozšíření v C
not-solvable = neřešeno: { $reason }
time-limit-reached = neřešeno: v časovém limitu zbyla využitelnost { $reached } % banku
line-not-in-tree = neřešeno: sázky této ulice nejsou ve stromu
incomplete-hand = rozdání není celé: rozhodnutí do poslední akce
action-not-in-charts =
    { $player }: { KEY($action) ->
        [fold] fold
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } v tabulkách není, rozsah se nezúžil
rare-line =
    { $player }: takto řešení { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    } skoro nikdy nehraje, rozsah se nezúžil
ranges-not-narrowed =
    { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    } neřešen, rozsahy se nezúžily
leak-of =
    { KEY($group) ->
        [flop] flop
        [turn] turn
        [river] river
        [monotone] jednobarevné flopy
        [two-tone] dvoubarevné flopy
        [rainbow] rainbow flopy
        [two-tone-paired] párové dvoubarevné flopy
        [rainbow-paired] párové rainbow flopy
        [rainbow-trips] trips na flopu
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
    }; { KEY($action) ->
        [fold] fold
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } { $played } %, řešení { $solution } %
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
review-result = výsledek { $net } bb, all-in EV { $all_in } bb
reviewed-hand = Rozdání { $number }: { $player }, { $position }, { $cards }; ztráta { $loss } bb
costliest-decisions = Nejdražší rozhodnutí
no-losses = žádná ztráta nad přesnost řešení
leaks-heading = Slabiny
no-leaks = žádná slabina se neprokázala
no-reviewed-hands =
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
assumed-range = { $player }: { $percent } % kombinací: { $range }
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
        [pot-odds] pot odds
       *[equity] equita
    }
rake-estimated = u všech banků se počítá s rakem { $percent } %, jako u tohoto
