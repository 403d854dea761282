draw-label =
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
outs-holding =
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
unseen-cards-suffix = z { $unseen } { NUMBER($unseen) ->
        [one] neviděné karty
        [few] neviděných karet
       *[other] neviděných karet
    }
no-outs =
    { KEY($why) ->
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
odds-label =
    { $percent } % ({ $odds } ku 1 { KEY($side) ->
        [against] proti
       *[other] pro
    })
equity-against = proti { $names }
icm-column-heading =
    { KEY($head) ->
        [stack] žetony
        [chips] podíl
        [value] hodnota
        [of-all] z výher
        [error] chyba
       *[other] bere
    }
place-column-heading = { ORDINAL($place) }
finishes-counted =
    { KEY($how) ->
        [counted] Přesně: spočtena všechna pořadí
       *[other] Přesně na 13 číslic: jeden integrál přes všechna pořadí
    }
finishes-drawn = Odhad: náhodných pořadí { CHIPS($count) }; uvedena je směrodatná chyba
deal-heading = Deal o { $total }: { KEY($way) ->
        [icm] podle ICM
        [chips] každému nejmenší výhra, zbytek podle žetonů
        [pure-chips] jen podle žetonů
       *[other] rovným dílem
    }
place-prize = dohrává se o { $prize } za { ORDINAL($place) } místo
equity-needed-title = Equity v procentech potřebná k dorovnání all-inu, bez mrtvých peněz v banku
risk-premium-note = Nad 50: riziková přirážka
versus-player-number = proti { $number }
push-fold-title =
    All-in nebo složit, { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $depths } bb{ GIVEN($more) ->
        [yes] , { $more }
       *[no] {""}
    }
posted-amount =
    { KEY($what) ->
        [ante] ante
        [small-blind] malý blind
       *[other] ante velkého blindu
    } { $amount }
prizes-suffix = o výhry { $prizes }
players-elsewhere =
    u { NUMBER($players) ->
        [one] jiného stolu
        [few] jiných stolů
       *[other] jiných stolů
    } ještě { $players }
all-in-by-posting =
    { KEY($seat) ->
        [big-blind] Velký blind
        [small-blind] Malý blind
       *[other] { $seat }
    } je all-in už sázkou předem
push-frequency =
    { $seat } { $forced ->
        [true] je all-in
       *[false] jde all-in
    }
call-frequencies-title = Jak často kdo dorovnává, v procentech
hands-pushed =
    { KEY($seat) ->
        [big-blind] Velký blind
        [small-blind] Malý blind
       *[other] { $seat }
    } jde all-in: { $percent } % rukou
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
    }: { $percent } % rukou
hand-value-heading = Hodnota rozdání, { KEY($unit) ->
        [prizes] v podílu na výhrách
       *[other] ve velkých blindech
    }:
no-decision-in-spot = Není o čem rozhodovat: hráči jsou all-in už po zaplacení blindů a ante. Hodnoty jsou přesné.
equilibrium-distance = Jinou strategií nikdo nezíská víc než { $gain } velkého blindu na rozdání ({ NUMBER($rounds) ->
        [one] { $rounds } iterace
        [few] { $rounds } iterace
       *[other] { $rounds } iterací
    }){ $exact ->
        [true] {"."} All-iny jsou přesné.
       *[false] {"."} All-iny dvou hráčů jsou přesné, tří odhadnuté, bez dalších dorovnání za dvěma hráči; složené karty se berou jako náhodné.
    }
chart-seat-unknown = --draw { $asked }: neznámé místo { $seat }; na výběr: { $there }
chart-seats-unordered = --draw { $asked }: uveďte v pořadí tahů hráče, který jde all-in, a pak dorovnávající: { $there }
chart-seat-forced-all-in =
    --draw { $asked }: { KEY($seat) ->
        [big-blind] velký blind
        [small-blind] malý blind
       *[other] { $seat }
    } je tam all-in s čímkoli
chart-earlier-seat-forced-all-in = --draw { $asked }: hráč na řadě dřív jde all-in s jakýmikoli kartami{ GIVEN($way) ->
        [yes] ; zadejte { $way }
       *[no] {""}
    }
range-size = { CHIPS($held) } z { CHIPS($whole) } kombinací{ GIVEN($weighed) ->
        [yes] , podle vah { $weighed }
       *[no] {""}
    }, { $percent } %
ranges-unavailable = ve hře { GAME($game) } rangy nefungují: potřebují aspoň dvě karty do ruky
holdem-grid-only = --svg kreslí mřížku hold’emu: tyto ruce mají { $cards } { NUMBER($cards) ->
        [one] kartu
        [few] karty
       *[other] karet
    }
