folding = retirarse
checking = pasar
calling = igualar
calling-for-chips = igualar { CHIPS($chips) }
betting = apostar { CHIPS($to) }
raising-to = subir a { CHIPS($to) }
betting-at-least = apostar { CHIPS($minimum) } o más
raising-at-least = subir a { CHIPS($minimum) } o más
raising-pot = subir el bote
betting-the-pot = apostar el bote
going-all-in = ir all-in
going-all-in-for-chips = ir all-in por { CHIPS($chips) }
adding-chips =
    añadir { CHIPS($chips) } { NUMBER($chips) ->
        [one] ficha
       *[other] fichas
    }
buying-chips =
    comprar { CHIPS($chips) } { NUMBER($chips) ->
        [one] ficha
       *[other] fichas
    }
borrowing-chips =
    pedir prestadas { CHIPS($chips) } { NUMBER($chips) ->
        [one] ficha
       *[other] fichas
    }
putting-up-a-marker = ofrecer un pagaré por { CHIPS($chips) }
bringing-in = poner el bring-in
correcting-the-bring-in = corregir el bring-in
drawing =
    cambiar { $card_count } { NUMBER($card_count) ->
        [one] carta
       *[other] cartas
    }
standing-pat = plantarse
taking-back-a-discard = recuperar un descarte
declaring-high-low =
    declarar { KEY($declaration) ->
        [high] alta
        [low] baja
        [both] ambas
       *[other] nada
    }
dealing = repartir
showing-hand = mostrar
mucking-hand = no mostrar
running-it =
    correrlo { NUMBER($run_count) ->
        [1] una vez
        [2] dos veces
       *[other] { $run_count } veces
    }
challenging-blind-bet = impugnar la apuesta
pot-count = bote { CHIPS($pot) }; con { CHIPS($call_chips) } para igualar son { CHIPS($pot_after_call) }; subir { CHIPS($pot_after_call) } más: a { CHIPS($raise_total) }
pot-bet = bote { CHIPS($pot) }; apuesta del tamaño del bote: { CHIPS($bet_total) }
pot-raise = bote { CHIPS($pot) }; subir { CHIPS($pot) } más: a { CHIPS($raise_total) }
straddling = hacer straddle
straddling-to = straddle a { CHIPS($to) }
declining-to-straddle = no hacer straddle
quoted-act = { $words }
taking-environment-action = elegir la acción { $action_number } (0 retirarse, 1 pasar o igualar, 2 subir)
