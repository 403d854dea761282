change-given =
    { $who } { PERSON($who) ->
        [you] change
       *[other] changes
    } { $gave } for { $got } { KEY($by) ->
        [tray] with the dealer
        [middle] from the pot
       *[other] with another player
    }
chip-piles = { $who }: { $piles }
