no-cards-to-show-now =
    { PERSON($who) ->
        [you] teď nemáte
       *[other] { $who } teď nemá
    } karty, které by šlo ukázat
may-show-others =
    { PERSON($who) ->
        [you] smíte
       *[other] { $who } smí
    } teď ukázat { $may }, a ne { CARDS($cards) }
nothing-would-come = žádná hra právě neskončila před poslední kartou
no-bomb-pot-next = v příští hře bomb pot být nemůže, nebo ho už někdo navrhl
