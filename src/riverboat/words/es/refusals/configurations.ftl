toml-invalid-on-line = la línea { $line } no es TOML: { $what }
toml-invalid-at-end = la última línea no es TOML: { $what }
too-many-characters = archivo demasiado largo: { $most } caracteres como máximo, no { $n }
too-many-options = demasiadas opciones: { $most } opciones y grupos como máximo
configuration-too-deep = la configuración tiene demasiados niveles anidados
option-name-format = una opción se nombra como straddle.enabled: grupo, punto, nombre
too-many-digits = { $option } es demasiado grande: el máximo es { $most }
digit-count-too-large = número demasiado grande: el máximo es { $most }
option-assignment-format = una opción se fija como straddle.enabled=on, no { $said }
option-fixed-at-opening = { $option } queda fijo al abrir la mesa
option-group-wrong = { $name } va bajo { $groups }
group-suggestion = ¿quisiste decir el grupo [{ $near }]?
group-options = opciones de [{ $group }]: { $names }
table-option-list = opciones de la mesa: { $names }
unknown-option = no hay opción { $option }; { $hint }
unknown-group = no hay grupo [{ $group }]; { $hint }
option-group-unknown = { $name } no es un grupo de opciones; grupos: { $groups }
option-not-a-group = { $name } es una opción de la mesa, no un grupo: escribe { $name } = ...
separate-tables-expected = { $name } va de uno en uno, cada uno bajo [[{ $name }]]
option-not-a-value = { $name } es una opción: da un valor, una palabra, un número, true o false
group-not-an-option = { $name } es un grupo de opciones: escríbelas bajo [{ $name }]
entry-key-missing = { $entry }: falta { $missing }; hace falta: { $needed }
entry-keys-missing = { $entry }: faltan { $one } y { $other }; hace falta: { $needed }
huge-number-label = un número enorme
each-entry-label = cada uno de { $option }
boolean-expected = { $option } es true o false, no { $given }
list-expected = { $option } es una lista entre corchetes, no { $given }
text-expected = { $option } es un texto entre comillas, no { $given }
choice-expected =
    { $option } es uno de { $choices }, no { $given }{ GIVEN($near) ->
        [yes] ; ¿quisiste decir { $near }?
       *[no] {""}
    }
number-from-expected = { $option } es un número entero, { $least } o más, no { $given }
number-between-expected = { $option } es un número entero de { $least } a { $most }, no { $given }
game-setting-missing = indica el juego una vez: game = "no-limit hold'em 1/2", o games = ["...", "..."]
mix-option-without-mix = change y mix son para varios juegos, y esta mesa solo juega { $game }
too-many-games = { $most } juegos en un mix como máximo, no { $n }
nested-mix = { $mix } es un mix y no puede formar parte de otro
player-name-repeated = nombre de jugador repetido: un jugador, un asiento
seat-repeated = dos jugadores en el mismo asiento
players-over-seats = más jugadores que los { $chairs } asientos de la mesa
