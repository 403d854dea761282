no-program = program je příkaz, třeba 'python my_agent.py', ne { $given }
ended = program { $command } selhal: { $problem }
no-answer = program { $command } do { $seconds } s neodpovídá
no-json = odpověď je řádek jako { $example }, ne { $given }; lze: { $legal }
hand-name-unknown = hra { $given } není; hrají se: { $names }
played-to-its-end = tato hra už skončila
too-many-hands-on =
    { NUMBER($most) ->
        [one] hraje se už { $most } hra
        [few] hrají se už { $most } hry
       *[other] hraje se už { $most } her
    }: nejdřív některou dohrajte
heads-up-bot-only = bot z MIT Pokerbots hraje proti jednomu soupeři, ne proti { $others }
one-hand-expected = čeká se jedno rozdání, ne { $hands }
no-such-decision = rozhodnutí { $given } tento hráč nemá; jeho rozhodnutí: { LIST($numbers) }
no-such-graded-action = akci { $given } řešení nemá; akce: { LIST($actions) }
no-spot-called = spot { $given } na odpověď nečeká; spoty: { LIST($names) }
