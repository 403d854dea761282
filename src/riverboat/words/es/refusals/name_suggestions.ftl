name-suggestion = ¿quisiste decir { $similar_name }?
two-name-suggestions = ¿quisiste decir { $first_name } o { $second_name }?
game-suggestion = ¿quisiste decir { $similar_name }, como en { $example }?
two-game-suggestions = ¿quisiste decir { $first_name } o { $second_name }, como en { $example }?
known-names = elige entre { $names }
known-games-hint = juegos: { $names }; con apuestas como en nlhe 1/2 o limit 3/6
no-suggestion = no hay ningún nombre parecido
