no-cards-to-show =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } karty k ukázání
cards-not-showable =
    { PERSON($who) ->
        [you] můžete
       *[other] { $who } může
    } ukázat jen { $showable_cards }, ne { CARDS($cards) }
rabbit-hunt-unavailable = rabbit hunt teď nejde: na boardu už není co ukázat
no-bomb-pot-next = bomb pot v příštím rozdání nejde, nebo už je navržený
