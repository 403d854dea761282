automatic-clock =
    no hace falta pedir tiempo: cada turno tiene { $seconds } { NUMBER($seconds) ->
        [one] segundo
       *[other] segundos
    }
clock-caller-not-in-hand =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } pedir tiempo: solo los jugadores de la mano
clock-caller-away =
    { PERSON($who) ->
        [you] no puedes
       *[other] { $who } no puede
    } pedir tiempo desde fuera de la mesa
no-player-to-act = no se puede pedir tiempo: no le toca a nadie
clock-call-on-own-turn =
    { PERSON($who) ->
        [you] te toca a ti
       *[other] { $who } tiene el turno
    }: solo pueden pedir tiempo los demás
clock-already-running = el reloj ya está en marcha
clock-call-too-early =
    es pronto para pedir tiempo ({ $player_to_act }): { NUMBER($seconds) ->
        [one] falta { $seconds } segundo
       *[other] faltan { $seconds } segundos
    }
no-extra-time = en esta mesa no hay tiempo extra
extra-time-for-other =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } el turno: el tiempo extra es { PERSON($player_to_act) ->
        [you] tuyo
        [unnamed] de otro jugador
       *[other] de { $player_to_act }
    }
extra-time-for-no-player =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } el turno: no hay tiempo extra
extra-time-once-per-hand =
    { PERSON($who) ->
        [you] ya usaste
       *[other] { $who } ya usó
    } el tiempo extra en esta mano
no-running-clock =
    no corre el reloj: { PERSON($who) ->
        [you] tómate tu tiempo
       *[other] { $who } puede tomarse su tiempo
    }
