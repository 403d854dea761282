to-act-when-called = {" "}na rozhodnutí, čas je vyžádaný
from-the-bank = {" "}z časové banky
some-more = {" "}navíc
to-come-back = {" "}na návrat
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
runs-out-of-time =
    { PERSON($who) ->
        [you] vypršel vám čas
       *[other] { $who }: čas vypršel
    }{ $dead ->
        [true] , karty jsou mrtvé
       *[false] {""}
    }
somebody-runs-out-of-time =
    Čas vypršel{ $dead ->
        [true] , karty jsou mrtvé
       *[false] {""}
    }
