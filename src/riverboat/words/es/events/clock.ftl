to-act-when-called = {" "}con el tiempo pedido
from-the-bank = {" "}del banco de tiempo
some-more = {" "}más
to-come-back = {" "}para volver
has-seconds =
    { PERSON($who) ->
        [you] tienes
       *[other] { $who } tiene
    } { $seconds } { NUMBER($seconds) ->
        [one] segundo
       *[other] segundos
    }{ $what }
all-have-seconds =
    Todos tienen { $seconds } { NUMBER($seconds) ->
        [one] segundo
       *[other] segundos
    }{ $what }
runs-out-of-time =
    { PERSON($who) ->
        [you] agotas
       *[other] { $who } agota
    } el tiempo{ $dead ->
        [true] : mano muerta
       *[false] {""}
    }
somebody-runs-out-of-time =
    Se acabó el tiempo{ $dead ->
        [true] : mano muerta
       *[false] {""}
    }
