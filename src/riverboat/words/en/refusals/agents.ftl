no-program = a program is a command such as 'python my_agent.py', not { $given }
ended = the program { $command } failed: { $problem }
no-answer = no answer from the program { $command } in { $seconds } seconds
no-json = an answer is a line such as { $example }, not { $given }; legal now: { $legal }
no-hand-called = no hand { $given }; hands in progress: { $names }
played-to-its-end = this hand is over
too-many-hands-on = { $most } hands in progress: finish some first
heads-up-bot-only = a bot of MIT Pokerbots plays one opponent, not { $others }
