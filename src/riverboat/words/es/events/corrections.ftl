rule-suffix = {" "}({ GAME($rule) })
irregularity-noted = Irregularidad: { $what }
cards-exposed-to-all =
    Vistas por todos: { PERSON($who) ->
        [you] tus { CARDS($cards) }
       *[other] { CARDS($cards) } de { $who }
    }
cards-exposed-to-some =
    Vistas por otros ({ LIST($eyes) }): { PERSON($who) ->
        [you] tus { CARDS($cards) }
       *[other] { CARDS($cards) } de { $who }
    }
floor-decision-made =
    Decisión del floor{ GIVEN($by) ->
        [yes] {" "}({ GAME($by) })
       *[no] {""}
    }: { GAME($reason) }
replacement-dealt =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } { CARDS($new) } por { CARDS($old) }{ $rule }
cards-supplied =
    { PERSON($who) ->
        [you] recibes
       *[other] { $who } recibe
    } lo que faltaba: { CARDS($new) }{ $rule }
cards-taken-back =
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
board-cards-returned =
    Cartas del board { CARDS($gone) }: { KEY($to) ->
        [stub] de vuelta al mazo
        [top] encima del mazo
        [burn] como carta quemada
        [aside] aparte
        [out] fuera de juego
       *[other] { $to }
    }{ $rule }
board-corrected = Board { CARDS($cards) }{ $rule }
burn-corrected =
    { NUMBER($burns) ->
        [1] No se quema carta antes de las siguientes
        [-1] Se queman dos cartas antes de las siguientes
       *[other] Se quema una carta antes de las siguientes, como siempre
    }{ $rule }
bet-corrected =
    { PERSON($who) ->
        [you] Tu apuesta corregida
       *[other] Apuesta de { $who } corregida
    } a { CHIPS($to) }{ $rule }
hand-declared-dead =
    { PERSON($who) ->
        [you] Tu mano está muerta
       *[other] La mano de { $who } está muerta
    }{ $rule }
hand-voided-by-floor = Mano anulada: todas las fichas devueltas{ $rule }
pot-carried-over = Mano anulada: { CHIPS($chips) } se acumulan para la próxima mano{ $rule }
action-undone =
    { PERSON($who) ->
        [you] Tu última acción queda deshecha
       *[other] La última acción de { $who } queda deshecha
    }{ $rule }
hand-rewound = La mano vuelve a un punto anterior{ $rule }
