no-cards-to-show =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } karty k ukázání
cards-not-showable =
    { PERSON($who) ->
        [you] můžete
       *[other] { $who } může
    } ukázat jen { $may } ({ CARDS($cards) } ne)
rabbit-hunt-unavailable = rabbit hunt nejde: poslední rozdání došlo až na river
no-bomb-pot-next = bomb pot v příštím rozdání nejde, nebo už je navržený
