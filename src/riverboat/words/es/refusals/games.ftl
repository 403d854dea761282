game-player-count = { $game } es para 2 a { $most } jugadores, no { $players }
stack-invalid =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } jugar con un stack de { $given }: un stack es un entero positivo
no-seat-for-the-button = no hay asiento { $given } para el botón; los asientos son 0-{ $last }
carried-over-pot-invalid = un bote acumulado es un número entero, no { $given }
no-forced-bet = sin apuestas obligadas no hay nada en juego: añade ciegas, antes o bring-in
fee-invalid =
    { KEY($what) ->
        [drop] un aporte al jackpot
        [kitty] un fondo común
        [time] una tarifa de tiempo
       *[other] { $what }
    } de { CHIPS($chips) } es imposible: la ficha más pequeña es { CHIPS($least) }
too-few-to-post = { $n } { NUMBER($n) ->
        [one] jugador no puede
       *[other] jugadores no pueden
    } poner { $blinds } { NUMBER($blinds) ->
        [one] ciega
       *[other] ciegas
    }
forced-bet-seat-invalid = no hay asiento { $given } que ponga; los asientos son 0-{ $last }
post-amount-invalid =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } poner { $given } como { $kind }: una apuesta obligada es un entero positivo
post-kind-invalid = { $who }: { $kind } de { CHIPS($chips) } no puede contar como { CHIPS($counts-as) }
second-live-bet =
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
    } poner { CHIPS($chips) }: quedan { CHIPS($left) }
rake-invalid = { $name } del rake es un número entero, no { $given }
rake-unit-invalid = la unidad del rake es un entero positivo, no { $given }
rake-out-of-range = el rake va de 0 a 1000 por mil, no { $per-mille }
spread-invalid = un spread es un rango como (1, 5) en cada calle, no { $given }
cap-invalid = un tope es un número positivo, no { CHIPS($cap) }
bet-size-invalid = { $name } es un entero positivo, no { $given }
forced-bet-invalid = ciegas, antes y bring-in son números enteros, no { $given }
blinds-bring-in-conflict = abren el juego las ciegas o un bring-in, no ambos
bring-in-exceeds-the-bet = el bring-in { CHIPS($bring-in) } supera la apuesta pequeña { CHIPS($bet) }
button-blind-conflict = la ciega del botón va sin otras ciegas
small-bet-exceeds-the-big = la apuesta pequeña { CHIPS($small) } supera la grande { CHIPS($big) }
bet-sizes-off-unit = las apuestas de { CHIPS($small) } y { CHIPS($big) } no son múltiplos de la unidad { CHIPS($unit) }
spread-minimum-mismatch = el spread empieza en { CHIPS($low) } y las apuestas son { CHIPS($small) }/{ CHIPS($big) }: usa el mismo mínimo
cap-stakes-conflict = un tope u open stakes, no ambos
cap-below-bet = un tope de { CHIPS($cap) } es menos que una apuesta de { CHIPS($bet) }
no-such-deck = { $game }: no hay baraja { $deck }; barajas: { $decks }
no-such-ranking = { $game }: no hay clasificación { $ranking }; clasificaciones: { $rankings }
streets-missing = { $game }: hace falta al menos una calle
discard-unavailable = { $game }: en la primera calle no se descarta
board-count-out-of-range = de 1 a 3 boards, no { $boards }
no-board-to-double = { $game } no tiene board, no puede haber { $boards }
bomb-pot-unavailable = no hay bomb pot en { $game }: se salta la primera calle y solo hay una
no-board-for-a-bomb-pot = no hay bomb pot en { $game }: necesita un board
no-upcards = no hay bring-in en { $game }: no tiene cartas a la vista
opened-by-upcards = { $game } se abre con las cartas a la vista, no con ciegas
openers-unavailable = no hay cartas de apertura en { $game }: son para el draw a la alta
big-blind-required = el ante de la ciega grande y el straddle necesitan ciegas
ante-conflict = un ante por jugador o uno de la ciega grande, no ambos
straddle-too-small = el straddle mínimo son dos ciegas grandes, { $least }, no { $chips }
openers-conflict = cartas de apertura o ciegas, no ambas
deck-too-small-for-boards = la baraja no alcanza para { $game } con { $boards } boards
no-such-variant = no hay variante { $variant }; { $hint }
empty-rotation = { $mix }: hace falta al menos un juego
no-dealers-choice = { $mix } no es dealer’s choice: los juegos rotan
game-not-in-mix = no hay { $game } en { $mix }; juegos: { $games }
no-such-mix = no hay mix { $mix }; { $hint }
