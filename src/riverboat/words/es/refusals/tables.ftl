account-required-to-open = solo quien tiene cuenta puede abrir mesas
admin-required-to-open = solo los administradores pueden abrir mesas
too-many-tables = demasiadas mesas abiertas: cierra una o prueba más tarde
no-room-for-bots =
    no hay sitio para { $bot_count } { NUMBER($bot_count) ->
        [one] bot
       *[other] bots
    }: { $chairs } asientos, uno de ellos tuyo
too-many-bots =
    { NUMBER($max_bots) ->
        [0] en esta sala no juegan bots
        [one] en esta sala, como máximo { $max_bots } bot por mesa
       *[other] en esta sala, como máximo { $max_bots } bots por mesa
    }
preset-unknown = no hay modelo { $preset }; los modelos son { $presets }
rules-invalid = { $reason }
players-in-link-table-rules = los jugadores entran con el enlace de invitación: quita [[players]] e indica el número de bots
table-name-too-long = escribe un nombre de una línea, { $max_characters } caracteres como máximo
no-such-hand = la mano { $hand } no existe o no ha terminado
no-hand-yet = aún no hay manos terminadas
hand-unwritable = { $reason }
hand-ended-before-deal = la mano { $hand } acabó antes del reparto: { $end_reason }
deck-deleted = la baraja de la mano { $hand } ya no se conserva
proof-unavailable = no hay prueba de la mano { $hand }
replay-unavailable = { $reason }
shared-hand-url-broken = enlace incompleto: copia el enlace entero
