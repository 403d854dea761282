name-suggestion = voulais-tu dire { $similar_name } ?
two-name-suggestions = voulais-tu dire { $first_name } ou { $second_name } ?
game-suggestion = voulais-tu dire { $similar_name }, comme dans { $example } ?
two-game-suggestions = voulais-tu dire { $first_name } ou { $second_name }, comme dans { $example } ?
known-names = au choix : { $names }
known-games-hint = jeux : { $names } ; avec l’enjeu, comme nlhe 1/2 ou limit 3/6
no-suggestion = aucun nom semblable
