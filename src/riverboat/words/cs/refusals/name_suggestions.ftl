name-suggestion = nemá to být { $near }?
two-name-suggestions = nemá to být { $one } nebo { $other }?
game-suggestion = nemá to být { $near }, třeba { $example }?
two-game-suggestions = nemá to být { $one } nebo { $other }, třeba { $example }?
known-names = na výběr: { $names }
known-games = hry: { $names }; se sázkami třeba nlhe 1/2 nebo limit 3/6
no-suggestion = žádné podobné jméno není
