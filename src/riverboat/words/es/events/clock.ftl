clock-called-suffix = {" "}con el tiempo pedido
time-bank-suffix = {" "}del banco de tiempo
extra-time-suffix = {" "}más
reconnection-time-suffix = {" "}para volver
seconds-left =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { $seconds } { NUMBER($seconds) ->
        [one] segundo
       *[other] segundos
    }{ $what }
seconds-left-for-all =
    Todos tienen { $seconds } { NUMBER($seconds) ->
        [one] segundo
       *[other] segundos
    }{ $what }
player-out-of-time =
    { PERSON($who) ->
        [you] agotas
       *[other] { $who } agota
    } el tiempo{ $dead ->
        [true] : mano muerta
       *[false] {""}
    }
player-timed-out =
    Se acabó el tiempo{ $dead ->
        [true] : mano muerta
       *[false] {""}
    }
