by-the-rule = {" "}({ GAME($rule) })
against-the-rules = Irregularidad: { $what }
everybody-sees =
    Vistas por todos: { PERSON($who) ->
        [you] tus { CARDS($cards) }
       *[other] { CARDS($cards) } de { $who }
    }
some-see =
    Vistas por otros ({ LIST($eyes) }): { PERSON($who) ->
        [you] tus { CARDS($cards) }
       *[other] { CARDS($cards) } de { $who }
    }
floor-decides =
    Decisión del floor{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    }: { GAME($reason) }
cards-are-replaced =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } { CARDS($new) } por { CARDS($old) }{ $rule }
cards-are-supplied =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } lo que faltaba: { CARDS($new) }{ $rule }
cards-are-taken =
    { PERSON($who) ->
        [you] entregas
       *[other] { $who } entrega
    } { CARDS($old) }: { KEY($to) ->
        [stub] de vuelta al mazo
        [top] encima del mazo
        [burn] como carta quemada
        [aside] aparte
        [out] fuera de juego
       *[other] { $to }
    }{ $rule }
board-goes-back =
    Cartas del board { CARDS($gone) }: { KEY($to) ->
        [stub] de vuelta al mazo
        [top] encima del mazo
        [burn] como carta quemada
        [aside] aparte
        [out] fuera de juego
       *[other] { $to }
    }{ $rule }
board-is = Board { CARDS($cards) }{ $rule }
burn-is-done =
    { NUMBER($burns) ->
        [1] No se quema carta antes de las siguientes
        [-1] Se queman dos cartas antes de las siguientes
       *[other] Se quema una carta antes de las siguientes, como siempre
    }{ $rule }
wager-is-put-right =
    { PERSON($who) ->
        [you] Tu apuesta corregida
       *[other] Apuesta de { $who } corregida
    } a { CHIPS($to) }{ $rule }
hand-is-killed =
    { PERSON($who) ->
        [you] Tu mano está muerta
       *[other] La mano de { $who } está muerta
    }{ $rule }
hand-is-voided = Mano anulada: todas las fichas devueltas{ $rule }
pot-is-held = Mano anulada: { CHIPS($chips) } se acumulan para la próxima mano{ $rule }
action-is-taken-back =
    { PERSON($who) ->
        [you] Tu última acción queda deshecha
       *[other] La última acción de { $who } queda deshecha
    }{ $rule }
hand-is-rewound = La mano vuelve a un punto anterior{ $rule }
