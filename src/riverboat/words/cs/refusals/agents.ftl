agent-command-invalid = místo { $given } zadejte příkaz, třeba 'python my_agent.py'
program-terminated = program { $command } selhal: { $problem }
agent-program-timeout = program { $command } do { $seconds } s neodpovídá
agent-json-invalid = místo { $given } odpovězte řádkem jako { $example }; možné akce: { $legal }
hand-name-unknown = neznámé rozdání { $given }; hrají se: { $names }
hand-already-over = toto rozdání už skončilo
too-many-hands-on =
    { NUMBER($most) ->
        [one] hraje se už { $most } rozdání
        [few] hrají se už { $most } rozdání
       *[other] hraje se už { $most } rozdání
    }: nejdřív některé dohrajte
heads-up-bot-only = boti z MIT Pokerbots hrají jen heads-up, ne proti { $others } soupeřům
one-hand-expected = zadejte jedno rozdání místo { $hands }
no-such-decision = rozhodnutí { $given } u tohoto hráče neexistuje; na výběr: { LIST($numbers) }
no-such-graded-action = akce { $given } v řešení neexistuje; akce: { LIST($actions) }
open-spot-unknown = otevřený spot { $given } neexistuje; spoty: { LIST($names) }
