no-cards-to-show =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards to show
cards-not-showable = { $who } can show only { $showable_cards }, not { CARDS($cards) }
rabbit-hunt-unavailable = no rabbit hunt now: there are no hidden board cards to show
no-bomb-pot-next = no bomb pot possible next hand, or one is already proposed
