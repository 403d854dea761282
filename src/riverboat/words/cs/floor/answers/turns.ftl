oot-answer =
    { KEY($value) ->
        [rrop-old] akce mimo pořadí platí, pokud přeskočený hráč nevsadí, nedorovná ani nenavýší
        [rrop] akce mimo pořadí platí, pokud přeskočený hráč nevsadí ani nenavýší; po dorovnání rozhodne floor
        [tda] akce mimo pořadí platí, pokud se pro hráče nezmění sázka; check, dorovnání ani složení nic nemění
        [take-back] akci mimo pořadí lze vzít zpět
        [stays] akce mimo pořadí platí
        [least] akce mimo pořadí se počítá jako nejmenší přípustná částka
       *[other] { $value }
    }
skipped-answer =
    { KEY($value) ->
        [three-behind] přeskočený hráč se musí ozvat, než za ním zahrají tři hráči; potom rozhodne floor
        [two-behind] přeskočený hráč se musí ozvat, než za ním zahrají dva hráči; potom rozhodne floor
        [substantial-action] přeskočený hráč se musí ozvat, než za ním dojde k podstatné akci; potom rozhodne floor
       *[other] { $value }
    }
fold-without-bet-answer =
    { KEY($value) ->
        [next-acts] karty zahozené bez sázky jsou mrtvé, jakmile zahraje další hráč
        [binding] karty zahozené bez sázky jsou mrtvé hned
       *[other] { $value }
    }
clock-seconds-answer = po vyžádání času má hráč na akci { NUMBER($n) ->
        [one] 1 sekundu
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
clock-countdown-answer =
    potom se odpočítává { NUMBER($n) ->
        [one] 1 sekunda
        [few] { $n } sekundy
       *[other] { $n } sekund
    }
clock-shortened-answer =
    { KEY($value) ->
        [on] floor smí čas na akci zkrátit
        [off] floor čas na akci zkrátit nesmí
       *[other] { $value }
    }
clock-no-bet-answer =
    { KEY($value) ->
        [check] komu vyprší čas, když není co dorovnat, dává check
        [dead] komu vyprší čas, když není co dorovnat, má mrtvé karty
       *[other] { $value }
    }
clock-call-after-answer =
    { NUMBER($n) ->
        [0] čas si lze vyžádat hned
        [one] čas si lze vyžádat po 1 sekundě přemýšlení
        [few] čas si lze vyžádat po { $n } sekundách přemýšlení
       *[other] čas si lze vyžádat po { $n } sekundách přemýšlení
    }
hand-begins-answer =
    { KEY($value) ->
        [riffle] rozdání začíná prvním zamícháním nebo tlačítkem míchačky
        [push] rozdání začíná prvním zamícháním, tlačítkem míchačky nebo střídáním dealerů
       *[other] { $value }
    }
