percent-text = { DECIMAL($percent) } %
action-taken =
    { KEY($action) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    }{ GIVEN($amount) ->
        [yes] {" "}{ DECIMAL($amount) }
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
best-action-gain = { $best_action } vynese o { DECIMAL($gain) } bb víc
solution-frequency = četnost v řešení { DECIMAL($percent) } %
equal-to-best = stejně dobré jako nejlepší akce
favourable-price = na dorovnání je třeba equity { DECIMAL($pot_odds) } %, vaše ruka má { DECIMAL($equity) } %
price-too-high = na dorovnání je třeba equity { DECIMAL($pot_odds) } %, vaše ruka má jen { DECIMAL($equity) } %
call-price = na dorovnání je třeba equity { DECIMAL($pot_odds) } %, vaše ruka má { DECIMAL($equity) } %: těsné rozhodnutí
implied-odds-reason = na dorovnání je třeba equity { DECIMAL($pot_odds) } %, vaše ruka má jen { DECIMAL($equity) } %, ale víc vyhraje v dalších kolech
equity-not-realised = na dorovnání je třeba equity { DECIMAL($pot_odds) } %, vaše ruka má { DECIMAL($equity) } %, ale víc ztratí v dalších kolech
hands-blocked = vaše karty blokují { DECIMAL($better_hands_percent) } % rukou, které vás porážejí, a { DECIMAL($worse_hands_percent) } % ostatních
value-bet-reason = po dorovnání equity { DECIMAL($equity_when_called) } %, složí { DECIMAL($fold_percent) } % rukou
folds-to-bet = složí { DECIMAL($fold_percent) } % rukou, bluff potřebuje { DECIMAL($needed_percent) } %
semi-bluff-reason = složí { DECIMAL($fold_percent) } % rukou, po dorovnání equity { DECIMAL($equity_when_called) } %
equity-when-called = vaše ruka má equity { DECIMAL($equity) } %, ale po dorovnání { DECIMAL($equity_when_called) } %
chosen-bet-size = na vaši sázku soupeř složí { DECIMAL($fold_percent) } % rukou, po dorovnání máte equity { DECIMAL($equity_when_called) } %
folds-by-blockers = vaše karty blokují dorovnání: v průměru složí { DECIMAL($fold_percent) } % rukou
opponent-bets-after-check = po checku soupeř vsadí s četností { DECIMAL($bet_percent) } %
range-equity = celý váš range má equity { DECIMAL($equity) } %
pot-odds-verdict = pot odds { DECIMAL($pot_odds) } %, equity { DECIMAL($equity) } %: { $best_action } má hodnotu o { DECIMAL($gain) } bb vyšší
better-action = { $best_action } má hodnotu o { DECIMAL($gain) } bb vyšší; equity { DECIMAL($equity) } %
solution-action = řešení takto hraje v { DECIMAL($percent) } % případů; equity { DECIMAL($equity) } %
pot-odds-and-equity = pot odds { DECIMAL($pot_odds) } %, equity { DECIMAL($equity) } %
equity-verdict = equity { DECIMAL($equity) } %
pot-odds-label = pot odds { DECIMAL($pot_odds) } %
chart-frequency =
    v tabulce: { KEY($action) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } { DECIMAL($percent) } %
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
    } { DECIMAL($percent) } %
preflop-solving-unsupported = preflop se srovnává s tabulkami, neřeší se
not-heads-up = neřešeno: v tomto kole { NUMBER($players) ->
        [one] je { $players } hráč
        [few] jsou { $players } hráči
       *[other] je { $players } hráčů
    }
game-not-solved = neřešeno: solver neumí { $game }
hole-cards-unknown = neřešeno: neznámé karty hráče
street-not-requested =
    neřešeno: řeší se až od { KEY($first_street) ->
        [flop] flopu
        [turn] turnu
       *[river] riveru
    }
flop-extension-required = neřešeno: flop potřebuje rozšíření v C
spot-unsolvable = neřešeno: { $reason }
time-limit-reached = neřešeno: v časovém limitu zbyla exploitabilita { DECIMAL($exploitability_percent) } % banku
line-not-in-tree = neřešeno: strom neobsahuje sázky tohoto kola
incomplete-hand = neúplné rozdání: rozhodnutí jen do poslední akce
action-not-in-charts = { $player }: { KEY($action) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } v tabulkách chybí, range zůstává
rare-betting-line = { $player }: takto řešení { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    } skoro nikdy nehraje, range zůstává
ranges-not-narrowed =
    { KEY($street) ->
        [flop] flop se neřešil
        [turn] turn se neřešil
       *[river] river se neřešil
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
    }: { DECIMAL($cost) } bb za rozhodnutí ({ DECIMAL($minimum_cost) } až { DECIMAL($maximum_cost) }), { NUMBER($decisions) ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }; { KEY($action) ->
        [fold] složení
        [check] check
        [call] dorovnání
        [bet] sázka
       *[raise] navýšení
    } { DECIMAL($played_percent) } %, řešení { DECIMAL($solution_percent) } %
review-summary =
    { NUMBER($hands) ->
        [one] { $hands } rozdání
        [few] { $hands } rozdání
       *[other] { $hands } rozdání
    }, { NUMBER($decisions) ->
        [one] { $decisions } rozhodnutí
        [few] { $decisions } rozhodnutí
       *[other] { $decisions } rozhodnutí
    }, z toho řešeno { $solved_decision_count }, ztráta { DECIMAL($loss) } bb
review-result = výsledek { DECIMAL($net) } bb, all-in EV { DECIMAL($all_in_ev) } bb
reviewed-hand = Rozdání { $number }: { $player }, { $position }, { $cards }; ztráta { DECIMAL($loss) } bb
costliest-decisions = Nejdražší rozhodnutí
no-reviewed-losses = žádná ztráta nad přesnost řešení
leaks-heading = Leaky
no-leaks = žádné leaky
no-reviewed-hands =
    { GIVEN($player) ->
        [yes] { $player } nemá žádná rozdání
       *[no] v žádném rozdání není známý hero: zadejte hráče, --player JMÉNO
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
assumed-range = { $player }: { DECIMAL($percent) } % rukou: { $range }
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
rake-estimated = u všech banků se předpokládá rake { DECIMAL($percent) } %, jako u tohoto
