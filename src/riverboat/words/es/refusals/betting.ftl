action-illegal =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act }: { $reason }; ahora vale: { $legal_actions }
action-unavailable =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act }: { $reason }; se espera: { $legal_actions }
cards-of-other-player =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act }: son cartas de otro jugador ({ $owner })
out-of-turn =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act } fuera de turno: { PERSON($next_player) ->
        [you] te toca a ti
        [unnamed] le toca a otro jugador
       *[other] le toca a { $next_player }
    }; ahora vale: { $legal_actions }
no-player-for-action = ahora nadie puede { $act }; se espera: { $legal_actions }
invalid-field = { $command }: { $field_name } no puede ser { $value }
no-overbet = no hay overbet que impugnar
wrong-bring-in =
    { PERSON($who) ->
        [you] no pones
       *[other] { $who } no pone
    } el bring-in: { PERSON($next_player) ->
        [you] tú tienes
       *[other] { $next_player } tiene
    } { CARDS($card) } y el bring-in; ahora vale: { $legal_actions }
no-bring-in-to-correct = no hay bring-in que corregir
pot-count-unavailable = el bote se cuenta en juegos pot-limit, y este es { $structure }
bring-in-required =
    el bring-in es { PERSON($who) ->
        [you] tuyo
       *[other] suyo
    }
no-bring-in = no toca bring-in
free-to-check = pasar es gratis
facing-a-bet = hay { CHIPS($chips) } para igualar
not-an-amount = se apuestan fichas enteras
too-many-chips = el stack es { CHIPS($chips) }
bet-over-cap = quedan { CHIPS($chips) } hasta el tope
bet-too-small = el mínimo es { CHIPS($minimum) }
bet-off-unit = las apuestas son múltiplos de { CHIPS($unit) }, o all-in
bet-too-large = el máximo es { CHIPS($maximum) }
not-pot-limit = no es un juego pot-limit
call-already-all-in = igualar ya es all-in
not-reopened = las apuestas no se han reabierto
betting-cap-reached = no se admiten más subidas
no-raises-left = el juego no admite más subidas
no-actions-left = el máximo es de { $max_actions } { NUMBER($max_actions) ->
        [one] acción
       *[other] acciones
    } por ronda
no-chips-to-bet = no quedan fichas para apostar, hay que añadir primero
no-opponent-to-call = ningún rival puede igualar una subida
openers-missing = no hay cartas de apertura
no-check-raise = en este juego no hay check-raise
no-all-in = estas reglas de la casa no admiten all-in
no-all-in-with-borrowed = no hay all-in tras subir con fichas prestadas
chips-added-during-hand = table stakes: durante una mano no se añaden fichas
chips-removed-during-hand = las fichas en juego se quedan en la mesa
not-whole-chips = solo fichas enteras
chips-off-the-unit = las fichas en juego son múltiplos de { CHIPS($unit) }
not-in-the-hand = fuera de esta mano
already-all-in = ya está all-in
no-more-betting = ya no hay más apuestas en esta mano
no-draw = ahora no hay cambio; se espera: { $legal_actions }
wrong-number-of-discards =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } descartar { $card_count } { NUMBER($card_count) ->
        [one] carta
       *[other] cartas
    }; se espera: { $legal_actions }
discard-not-held =
    { PERSON($who) ->
        [you] no puedes descartar { CARDS($cards) }: tienes
       *[other] { $who } no puede descartar { CARDS($cards) }: tiene
    } { CARDS($held_cards) }; se espera: { $legal_actions }
discard-of-unknown-card =
    { PERSON($who) ->
        [you] no puedes descartar cartas desconocidas: tienes
       *[other] { $who } no puede descartar cartas desconocidas: tiene
    } { CARDS($held_cards) }; se espera: { $legal_actions }
too-late-to-take-back =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ningún descarte que recuperar; se espera: { $legal_actions }
nothing-to-show =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } mostrar una mano ahora
shown-cards-not-held =
    { PERSON($who) ->
        [you] no puedes mostrar { CARDS($cards) }: tienes
       *[other] { $who } no puede mostrar { CARDS($cards) }: tiene
    } { CARDS($held_cards) }
shown-cards-incomplete =
    { PERSON($who) ->
        [you] debes mostrar todas tus
       *[other] { $who } debe mostrar todas sus
    } cartas
showing-required =
    { PERSON($who) ->
        [you] debes
       *[other] { $who } debe
    } mostrar
no-declaration =
    { PERSON($who) ->
        [you] ahora no puedes
       *[other] { $who } ahora no puede
    } declarar { KEY($side) ->
        [high] alta
        [low] baja
        [both] ambas
       *[other] { $side }
    }
run-count-not-offered =
    { PERSON($who) ->
        [you] ahora no puedes
       *[other] { $who } ahora no puede
    } correrlo { NUMBER($run_count) ->
        [1] una vez
        [2] dos veces
       *[other] { $run_count } veces
    }
no-cards-to-deal = no hay cartas que repartir; se espera: { $legal_actions }
wrong-number-of-cards =
    se dieron { $card_count } { NUMBER($card_count) ->
        [one] carta
       *[other] cartas
    }; toca: { $expected_action }
wrong-number-of-burns =
    se dieron { $burn_card_count } { NUMBER($burn_card_count) ->
        [one] carta quemada
       *[other] cartas quemadas
    }; toca: { $expected_action }
exposed-card-for-floor = carta expuesta: llama al floor; toca: { $expected_action }
two-cards-exposed = dos cartas expuestas de un jugador: llama al floor; toca: { $expected_action }
exposed-card-not-dealt = las cartas expuestas deben estar entre las repartidas: { CARDS($cards) }
not-in-the-deck = { $card } no está en esta baraja
card-dealt-before = { CARDS($card) } ya está repartida
unknown-board-card = hay una carta del board desconocida: no se pueden comparar las manos
