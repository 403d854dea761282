change-given =
    { PERSON($who) ->
        [you] rozměňujete
       *[other] { $who } rozměňuje
    } { $gave } na { $got } { KEY($by) ->
        [tray] u dealera
        [middle] z banku
       *[other] s jiným hráčem
    }
chip-piles = { $who }: { $piles }
