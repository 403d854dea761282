no-program = program je příkaz, třeba 'python my_agent.py', ne { $given }
ended = program { $command } selhal: { $problem }
no-answer = program { $command } do { $seconds } s neodpovídá
no-json = odpověď je řádek jako { $example }, ne { $given }; lze: { $legal }
no-hand-called = hra { $given } není; hrají se: { $names }
played-to-its-end = tato hra už skončila
too-many-hands-on =
    { NUMBER($most) ->
        [one] hraje se už { $most } hra
        [few] hrají se už { $most } hry
       *[other] hraje se už { $most } her
    }: nejdřív některou dohrajte
heads-up-bot-only = bot z MIT Pokerbots hraje proti jednomu soupeři, ne proti { $others }
