study-during-hand = právě hrajete hand: řešte až po něm
study-needs-memory =
    tato situace potřebuje { $needed } a herna povoluje { $allowed }. Nejvíc zabírá { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: uberte tam velikosti sázek, snižte počet navýšení, zužte rozsahy nebo začněte na pozdějším kole
study-needs-time =
    tato situace by trvala asi { $seconds } s a herna povoluje { $allowed } s. Nejvíc zabere { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: uberte tam velikosti sázek, snižte počet navýšení, zužte rozsahy nebo začněte na pozdějším kole
own-studies-wait =
    ve frontě už { NUMBER($most) ->
        [one] máte { $most } situaci
        [few] máte { $most } situace
       *[other] máte { $most } situací
    }: počkejte, nebo některou zrušte
study-queue-full =
    fronta je plná, { NUMBER($most) ->
        [one] čeká { $most } situace
        [few] čekají { $most } situace
       *[other] čeká { $most } situací
    }: zkuste to za minutu
study-expired = toto řešení už tu není: vyřešte situaci znovu
study-unsolved = tato situace ještě není vyřešená
study-of-other = zrušit to může jen hráč, který řešení spustil
solver-stopped = řešení se přerušilo: spusťte ho znovu, a kdyby se to opakovalo, uberte velikosti sázek
studies-disabled = tato herna situace neřeší
