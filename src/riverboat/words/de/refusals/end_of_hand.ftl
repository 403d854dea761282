no-cards-to-show =
    { PERSON($who) ->
        [you] du hast
       *[other] { $who } hat
    } keine Karten zu zeigen
cards-not-showable =
    { PERSON($who) ->
        [you] du kannst
       *[other] { $who } kann
    } { $showable_cards } zeigen, nicht { CARDS($cards) }
rabbit-hunt-unavailable = kein Rabbit Hunt: Es gibt keine verdeckten Boardkarten mehr
no-bomb-pot-next = in der nächsten Hand ist kein Bomb Pot möglich, oder einer ist schon vorgeschlagen
