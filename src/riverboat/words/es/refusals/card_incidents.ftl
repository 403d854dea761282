card-count-correct = el número de cartas es correcto: 0 de diferencia no es un error
too-many-cards-missing = no pueden faltar tantas cartas: { $cards } de { $hole_card_count }
flop-count-correct = un flop con cartas de más son 4 o más, no { $cards }
no-such-street =
    en este juego no hay { KEY($street) ->
        [flop] flop
        [turn] turn
        [river] river
        [draw] cambio
        [fourth] cuarta calle
        [fifth] quinta calle
        [sixth] sexta calle
        [seventh] séptima calle
       *[other] calle { $street }
    }
burn-street-invalid = antes de la primera ronda no se quema: indica la calle que sigue a la carta quemada
street-already-dealt =
    { KEY($street) ->
        [flop] el flop llegó
        [turn] el turn llegó
        [river] el river llegó
        [draw] el cambio llegó
        [fourth] la cuarta calle llegó
        [fifth] la quinta calle llegó
        [sixth] la sexta calle llegó
        [seventh] la séptima calle llegó
       *[other] la calle { $street } llegó
    } a su tiempo, no antes
street-not-dealt =
    { KEY($street) ->
        [flop] el flop aún no ha salido
        [turn] el turn aún no ha salido
        [river] el river aún no ha salido
        [draw] el cambio aún no ha llegado
        [fourth] la cuarta calle aún no ha llegado
        [fifth] la quinta calle aún no ha llegado
        [sixth] la sexta calle aún no ha llegado
        [seventh] la séptima calle aún no ha llegado
       *[other] la calle { $street } aún no ha llegado
    }
street-not-reached =
    { KEY($street) ->
        [flop] el flop no es
        [turn] el turn no es
        [river] el river no es
        [draw] el cambio no es
        [fourth] la cuarta calle no es
        [fifth] la quinta calle no es
        [sixth] la sexta calle no es
        [seventh] la séptima calle no es
       *[other] la calle { $street } no es
    } lo siguiente
deck-without-enough-cards = no hay cartas suficientes: hace falta una baraja de { $cards }
game-family-mismatch =
    solo para { KEY($family) ->
        [flop] hold’em y Omaha
        [stud] stud
        [draw] draw
       *[other] { $family }
    }
one-card-shown-twice = la misma carta no se puede mostrar dos veces
no-such-card = ninguna carta tiene el número { $card }
card-dealt-elsewhere = { CARDS($cards) } no puede estar en esa mano: ya se repartió en otro sitio
