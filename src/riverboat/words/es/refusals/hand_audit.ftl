log-entry-invalid = hecho { $at }: { $what }
log-entry-expected =
    se esperaba { $expected }{ GIVEN($found) ->
        [yes] {" "}y hay { $found }
       *[no] {""}
    }
log-entry-mismatch = se esperaba { $expected } y hay { $found }
hidden-cards-expected = se esperaban cartas ocultas y hay { $found }
floor-decision-contradicted = se esperaba { $expected }; el floor decidió: { $reason }
player-action-expected = { $fact } no es una decisión de un jugador; se espera: { $legal }
winners-out-of-order = ganadores en otro orden
log-start-missing = un registro empieza con { $kind }
hand-without-end = la mano no ha terminado
unassigned-winnings = fichas ganadas o perdidas sin jugador
log-entry-unknown =
    { KEY($of) ->
        [log] no es un hecho
        [room] no es un hecho de una mesa ni de la sala
       *[other] no es un hecho de una mesa
    }: { $why }
log-entry-repeated = { $fact } aparece una sola vez, al principio de un registro
log-empty = registro vacío
log-entry-without-hand = no hay mano en juego para { $fact }
log-entry-impossible = imposible en esta mesa: { $fact }: { $why }
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
