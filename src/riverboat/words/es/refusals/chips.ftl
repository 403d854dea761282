colour-with-value = { $colour } { CHIPS($chip_value) }
chip-of-value-label = { $colour } de { CHIPS($chip_value) }
amount-unpayable =
    { CHIPS($chips) } no se puede pagar con las fichas de esta mesa ({ $chip_values }){ GIVEN($lower_amount) ->
        [yes] ; la cantidad anterior es { CHIPS($lower_amount) }
       *[no] {""}
    }
amount-unpayable-without-chips =
    { CHIPS($chips) } no se puede pagar: esta mesa no tiene fichas definidas{ GIVEN($lower_amount) ->
        [yes] ; la cantidad anterior es { CHIPS($lower_amount) }
       *[no] {""}
    }
payment-too-small = { CHIPS($paid_chips) } no llega a { CHIPS($owed_chips) }: faltan { CHIPS($missing_chips) }
no-smaller-chips = no hay ficha de { CHIPS($chip_value) } que cambiar por otras menores
colour-up-between-hands = el color-up se hace entre manos
no-chip-to-colour-up =
    no hay ficha para un color-up: esta mesa tiene { $denomination_count } { NUMBER($denomination_count) ->
        [one] denominación
       *[other] denominaciones
    }
no-larger-chip = ninguna cantidad de { $smaller_chip } suma { $larger_chip }
chip-value-needed =
    { $chip } se queda: { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] tu stack
        [unnamed] el stack
       *[other] el stack de { $who }
    } de { CHIPS($chips) } no se puede pagar en fichas de { CHIPS($chip_values) }: corrige antes el stack
chips-pending =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } fichas en camino: espera a que lleguen
chips-still-in-pot = aún hay { CHIPS($chips) } en el bote: el color-up va después de ganarlo
race-card-count-label = { $card_count } para el asiento { $chair }
race-card-count-mismatch =
    se dieron { $card_count } { NUMBER($card_count) ->
        [one] carta
       *[other] cartas
    }, hacen falta { $needed_count } para el chip race ({ $counts_by_seat })
no-odd-chips-to-race = no hay fichas sueltas que sortear: 0 cartas, no { $card_count }
race-cards-invalid = las cartas del chip race deben ser distintas y de la baraja
time-fees-disabled = en esta mesa no hay tarifa de tiempo
time-fees-between-hands = la tarifa de tiempo se cobra entre manos: espera a que termine esta
time-fees-without-players = sin jugadores no hay tarifa de tiempo
kitty-purpose-missing = indica qué paga el fondo común
kitty-purpose-unknown = el fondo común no paga { $purpose }, solo { $allowed_purposes }
kitty-amount-invalid = el fondo común paga fichas enteras, no { $typed_amount }
kitty-too-small = el fondo común tiene { CHIPS($kitty) }, no { CHIPS($chips) } para { $purpose }
no-seven-deuce-game = en esta mesa no hay juego 7-2
seven-deuce-too-late = demasiado tarde: el 7-2 se muestra antes de la próxima mano
seven-deuce-not-due =
    { PERSON($who) ->
        [you] no cobras
       *[other] { $who } no cobra
    } el 7-2: se paga una vez, por ganar la última mano con 7-2
seven-deuce-bounty-undue = no toca cobrar el 7-2: se paga una vez, por ganar la última mano con 7-2
