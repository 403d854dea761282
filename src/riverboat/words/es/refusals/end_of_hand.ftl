no-cards-to-show =
    { PERSON($who) ->
        [you] no tienes
       *[other] { $who } no tiene
    } cartas que mostrar
cards-not-showable =
    { PERSON($who) ->
        [you] puedes
       *[other] { $who } puede
    } mostrar { $showable_cards }, no { CARDS($cards) }
rabbit-hunt-unavailable = no hay rabbit hunt: ya no quedan cartas del board por ver
no-bomb-pot-next = la próxima mano no puede ser bomb pot, o ya hay uno propuesto
