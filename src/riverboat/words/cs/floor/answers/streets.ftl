four-card-flop-answer =
    { KEY($value) ->
        [redeal] flop ze čtyř karet se zamíchá zpět a rozdá znovu; spálená karta zůstává
        [scramble] flop ze čtyř karet se promíchá lícem dolů: floor vybere jednu, ta je příští spálená, a ostatní tři jsou flop
        [redeal-with-burn] flop ze čtyř karet se zamíchá zpět i se spálenou kartou a rozdá se znovu
       *[other] { $value }
    }
premature-turn-answer =
    { KEY($value) ->
        [rrop-swap] předčasný turn se odloží: turnem je další karta a odložená se před riverem zamíchá do zbytku balíčku
        [reshuffle] předčasně vyložené společné karty se vrátí do zbytku balíčku; ten se zamíchá a karty se rozdají znovu bez pálení
       *[other] { $value }
    }
extra-burn-answer =
    { KEY($value) ->
        [as-if-none] po spálené kartě navíc nebo chybějící přijdou další karty tak, jako by k chybě nedošlo
        [one-a-street] po spálené kartě navíc nebo chybějící pálí dealer dál jednu kartu na kolo
       *[other] { $value }
    }
missing-flop-burn-answer =
    { KEY($value) ->
        [scramble] dokud nikdo nezahrál, stane se jedna karta flopu chybějící spálenou a flop se doplní z balíčku; po jednom checku flop platí
        [scramble-unclear] dokud nikdo nezahrál, stane se jedna karta flopu chybějící spálenou a flop se doplní z balíčku; po jednom checku rozhodne floor
        [reshuffle] flop bez spálené karty se opraví, pokud nebyla žádná karta vidět; jinak se balíček zamíchá
        [redeal] flop bez spálené karty se rozdá znovu
       *[other] { $value }
    }
stud-exposed-answer =
    { KEY($value) ->
        [third-down] když se ve studu odkryje zavřená karta, třetí přijde lícem dolů
        [becomes-upcard] když se ve studu odkryje zavřená karta, stane se otevřenou a třetí přijde lícem dolů
        [misdeal] když se ve studu odkryje zavřená karta, je to chybné rozdání
       *[other] { $value }
    }
stud-both-exposed-answer =
    { KEY($value) ->
        [dead-ante-back] když se odkryjí obě zavřené karty, jsou karty mrtvé a ante se vrací
        [misdeal] když se odkryjí obě zavřené karty, je to chybné rozdání
       *[other] { $value }
    }
exposed-low-answer =
    { KEY($value) ->
        [brings-in] odkrytá karta zastoupí otevřenou: je-li nejnižší, dává její hráč bring-in
        [left] odkrytá karta zastoupí otevřenou: je-li nejnižší, začíná hráč nalevo
       *[other] { $value }
    }
stud-premature-answer =
    { KEY($value) ->
        [eliminate] předčasně rozdané karty studu se vyřadí i se zbytkem svého kola, takže další přijdou tak, jako by k chybě nedošlo
        [reshuffle] předčasně rozdané karty studu se zamíchají zpět do balíčku a kolo se rozdá bez pálení
       *[other] { $value }
    }
stud-last-exposed-answer =
    { KEY($value) ->
        [declare-all-in] hráč s odkrytou sedmou kartou se smí před sázkami prohlásit za all-in
        [replaced] odkrytá sedmá karta se vymění, pokud se ještě sází
       *[other] { $value }
    }
common-card-first-answer =
    { KEY($value) ->
        [high-board] při společné kartě začíná hráč s nejvyššími otevřenými kartami včetně ní
        [as-sixth] při společné kartě začíná hráč, který začínal na šesté kartě
       *[other] { $value }
    }
draw-exposed-answer =
    { KEY($value) ->
        [by-game] karta odkrytá před výměnou podle hry buď zůstává hráči, nebo se vymění
        [all-replaced] karta odkrytá před výměnou se v každé hře vymění
        [all-taken] karta odkrytá před výměnou zůstává hráči v každé hře
       *[other] { $value }
    }
draw-five-answer =
    { KEY($value) ->
        [at-once] kdo mění pět karet, dostane všech pět najednou
        [four-then-one] kdo mění pět karet, dostane čtyři hned a pátou, až vymění všichni
       *[other] { $value }
    }
sevens-answer =
    { KEY($value) ->
        [on] v limitním lowballu ace-to-five: kdo po výměně dá check se sedmičkou nebo lepší, z pozdějších sázek nic nevyhraje
        [off] v limitním lowballu ace-to-five lze po výměně dát check i se sedmičkou nebo lepší
       *[other] { $value }
    }
