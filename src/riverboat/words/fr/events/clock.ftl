clock-called-suffix = {" "}pour agir
time-bank-suffix = {" "}de time bank
extra-time-suffix = {" "}de plus
reconnection-time-suffix = {" "}pour revenir
seconds-left =
    { PERSON($who) ->
        [you] tu as
       *[other] { $who } a
    } { $seconds } { NUMBER($seconds) ->
        [one] seconde
       *[other] secondes
    }{ $what }
seconds-left-for-all =
    Tout le monde a { $seconds } { NUMBER($seconds) ->
        [one] seconde
       *[other] secondes
    }{ $what }
player-out-of-time =
    { PERSON($who) ->
        [you] tu n’as plus
       *[other] { $who } n’a plus
    } de temps{ $dead ->
        [true] {""} : la main est morte
       *[false] {""}
    }
player-timed-out =
    Temps écoulé{ $dead ->
        [true] {""} : la main est morte
       *[false] {""}
    }
