sb-dead-answer =
    { KEY($value) ->
        [on] malý blind je mrtvý a do dorovnání se nepočítá
        [off] malý blind je živý a počítá se do dorovnání
       *[other] { $value }
    }
short-order-answer =
    { KEY($value) ->
        [ante-first] žetony, které nestačí na ante i blind, jdou nejdřív na ante
        [blind-first] žetony, které nestačí na ante i blind, jdou nejdřív na blind
       *[other] { $value }
    }
cap-includes-ante-answer =
    { KEY($value) ->
        [on] ante se počítá do stropu sázek
        [off] ante se do stropu sázek nepočítá
       *[other] { $value }
    }
subunit-chips-play-allin-answer =
    { KEY($value) ->
        [on] žetony menší než jednotka při all-inu hrají
        [off] žetony menší než jednotka nehrají a hráč v all-inu si je nechá
       *[other] { $value }
    }
stakes-answer =
    { KEY($value) ->
        [table] table stakes: hraje se o žetony, které ležely na stole na začátku rozdání
        [open] otevřené sázky: žetony lze během rozdání přikoupit i si je půjčit
       *[other] { $value }
    }
open-allin-answer =
    { KEY($value) ->
        [on] při otevřených sázkách smí jít all-in ten, komu žetony na sázku nestačí
        [off] při otevřených sázkách ten, komu žetony na sázku nestačí, přidá další, nebo složí
       *[other] { $value }
    }
bringin-tie-answer =
    { KEY($value) ->
        [suit] mezi stejnými otevřenými kartami rozhoduje o bring-inu barva
        [position] mezi stejnými otevřenými kartami dává bring-in první hráč nalevo od dealera
       *[other] { $value }
    }
bringin-full-answer =
    { KEY($value) ->
        [option] bring-in ve výši celé sázky je živý jako blind: jeho hráč smí navýšit, až všichni dorovnají
        [may-raise] hráč, jehož bring-in je celá sázka, smí navýšit hned a později už ne
       *[other] { $value }
    }
wrong-bringin-answer =
    { KEY($value) ->
        [refuse] bring-in od nesprávného hráče se nepřijme
        [correct] bring-in od nesprávného hráče se opravuje, dokud nezahraje další, a potom platí
       *[other] { $value }
    }
board-tie-answer =
    { KEY($value) ->
        [position] mezi stejnými otevřenými kartami začíná první hráč nalevo od dealera
        [suit] mezi stejnými otevřenými kartami začíná hráč s nejvyšší kartou podle barvy
       *[other] { $value }
    }
open-pair-answer =
    { KEY($value) ->
        [on] v limitním studu na vysokou dovoluje otevřený pár na čtvrté kartě větší sázku
        [off] otevřený pár na čtvrté kartě studu sázku nemění
       *[other] { $value }
    }
max-draw-answer = při jedné výměně smí hráč vyměnit nejvýš { NUMBER($n) ->
        [one] 1 kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
openers-proof-answer =
    { KEY($value) ->
        [enforced] bez karet na otevření otevřít nelze
        [shown] kdo otevřel, musí na konci ukázat karty na otevření, jinak jsou jeho karty mrtvé
       *[other] { $value }
    }
pass-out-answer =
    { KEY($value) ->
        [carry] když nikdo neotevře, zůstávají ante v banku pro další rozdání
        [return] když nikdo neotevře, ante se hráčům vracejí
       *[other] { $value }
    }
