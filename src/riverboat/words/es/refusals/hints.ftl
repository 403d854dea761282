did-you-mean = ¿quisiste decir { $near }?
did-you-mean-either = ¿quisiste decir { $one } o { $other }?
did-you-mean-game = ¿quisiste decir { $near }, como en { $example }?
did-you-mean-one-game = ¿quisiste decir { $one } o { $other }, como en { $example }?
there-are = elige entre { $names }
the-games-are = juegos: { $names }; con apuestas como en nlhe 1/2 o limit 3/6
nothing-like-it = no hay ningún nombre parecido
