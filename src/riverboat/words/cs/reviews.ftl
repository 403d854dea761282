percent-text = { $percent } %
action-taken =
    { KEY($action) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    }{ GIVEN($amount) ->
        [yes] {" "}{ $amount }
       *[no] {""}
    }
betting-line-label =
    { KEY($line) ->
        [unopened] bez sázky
        [checked-to] po checku
        [facing-a-bet] proti sázce
        [facing-a-raise] proti navýšení
       *[facing-a-re-raise] proti dalšímu navýšení
    }
street-label =
    { KEY($street) ->
        [preflop] preflop
        [flop] flop
        [turn] turn
        [river] river
       *[other] { $street }
    }
verdict-reason = { $verdict }: { $reason }{ GIVEN($detail) ->
        [yes] ; { $detail }
       *[no] {""}
    }
value-gain = { $best } vynese o { $gain } bb víc
solution-share = četnost v řešení { $percent } %
equal-to-best = stejně dobré jako nejlepší akce
favourable-price = na dorovnání je třeba equity { $pot_odds } %, vaše ruka má { $equity } %
price-too-high = na dorovnání je třeba equity { $pot_odds } %, vaše ruka má jen { $equity } %
call-price = na dorovnání je třeba equity { $pot_odds } %, vaše ruka má { $equity } %: těsné rozhodnutí
later-streets-pay = na dorovnání je třeba equity { $pot_odds } %, vaše ruka má jen { $equity } %, ale víc vyhraje v dalších kolech
equity-not-realised = na dorovnání je třeba equity { $pot_odds } %, vaše ruka má { $equity } %, ale víc ztratí v dalších kolech
hands-blocked = vaše karty blokují { $better } % rukou, které vás porážejí, a { $worse } % ostatních
value-bet = po dorovnání equity { $called } %, složí { $folds } % rukou
folds-to-bet = složí { $folds } % rukou, bluff potřebuje { $needed } %
folds-and-equity = složí { $folds } % rukou, po dorovnání equity { $called } %
equity-when-called = vaše ruka má equity { $equity } %, ale po dorovnání { $called } %
chosen-bet-size = na vaši sázku soupeř složí { $folds } % rukou, po dorovnání máte equity { $called } %
folds-by-blockers = vaše karty blokují dorovnání: v průměru složí { $folds } % rukou
bets-after-check = po checku soupeř vsadí s četností { $percent } %
range-equity = celý váš range má equity { $equity } %
pot-odds-verdict = pot odds { $pot_odds } %, equity { $equity } %: { $best } má hodnotu o { $gain } bb vyšší
better-action = { $best } má hodnotu o { $gain } bb vyšší; equity { $equity } %
solution-action = řešení takto hraje v { $percent } % případů; equity { $equity } %
pot-odds-and-equity = pot odds { $pot_odds } %, equity { $equity } %
equity-only = equity { $equity } %
pot-odds-only = pot odds { $pot_odds } %
chart-frequency =
    v tabulce: { KEY($action) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } { $percent } %
chart-deviation =
    mimo tabulku: { KEY($action) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    }; v tabulce je { KEY($chart_action) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } { $percent } %
charts-preflop = preflop se srovnává s tabulkami, neřeší se
not-heads-up = neřešeno: v tomto kole { NUMBER($players) ->
        [one] je { $players } hráč
        [few] jsou { $players } hráči
       *[other] je { $players } hráčů
    }
game-not-solved = neřešeno: solver neumí { $game }
hole-cards-unknown = neřešeno: neznámé karty hráče
street-not-requested =
    neřešeno: řeší se až od { KEY($first) ->
        [flop] flopu
        [turn] turnu
       *[river] riveru
    }
flop-extension-required = neřešeno: flop potřebuje rozšíření v C
spot-unsolvable = neřešeno: { $reason }
time-limit-reached = neřešeno: v časovém limitu zbyla exploitabilita { $reached } % banku
line-not-in-tree = neřešeno: strom neobsahuje sázky tohoto kola
incomplete-hand = neúplné rozdání: rozhodnutí jen do poslední akce
action-not-in-charts = { $player }: { KEY($action) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } v tabulkách chybí, range zůstává
rare-line = { $player }: takto řešení { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    } skoro nikdy nehraje, range zůstává
ranges-not-narrowed =
    { KEY($street) ->
        [flop] flop se neřešil
        [turn] turn neřešený
       *[river] river neřešený
    }, rangy zůstávají
leak-label =
    { KEY($group) ->
        [flop] flop
        [turn] turn
        [river] river
        [monotone] flopy v jedné barvě
        [two-tone] flopy ve dvou barvách
        [rainbow] flopy ve třech barvách
        [two-tone-paired] párové flopy ve dvou barvách
        [rainbow-paired] párové flopy ve třech barvách
        [rainbow-trips] trojice na flopu
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
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } { $played } %, řešení { $solution } %
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
leaks-heading = Leaky
no-leaks = žádné leaky
no-reviewed-hands =
    { GIVEN($player) ->
        [yes] { $player } nemá žádná rozdání
       *[no] žádná rozdání, kde je známý hero: --player JMÉNO
    }
hands-reviewed =
    { NUMBER($hands) ->
        [one] { $hands } rozdání
        [few] { $hands } rozdání
       *[other] { $hands } rozdání
    }
hands-not-reviewed =
    { NUMBER($hands) ->
        [one] { $hands } nečitelné rozdání
        [few] { $hands } nečitelná rozdání
       *[other] { $hands } nečitelných rozdání
    }
assumed-range = { $player }: { $percent } % rukou: { $range }
review-column-heading =
    { KEY($head) ->
        [hand] rozdání
        [street] kolo
        [board] board
        [cards] karty
        [pot] bank
        [action] akce
        [best] nejlepší
        [loss] ztráta
        [why] proč
        [pot-odds] pot odds
       *[equity] equity
    }
rake-estimated = u všech banků se předpokládá rake { $percent } %, jako u tohoto
