draw-of =
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
outs-make =
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
       *[other] dělba
    }
outs-found =
    { NUMBER($outs) ->
        [one] { $outs } out
        [few] { $outs } outy
       *[other] { $outs } outů
    }
of-unseen = z neviděných karet, kterých je { $unseen }
no-outs =
    { KEY($why) ->
        [best] Outy nejsou potřeba: teď jsou to nejlepší karty
        [level] Bez outů: teď se to nejlepším kartám vyrovná
       *[other] Bez outů
    }
study-word =
    { KEY($word) ->
        [on] na
        [on-the-turn] na turnu
        [on-the-river] na riveru
        [by-the-river] do riveru
       *[other] equity
    }
odds-of =
    { $percent } % ({ $odds } ku 1 { KEY($side) ->
        [against] proti
       *[other] pro
    })
equity-against = proti { $names }
icm-head =
    { KEY($head) ->
        [stack] žetony
        [chips] podíl
        [value] hodnota
        [of-all] z výher
        [error] chyba
       *[other] bere
    }
place-head =
    { $place }{ GIVEN($ending) ->
        [yes] {"."}
       *[no] {""}
    }
finishes-counted =
    { KEY($how) ->
        [counted] Přesně: spočtena všechna pořadí
       *[other] Přesně na 13 číslic: jeden integrál přes všechna pořadí
    }
finishes-drawn = Odhad: náhodných pořadí { CHIPS($count) }; chyby jsou směrodatné
deal-of =
    Dohoda o { $total }: { KEY($way) ->
        [icm] podle ICM
        [chips] každému nejmenší výhra, zbytek podle žetonů
        [pure-chips] jen podle žetonů
       *[other] rovným dílem
    }
place-prize =
    o { $place }{ GIVEN($ending) ->
        [yes] {"."}
       *[no] {""}
    } místo se hraje dál: { $prize }
equity-needed = Kolik procent equity potřebuje kdo na dorovnání, když v banku nic není
risk-premium-note = Co je nad 50, je přirážka za riziko
versus-number = proti { $number }
push-fold-title =
    All-in nebo složit, { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, velkých blindů { $depths }{ GIVEN($more) ->
        [yes] , { $more }
       *[no] {""}
    }
posted-too =
    { KEY($what) ->
        [ante] ante
        [small-blind] malý blind
       *[other] ante velkého blindu
    } { $amount }
for-prizes = o výhry { $prizes }
more-elsewhere =
    u { NUMBER($players) ->
        [one] jiného stolu
        [few] jiných stolů
       *[other] jiných stolů
    } ještě { $players }
all-in-by-posting =
    { KEY($seat) ->
        [big-blind] velký blind
        [small-blind] malý blind
       *[other] { $seat }
    } je all-in už sázkou předem
pushes =
    { $seat } { $forced ->
        [true] je all-in
       *[false] jde all-in
    }
who-calls-how-often = Kdo dorovná jak často, v procentech
hands-pushed =
    { KEY($seat) ->
        [big-blind] Velký blind
        [small-blind] Malý blind
       *[other] { $seat }
    } jde all-in: { $percent } % karet
hands-called =
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
    }: { $percent } % karet
hand-worth =
    Hra vynáší, { KEY($unit) ->
        [prizes] ve výhrách
       *[other] ve velkých blindech
    }:
nothing-to-decide = Nikdo nemá co rozhodovat. Každý all-in je spočten přesně.
nobody-gains =
    Jiným plánem by nikdo nezískal víc než { $gain } velkého blindu na hru ({ NUMBER($rounds) ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }){ $exact ->
        [true] {"."} Každý all-in je spočten přesně.
       *[false] {"."} All-iny dvou jsou přesně, tří odhadem; za dvěma, kdo dorovnali, už nedorovná nikdo; složené karty se berou za stejně pravděpodobné.
    }
no-seat-to-draw = --draw { $asked }: { $seat } tu není; na výběr: { $there }
draw-in-order = --draw { $asked }: uveďte, kdo jde all-in, kdo dorovná a kdo dorovná za ním, v pořadí tahů: { $there }
in-whatever-they-have =
    --draw { $asked }: { KEY($seat) ->
        [big-blind] velký blind
        [small-blind] malý blind
       *[other] { $seat }
    } je tam all-in s čímkoli
earlier-draw-unknown =
    --draw { $asked }: někdo před nimi je all-in s čímkoli{ GIVEN($way) ->
        [yes] ; na výběr je { $way }
       *[no] {""}
    }
range-size =
    kombinací { CHIPS($held) } z { CHIPS($whole) }{ GIVEN($weighed) ->
        [yes] , podle vah { $weighed }
       *[no] {""}
    }, { $percent } %
ranges-unavailable = { GAME($game) } nemá rozsahy: ty jsou z dvou karet do ruky nebo více
holdem-grid-only = --svg kreslí mřížku hold'emu, a tyhle karty do ruky jsou { $cards }
