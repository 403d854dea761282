folding = retirarse
checking = pasar
calling = igualar
calling-chips = igualar { CHIPS($chips) }
betting = apostar { CHIPS($to) }
raising-to = subir a { CHIPS($to) }
betting-at-least = apostar { CHIPS($least) } o más
raising-at-least = subir a { CHIPS($least) } o más
raising-pot = subir el bote
betting-the-pot = apostar el bote
going-all-in = ir all-in
going-all-in-for = ir all-in por { CHIPS($chips) }
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
    cambiar { $n } { NUMBER($n) ->
        [one] carta
       *[other] cartas
    }
standing-pat = plantarse
taking-back-a-discard = recuperar un descarte
declaring =
    declarar { KEY($side) ->
        [high] alta
        [low] baja
        [both] ambas
       *[other] nada
    }
dealing = repartir
showing = mostrar
mucking = no mostrar
running-it =
    correrlo { NUMBER($n) ->
        [1] una vez
        [2] dos veces
       *[other] { $n } veces
    }
challenging-the-bet = impugnar la apuesta
pot-count = bote { CHIPS($pot) }; con { CHIPS($call) } para igualar son { CHIPS($after) }; subir { CHIPS($after) } más: a { CHIPS($to) }
pot-bet = bote { CHIPS($pot) }; apuesta del tamaño del bote: { CHIPS($to) }
pot-raise = bote { CHIPS($pot) }; subir { CHIPS($pot) } más: a { CHIPS($to) }
straddling = hacer straddle
straddling-to = straddle a { CHIPS($to) }
declining-to-straddle = no hacer straddle
quoted-act = { $words }
taking-numbered-action = elegir la acción { $number } (0 retirarse, 1 pasar o igualar, 2 subir)
