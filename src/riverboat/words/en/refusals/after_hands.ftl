no-cards-to-show-now =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } no cards that could be shown now
may-show-others = { $who } may show { $may } now, and not { CARDS($cards) }
nothing-would-come = there is no hand that has just ended before its last card
no-bomb-pot-next = there can be no bomb pot in the next hand, or one has been proposed for it already
