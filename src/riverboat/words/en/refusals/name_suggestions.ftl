name-suggestion = did you mean { $near }?
two-name-suggestions = did you mean { $one } or { $other }?
game-suggestion = did you mean { $near }, as in { $example }?
two-game-suggestions = did you mean { $one } or { $other }, as in { $example }?
known-names = choose from { $names }
known-games = games: { $names }; with stakes as in nlhe 1/2 or limit 3/6
no-suggestion = no similar name
