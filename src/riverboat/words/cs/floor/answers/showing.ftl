unprotected-answer =
    { KEY($value) ->
        [warn] dealer na nechráněné karty upozorní
        [muck] dealer smí nechráněné karty zahodit, když je jejich hráč na řadě
       *[other] { $value }
    }
uncalled-of-killed-answer =
    { KEY($value) ->
        [lost] u mrtvých karet nedorovnaná část sázky propadá
        [floor] u mrtvých karet se smí nedorovnaná část sázky vrátit: rozhodne floor
        [returned] u mrtvých karet se nedorovnaná část sázky vrací
       *[other] { $value }
    }
fold-line-answer =
    { KEY($value) ->
        [off] karty posunuté za čáru jsou živé
        [until-touched] karty posunuté za čáru jsou živé, dokud se jich nedotkne dealer
        [on] karty posunuté za čáru jsou složené
       *[other] { $value }
    }
left-all-in-answer =
    { KEY($value) ->
        [penalty] kdo odejde od stolu v all-inu, má dál živé karty, ale může dostat trest
        [dead] kdo odejde od stolu v all-inu, má mrtvé karty
       *[other] { $value }
    }
exposed-hand-answer =
    { KEY($value) ->
        [lives] karty otočené před koncem sázek zůstávají živé
        [dead] karty otočené před koncem sázek jsou složené
       *[other] { $value }
    }
retrieve-muck-answer =
    { KEY($value) ->
        [never] karty odsunuté lícem dolů jsou mrtvé
        [floor] karty odsunuté lícem dolů hrají, jen když to dovolí floor
        [if-certain] karty odsunuté lícem dolů hrají, pokud je lze s jistotou určit
        [until-touched] karty odsunuté lícem dolů hrají, dokud se jich nedotkne dealer
       *[other] { $value }
    }
ask-to-see-answer =
    { KEY($value) ->
        [rrop] o ukázání dorovnaných karet smí žádat každý, komu se rozdávalo
        [tda] o ukázání karet hráče, který dal poslední sázku, smí žádat jen hráč, který ji dorovnal
        [wsop-event] o ukázání karet smí žádat jen hráči, kteří ještě drží své
        [wsop-live] karty se na žádost ukazují jen při podezření z domluvy, s floorem u stolu
        [off] o ukázání karet nesmí žádat nikdo
       *[other] { $value }
    }
shown-outside-answer =
    { KEY($value) ->
        [after-hand] karty ukázané hráči, který složil, uvidí všichni po skončení rozdání
        [after-betting] karty ukázané hráči, který složil, uvidí všichni po konci sázek
       *[other] { $value }
    }
shown-part-answer =
    { KEY($value) ->
        [as-shown] kdo ukázal jednu kartu, nemusí ukázat ostatní
        [whole-on-request] kdo ukázal jednu kartu, ukáže na požádání všechny
       *[other] { $value }
    }
last-hand-answer =
    { KEY($value) ->
        [unseen] když všichni ostatní karty zahodí, vyhrává poslední hráč bez ukázání karet
        [shown] když všichni ostatní karty zahodí, musí poslední hráč své ukázat, aby dostal bank, ledaže ostatní složili
       *[other] { $value }
    }
play-board-answer =
    { KEY($value) ->
        [declare] kdo hraje board, musí to říct, než karty zahodí
        [table] kdo hraje board, musí vyložit všechny karty z ruky
       *[other] { $value }
    }
allin-hands-answer =
    { KEY($value) ->
        [face-up] když už nejde sázet, otočí se hned všechny živé karty
        [by-turn] když už nejde sázet, karty zůstávají zakryté a ukazují se na konci v pořadí
       *[other] { $value }
    }
allin-shows-first-answer =
    { KEY($value) ->
        [first-to-act] když all-in ukončil sázky předčasně, první ukazuje hráč, který by byl na řadě jako první
        [pusher] když all-in ukončil sázky předčasně, první ukazuje hráč, který šel all-in
       *[other] { $value }
    }
dispute-window-answer =
    { KEY($value) ->
        [next-deal] karty i bank lze reklamovat, než se znovu rozdají karty
        [tda] karty lze reklamovat do začátku dalšího rozdání, bank do podstatné akce v něm
        [next-hand] karty i bank lze reklamovat do začátku dalšího rozdání
       *[other] { $value }
    }
miscall-answer =
    { KEY($value) ->
        [cards-speak] i v lowballu mluví karty
        [kills] v lowballu má po špatném ohlášení mrtvé karty ten, kdo ohlásil, pokud kvůli tomu jiný hráč své znehodnotil
       *[other] { $value }
    }
fold-when-free-answer =
    { KEY($value) ->
        [allow] složit místo checku se smí a složení platí
        [warn] složení místo checku platí a hráč dostane upozornění
        [reject] složit místo checku se nesmí
       *[other] { $value }
    }
fold-exposes-cards-answer =
    { KEY($value) ->
        [on] dealer složené karty před zahozením všem ukáže
        [off] složené karty se zahazují lícem dolů
       *[other] { $value }
    }
open-allin-hands-answer =
    { KEY($value) ->
        [on] karty se otevřou, jakmile už nejde sázet
        [off] karty zůstávají do showdownu zakryté
       *[other] { $value }
    }
showdown-answer =
    { KEY($value) ->
        [all] při showdownu se ukazují všechny živé karty
        [auto] při showdownu se karty ukazují v pořadí a poražené se zahazují neukázané
        [choose] při showdownu se každý hráč v pořadí rozhodne, zda karty ukáže, nebo zahodí
        [beaten] při showdownu se rozhodují jen hráči s poraženými kartami, zda je ukážou, nebo zahodí
       *[other] { $value }
    }
odd-chip-answer =
    { KEY($value) ->
        [unit] dělený bank se rozmění na nejmenší žetony ve hře; lichý žeton dostane první vítěz nalevo od buttonu
        [fraction] dělený bank se dělí až na nejmenší jednotku, bez lichých žetonů
       *[other] { $value }
    }
odd-mixed-answer =
    { KEY($value) ->
        [high] ve smíšené dělené hře, třeba v drawmaze, připadne lichý žeton polovině, kterou pravidla hry jmenují první
        [game] lichý žeton mezi polovinami smíšené dělené hry se řídí pravidlem té hry
       *[other] { $value }
    }
stud-odd-answer =
    { KEY($value) ->
        [high-suit-5] ve studu dostane lichý žeton nejvyšší karta podle barvy z pěti vítězných
        [rrop] ve studu dostane lichý žeton nejvyšší karta podle barvy ze všech karet, v nízkých hrách nejnižší
        [position] ve studu dostane lichý žeton první vítěz nalevo od dealera
       *[other] { $value }
    }
split-pot-answer =
    { KEY($value) ->
        [cards-speak] karty mluví: každou polovinu děleného banku dostane hráč, který má na ni nejlepší karty
        [declare] hráči hlásí vysokou, nízkou, nebo obojí a každou polovinu dostane hráč s nejlepšími kartami z těch, kdo ji ohlásili
       *[other] { $value }
    }
max-runs-answer =
    { NUMBER($n) ->
        [1] společné karty se dokládají jen jednou
        [one] společné karty se dokládají jen jednou
        [few] hráči v all-inu se smějí dohodnout a doložit společné karty až { $n }krát
       *[other] hráči v all-inu se smějí dohodnout a doložit společné karty až { $n }krát
    }
