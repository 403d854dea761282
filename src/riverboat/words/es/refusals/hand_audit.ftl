fact-invalid = hecho { $at }: { $what }
fact-expected =
    se esperaba { $expected }{ GIVEN($found) ->
        [yes] {" "}y hay { $found }
       *[no] {""}
    }
fact-other-than-offered = se esperaba { $expected } y hay { $found }
hidden-cards-expected = se esperaban cartas ocultas y hay { $found }
floor-decided-otherwise = se esperaba { $expected }; el floor decidió: { $reason }
player-action-expected = { $fact } no es una decisión de un jugador; se espera: { $legal }
winners-out-of-order = ganadores en otro orden
log-start-missing = un registro empieza con { $kind }
hand-without-end = la mano no ha terminado
unassigned-winnings = fichas ganadas o perdidas sin jugador
fact-unknown =
    { KEY($of) ->
        [log] no es un hecho
        [room] no es un hecho de una mesa ni de la sala
       *[other] no es un hecho de una mesa
    }: { $why }
fact-repeated = { $fact } aparece una sola vez, al principio de un registro
log-empty = registro vacío
fact-without-hand = no hay mano en juego para { $fact }
fact-impossible = imposible en esta mesa: { $fact }: { $why }
unpurchased-chips = { $fact } tiene fichas sin compra ni préstamo
chips-above-purchases =
    { $chips } { NUMBER($chips) ->
        [one] ficha
       *[other] fichas
    } { $more ->
        [true] más
       *[false] menos
    } que lo comprado
logged-seat-empty = el asiento { $chair } está vacío
logged-player-not-seated = { $player } no está en la mesa
logged-player-already-seated = { $player } ya está en el asiento { $chair }
departure-stack-mismatch =
    { $player } tiene { NUMBER($chips) ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    } pero se fue con { $left }
colour-up-mismatch = el color-up cambia los stacks en algo distinto de { $gained }
