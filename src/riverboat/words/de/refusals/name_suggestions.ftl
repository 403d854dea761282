name-suggestion = meintest du { $similar_name }?
two-name-suggestions = meintest du { $first_name } oder { $second_name }?
game-suggestion = meintest du { $similar_name }, wie in { $example }?
two-game-suggestions = meintest du { $first_name } oder { $second_name }, wie in { $example }?
known-names = wähle aus { $names }
known-games-hint = Spiele: { $names }; mit Einsätzen wie nlhe 1/2 oder limit 3/6
no-suggestion = kein ähnlicher Name
