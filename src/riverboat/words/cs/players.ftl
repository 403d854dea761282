statistic-meaning =
    { KEY($name) ->
        [vpip] dává do banku žetony před flopem z vlastní vůle; když všichni složí až k velkému blindu, nebyla příležitost
        [pfr] navyšuje před flopem
        [limp] dorovnává velký blind dřív, než někdo navýšil
        [steal] navyšuje první, když nikdo není v banku, z cutoffu, buttonu nebo malého blindu
        [fold-to-steal] skládá blind proti takovému navýšení, když ho nikdo nedorovnal
        [three-bet] navyšuje podruhé po navýšení jednoho hráče
        [squeeze] totéž, když navýšení někdo dorovnal
        [fold-to-three-bet] navyšuje první, je jednou přebit a skládá
        [four-bet] navyšuje po dvou navýšeních
        [c-bet] sází první na flopu po posledním navýšení před ním
        [fold-to-c-bet] skládá proti takové sázce, když ji nikdo nenavýšil
        [check-raise] navyšuje po checku ve stejném kole
        [wtsd] vidí flop a dojde k ukázání
        [wsd] vyhrává žetony při ukázání
        [wwsf] vidí flop a vyhrává žetony
       *[other] sázek a navýšení na jedno dorovnání, od flopu dál
    }
