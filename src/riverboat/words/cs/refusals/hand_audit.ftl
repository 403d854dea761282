log-entry-invalid = položka záznamu { $at }: { $what }
log-entry-expected =
    mělo přijít { $expected }{ GIVEN($found) ->
        [yes] , je tu { $found }
       *[no] {""}
    }
log-entry-mismatch = mělo přijít { $expected }, je tu { $found }
hidden-cards-expected = karty měly být skryté, je tu { $found }
floor-decision-contradicted = mělo přijít { $expected }; floor rozhodl: { $reason }
player-action-expected = tuto akci hráč nevolí: { $fact }; čeká se na: { $legal }
winners-out-of-order = vítězové nejsou v pořadí
log-start-missing = záznam musí začínat položkou { $kind }
hand-without-end = rozdání neskončilo
unassigned-winnings = součet žetonů po rozdání nesouhlasí se součtem před ním
log-entry-unknown =
    { KEY($of) ->
        [log] neznámá položka záznamu
        [room] neznámá položka záznamu stolu nebo herny
       *[other] neznámá položka záznamu stolu
    }: { $why }
log-entry-repeated = { $fact } přijde jen jednou, na začátku záznamu
log-empty = prázdný záznam
log-entry-without-hand = neprobíhá rozdání, kam by patřilo { $fact }
log-entry-impossible = { $fact } u tohoto stolu není možné: { $why }
unpurchased-chips = { $fact } má žetony bez nákupu nebo půjčky
chips-above-purchases =
    o { NUMBER($chips) ->
        [one] { $chips } žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    } { $more ->
        [true] víc
       *[false] míň
    }, než se koupilo
logged-seat-empty = místo { $chair } je volné
logged-player-not-seated = { $player } u stolu nesedí
logged-player-already-seated = { $player } už sedí na místě { $chair }
departure-stack-mismatch =
    { $player } má { NUMBER($chips) ->
        [one] { $chips } žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    } a odchází s { $left }
colour-up-mismatch = výměna žetonů mění stacky o jinou částku než { $gained }
