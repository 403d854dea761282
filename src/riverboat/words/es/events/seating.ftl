chips-suffix = {" "}con { CHIPS($chips) }
seat-taken-by-player =
    { PERSON($who) ->
        [you] ocupas
       *[other] { $who } ocupa
    } el asiento { $chair }{ $chips }
seat-taken-as-replacement =
    { PERSON($who) ->
        [you] ocupas
       *[other] { $who } ocupa
    } el asiento { $chair }{ $chips }, en lugar del jugador anterior
player-sat-out =
    { PERSON($who) ->
        [you] no juegas
       *[other] { $who } no juega
    } por ahora
sat-out-without-chips =
    { PERSON($who) ->
        [you] te quedas sin fichas y no juegas
       *[other] { $who } se queda sin fichas y no juega
    } por ahora
sat-out-after-timeouts =
    { PERSON($who) ->
        [you] no juegas
       *[other] { $who } no juega
    } por ahora: demasiadas veces sin tiempo
sat-out-while-away =
    { PERSON($who) ->
        [you] no estás y no juegas
       *[other] { $who } no está y no juega
    } por ahora
sit-out-after-hand =
    { PERSON($who) ->
        [you] no jugarás
       *[other] { $who } no jugará
    } después de esta mano
sit-out-at-blind =
    { PERSON($who) ->
        [you] no jugarás
       *[other] { $who } no jugará
    } desde la próxima ciega grande
sit-out-cancelled =
    { PERSON($who) ->
        [you] sigues
       *[other] { $who } sigue
    } jugando después de esta mano
blind-sit-out-cancelled =
    { PERSON($who) ->
        [you] juegas
       *[other] { $who } juega
    } la próxima ciega grande
player-returned =
    { PERSON($who) ->
        [you] vuelves
       *[other] { $who } vuelve
    } al juego
player-returned-on-blind =
    { PERSON($who) ->
        [you] vuelves y esperas
       *[other] { $who } vuelve y espera
    } la ciega grande
departure-after-hand =
    { PERSON($who) ->
        [you] te vas
       *[other] { $who } se va
    } después de esta mano
departure-cancelled =
    { PERSON($who) ->
        [you] te quedas
       *[other] { $who } se queda
    } después de esta mano
player-departed =
    { PERSON($who) ->
        [you] te vas
       *[other] { $who } se va
    } con { CHIPS($chips) }
departure-without-chips =
    { PERSON($who) ->
        [you] dejas
       *[other] { $who } deja
    } la mesa
departure-due =
    { PERSON($who) ->
        [you] debes irte
       *[other] { $who } debe irse
    } con { CHIPS($chips) }
chips-picked-up =
    { PERSON($who) ->
        [you] llevas
       *[other] { $who } lleva
    } demasiado tiempo fuera: se recogen { CHIPS($chips) } y queda libre el asiento { $chair }
seat-released =
    { PERSON($who) ->
        [you] llevas
       *[other] { $who } lleva
    } demasiado tiempo fuera y sin fichas: queda libre el asiento { $chair }
seat-change-made =
    { PERSON($who) ->
        [you] te cambias
       *[other] { $who } se cambia
    } al asiento { $chair }
seat-change-with-new-entry =
    { PERSON($who) ->
        [you] te cambias al asiento { $chair } y debes
       *[other] { $who } se cambia al asiento { $chair } y debe
    } volver a poner la ciega
seat-change-with-pass =
    { PERSON($who) ->
        [you] te cambias al asiento { $chair } y puedes saltarte
       *[other] { $who } se cambia al asiento { $chair } y puede saltarse
    } las ciegas una vez
connection-dropped =
    { PERSON($who) ->
        [you] pierdes
       *[other] { $who } pierde
    } la conexión
player-reconnected =
    { PERSON($who) ->
        [you] recuperas
       *[other] { $who } recupera
    } la conexión
away-time-started =
    Empieza a contar { PERSON($who) ->
        [you] tu ausencia
       *[other] la ausencia de { $who }
    }
