name-suggestion = meintest du { $near }?
two-name-suggestions = meintest du { $one } oder { $other }?
game-suggestion = meintest du { $near }, wie in { $example }?
two-game-suggestions = meintest du { $one } oder { $other }, wie in { $example }?
known-names = wähle aus { $names }
known-games = Spiele: { $names }; mit Einsätzen wie nlhe 1/2 oder limit 3/6
no-suggestion = kein ähnlicher Name
