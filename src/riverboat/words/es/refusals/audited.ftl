fact-is-wrong = hecho { $at }: { $what }
fact-expected =
    se esperaba { $expected }{ GIVEN($found) ->
        [yes] {" "}y hay { $found }
       *[no] {""}
    }
other-than-offered = se esperaba { $expected } y hay { $found }
cards-were-to-be-hidden = se esperaban cartas ocultas y hay { $found }
floor-decided-otherwise = se esperaba { $expected }; el floor decidió: { $reason }
is-nobodys-choice = { $fact } no es una decisión de un jugador; se espera: { $legal }
winners-out-of-order = ganadores en otro orden
hand-begins-with = un registro empieza con { $kind }
hand-has-no-end = la mano no ha terminado
chips-won-by-nobody = fichas ganadas o perdidas sin jugador
is-no-fact =
    { KEY($of) ->
        [log] no es un hecho
        [room] no es un hecho de una mesa ni de la sala
       *[other] no es un hecho de una mesa
    }: { $why }
fact-comes-once = { $fact } aparece una sola vez, al principio de un registro
log-is-empty = registro vacío
no-hand-for-it = no hay mano en juego para { $fact }
cannot-have-happened = imposible en esta mesa: { $fact }: { $why }
nobody-bought-it = { $fact } tiene fichas sin compra ni préstamo
chips-more-than-bought =
    { $chips } { NUMBER($chips) ->
        [one] ficha
       *[other] fichas
    } { $more ->
        [true] más
       *[false] menos
    } que lo comprado
nobody-sat-there = el asiento { $chair } está vacío
never-sat-down = { $player } no está en la mesa
sat-there-already = { $player } ya está en el asiento { $chair }
left-with-other =
    { $player } tiene { NUMBER($chips) ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    } pero se fue con { $left }
colour-up-left-other = el color-up cambia los stacks en algo distinto de { $gained }
