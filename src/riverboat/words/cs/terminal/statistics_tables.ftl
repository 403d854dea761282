statistics-heading =
    { KEY($head) ->
        [style] styl
        [hands] rozdání
        [net] výsledek
        [rake] rake
        [buy-ins] buy-iny
        [win] výhra
        [tie] remíza
        [won] vyhráno
        [tied] děleno
        [lost] prohráno
        [whole-pot] celý bank
        [part] část
        [high] vysoká
        [low] nízká
        [scoop] scoop
        [board] board
        [dead] mrtvé
        [blinds] blindy
        [at] čas
        [left] zbývá
        [average] průměr
       *[other] žetony
    }
level-label = úroveň { $number }
session-heading =
    { GAME($game) }: { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }
session-ended =
    konec po { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdáních
       *[other] { CHIPS($hands) } rozdáních
    }: málo hráčů se žetony
session-duration =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    } za { DECIMAL($seconds) } s, { CHIPS($speed) } za sekundu
player-hand-count =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }
buy-in-count =
    { NUMBER($count) ->
        [one] { CHIPS($count) } buy-in
        [few] { CHIPS($count) } buy-iny
       *[other] { CHIPS($count) } buy-inů
    }
deduction-total =
    { KEY($what) ->
        [rake] rake
        [jackpot] jackpot
        [kitty] kasička
        [time] poplatek za čas
       *[other] zbylo uprostřed
    } { CHIPS($chips) }
stacks-reset-note = každé rozdání začíná s původními stacky
bought-chips = nakoupeno { CHIPS($chips) }
cashed-out = vyplaceno { CHIPS($chips) }
event-summary =
    { $name }: { NUMBER($entries) ->
        [one] { CHIPS($entries) } vstup
        [few] { CHIPS($entries) } vstupy
       *[other] { CHIPS($entries) } vstupů
    }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }, { $hours } h { DECIMAL($minutes) } min, úroveň { $level }; odehráno za { DECIMAL($seconds) } s
exact-by-known-cards = Přesně: všechny karty jsou známé
exact-by-counting =
    Přesně: { KEY($unit) ->
        [boards] spočteny všechny boardy
       *[other] spočtena všechna rozdání
    } ({ DECIMAL($count) })
sampled-deals = Odhad z { DECIMAL($count) } náhodných rozdání, ±{ DECIMAL($margin) } % s jistotou 95 %
hand-kind-count =
    { KEY($kind) ->
        [pairs] páry
        [suited] v barvě
       *[other] různé barvy
    } { DECIMAL($count) }{ KEY($where) ->
        [diagonal] {" "}(úhlopříčka)
        [above] {" "}(nad ní)
        [below] {" "}(pod ní)
       *[other] {""}
    }
grid-marks-legend = AKs{ $least } malá část, AKs{ $half } polovina, AKs{ $most } skoro všechno
grid-digits-legend = AKs5: v rangi 5 desetin
count-stopped = Počítání zastaveno. Náhodná rozdání jsou rychlejší: --seconds 2
solver-column-heading =
    { KEY($head) ->
        [rounds] iterace
        [exploitability] exploitabilita
        [known] informace
       *[other] akce
    }
solved-rounds =
    { GAME($game) }: { NUMBER($rounds) ->
        [one] { CHIPS($rounds) } iterace
        [few] { CHIPS($rounds) } iterace
       *[other] { CHIPS($rounds) } iterací
    }, metoda { $method }
solved-exactly = { GAME($game) }: equilibrium spočítané lineárním programováním
game-value = hodnota { DECIMAL($value) } žetonu na rozdání pro místo 0
exploitability-value = exploitabilita { DECIMAL($figure) } žetonu na rozdání
information-sets-hint =
    { NUMBER($sets) ->
        [one] { $sets } informační množina
        [few] { $sets } informační množiny
       *[other] { $sets } informačních množin
    }, všechny vypíše --save SOUBOR nebo --json
blueprint-saved =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }, { NUMBER($players) ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }: { NUMBER($rows) ->
        [one] { CHIPS($rows) } řádek
        [few] { CHIPS($rows) } řádky
       *[other] { CHIPS($rows) } řádků
    }, { NUMBER($size) ->
        [one] { CHIPS($size) } bajt
        [few] { CHIPS($size) } bajty
       *[other] { CHIPS($size) } bajtů
    }
after-blinds-label = blindech
action-sequence = { $acts }
preflop-blueprint-title = blueprint preflop, po { $what }
most-frequent-action = nejčastější akce, velké písmeno skoro vždy
player-column-heading =
    { KEY($head) ->
        [player] hráč
        [hands] rozdání
        [at-ev] podle EV
        [of] z
        [means] význam
        [position] pozice
        [depth] hloubka
       *[other] hráči
    }
player-without-hands = žádný hráč s dostatkem rozdání (nalezeno: { $others })
given-player-without-hands = { $player } tu nemá žádná rozdání (hráči: { $others })
more-players = a ještě { $more }: --list { $whole }
player-statistics-line = { $player }{ GIVEN($part) ->
        [yes] , { $part }
       *[no] {""}
    }: { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }{"\u000A"}{ DECIMAL($rate) } ± { DECIMAL($width) } bb/100, { DECIMAL($worth) } podle EV all-inů
work-label =
    { KEY($work) ->
        [finishes] pořadí
        [push-or-fold] all-in nebo složit
        [hands] rozdání
        [rounds] kola
        [cards] karty
        [spot] situace
        [event] turnaj
       *[other] počítá se
    }
work-interrupted = { $work }: zastaveno bez výsledku
work-progress = { CHIPS($done) } z { CHIPS($whole) }
counting-all-ins-label = počítají se all-iny
all-in-hand-count =
    all-iny { KEY($hands) ->
        [two] dvou
       *[other] tří
    } hráčů { DECIMAL($part) }
round-progress =
    { NUMBER($rounds) ->
        [one] { $rounds } iterace
        [few] { $rounds } iterace
       *[other] { $rounds } iterací
    }{ GIVEN($gain) ->
        [yes] , nejlepší protistrategie získá { DECIMAL($gain) } bb
       *[no] {""}
    }
exploitability-so-far = exploitabilita { DECIMAL($figure) }
situation-count =
    { NUMBER($count) ->
        [one] { CHIPS($count) } situace
        [few] { CHIPS($count) } situace
       *[other] { CHIPS($count) } situací
    }
board-progress =
    { KEY($street) ->
        [flops] flopy
        [turns] turny
       *[other] rivery
    }
event-progress =
    zbývá { CHIPS($left) }, úroveň { $level }, { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }
file-expected-not-folder = { $file } je složka: uveďte soubor v ní
text-file-expected = to není textový soubor: { $file }
