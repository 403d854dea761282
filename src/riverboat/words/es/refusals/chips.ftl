colour-with-value = { $colour } { CHIPS($worth) }
colour-of-value = { $colour } de { CHIPS($worth) }
amount-unpayable =
    { CHIPS($chips) } no se puede pagar con las fichas de esta mesa ({ $shown }){ GIVEN($below) ->
        [yes] ; la cantidad anterior es { CHIPS($below) }
       *[no] {""}
    }
amount-unpayable-without-chips =
    { CHIPS($chips) } no se puede pagar: esta mesa no tiene fichas definidas{ GIVEN($below) ->
        [yes] ; la cantidad anterior es { CHIPS($below) }
       *[no] {""}
    }
payment-short = { CHIPS($paid) } no llega a { CHIPS($due) }: faltan { CHIPS($missing) }
no-smaller-chips = no hay ficha de { CHIPS($worth) } que cambiar por otras menores
colour-up-between-hands = el color-up se hace entre manos
no-chip-to-colour-up =
    no hay ficha para un color-up: esta mesa tiene { $n } { NUMBER($n) ->
        [one] denominación
       *[other] denominaciones
    }
no-larger-chip = ninguna cantidad de { $small } suma { $large }
chip-value-needed =
    { $chip } se queda: { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] tu stack
        [unnamed] el stack
       *[other] el stack de { $who }
    } de { CHIPS($chips) } no se puede pagar en fichas de { CHIPS($worth) }: corrige antes el stack
chips-pending =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } fichas en camino: espera a que lleguen
chips-still-in-pot = aún hay { CHIPS($chips) } en el bote: el color-up va después de ganarlo
race-cards-for-seat = { $n } para el asiento { $chair }
race-card-count-mismatch =
    se dieron { $n } { NUMBER($n) ->
        [one] carta
       *[other] cartas
    }, hacen falta { $due } para el chip race ({ $shown })
no-odd-chips-to-race = no hay fichas sueltas que sortear: 0 cartas, no { $n }
race-cards-invalid = las cartas del chip race deben ser distintas y de la baraja
time-fees-disabled = en esta mesa no hay tarifa de tiempo
time-fees-between-hands = la tarifa de tiempo se cobra entre manos: espera a que termine esta
time-fees-without-players = sin jugadores no hay tarifa de tiempo
kitty-purpose-missing = indica qué paga el fondo común
kitty-purpose-unknown = el fondo común no paga { $what }, solo { $uses }
kitty-amount-invalid = el fondo común paga fichas enteras, no { $given }
kitty-too-small = el fondo común tiene { CHIPS($kitty) }, no { CHIPS($chips) } para { $what }
no-seven-deuce-game = en esta mesa no hay juego 7-2
seven-deuce-too-late = demasiado tarde: el 7-2 se muestra antes de la próxima mano
seven-deuce-not-due =
    { PERSON($who) ->
        [you] no cobras
       *[other] { $who } no cobra
    } el 7-2: se paga una vez, por ganar la última mano con 7-2
seven-deuce-bounty-undue = no toca cobrar el 7-2: se paga una vez, por ganar la última mano con 7-2
