no-such-table-preset = no hay modelo de mesa { $preset }; { $hint }
too-many-chairs = { $game } es para { $most } jugadores: { $chairs } asientos son demasiados
no-straddles-in-tournaments = en torneos no hay straddles
no-kills-in-tournaments = en torneos no hay kill
no-loans-in-tournaments = en torneos no hay préstamos
no-open-stakes-in-tournaments = en torneos solo table stakes
no-seven-deuce-in-tournaments = en torneos no hay juego 7-2
no-jackpot-in-tournaments = en torneos no hay jackpot
no-markers-in-a-casino = en un casino no hay pagarés ni préstamos
forbidden-by-law =
    la ley de { $place } prohíbe { KEY($what) ->
        [no-limit] el no-limit
        [straddles] los straddles
        [kills] el kill
        [rake] el rake
        [jackpots] los jackpots
        [time-fees] las tarifas de tiempo
        [markers] los pagarés
        [borrowing] los préstamos
       *[other] { $what }
    }: { $why }
forbidden-by-local-law =
    la ley de aquí prohíbe { KEY($what) ->
        [no-limit] el no-limit
        [straddles] los straddles
        [kills] el kill
        [rake] el rake
        [jackpots] los jackpots
        [time-fees] las tarifas de tiempo
        [markers] los pagarés
        [borrowing] los préstamos
       *[other] { $what }
    }: { $why }
option-game-conflict = elige otro juego que no sea { $game }
option-straddles-conflict = desactiva los straddles
option-kill-conflict = desactiva los kill pots
option-rake-conflict = desactiva el rake
option-jackpot-conflict = desactiva el aporte al jackpot
option-time-fees-conflict = desactiva la tarifa de tiempo
option-markers-conflict = desactiva los pagarés
option-loans-conflict = desactiva los préstamos
option-value-unknown = valor desconocido; elige entre { $known }
last-winner-blind-conflict = la ciega del último ganador necesita un juego con una sola ciega
blind-seats-button-conflict = las ciegas por asiento necesitan el botón simplificado, no { $button }
blind-seats-out-of-range = blind_seats van de 0, el botón, a 9 a su izquierda
blind-seat-count-mismatch = { $seats } blind_seats para { $blinds } { NUMBER($blinds) ->
        [one] ciega
       *[other] ciegas
    } de { $game }
straddle-position-invalid = posiciones de straddle: elige entre { $known }
rock-needs-straddles = la rock necesita straddles: actívalos también
sleepers-need-straddles = los sleepers necesitan straddles: actívalos también
no-button-straddles-in-limit = en juegos con límite no hay straddle del botón
no-blinds-for-straddles = no hay straddles en { $game }: no tiene ciegas
kill-without-limits = no hay kill en { $structure }: necesita límites
no-blind-to-kill = no hay kill en { $game }: no tiene ciega
kill-not-whole-chips = un kill del { $percent } % convierte { $size } en { $made }, que no son fichas enteras: cambia el porcentaje o las apuestas
matched-buy-in-without-maximum = igualar el stack mayor necesita un buy-in máximo
minimum-buy-in-above-maximum = el buy-in mínimo { CHIPS($least) } supera el máximo { CHIPS($most) }
open-stakes-buy-in-too-small = el buy-in mínimo con open stakes es { CHIPS($least) }, varias apuestas de { CHIPS($bet) }, no { CHIPS($given) }
no-short-buy-ins = con open stakes no hay buy-ins cortos: pon short en 0
maximum-buy-in-too-small = el buy-in máximo { CHIPS($most) } no llega a una apuesta: pon { CHIPS($bet) } o más, o 0 para no poner máximo
small-markers-need-markers = los pagarés pequeños necesitan pagarés: actívalos también
time-cards-not-whole = un banco de tiempo de { $bank } s y { $refill } s por vuelta no se divide en tarjetas de { $card } s
amount-kind =
    { KEY($what) ->
        [blind] la ciega
        [ante] el ante
        [bring-in] el bring-in
        [unit] la unidad de apuesta
        [share] la parte más pequeña de un bote
        [kitty] el fondo común
        [drop] el aporte al jackpot
        [time] la tarifa de tiempo
        [seven-deuce] el 7-2
        [rake] el rake
       *[other] { $what }
    }
chips-unsorted = indica las fichas de menor a mayor, cada una una vez
amount-not-payable-in-chip = { $what } { CHIPS($chips) }: no se puede pagar en fichas de { CHIPS($chip) }
amount-not-payable-at-table = { $what } { CHIPS($chips) }: no se puede pagar con las fichas de la mesa
amount-below-smallest-chip = { $what } { CHIPS($chips) }: menos que la ficha más pequeña, { CHIPS($least) }; juega { $game } como 'unit { $unit } chip { $unit }'
rake-caps-unsorted = los topes del rake suben con el número de jugadores: para dos, tres, cuatro ...
time-pot-without-fee = el bote del tiempo necesita una tarifa: fija time_fee
kitty-without-income = un fondo común vacío no paga nada: fija kitty
seven-deuce-without-holdem = el juego 7-2 necesita hold’em en esta mesa
no-game-for-a-jackpot = el jackpot necesita en esta mesa un juego solo a la alta y con board
jackpot-without-drop = el jackpot necesita un aporte de cada bote: fija fees.drop
jackpot-shares-invalid = el reparto del jackpot son porcentajes para quien pierde, quien gana y los demás, 100 en total como máximo, por ejemplo 50, 25, 25: no { $given }
jackpot-shares-missing = fija el reparto del jackpot en porcentajes para quien pierde, quien gana y los demás, 100 en total como máximo, por ejemplo 50, 25, 25
house-rules-conflict = los juegos de este mix necesitan reglas de la casa distintas, y un archivo tiene un solo juego de reglas
sign-unavailable = { $game } no se puede escribir como texto en esta mesa
game-without-preset = no hay modelo para { $game }
results-unbalanced = lo ganado y lo perdido difieren en { CHIPS($off) }: añade la parte de la casa
money-unit-invalid = las fichas por unidad de dinero son un número decimal, no { $given }
