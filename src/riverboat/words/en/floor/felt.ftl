change-given =
    { $who } { PERSON($who) ->
        [you] change
       *[other] changes
    } { $gave } for { $got } { KEY($by) ->
        [tray] at the tray
        [middle] out of the pot
       *[other] with another player
    }
chip-piles = { $who }: { $piles }
