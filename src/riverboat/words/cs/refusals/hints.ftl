did-you-mean = nemá to být { $near }?
did-you-mean-either = nemá to být { $one } nebo { $other }?
did-you-mean-game = nemá to být { $near }, třeba { $example }?
did-you-mean-one-game = nemá to být { $one } nebo { $other }, třeba { $example }?
there-are = na výběr jsou { $names }
the-games-are = hry: { $names }; s velikostmi třeba nlhe 1/2 nebo limit 3/6
nothing-like-it = nic podobného tu není
