clock-runs-itself =
    každý má na svůj tah { $seconds } { NUMBER($seconds) ->
        [one] sekundu
        [few] sekundy
       *[other] sekund
    }
caller-is-not-in-a-hand =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } ve hře, a čas si může vyžádat jen ten, kdo je
caller-is-away =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } u stolu, a čas si může vyžádat jen ten, kdo je
nobody-is-awaited = stůl na žádného hráče nečeká, a tak není na kom čas vyžádat
their-own-turn =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }: čas si mohou vyžádat ostatní
clock-runs-already = čas už běží
called-too-early =
    čas si lze vyžádat za { $seconds } { NUMBER($seconds) ->
        [one] sekundu
        [few] sekundy
       *[other] sekund
    } (na řadě { PERSON($thinks) ->
        [you] jste vy
       *[other] je { $thinks }
    })
no-time-is-given = u tohoto stolu se čas navíc nedává
another-may-ask-for-time =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě: o čas { PERSON($next) ->
        [you] můžete požádat vy
       *[other] může požádat { $next }
    }
nobody-may-ask-for-time =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě: o čas nemůže požádat nikdo
once-a-hand =
    o čas navíc lze požádat jednou za hru{ PERSON($who) ->
        [you] , a už ho máte
       *[other] , a { $who } ho už má
    }
no-clock-runs =
    { PERSON($who) ->
        [you] máte
       *[other] { $who } má
    } času, kolik je třeba: čas neběží
