did-you-mean = did you mean { $near }?
did-you-mean-either = did you mean { $one } or { $other }?
did-you-mean-game = did you mean { $near }, as in { $example }?
did-you-mean-one-game = did you mean { $one } or { $other }, as in { $example }?
there-are = choose from { $names }
the-games-are = games: { $names }; with stakes as in nlhe 1/2 or limit 3/6
nothing-like-it = no similar name
