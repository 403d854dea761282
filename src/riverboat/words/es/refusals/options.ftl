no-such-table-preset = no hay modelo de mesa { $preset }; { $hint }
too-many-chairs = { $game } es para { $max_chairs } jugadores: { $chairs } asientos son demasiados
no-straddles-in-tournaments = en torneos no hay straddles
no-kills-in-tournaments = en torneos no hay kill
no-loans-in-tournaments = en torneos no hay préstamos
open-stakes-in-tournament = en torneos solo table stakes
no-seven-deuce-in-tournaments = en torneos no hay juego 7-2
no-jackpot-in-tournaments = en torneos no hay jackpot
markers-in-casino = en un casino no hay pagarés ni préstamos
forbidden-by-law =
    la ley de { $jurisdiction } prohíbe { KEY($option) ->
        [no-limit] el no-limit
        [straddles] los straddles
        [kills] el kill
        [rake] el rake
        [jackpots] los jackpots
        [time-fees] las tarifas de tiempo
        [markers] los pagarés
        [borrowing] los préstamos
       *[other] { $option }
    }: { $explanation }
forbidden-by-local-law =
    la ley de aquí prohíbe { KEY($option) ->
        [no-limit] el no-limit
        [straddles] los straddles
        [kills] el kill
        [rake] el rake
        [jackpots] los jackpots
        [time-fees] las tarifas de tiempo
        [markers] los pagarés
        [borrowing] los préstamos
       *[other] { $option }
    }: { $explanation }
option-game-conflict = elige otro juego que no sea { $game }
straddles-off-required = desactiva los straddles
kill-off-required = desactiva los kill pots
rake-off-required = desactiva el rake
jackpot-off-required = desactiva el aporte al jackpot
time-fees-off-required = desactiva la tarifa de tiempo
markers-off-required = desactiva los pagarés
loans-off-required = desactiva los préstamos
option-value-unknown = valor desconocido; elige entre { $known_values }
last-winner-blind-in-blinds-game = la ciega del último ganador necesita un juego con una sola ciega
blind-seats-button-conflict = las ciegas por asiento necesitan el botón simplificado, no { $button }
blind-seats-out-of-range = posiciones de las ciegas: de 0 (el botón) a 9 (asientos a su izquierda)
blind-seat-count-mismatch = { $game } tiene { $blind_count } { NUMBER($blind_count) ->
        [one] ciega
       *[other] ciegas
    }, no { $seat_count }: indica un asiento por ciega
straddle-position-invalid = posiciones de straddle: elige entre { $known_positions }
rock-straddle-needs-straddles = la rock necesita straddles: actívalos también
sleeper-straddles-need-straddles = los sleepers necesitan straddles: actívalos también
no-button-straddles-in-limit = en juegos con límite no hay straddle del botón
no-blinds-for-straddles = no hay straddles en { $game }: no tiene ciegas
kill-without-limits = no hay kill en { $structure }: necesita límites
no-blind-to-kill = no hay kill en { $game }: no tiene ciega
kill-not-whole-chips = un kill del { $percent } % convierte { $size } en { DECIMAL($killed_size) }, que no son fichas enteras: cambia el porcentaje o las apuestas
matched-buy-in-without-maximum = igualar el stack mayor necesita un buy-in máximo
minimum-buy-in-above-maximum = el buy-in mínimo { CHIPS($minimum) } supera el máximo { CHIPS($maximum) }
open-stakes-buy-in-too-small = el buy-in mínimo con open stakes es { CHIPS($required_minimum) }, varias apuestas de { CHIPS($bet) }, no { CHIPS($given_minimum) }
no-short-buy-ins = con open stakes no hay buy-ins cortos: ponlos en 0
maximum-buy-in-too-small = el buy-in máximo { CHIPS($maximum) } no llega a una apuesta: pon { CHIPS($bet) } o más, o 0 para no poner máximo
small-markers-need-markers = los pagarés están desactivados: actívalos, o no aceptes ninguno sin preguntar
time-bank-not-in-whole-cards = un banco de tiempo de { $bank_seconds } s y { $refill_seconds } s por vuelta no se divide en tarjetas de { $card_seconds } s
payable-amount-name =
    { KEY($amount) ->
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
       *[other] { $amount }
    }
chips-unsorted = indica las fichas de menor a mayor, cada una una vez
amount-not-payable-in-chip = { $amount_name } { CHIPS($chips) }: no se puede pagar en fichas de { CHIPS($chip) }
amount-not-payable-at-table = { $amount_name } { CHIPS($chips) }: no se puede pagar con las fichas de la mesa
amount-below-smallest-chip = { $amount_name } { CHIPS($chips) }: menos que la ficha más pequeña, { CHIPS($smallest_chip) }; juega { $game } como 'unit { $unit } chip { $unit }'
rake-caps-unsorted = los topes del rake suben con el número de jugadores: para dos, tres, cuatro ...
time-pot-without-fee = el bote del tiempo necesita una tarifa por asiento: fíjala
kitty-without-income = un fondo común vacío no paga nada: fija el fondo común por bote
seven-deuce-without-holdem = el juego 7-2 necesita hold’em en esta mesa
no-game-for-a-jackpot = el jackpot necesita en esta mesa un juego solo a la alta y con board
jackpot-without-drop = el jackpot necesita un aporte de cada bote: fija el aporte al jackpot
jackpot-shares-invalid = el reparto del jackpot son porcentajes para quien pierde, quien gana y los demás, 100 en total como máximo, por ejemplo 50, 25, 25: no { $given_percents }
jackpot-shares-missing = fija el reparto del jackpot en porcentajes para quien pierde, quien gana y los demás, 100 en total como máximo, por ejemplo 50, 25, 25
house-rules-conflict = los juegos de este mix necesitan reglas de la casa distintas, y un archivo tiene un solo juego de reglas
game-sign-unavailable = { $game } no se puede escribir como texto en esta mesa
game-without-preset = no hay modelo para { $game }
results-unbalanced = lo ganado y lo perdido difieren en { CHIPS($difference) }: añade la parte de la casa
money-unit-invalid = las fichas por unidad de dinero deben ser un número entero que divida una potencia de diez, como 1, 20 o 100, no { $given_unit }
