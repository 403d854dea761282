name-suggestion = nemá to být { $similar_name }?
two-name-suggestions = nemá to být { $first_name } nebo { $second_name }?
game-suggestion = nemá to být { $similar_name }, třeba { $example }?
two-game-suggestions = nemá to být { $first_name } nebo { $second_name }, třeba { $example }?
known-names = na výběr: { $names }
known-games-hint = hry: { $names }; se sázkami třeba nlhe 1/2 nebo limit 3/6
no-suggestion = žádné podobné jméno není
