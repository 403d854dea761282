misdeal-cutoff-answer =
    { KEY($value) ->
        [two-actors] hra začala, když po blindech zahráli dva hráči; potom už chybné rozdání vyhlásit nejde
        [substantial-action] hra začala po dvou akcích, z nichž jedna byla se žetony, nebo po kterýchkoli třech; potom už chybné rozdání vyhlásit nejde
        [wsop-live] hra začala po třech složeních, třech checkách, nebo po dvou akcích, které nejsou dvě složení ani dva checky; potom už chybné rozdání vyhlásit nejde
       *[other] { $value }
    }
exposed-misdeal-answer =
    { KEY($value) ->
        [first-only] jedna odkrytá karta znamená chybné rozdání, jen když je úplně první; každá jiná se vymění
        [first-two-of-hand] jedna odkrytá karta znamená chybné rozdání, když je to první nebo druhá karta některého hráče; každá jiná se vymění
        [first-two-off-deck] jedna odkrytá karta znamená chybné rozdání, když je to jedna z prvních dvou karet z balíčku; každá jiná se vymění
       *[other] { $value }
    }
wrong-count-answer =
    { KEY($value) ->
        [fix] než hra začne, stane se jedna karta navíc spálenou a chybějící karta, která je na řadě, se dorozdá
        [misdeal] karta navíc nebo chybějící karta znamená před začátkem hry chybné rozdání
       *[other] { $value }
    }
no-right-answer =
    { KEY($value) ->
        [misdeal] karta rozdaná na prázdné místo nebo hráči, který na karty nemá nárok, znamená chybné rozdání
        [not-listed] karta rozdaná na prázdné místo nebo hráči, který na karty nemá nárok, v seznamu chybných rozdání není: rozhodne floor
       *[other] { $value }
    }
redeal-absent-answer =
    { KEY($value) ->
        [plays] hráč, který při prvním rozdávání chyběl a vrátil se, v novém rozdání hraje
        [killed] hráč, který při prvním rozdávání chyběl a vrátil se, má v novém rozdání mrtvé karty
       *[other] { $value }
    }
wrong-button-early-answer =
    { KEY($value) ->
        [misdeal] button na špatném místě znamená chybné rozdání, když se na to přijde před začátkem hry
        [correct] button na špatném místě se hned opraví, když se na to přijde před začátkem hry
       *[other] { $value }
    }
wrong-button-answer =
    { KEY($value) ->
        [fix-next-hand] button na špatném místě, na který se přijde později, se opraví pro další rozdání
        [stands] button na špatném místě, na který se přijde později, tam zůstává
       *[other] { $value }
    }
joker-answer =
    { KEY($value) ->
        [replace-or-dead] žolík se vymění, dokud jeho hráč nezahraje; potom jsou karty mrtvé
        [misdeal-or-scrap] žolík před začátkem hry znamená chybné rozdání; potom se nepočítá za kartu
        [misdeal-or-dead] žolík před začátkem hry znamená chybné rozdání; potom jsou karty mrtvé
       *[other] { $value }
    }
unseen-cards-answer =
    { KEY($value) ->
        [liable] kdo hraje bez pohledu na karty, nese následky vadných karet
        [excused] kdo hraje bez pohledu na karty, za vadné karty neodpovídá
       *[other] { $value }
    }
dropped-card-answer =
    { KEY($value) ->
        [plays] karta, kterou hráč upustil na zem, hraje
        [floor-rule] karta, kterou hráč upustil na zem, se nevymění a floor rozhodne, zda karty hrají
       *[other] { $value }
    }
least-cut-answer = každá část sejmutého balíčku musí mít aspoň { NUMBER($n) ->
        [one] 1 kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
burn-answer =
    { KEY($value) ->
        [on] dealer před kartami každého kola spálí vrchní kartu: v draw hrách před každou výměnou a ve studu ne před prvními kartami
        [off] dealer nepálí karty
       *[other] { $value }
    }
stud-last-card-allin-answer =
    { KEY($value) ->
        [down] když už nejde sázet, přijde poslední karta ve studu lícem dolů
        [up] když už nejde sázet, přijde poslední karta ve studu lícem nahoru
       *[other] { $value }
    }
