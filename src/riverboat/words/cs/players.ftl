statistic-meaning =
    { KEY($name) ->
        [vpip] dává dobrovolně žetony preflop, bez walků
        [pfr] navyšuje preflop
        [limp] dorovnává velký blind v nenavýšeném banku
        [steal] první navyšuje z cutoffu, buttonu nebo malého blindu
        [fold-to-steal] skládá blind proti stealu, když ho nikdo nedorovnal
        [three-bet] navyšuje po jednom navýšení
        [squeeze] navyšuje po navýšení a dorovnání
        [fold-to-three-bet] navyšuje první a skládá na 3-bet
        [four-bet] navyšuje po 3-betu
        [c-bet] navyšuje jako poslední preflop a první sází na flopu
        [fold-to-c-bet] skládá na c-bet, který nikdo nenavýšil
        [check-raise] navyšuje po checku ve stejném kole
        [wtsd] vidí flop a dojde na showdown
        [wsd] vyhrává na showdownu
        [wwsf] vidí flop a vyhrává
       *[other] sázky a navýšení po flopu na 1 dorovnání
    }
