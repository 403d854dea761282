no-cards-to-show =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keine Karten zu zeigen
cards-not-showable =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { $may } zeigen, nicht { CARDS($cards) }
rabbit-hunt-unavailable = kein Rabbit Hunt: Die letzte Hand ging bis zum River
no-bomb-pot-next = in der nächsten Hand ist kein Bomb Pot möglich, oder einer ist schon vorgeschlagen
