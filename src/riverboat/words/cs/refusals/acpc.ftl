line-end-missing = posílá víc než { $max_bytes } bajtů bez konce řádku
agent-line-too-long = posílá řádek delší než { $max_bytes } bajtů
agent-answer-late =
    { $is_line_unfinished ->
        [true] nedokončuje řádek
       *[false] neodpovídá
    } včas{ GIVEN($time_limit) ->
        [yes] : { $time_limit }
       *[no] {""}
    }
agent-connection-lost = ztrácí spojení ({ $reason })
agent-disconnected =
    zavírá spojení{ $is_line_unfinished ->
        [true] {" "}uprostřed řádku
       *[false] {""}
    }
agent-not-reading = nečte svůj vstup
version-missing = se připojuje, ale { $version } včas neposílá
version-expected-first = { $reason }, dřív než pošle { $version }
version-unsupported = posílá { $received_line }; tento stůl používá { $version }
agent-line-invalid = posílá neplatný řádek: { $reason }
agent-answer-refused = posílá { $received_line } v rozdání { $hand }: { $reason }
agent-error-limit = { $reason }; o chybu víc, než je limit { $max_errors }
no-connection-in-time = se do { DECIMAL($seconds) } s nepřipojuje k portu { $port }
connection-failed = se nemůže připojit: { $reason }
match-time-exhausted =
    { DECIMAL($seconds) } s { KEY($time_limit_scope) ->
        [action] na akci
        [hand] na vlastní akce v rozdání
        [match] na rozdání v průměru za celý zápas
       *[other] { $time_limit_scope }
    }
match-player-failed =
    { $name } { $reason }{ GIVEN($hand) ->
        [yes] {" "}(rozdání { $hand })
       *[no] {""}
    }
agent-action-corrected = { $reason }; bere se to jako { $action }
agent-action-invalid = neznámá akce
fold-without-bet = složit nejde: nikdo nevsadil
agent-raise-forbidden = teď nejde navýšit
raise-amount-missing = navýšení v no-limitu potřebuje částku
legal-raise-range = lze { $minimum } až { $maximum }
port-unopenable = port { $port } na { $host } nejde otevřít: { $reason }
port-unanswered = nelze se připojit k { $host }, port { $port }: { $reason }
agent-connect-hint = { $name }: připojte se na { $host }, port { $port }
action-correction = opraveno: { $corrected_action }
further-corrections = a ještě { CHIPS($count) } takových
match-aborted = { $reason }; zápas končí po { CHIPS($hands) } z { CHIPS($planned_hands) } rozdání
match-stopped =
    přerušeno, odehraná rozdání: { CHIPS($hands) }{ GIVEN($planned_hands) ->
        [yes] {" "}z { CHIPS($planned_hands) }
       *[no] {""}
    }
dealer-failed = dealer { $reason }; odehraná rozdání: { CHIPS($hands) }
acpc-dealer-state-impossible = dealer posílá nemožný stav: { $reason }
score-column-heading =
    { KEY($column) ->
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
