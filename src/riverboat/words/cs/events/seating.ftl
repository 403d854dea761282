chips-suffix = {" "}se stackem { CHIPS($chips) }
seat-taken-by-player =
    { PERSON($who) ->
        [you] sedáte si
       *[other] { $who } si sedá
    } na místo { $chair }{ $chips }
seat-taken-as-replacement =
    { PERSON($who) ->
        [you] sedáte si
       *[other] { $who } si sedá
    } na místo { $chair }{ $chips } za předchozího hráče
player-sat-out =
    { PERSON($who) ->
        [you] teď nehrajete
       *[other] { $who } teď nehraje
    }
sat-out-without-chips =
    { PERSON($who) ->
        [you] nemáte žetony a teď nehrajete
       *[other] { $who } nemá žetony a teď nehraje
    }
sat-out-after-timeouts =
    { PERSON($who) ->
        [you] teď nehrajete
       *[other] { $who } teď nehraje
    }, čas vypršel příliš často
sat-out-while-away =
    { PERSON($who) ->
        [you] jste pryč a teď nehrajete
       *[other] { $who } je pryč a teď nehraje
    }
sit-out-after-hand =
    { PERSON($who) ->
        [you] od příštího rozdání nehrajete
       *[other] { $who } od příštího rozdání nehraje
    }
sit-out-at-blind =
    { PERSON($who) ->
        [you] od příštího velkého blindu nehrajete
       *[other] { $who } od příštího velkého blindu nehraje
    }
sit-out-cancelled =
    { PERSON($who) ->
        [you] po tomto rozdání zůstáváte
       *[other] { $who } po tomto rozdání zůstává
    } ve hře
blind-sit-out-cancelled =
    { PERSON($who) ->
        [you] zůstáváte
       *[other] { $who } zůstává
    } ve hře i na příští velký blind
player-returned =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } zpět
player-returned-on-blind =
    { PERSON($who) ->
        [you] jste zpět a čekáte
       *[other] { $who } je zpět a čeká
    } na velký blind
departure-after-hand =
    { PERSON($who) ->
        [you] po tomto rozdání odcházíte
       *[other] { $who } po tomto rozdání odchází
    }
departure-cancelled =
    { PERSON($who) ->
        [you] po tomto rozdání zůstáváte
       *[other] { $who } po tomto rozdání zůstává
    }
player-departed =
    { PERSON($who) ->
        [you] odcházíte
       *[other] { $who } odchází
    } a { PERSON($who) ->
        [you] odnášíte
       *[other] odnáší
    } si { CHIPS($chips) }
departure-without-chips =
    { PERSON($who) ->
        [you] odcházíte
       *[other] { $who } odchází
    } od stolu
departure-due =
    { PERSON($who) ->
        [you] musíte
       *[other] { $who } musí
    } odejít a { PERSON($who) ->
        [you] odnášíte
       *[other] odnáší
    } si { CHIPS($chips) }
chips-picked-up =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } pryč příliš dlouho: { CHIPS($chips) } se odkládá stranou, místo { $chair } je volné
seat-released =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } bez žetonů pryč příliš dlouho: místo { $chair } je volné
seat-change-made =
    { PERSON($who) ->
        [you] přesedáte si
       *[other] { $who } si přesedá
    } na místo { $chair }
seat-change-with-new-entry =
    { PERSON($who) ->
        [you] přesedáte si
       *[other] { $who } si přesedá
    } na místo { $chair } a { PERSON($who) ->
        [you] musíte
       *[other] musí
    } znovu zaplatit blind
seat-change-with-pass =
    { PERSON($who) ->
        [you] přesedáte si
       *[other] { $who } si přesedá
    } na místo { $chair } a jednou { PERSON($who) ->
        [you] smíte
       *[other] smí
    } vynechat blindy
connection-dropped =
    { PERSON($who) ->
        [you] ztrácíte
       *[other] { $who } ztrácí
    } spojení
player-reconnected =
    { PERSON($who) ->
        [you] jste
       *[other] { $who } je
    } znovu online
away-time-started =
    { PERSON($who) ->
        [you] začíná se vám
       *[other] { $who }: začíná se
    } počítat čas mimo stůl
