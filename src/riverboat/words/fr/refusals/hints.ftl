did-you-mean = voulais-tu dire { $near } ?
did-you-mean-either = voulais-tu dire { $one } ou { $other } ?
did-you-mean-game = voulais-tu dire { $near }, comme dans { $example } ?
did-you-mean-one-game = voulais-tu dire { $one } ou { $other }, comme dans { $example } ?
there-are = au choix : { $names }
the-games-are = jeux : { $names } ; avec l’enjeu, comme nlhe 1/2 ou limit 3/6
nothing-like-it = aucun nom semblable
