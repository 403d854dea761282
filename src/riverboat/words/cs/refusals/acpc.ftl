sends-no-end = posílá víc než { $most } bajtů bez konce řádku
sends-too-long-a-line = posílá řádek delší než { $most } bajtů
answers-too-late =
    { $half ->
        [true] nedokončuje řádek
       *[false] neodpovídá
    } včas{ GIVEN($clock) ->
        [yes] : { $clock }
       *[no] {""}
    }
loses-the-line = ztrácí spojení ({ $why })
hangs-up =
    zavírá spojení{ $half ->
        [true] {" "}uprostřed řádku
       *[false] {""}
    }
reads-nothing = nečte svůj vstup
says-no-version = se připojuje, ale { $version } včas neposílá
before-the-version = { $why }, dřív než { $version }
speaks-otherwise = posílá { $said }; tento stůl mluví { $version }
sends-what-nobody-reads = posílá neplatný řádek: { $why }
said-in-a-hand = posílá { $said } ve hře { $hand }: { $why }
errs-once-too-often = { $why }; o chybu víc, než je limit { $allowed }
does-not-come = se do { $seconds } s nehlásí na portu { $port }
cannot-come = se nemůže připojit: { $why }
ran-out =
    { $seconds } s { KEY($clock) ->
        [action] na akci
        [hand] na vlastní akce ve hře
        [match] na hru v průměru za celý zápas
       *[other] { $clock }
    }
player-of-a-match =
    { $name } { $why }{ GIVEN($hand) ->
        [yes] {" "}(hra { $hand })
       *[no] {""}
    }
taken-as = { $why }; bere se to jako { $action }
says-no-action = není to akce
nothing-to-fold-to = není co složit
may-not-raise-now = teď nejde navýšit
raise-says-no-amount = navýšení v no-limitu potřebuje částku
legal-is = lze { $least } až { $most }
port-cannot-be-opened = port { $port } na { $host } nejde otevřít: { $why }
nobody-answers-at = nelze se připojit k { $host }, port { $port }: { $why }
connect-to = { $name }: připojte se na { $host }, port { $port }
put-right-so = opraveno: { $what }
more-put-right = a ještě { CHIPS($count) } takových
match-ends-after = { $why }; zápas končí po { CHIPS($hands) } z { CHIPS($total) } her
match-stopped-after =
    přerušeno, odehraných her: { CHIPS($hands) }{ GIVEN($total) ->
        [yes] {" "}z { CHIPS($total) }
       *[no] {""}
    }
dealer-failed = dealer { $why }; odehraných her: { CHIPS($hands) }
dealer-sent-what-cannot-be = dealer posílá nemožný stav: { $why }
match-figure =
    { KEY($of) ->
        [player] hráč
        [chips] žetony
        [rate] bb/100
        [interval] 95 %
        [hands] hry
       *[other] neznámo
    }
hands-and-seed =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } hra
        [few] { CHIPS($hands) } hry
       *[other] { CHIPS($hands) } her
    }{ GIVEN($seed) ->
        [yes] , seed { $seed }
       *[no] {""}
    }
