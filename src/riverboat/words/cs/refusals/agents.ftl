no-program = místo { $given } zadejte příkaz, třeba 'python my_agent.py'
program-terminated = program { $command } selhal: { $problem }
no-answer = program { $command } do { $seconds } s neodpovídá
no-json = místo { $given } odpovězte řádkem jako { $example }; lze: { $legal }
hand-name-unknown = neznámá hra { $given }; hrají se: { $names }
hand-already-over = tato hra už skončila
too-many-hands-on =
    { NUMBER($most) ->
        [one] hraje se už { $most } hra
        [few] hrají se už { $most } hry
       *[other] hraje se už { $most } her
    }: nejdřív některou dohrajte
heads-up-bot-only = boti z MIT Pokerbots hrají jen heads-up, ne proti { $others } soupeřům
one-hand-expected = zadejte jednu hru místo { $hands }
no-such-decision = rozhodnutí { $given } u tohoto hráče neexistuje; na výběr: { LIST($numbers) }
no-such-graded-action = akce { $given } v řešení neexistuje; akce: { LIST($actions) }
no-spot-called = otevřený spot { $given } neexistuje; spoty: { LIST($names) }
