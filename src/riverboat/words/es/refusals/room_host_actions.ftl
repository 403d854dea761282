reason-too-short =
    escribe un motivo de al menos { $min_characters } { NUMBER($min_characters) ->
        [one] carácter
       *[other] caracteres
    }
table-host-required = solo un anfitrión de esta mesa puede hacerlo
host-role-ended =
    { PERSON($who) ->
        [you] ya no tienes
       *[other] { $who } ya no tiene
    } el papel de anfitrión en esta mesa
ban-name-missing = indica a quién vetar
ban-forbidden =
    { PERSON($who) ->
        [you] no se te puede vetar
       *[other] { $who } no puede recibir un veto
    }
player-already-admitted =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } veto
table-host-protected =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } el papel de anfitrión de esta mesa: retíralo antes
spectator-missing =
    { PERSON($who) ->
        [you] ni miras la mesa ni estás
       *[other] { $who } ni mira la mesa ni está
    } en la lista de espera
spectator-name-missing = indica un espectador o un jugador de la lista de espera
player-on-ban-list =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } un veto: levántalo antes
no-such-style = no hay bots de estilo «{ $style }»; elige entre { $styles }
planned-change-limit = ya hay { $max_changes } { NUMBER($max_changes) ->
        [one] cambio pendiente
       *[other] cambios pendientes
    }: cancela uno antes
planned-change-gone = ya no está pendiente
player-left-table =
    { PERSON($who) ->
        [you] has dejado
       *[other] { $who } ha dejado
    } la mesa
table-not-streamed = la mesa no se emite en directo
