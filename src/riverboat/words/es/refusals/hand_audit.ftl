log-entry-invalid = hecho { $entry_number }: { $entry_error }
log-entry-expected =
    se esperaba { $expected_entry }{ GIVEN($found_entry) ->
        [yes] {" "}y hay { $found_entry }
       *[no] {""}
    }
log-entry-mismatch = se esperaba { $expected_action } y hay { $found_entry }
hidden-cards-expected = se esperaban cartas ocultas y hay { $found_entry }
floor-decision-contradicted = se esperaba { $expected_action }; el floor decidió: { $reason }
player-action-expected = { $fact } no es una decisión de un jugador; se espera: { $legal_actions }
winners-out-of-order = ganadores en otro orden
log-start-missing = un registro empieza con { $kind }
hand-without-end = la mano no ha terminado
unassigned-winnings = fichas ganadas o perdidas sin jugador
log-entry-unknown =
    { KEY($log_kind) ->
        [log] no es un hecho
        [room] no es un hecho de una mesa ni de la sala
       *[other] no es un hecho de una mesa
    }: { $reason }
log-entry-repeated = { $fact } aparece una sola vez, al principio de un registro
log-empty = registro vacío
log-entry-without-hand = no hay mano en juego para { $fact }
log-entry-impossible = { $fact } es imposible en esta mesa: { $reason }
unpurchased-chips = { $fact } tiene fichas sin compra ni préstamo
chips-above-purchases =
    { $chips } { NUMBER($chips) ->
        [one] ficha
       *[other] fichas
    } { $is_surplus ->
        [true] más
       *[false] menos
    } que lo comprado
logged-seat-empty = el asiento { $chair } está vacío
logged-player-not-seated = { $player } no está en la mesa
logged-player-already-seated = { $player } ya está en el asiento { $chair }
departure-stack-mismatch =
    { $player } tenía { NUMBER($chips) ->
        [one] { $chips } ficha
       *[other] { $chips } fichas
    } pero se fue con { $departure_stack }
colour-up-mismatch = el color-up cambia los stacks en algo distinto de { $expected_change }
