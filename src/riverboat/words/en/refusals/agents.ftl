agent-command-invalid = give a program as a command, such as “python my_agent.py”, not { $command_text }
program-terminated = the program { $command } failed: { $problem }
agent-program-timeout = no answer from the program { $command } in { DECIMAL($seconds) } s
agent-json-invalid = answer with a line such as { $example }, not { $answer_text }; legal now: { $legal_actions }
hand-name-unknown = unknown hand { $hand_name }; hands in progress: { $names }
hand-already-over = this hand is over
too-many-running-hands = { $max_hands } { NUMBER($max_hands) ->
        [one] hand
       *[other] hands
    } in progress: finish some first
heads-up-bot-only = MIT Pokerbots bots play heads-up only, not against { $opponent_count } { NUMBER($opponent_count) ->
        [one] opponent
       *[other] opponents
    }
one-hand-expected = give one hand, not { $hands }
no-such-decision = no decision { $decision_number } by this player; decisions: { LIST($numbers) }
no-such-graded-action = action { $action_text } isn’t in the solution; actions: { LIST($actions) }
agent-spot-unknown = no open spot { $spot_name }; spots: { LIST($names) }
