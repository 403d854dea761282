no-such-event = no hay torneo { $event }
not-the-events-host = solo el anfitrión de este torneo puede hacerlo
event-over = el torneo ha terminado
wrong-event-password = la contraseña del torneo no es correcta
entry-request-missing =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } ninguna petición de entrada pendiente
deal-proposal-missing = pacto no encontrado: se retiró o el juego ha seguido
deal-voter-eliminated = solo pueden responder los jugadores que quedan
too-many-own-events = tienes demasiados torneos abiertos: cancela uno
too-many-events = demasiados torneos abiertos
too-many-entrants =
    { $max_entries } { NUMBER($max_entries) ->
        [one] entrada
       *[other] entradas
    } por torneo como máximo en esta sala
event-rules-invalid = reglas del torneo no válidas: { $reason }
no-rules-of-event = fija las reglas del torneo
online-table-reported-by-host = las mesas online lo comunican solas
bots-at-live-table = no hay bots en mesas en vivo
no-such-ticket =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } el ticket { $ticket } para este torneo
flight-unfinished = { $flight } no es un día terminado: espera a que se embolsen sus fichas
not-the-flights-host = solo el anfitrión de ambos torneos puede unir ese día
satellite-host-required = solo el anfitrión del torneo { $event } puede ofrecer plazas en él
logo-unreadable = un logo es una imagen PNG, JPEG o WebP
logo-too-large = un logo ocupa como máximo { $kilobytes } kB
too-many-logos = un logo se puede cambiar { $max_changes } { NUMBER($max_changes) ->
        [one] vez
       *[other] veces
    } como máximo
tournament-link-required = mesa de torneo: comparte la dirección del torneo
tournament-director-only = mesa de torneo: pregunta al director del torneo
