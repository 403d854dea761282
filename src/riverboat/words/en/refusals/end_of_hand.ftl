no-cards-to-show =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards to show
cards-not-showable = { $who } can show only { $may }, not { CARDS($cards) }
rabbit-hunt-unavailable = no rabbit hunt: the last hand went to the river
no-bomb-pot-next = no bomb pot possible next hand, or one is already proposed
