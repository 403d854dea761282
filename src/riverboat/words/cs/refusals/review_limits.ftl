review-during-hand = právě hrajete: rozbory a trénink až po tomto rozdání
reviews-disabled = rozbory jsou v této herně vypnuté
no-review-source = uveďte jeden zdroj: stůl, text, soubor nebo dřívější rozbor
own-review-limit =
    ve frontě už { NUMBER($max_reviews) ->
        [one] máte { $max_reviews } rozbor
        [few] máte { $max_reviews } rozbory
       *[other] máte { $max_reviews } rozborů
    }: počkejte, nebo některý zastavte
review-queue-full =
    fronta je plná, { NUMBER($max_reviews) ->
        [one] čeká { $max_reviews } rozbor
        [few] čekají { $max_reviews } rozbory
       *[other] čeká { $max_reviews } rozborů
    }: zkuste to za minutu
review-hour-spent =
    výpočetní čas na tuto hodinu je vyčerpaný: zkuste to za { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }
review-expired = tento rozbor už tu není: spusťte ho znovu
review-still-running = pokračovat lze jen v zastaveném rozboru
review-unfinished = rozbor ještě není hotový
hand-not-reviewed = toto rozdání bylo vynecháno: nemáte v něm žádné rozhodnutí, nebo ho nešlo rozebrat
upload-expired = nahraný soubor vypršel: nahrajte ho znovu
upload-too-long = soubor má víc než { $max_characters } znaků: nahrajte jen část
too-many-hands =
    víc než { $max_hands } { NUMBER($max_hands) ->
        [one] rozdání
        [few] rozdání
       *[other] rozdání
    }: vyberte menší část
no-hands-in-text = nenašlo se žádné rozdání: vložte historii rozdání
no-own-hands = u tohoto stolu nemáte žádné dohrané rozdání
no-own-hands-in-period = v tomto období nemáte žádné dohrané rozdání
no-own-hands-in-game = tento hráč tu nemá žádné dohrané rozdání
reviewed-hand-not-played = toto rozdání jste nehráli
hand-review-failed = toto rozdání nešlo rozebrat
reviewer-stopped = výpočet se přerušil: zkuste to znovu
trainer-busy = trénink je přetížený: zkuste to za pár sekund
