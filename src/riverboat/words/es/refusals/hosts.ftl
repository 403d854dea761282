reason-too-short =
    escribe un motivo de al menos { $least } { NUMBER($least) ->
        [one] carácter
       *[other] caracteres
    }
not-the-host = solo un anfitrión de esta mesa puede hacerlo
is-a-host-no-more =
    { PERSON($who) ->
        [you] ya no tienes
       *[other] { $who } ya no tiene
    } el papel de anfitrión en esta mesa
say-who-stays-out = indica a quién vetar
cannot-be-kept-out =
    { PERSON($who) ->
        [you] no se te puede vetar
       *[other] { $who } no puede recibir un veto
    }
may-come-in-already =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } veto
hosts-the-table =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } el papel de anfitrión de esta mesa: retíralo antes
is-not-near =
    { PERSON($who) ->
        [you] ni miras la mesa ni estás
       *[other] { $who } ni mira la mesa ni está
    } en la lista de espera
nobody-is-near = indica un espectador o un jugador de la lista de espera
is-to-stay-out =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } un veto: levántalo antes
no-such-style = no hay bots de estilo «{ $style }»; elige entre { $styles }
too-many-wait = ya hay { $most } cambios pendientes: cancela uno antes
waits-no-more = ya no está pendiente
has-left-the-table =
    { PERSON($who) ->
        [you] has dejado
       *[other] { $who } ha dejado
    } la mesa
