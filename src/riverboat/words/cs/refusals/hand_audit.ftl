log-entry-invalid = položka záznamu { $entry_number }: { $entry_error }
log-entry-expected =
    mělo přijít { $expected_entry }{ GIVEN($found_entry) ->
        [yes] , je tu { $found_entry }
       *[no] {""}
    }
log-entry-mismatch = mělo přijít { $expected_action }, je tu { $found_entry }
hidden-cards-expected = karty měly být skryté, je tu { $found_entry }
floor-decision-contradicted = mělo přijít { $expected_action }; floor rozhodl: { $reason }
player-action-expected = tuto akci hráč nevolí: { $fact }; čeká se na: { $legal_actions }
winners-out-of-order = vítězové nejsou v pořadí
log-start-missing = záznam musí začínat položkou { $kind }
hand-without-end = rozdání neskončilo
unassigned-winnings = součet žetonů po rozdání nesouhlasí se součtem před ním
log-entry-unknown =
    { KEY($log_kind) ->
        [log] neznámá položka záznamu
        [room] neznámá položka záznamu stolu nebo herny
       *[other] neznámá položka záznamu stolu
    }: { $reason }
log-entry-repeated = { $fact } přijde jen jednou, na začátku záznamu
log-empty = prázdný záznam
log-entry-without-hand = neprobíhá rozdání, kam by patřilo { $fact }
log-entry-impossible = { $fact } u tohoto stolu není možné: { $reason }
unpurchased-chips = { $fact } má žetony bez nákupu nebo půjčky
chips-above-purchases =
    o { NUMBER($chips) ->
        [one] { $chips } žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    } { $is_surplus ->
        [true] víc
       *[false] míň
    }, než se koupilo
logged-seat-empty = místo { $chair } je volné
logged-player-not-seated = { $player } u stolu nesedí
logged-player-already-seated = { $player } už sedí na místě { $chair }
departure-stack-mismatch =
    { $player } odchází s { $departure_stack }, správně má { NUMBER($chips) ->
        [one] { $chips } žeton
        [few] { $chips } žetony
       *[other] { $chips } žetonů
    }
colour-up-mismatch = výměna žetonů mění stacky o jinou částku než { $expected_change }
