game-player-count = { $game } es para 2 a { $max_players } jugadores, no { $player_count }
stack-invalid =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } jugar con un stack de { $given_stack }: un stack es un entero positivo
no-seat-for-the-button = no hay asiento { $given_seat } para el botón; los asientos son 0-{ $max_seat }
carried-over-pot-invalid = un bote acumulado es un número entero, no { $given_pot }
no-forced-bet = sin apuestas obligadas no hay nada en juego: añade ciegas, antes o bring-in
fee-invalid =
    { KEY($fee_kind) ->
        [drop] un aporte al jackpot
        [kitty] un fondo común
        [time] una tarifa de tiempo
       *[other] { $fee_kind }
    } de { CHIPS($chips) } es imposible: la ficha más pequeña es { CHIPS($smallest_chip) }
too-few-players-to-post = { $player_count } { NUMBER($player_count) ->
        [one] jugador no puede
       *[other] jugadores no pueden
    } poner { $blind_count } { NUMBER($blind_count) ->
        [one] ciega
       *[other] ciegas
    }
forced-bet-seat-invalid = no hay asiento { $given_seat } que ponga; los asientos son 0-{ $max_seat }
post-amount-invalid =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } poner { $given_amount } como { $kind }: una apuesta obligada es un entero positivo
post-kind-invalid = { $who }: { $kind } de { CHIPS($chips) } no puede contar como { CHIPS($live_chips) }
second-live-post =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } poner dos apuestas vivas en una mano
ante-repeated =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } poner dos antes en una mano
post-over-stack =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } poner { CHIPS($chips) }: quedan { CHIPS($remaining_chips) }
rake-invalid = { $name } del rake es un número entero, no { $given_value }
rake-unit-invalid = la unidad del rake es un entero positivo, no { $given_value }
rake-out-of-range = el rake va de 0 a 1000 por mil, no { $per-mille }
spread-invalid = un spread es un rango como (1, 5) en cada calle, no { $given_spread }
cap-invalid = un tope es un número positivo, no { CHIPS($cap) }
bet-size-invalid = { $name } es un entero positivo, no { $given_size }
forced-bet-invalid = ciegas, antes y bring-in son números enteros, no { $given_amount }
blinds-bring-in-conflict = abren el juego las ciegas o un bring-in, no ambos
bring-in-exceeds-the-bet = el bring-in { CHIPS($bring-in) } supera la apuesta pequeña { CHIPS($bet) }
button-blind-conflict = la ciega del botón va sin otras ciegas
small-bet-exceeds-the-big = la apuesta pequeña { CHIPS($small) } supera la grande { CHIPS($big) }
bet-sizes-off-unit = las apuestas de { CHIPS($small) } y { CHIPS($big) } no son múltiplos de la unidad { CHIPS($unit) }
spread-minimum-mismatch = el spread empieza en { CHIPS($spread_minimum) } y las apuestas son { CHIPS($small) }/{ CHIPS($big) }: usa el mismo mínimo
cap-stakes-conflict = un tope u open stakes, no ambos
cap-below-bet = un tope de { CHIPS($cap) } es menos que una apuesta de { CHIPS($bet) }
no-such-deck = { $game }: no hay baraja { $deck }; barajas: { $decks }
no-such-ranking = { $game }: no hay clasificación { $ranking }; clasificaciones: { $rankings }
streets-missing = { $game }: hace falta al menos una calle
discard-unavailable = { $game }: en la primera calle no se descarta
board-count-out-of-range = de 1 a 3 boards, no { $board_count }
no-board-to-double = { $game } no tiene board, no puede haber { $board_count }
bomb-pot-unavailable = no hay bomb pot en { $game }: se salta la primera calle y solo hay una
no-board-for-a-bomb-pot = no hay bomb pot en { $game }: necesita un board
no-upcards = no hay bring-in en { $game }: no tiene cartas a la vista
blinds-in-upcard-game = { $game } se abre con las cartas a la vista, no con ciegas
openers-unavailable = no hay cartas de apertura en { $game }: son para el draw a la alta
big-blind-required = el ante de la ciega grande y el straddle necesitan ciegas
ante-conflict = un ante por jugador o uno de la ciega grande, no ambos
straddle-too-small = el straddle mínimo son dos ciegas grandes, { $minimum }, no { $chips }
openers-conflict = cartas de apertura o ciegas, no ambas
deck-too-small-for-boards = la baraja no alcanza para { $game } con { $board_count } boards
no-such-variant = no hay variante { $variant }; { $hint }
empty-rotation = { $mix }: hace falta al menos un juego
dealers-choice-in-fixed-rotation = { $mix } no es dealer’s choice: los juegos rotan
game-not-in-mix = no hay { $game } en { $mix }; juegos: { $games }
no-such-mix = no hay mix { $mix }; { $hint }
