study-during-hand = právě hrajete: řešte až po tomto rozdání
study-needs-memory = tato situace potřebuje { $needed }, limit je { $allowed }. Nejvíc zabírá { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: uberte tam velikosti sázek, snižte počet navýšení, zužte rangy nebo začněte v pozdějším kole
study-needs-time = tato situace potřebuje asi { $seconds } s, limit je { $allowed } s. Nejvíc zabere { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: uberte tam velikosti sázek, snižte počet navýšení, zužte rangy nebo začněte v pozdějším kole
own-study-limit =
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
study-expired = toto řešení vypršelo: vyřešte situaci znovu
study-unsolved = tato situace ještě není vyřešená
other-players-study = řešení může zrušit jen hráč, který na ně čeká
solver-stopped = řešení se přerušilo: zkuste to znovu, případně s méně velikostmi sázek
studies-disabled = řešení situací je v této herně vypnuté
