drawing-hand-label =
    { KEY($name) ->
        [straight-flush-draw] draw na čistou postupku
        [nut-flush-draw] draw na nejvyšší barvu
        [flush-draw] draw na barvu
        [wrap] wrap
        [gutshot] gutshot
        [open-ended-straight-draw] oboustranný draw na postupku
        [double-gutshot] dvojitý gutshot
        [two-overcards] dvě overkarty
        [one-overcard] jedna overkarta
        [backdoor-flush-draw] backdoor draw na barvu
       *[other] backdoor draw na postupku
    }{ GIVEN($cards) ->
        [yes] {" "}({ $cards })
       *[no] {""}
    }
made-hand-label =
    { KEY($makes) ->
        [high-card] vysoká karta
        [a-pair] pár
        [two-pair] dva páry
        [three-of-a-kind] trojice
        [a-straight] postupka
        [a-flush] barva
        [a-full-house] full house
        [four-of-a-kind] poker
        [a-straight-flush] čistá postupka
       *[other] dělený bank
    }
outs-found =
    { NUMBER($outs) ->
        [one] { $outs } out
        [few] { $outs } outy
       *[other] { $outs } outů
    }
unseen-cards-suffix = z { $unseen_card_count } { NUMBER($unseen_card_count) ->
        [one] neviděné karty
        [few] neviděných karet
       *[other] neviděných karet
    }
no-outs =
    { KEY($reason) ->
        [best] Outy nejsou potřeba: už teď nejlepší ruka
        [level] Bez outů: stejně silná jako nejlepší ruka
       *[other] Bez outů
    }
odds-output-label =
    { KEY($word) ->
        [on] na
        [on-the-turn] na turnu
        [on-the-river] na riveru
        [by-the-river] do riveru
       *[other] equity
    }
percent-with-odds =
    { DECIMAL($percent) } % ({ DECIMAL($odds) } ku 1 { KEY($side) ->
        [against] proti
       *[other] pro
    })
equity-opponents-suffix = proti { $names }
icm-column-heading =
    { KEY($head) ->
        [stack] žetony
        [chips] podíl
        [value] hodnota
        [of-all] z výher
        [error] chyba
       *[other] bere
    }
finish-column-heading = { ORDINAL($place) }
exact-icm-note =
    { KEY($method) ->
        [counted] Přesně: spočtena všechna pořadí
       *[other] Přesně na 13 číslic: jeden integrál přes všechna pořadí
    }
sampled-icm-note = Odhad z { CHIPS($count) } náhodných pořadí; uvedena je směrodatná chyba
prize-deal-heading = Deal o { $prize_total }: { KEY($method) ->
        [icm] podle ICM
        [chips] každému nejmenší výhra, zbytek podle žetonů
        [pure-chips] jen podle žetonů
       *[other] rovným dílem
    }
place-prize = dohrává se o { $prize } za { ORDINAL($place) } místo
equity-needed-title = Equity v procentech potřebná k dorovnání all-inu, bez mrtvých peněz v banku
risk-premium-note = Část nad 50 je riziková přirážka
versus-player-number = proti { $number }
push-fold-title =
    All-in nebo složit, { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { DECIMAL($stack_depths) } bb{ GIVEN($conditions) ->
        [yes] , { $conditions }
       *[no] {""}
    }
posted-amount =
    { KEY($forced_bet) ->
        [ante] ante
        [small-blind] malý blind
       *[other] big blind ante
    } { DECIMAL($amount) }
push-fold-prizes = o výhry { $prizes }
players-at-other-tables =
    u { NUMBER($players) ->
        [one] jiného stolu ještě { $players } hráč
        [few] jiných stolů ještě { $players } hráči
       *[other] jiných stolů ještě { $players } hráčů
    }
all-in-by-posting =
    { KEY($seat) ->
        [big-blind] Velký blind
        [small-blind] Malý blind
       *[other] { $seat }
    } je all-in už po zaplacení povinných sázek
push-frequency =
    { $seat } { $is_forced ->
        [true] je all-in
       *[false] jde all-in
    }
call-frequencies-title = Jak často kdo dorovnává, v procentech
hands-pushed =
    { KEY($seat) ->
        [big-blind] Velký blind
        [small-blind] Malý blind
       *[other] { $seat }
    } jde all-in: { DECIMAL($percent) } % rukou
calling-hands-title =
    { KEY($seat) ->
        [big-blind] Velký blind
        [small-blind] Malý blind
       *[other] { $seat }
    } dorovná, když jde all-in { KEY($pusher) ->
        [big-blind] velký blind
        [small-blind] malý blind
       *[other] { $pusher }
    }{ GIVEN($caller) ->
        [yes] {" "}a dorovná { $caller }
       *[no] {""}
    }: { DECIMAL($percent) } % rukou
hand-value-heading = Hodnota rozdání, { KEY($unit) ->
        [prizes] v podílu na výhrách
       *[other] ve velkých blindech
    }:
no-decision-in-spot = Není o čem rozhodovat: hráči jsou all-in už po zaplacení blindů a ante. Hodnoty jsou přesné.
equilibrium-distance = Jinou strategií nikdo nezíská víc než { DECIMAL($gain) } velkého blindu na rozdání ({ NUMBER($iterations) ->
        [one] { $iterations } iterace
        [few] { $iterations } iterace
       *[other] { $iterations } iterací
    }){ $exact ->
        [true] {"."} All-iny jsou přesné.
       *[false] {"."} All-iny dvou hráčů jsou přesné, tří odhadnuté, bez dalších dorovnání za dvěma hráči; složené karty se berou jako náhodné.
    }
chart-seat-unknown = --draw { $requested_seats }: neznámé místo { $seat }; na výběr: { $known_seats }
chart-seats-unordered = --draw { $requested_seats }: uveďte v pořadí tahů hráče, který jde all-in, a pak dorovnávající: { $known_seats }
chart-seat-forced-all-in =
    --draw { $requested_seats }: { KEY($seat) ->
        [big-blind] velký blind
        [small-blind] malý blind
       *[other] { $seat }
    } je tam all-in s čímkoli
chart-after-forced-all-in = --draw { $requested_seats }: hráč na řadě dřív jde all-in s jakýmikoli kartami{ GIVEN($alternative) ->
        [yes] ; zadejte { $alternative }
       *[no] {""}
    }
range-size = { CHIPS($range_combinations) } z { CHIPS($all_combinations) } kombinací{ GIVEN($weighted_combinations) ->
        [yes] , podle vah { DECIMAL($weighted_combinations) }
       *[no] {""}
    }, { DECIMAL($percent) } %
ranges-unavailable = ve hře { GAME($game) } rangy nefungují: potřebují aspoň dvě karty do ruky a hru bez otevřených karet
range-grid-unavailable = --svg kreslí mřížku hold’emu: tyto ruce mají { $cards } { NUMBER($cards) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
