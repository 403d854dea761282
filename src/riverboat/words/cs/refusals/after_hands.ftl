no-cards-to-show-now =
    { PERSON($who) ->
        [you] nemáte
       *[other] { $who } nemá
    } karty k ukázání
showable-cards =
    { PERSON($who) ->
        [you] můžete
       *[other] { $who } může
    } ukázat { $may }, ne { CARDS($cards) }
rabbit-hunt-unavailable = rabbit hunt není: poslední hra došla do konce
no-bomb-pot-next = bomb pot v příští hře nejde, nebo už je navržený
