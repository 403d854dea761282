toml-invalid-on-line = la línea { $line } no es TOML: { $toml_error }
toml-invalid-at-end = la última línea no es TOML: { $toml_error }
too-many-characters = archivo demasiado largo: { $max_characters } caracteres como máximo, no { $character_count }
too-many-options = demasiadas opciones: { $max_options } opciones y grupos como máximo
configuration-too-deep = la configuración tiene demasiados niveles anidados
option-name-format = una opción se nombra como straddle.enabled: grupo, punto, nombre
too-many-digits = { $option } es demasiado grande: el máximo es { $maximum }
digit-count-too-large = número demasiado grande: el máximo es { $maximum }
option-assignment-invalid = una opción se fija como straddle.enabled=on, no { $assignment_text }
option-fixed-at-table-opening = { $option } queda fijo al abrir la mesa
option-group-wrong = { $name } va bajo { $groups }
group-suggestion = ¿quisiste decir el grupo [{ $similar_group }]?
group-options = opciones de [{ $group }]: { $names }
table-option-list = opciones de la mesa: { $names }
unknown-option = no hay opción { $option }; { $hint }
unknown-group = no hay grupo [{ $group }]; { $hint }
option-group-unknown = { $name } no es un grupo de opciones; grupos: { $groups }
option-not-a-group = { $name } es una opción de la mesa, no un grupo: escribe { $name } = ...
separate-tables-expected = { $name } va de uno en uno, cada uno bajo [[{ $name }]]
option-not-a-value = { $name } es una opción: da un valor, una palabra, un número, true o false
option-group-as-option = { $name } es un grupo de opciones: escríbelas bajo [{ $name }]
entry-key-missing = { $table_entry }: falta { $missing }; hace falta: { $required_keys }
entry-keys-missing = { $table_entry }: faltan { $first_key } y { $second_key }; hace falta: { $required_keys }
huge-number-label = un número enorme
each-list-item-label = cada uno de { $option }
boolean-expected = { $option } es true o false, no { $given_value }
list-expected = { $option } es una lista entre corchetes, no { $given_value }
text-expected = { $option } es un texto entre comillas, no { $given_value }
choice-expected =
    { $option } es uno de { $choices }, no { $given_value }{ GIVEN($similar_choice) ->
        [yes] ; ¿quisiste decir { $similar_choice }?
       *[no] {""}
    }
minimum-number-expected = { $option } es un número entero, { $minimum } o más, no { $given_value }
number-between-expected = { $option } es un número entero de { $minimum } a { $maximum }, no { $given_value }
game-setting-missing = indica el juego una vez: game = "no-limit hold'em 1/2", o games = ["...", "..."]
mix-option-without-mix = change y mix son para varios juegos, y esta mesa solo juega { $game }
too-many-games = { $max_games } juegos en un mix como máximo, no { $game_count }
nested-mix = { $mix } es un mix y no puede formar parte de otro
player-name-repeated = nombre de jugador repetido: un jugador, un asiento
seat-repeated = dos jugadores en el mismo asiento
players-over-seats = más jugadores que los { $chairs } asientos de la mesa
