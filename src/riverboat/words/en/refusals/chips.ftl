colour-with-value = { $colour } { CHIPS($chip_value) }
chip-of-value-label = { $colour } { CHIPS($chip_value) }
amount-unpayable =
    this table’s chips ({ $chip_values }) can’t make { CHIPS($chips) }{ GIVEN($lower_amount) ->
        [yes] ; the next amount below is { CHIPS($lower_amount) }
       *[no] {""}
    }
amount-unpayable-without-chips =
    { CHIPS($chips) } isn’t payable: this table has no chip denominations{ GIVEN($lower_amount) ->
        [yes] ; the next amount below is { CHIPS($lower_amount) }
       *[no] {""}
    }
payment-too-small = { CHIPS($paid_chips) } is short of { CHIPS($owed_chips) }: { CHIPS($missing_chips) } missing
no-smaller-chips = no chip of { CHIPS($chip_value) } to break into smaller ones
colour-up-between-hands = wait for the end of the hand: chips are coloured up between hands
no-chip-to-colour-up =
    no chip to colour up: this table has { $denomination_count } { NUMBER($denomination_count) ->
        [one] denomination
       *[other] denominations
    }
no-larger-chip = { $smaller_chip } chips can’t add up to one { $larger_chip } chip
chip-value-needed =
    the { $chip } chip stays: { $reason }{ GIVEN($cited_rule) ->
        [yes] {" "}({ $cited_rule })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] your stack
       *[other] { $who }’s stack
    } of { CHIPS($chips) } can’t be made up of chips of { CHIPS($chip_values) }: correct the stack first
chips-pending =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } chips on the way: wait for them first
chips-still-in-pot = { CHIPS($chips) } is still in the pot: colour up after it is won
race-card-count-label = { $card_count } for seat { $chair }
race-card-count-mismatch =
    { $card_count } { NUMBER($card_count) ->
        [one] card
       *[other] cards
    } given, { $needed_count } needed for the chip race ({ $counts_by_seat })
no-odd-chips-to-race = no odd chips to race for: give no cards, not { $card_count }
race-cards-invalid = race cards must be different cards from the deck
time-fees-disabled = no time fees at this table
time-fees-between-hands = time fees are collected between hands: wait for the end of this one
time-fees-without-players = no time fees to collect: no active players with chips
kitty-purpose-missing = name what the kitty pays for
kitty-purpose-unknown = the kitty doesn’t pay for { $purpose }, only for { $allowed_purposes }
kitty-amount-invalid = the kitty pays whole chips: { $typed_amount } is invalid
kitty-too-small = only { CHIPS($kitty) } in the kitty: not enough to pay { CHIPS($chips) } for { $purpose }
no-seven-deuce-game = no 7-2 game at this table
seven-deuce-too-late = too late: show 7-2 before the next hand
seven-deuce-not-due = no 7-2 bounty for { $who }: it is paid once, for winning the last hand with 7-2
seven-deuce-bounty-undue = no 7-2 bounty due: it is paid once, for winning the last hand with 7-2
