did-you-mean = meintest du { $near }?
did-you-mean-either = meintest du { $one } oder { $other }?
did-you-mean-game = meintest du { $near }, wie in { $example }?
did-you-mean-one-game = meintest du { $one } oder { $other }, wie in { $example }?
there-are = wähle aus { $names }
the-games-are = Spiele: { $names }; mit Einsätzen wie nlhe 1/2 oder limit 3/6
nothing-like-it = kein ähnlicher Name
