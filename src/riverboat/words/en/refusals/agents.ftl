agent-command-invalid = give a program as a command, such as “python my_agent.py”, not { $given }
program-terminated = the program { $command } failed: { $problem }
agent-program-timeout = no answer from the program { $command } in { $seconds } s
agent-json-invalid = answer with a line such as { $example }, not { $given }; legal now: { $legal }
hand-name-unknown = unknown hand { $given }; hands in progress: { $names }
hand-already-over = this hand is over
too-many-hands-on = { $most } { NUMBER($most) ->
        [one] hand
       *[other] hands
    } in progress: finish some first
heads-up-bot-only = MIT Pokerbots bots play heads-up only, not against { $others } { NUMBER($others) ->
        [one] opponent
       *[other] opponents
    }
one-hand-expected = give one hand, not { $hands }
no-such-decision = no decision { $given } by this player; decisions: { LIST($numbers) }
no-such-graded-action = action { $given } isn’t in the solution; actions: { LIST($actions) }
open-spot-unknown = no open spot { $given }; spots: { LIST($names) }
