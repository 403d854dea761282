clock-called-suffix = {" "}verlangte Zeit
time-bank-suffix = {" "}aus der Zeitbank
extra-time-suffix = {" "}mehr
reconnection-time-suffix = {" "}zum Wiederkommen
seconds-left =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { $seconds } { NUMBER($seconds) ->
        [one] Sekunde
       *[other] Sekunden
    }{ $what }
seconds-left-for-all =
    Alle haben { $seconds } { NUMBER($seconds) ->
        [one] Sekunde
       *[other] Sekunden
    }{ $what }
player-out-of-time =
    { PERSON($who) ->
        [you] deine Zeit
       *[other] Die Zeit von { $who }
    } ist um{ $dead ->
        [true] : die Hand ist tot
       *[false] {""}
    }
player-timed-out =
    Die Zeit ist um{ $dead ->
        [true] : die Hand ist tot
       *[false] {""}
    }
