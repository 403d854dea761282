no-program = a program is a command such as 'python my_agent.py', not { $given }
ended = the program { $command } does not play: { $problem }
no-answer = the program { $command } has not answered within { $seconds } seconds
no-json = an answer is a line such as { $example }, not { $given }; legal now: { $legal }
no-hand-called = there is no hand { $given }; on are { $names }
played-to-its-end = this hand is over
too-many-hands-on = { $most } hands are on: play some to their end first
plays-one-other = a bot of MIT Pokerbots plays one other, not { $others }
