line-end-missing = posílá víc než { $most } bajtů bez konce řádku
agent-line-too-long = posílá řádek delší než { $most } bajtů
agent-answer-late =
    { $half ->
        [true] nedokončuje řádek
       *[false] neodpovídá
    } včas{ GIVEN($clock) ->
        [yes] : { $clock }
       *[no] {""}
    }
agent-connection-lost = ztrácí spojení ({ $why })
agent-disconnected =
    zavírá spojení{ $half ->
        [true] {" "}uprostřed řádku
       *[false] {""}
    }
agent-not-reading = nečte svůj vstup
version-missing = se připojuje, ale { $version } včas neposílá
version-expected-first = { $why }, dřív než pošle { $version }
version-unsupported = posílá { $said }; tento stůl používá { $version }
agent-line-invalid = posílá neplatný řádek: { $why }
agent-answer-refused = posílá { $said } v rozdání { $hand }: { $why }
agent-error-limit = { $why }; o chybu víc, než je limit { $allowed }
no-connection-in-time = se do { $seconds } s nepřipojuje k portu { $port }
connection-failed = se nemůže připojit: { $why }
match-time-exhausted =
    { $seconds } s { KEY($clock) ->
        [action] na akci
        [hand] na vlastní akce v rozdání
        [match] na rozdání v průměru za celý zápas
       *[other] { $clock }
    }
match-player-refusal =
    { $name } { $why }{ GIVEN($hand) ->
        [yes] {" "}(rozdání { $hand })
       *[no] {""}
    }
agent-action-corrected = { $why }; bere se to jako { $action }
agent-action-invalid = neznámá akce
fold-without-bet = není proti čemu složit
agent-raise-forbidden = teď nejde navýšit
raise-amount-missing = navýšení v no-limitu potřebuje částku
legal-raise-range = lze { $least } až { $most }
port-unopenable = port { $port } na { $host } nejde otevřít: { $why }
port-unanswered = nelze se připojit k { $host }, port { $port }: { $why }
agent-connect-hint = { $name }: připojte se na { $host }, port { $port }
action-correction = opraveno: { $what }
further-corrections = a ještě { CHIPS($count) } takových
match-aborted = { $why }; zápas končí po { CHIPS($hands) } z { CHIPS($total) } rozdání
match-stopped-after =
    přerušeno, odehraná rozdání: { CHIPS($hands) }{ GIVEN($total) ->
        [yes] {" "}z { CHIPS($total) }
       *[no] {""}
    }
dealer-failed = dealer { $why }; odehraná rozdání: { CHIPS($hands) }
dealer-state-impossible = dealer posílá nemožný stav: { $why }
score-column-heading =
    { KEY($of) ->
        [player] hráč
        [chips] žetony
        [rate] bb/100
        [interval] 95 %
        [hands] rozdání
       *[other] neznámo
    }
hand-count-and-seed =
    { NUMBER($hands) ->
        [one] { CHIPS($hands) } rozdání
        [few] { CHIPS($hands) } rozdání
       *[other] { CHIPS($hands) } rozdání
    }{ GIVEN($seed) ->
        [yes] , seed { $seed }
       *[no] {""}
    }
