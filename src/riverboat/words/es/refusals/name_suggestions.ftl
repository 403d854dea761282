name-suggestion = ¿quisiste decir { $near }?
two-name-suggestions = ¿quisiste decir { $one } o { $other }?
game-suggestion = ¿quisiste decir { $near }, como en { $example }?
two-game-suggestions = ¿quisiste decir { $one } o { $other }, como en { $example }?
known-names = elige entre { $names }
known-games = juegos: { $names }; con apuestas como en nlhe 1/2 o limit 3/6
no-suggestion = no hay ningún nombre parecido
