agent-command-invalid = místo { $command_text } zadejte příkaz, třeba „python my_agent.py“
program-terminated = program { $command } selhal: { $problem }
agent-program-timeout = program { $command } do { DECIMAL($seconds) } s neodpovídá
agent-json-invalid = místo { $answer_text } odpovězte řádkem jako { $example }; možné akce: { $legal_actions }
hand-name-unknown = neznámé rozdání { $hand_name }; hrají se: { $names }
hand-already-over = toto rozdání už skončilo
too-many-running-hands =
    { NUMBER($max_hands) ->
        [one] hraje se už { $max_hands } rozdání
        [few] hrají se už { $max_hands } rozdání
       *[other] hraje se už { $max_hands } rozdání
    }: nejdřív některé dohrajte
heads-up-bot-only = boti z MIT Pokerbots hrají jen heads-up, ne proti { $opponent_count } soupeřům
one-hand-expected = zadejte jedno rozdání místo { $hands }
no-such-decision = rozhodnutí { $decision_number } u tohoto hráče neexistuje; na výběr: { LIST($numbers) }
no-such-graded-action = akce { $action_text } v řešení neexistuje; akce: { LIST($actions) }
agent-spot-unknown = otevřená situace { $spot_name } neexistuje; situace: { LIST($names) }
