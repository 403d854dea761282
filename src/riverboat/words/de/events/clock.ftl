to-act-when-called = {" "}verlangte Zeit
from-the-bank = {" "}aus der Zeitbank
some-more = {" "}mehr
to-come-back = {" "}zum Wiederkommen
has-seconds =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } { $seconds } { NUMBER($seconds) ->
        [one] Sekunde
       *[other] Sekunden
    }{ $what }
all-have-seconds =
    Alle haben { $seconds } { NUMBER($seconds) ->
        [one] Sekunde
       *[other] Sekunden
    }{ $what }
runs-out-of-time =
    { PERSON($who) ->
        [you] deine Zeit
       *[other] Die Zeit von { $who }
    } ist um{ $dead ->
        [true] : die Hand ist tot
       *[false] {""}
    }
somebody-runs-out-of-time =
    Die Zeit ist um{ $dead ->
        [true] : die Hand ist tot
       *[false] {""}
    }
