clock-called-suffix = {" "}(vyžádaný čas)
time-bank-suffix = {" "}z časové rezervy
extra-time-suffix = {" "}navíc
reconnection-time-suffix = {" "}na návrat
seconds-left =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } { $seconds } { NUMBER($seconds) ->
        [one] sekundu
        [few] sekundy
       *[other] sekund
    }{ $what }
seconds-left-for-all =
    Všichni mají { $seconds } { NUMBER($seconds) ->
        [one] sekundu
        [few] sekundy
       *[other] sekund
    }{ $what }
player-out-of-time =
    { PERSON($who) ->
        [you] vypršel vám čas
       *[other] { $who }: čas vypršel
    }{ $dead ->
        [true] , karty jsou mrtvé
       *[false] {""}
    }
player-timed-out =
    Čas vypršel{ $dead ->
        [true] , karty jsou mrtvé
       *[false] {""}
    }
