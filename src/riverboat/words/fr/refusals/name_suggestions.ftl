name-suggestion = voulais-tu dire { $near } ?
two-name-suggestions = voulais-tu dire { $one } ou { $other } ?
game-suggestion = voulais-tu dire { $near }, comme dans { $example } ?
two-game-suggestions = voulais-tu dire { $one } ou { $other }, comme dans { $example } ?
known-names = au choix : { $names }
known-games = jeux : { $names } ; avec l’enjeu, comme nlhe 1/2 ou limit 3/6
no-suggestion = aucun nom semblable
