action-illegal =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act }: { $why }; ahora vale: { $legal }
action-unavailable =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act }: { $why }; se espera: { $legal }
cards-of-other-player =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act }: son cartas de otro jugador ({ $owner })
out-of-turn =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } { $act } fuera de turno: { PERSON($next) ->
        [you] te toca a ti
        [unnamed] le toca a otro jugador
       *[other] le toca a { $next }
    }; ahora vale: { $legal }
no-player-for-action = ahora nadie puede { $act }; se espera: { $legal }
invalid-field = { $command }: { $part } no puede ser { $value }
no-overbet = no hay overbet que impugnar
wrong-bring-in =
    { PERSON($who) ->
        [you] no pones
       *[other] { $who } no pone
    } el bring-in: { PERSON($next) ->
        [you] tú tienes
       *[other] { $next } tiene
    } { CARDS($card) } y el bring-in; ahora vale: { $legal }
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
too-small = el mínimo es { CHIPS($least) }
bet-off-unit = las apuestas son múltiplos de { CHIPS($unit) }, o all-in
too-large = el máximo es { CHIPS($most) }
not-pot-limit = no es un juego pot-limit
all-in-call = igualar ya es all-in
not-reopened = las apuestas no se han reabierto
betting-cap-reached = no se admiten más subidas
no-raises-left = el juego no admite más subidas
no-actions-left = el máximo es de { $most } { NUMBER($most) ->
        [one] acción
       *[other] acciones
    } por ronda
no-chips-to-bet = no quedan fichas para apostar, hay que añadir primero
no-opponent-to-call = ningún rival puede igualar una subida
no-openers = no hay cartas de apertura
no-check-raise = en este juego no hay check-raise
no-all-in = estas reglas de la casa no admiten all-in
no-all-in-with-borrowed = no hay all-in tras subir con fichas prestadas
table-stakes = table stakes: durante una mano no se añaden fichas
chips-in-play-remain = las fichas en juego se quedan en la mesa
not-whole-chips = solo fichas enteras
chips-off-the-unit = las fichas en juego son múltiplos de { CHIPS($unit) }
not-in-the-hand = fuera de esta mano
already-all-in = ya está all-in
no-more-betting = ya no hay más apuestas en esta mano
no-draw = ahora no hay cambio; se espera: { $legal }
wrong-number-of-discards =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } descartar { $n } { NUMBER($n) ->
        [one] carta
       *[other] cartas
    }; se espera: { $legal }
discard-not-held =
    { PERSON($who) ->
        [you] no puedes descartar { CARDS($cards) }: tienes
       *[other] { $who } no puede descartar { CARDS($cards) }: tiene
    } { CARDS($held) }; se espera: { $legal }
discard-of-unknown-card =
    { PERSON($who) ->
        [you] no puedes descartar cartas desconocidas: tienes
       *[other] { $who } no puede descartar cartas desconocidas: tiene
    } { CARDS($held) }; se espera: { $legal }
too-late-to-take-back =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ningún descarte que recuperar; se espera: { $legal }
nothing-to-show =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ninguna mano que mostrar
shown-cards-not-held =
    { PERSON($who) ->
        [you] no puedes mostrar { CARDS($cards) }: tienes
       *[other] { $who } no puede mostrar { CARDS($cards) }: tiene
    } { CARDS($held) }
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
    } correrlo { NUMBER($n) ->
        [1] una vez
        [2] dos veces
       *[other] { $n } veces
    }
no-cards-to-deal = no hay cartas que repartir; se espera: { $legal }
wrong-number-of-cards =
    se dieron { $n } { NUMBER($n) ->
        [one] carta
       *[other] cartas
    }; toca: { $due }
wrong-number-of-burns =
    se dieron { $n } { NUMBER($n) ->
        [one] carta quemada
       *[other] cartas quemadas
    }; toca: { $due }
exposed-card-for-floor = carta expuesta: llama al floor; toca: { $due }
two-cards-exposed = dos cartas expuestas de un jugador: llama al floor; toca: { $due }
exposed-card-not-dealt = las cartas expuestas deben estar entre las repartidas: { CARDS($cards) }
not-in-the-deck = { $card } no está en esta baraja
card-dealt-before = { CARDS($card) } ya está repartida
unknown-board-card = hay una carta del board desconocida: no se pueden comparar las manos
