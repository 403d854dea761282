study-during-hand = právě hrajete: řešte až po tomto rozdání
study-needs-memory = tato situace potřebuje { DECIMAL($needed_memory) }, limit je { DECIMAL($memory_limit) }. Nejvíc zabírá { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: uberte tam velikosti sázek, snižte počet navýšení, zužte rangy nebo začněte v pozdějším kole
study-needs-time = tato situace potřebuje asi { $seconds } s, limit je { $max_seconds } s. Nejvíc zabere { KEY($street) ->
        [flop] flop
        [turn] turn
       *[river] river
    }: uberte tam velikosti sázek, snižte počet navýšení, zužte rangy nebo začněte v pozdějším kole
own-study-limit =
    ve frontě už { NUMBER($max_spots) ->
        [one] máte { $max_spots } situaci
        [few] máte { $max_spots } situace
       *[other] máte { $max_spots } situací
    }: počkejte, nebo některou zrušte
study-queue-full =
    fronta je plná, { NUMBER($max_spots) ->
        [one] čeká { $max_spots } situace
        [few] čekají { $max_spots } situace
       *[other] čeká { $max_spots } situací
    }: zkuste to za minutu
study-expired = toto řešení vypršelo: vyřešte situaci znovu
study-unsolved = tato situace ještě není vyřešená
study-of-other-player = řešení může zrušit jen hráč, který na ně čeká
solver-stopped = řešení se přerušilo: zkuste to znovu, případně s méně velikostmi sázek
studies-disabled = řešení situací je v této herně vypnuté
