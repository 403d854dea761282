to-act-when-called = {" "}pour agir
from-the-bank = {" "}de time bank
some-more = {" "}de plus
to-come-back = {" "}pour revenir
has-seconds =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } { $seconds } { NUMBER($seconds) ->
        [one] seconde
       *[other] secondes
    }{ $what }
all-have-seconds =
    Tout le monde a { $seconds } { NUMBER($seconds) ->
        [one] seconde
       *[other] secondes
    }{ $what }
runs-out-of-time =
    { PERSON($who) ->
        [you] tu n’as plus
       *[other] { $who } n’a plus
    } de temps{ $dead ->
        [true] {""} : la main est morte
       *[false] {""}
    }
somebody-runs-out-of-time =
    Temps écoulé{ $dead ->
        [true] {""} : la main est morte
       *[false] {""}
    }
