review-during-hand = právě hrajete hand: rozbory a trénink až po něm
reviews-disabled = tato herna handy nerozebírá
no-review-source = uveďte jeden zdroj: stůl, text, soubor nebo dřívější rozbor
own-reviews-wait =
    ve frontě už { NUMBER($most) ->
        [one] máte { $most } rozbor
        [few] máte { $most } rozbory
       *[other] máte { $most } rozborů
    }: počkejte, nebo některý zastavte
review-queue-full =
    fronta je plná, { NUMBER($most) ->
        [one] čeká { $most } rozbor
        [few] čekají { $most } rozbory
       *[other] čeká { $most } rozborů
    }: zkuste to za minutu
review-hour-spent =
    výpočetní čas na tuto hodinu je vyčerpaný: zkuste to za { $minutes } { NUMBER($minutes) ->
        [one] minutu
        [few] minuty
       *[other] minut
    }
review-expired = tento rozbor už tu není: spusťte ho znovu
review-not-stopped = pokračovat lze jen v zastaveném rozboru
review-unfinished = rozbor ještě není hotový
hand-left-out = tento hand byl vynechán: nejste v něm na řadě, nebo ho nešlo rozebrat
upload-expired = tento soubor už tu není: nahrajte ho znovu
upload-too-long = soubor má víc než { $most } znaků: nahrajte jen část
too-many-hands =
    soubor má víc než { $most } { NUMBER($most) ->
        [one] hand
        [few] handy
       *[other] handů
    }: nahrajte jen část
no-hands-in-text = žádný hand nenalezen: vložte historii handů
no-own-hands = u tohoto stolu nemáte žádný dohraný hand
reviewed-hand-not-played = tento hand jste nehráli
hand-failed = tento hand nešlo rozebrat
reviewer-stopped = výpočet se přerušil: zkuste to znovu
trainer-busy = trenér má plno: zkuste to za pár vteřin
