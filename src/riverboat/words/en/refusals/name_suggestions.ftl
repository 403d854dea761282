name-suggestion = did you mean { $similar_name }?
two-name-suggestions = did you mean { $first_name } or { $second_name }?
game-suggestion = did you mean { $similar_name }, as in { $example }?
two-game-suggestions = did you mean { $first_name } or { $second_name }, as in { $example }?
known-names = choose from { $names }
known-games-hint = games: { $names }; with stakes as in nlhe 1/2 or limit 3/6
no-suggestion = no similar name
