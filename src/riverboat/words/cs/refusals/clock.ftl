automatic-clock = čas si není třeba vyžádat: na každý tah je { $seconds } { NUMBER($seconds) ->
        [one] sekunda
        [few] sekundy
       *[other] sekund
    }
clock-caller-not-in-hand =
    { PERSON($who) ->
        [you] nemůžete si
       *[other] { $who } si nemůže
    } vyžádat čas: smí to jen hráč s kartami
clock-caller-away =
    { PERSON($who) ->
        [you] nemůžete si vyžádat čas: jste
       *[other] { $who } si nemůže vyžádat čas: je
    } mimo stůl
no-player-to-act = čas si vyžádat nejde: nikdo není na řadě
clock-call-on-own-turn =
    na řadě { PERSON($who) ->
        [you] jste vy
       *[other] je { $who }
    }: čas si mohou vyžádat jen ostatní
clock-already-running = čas už běží
clock-call-too-early =
    čas si lze vyžádat až za { $seconds } { NUMBER($seconds) ->
        [one] sekundu
        [few] sekundy
       *[other] sekund
    } (na řadě { PERSON($player_to_act) ->
        [you] jste vy
       *[other] je { $player_to_act }
    })
no-extra-time = u tohoto stolu se čas navíc nedává
extra-time-for-other =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě: čas navíc si smí vzít jen { PERSON($player_to_act) ->
        [you] hráč na řadě, tedy vy
       *[other] { $player_to_act }
    }
extra-time-for-no-player =
    { PERSON($who) ->
        [you] nejste
       *[other] { $who } není
    } na řadě: čas navíc si teď vzít nejde
extra-time-once-per-hand =
    { PERSON($who) ->
        [you] čas navíc jste si už v tomto rozdání vzali
       *[other] hráč { $who } si čas navíc už v tomto rozdání vzal
    }: jde to jen jednou za rozdání
no-running-clock =
    { PERSON($who) ->
        [you] čas vám neběží
       *[other] hráči { $who } čas neběží
    }
