colour-with-value = { $colour } { CHIPS($worth) }
colour-of-value = { $colour } of { CHIPS($worth) }
amount-unpayable =
    this table’s chips ({ $shown }) can’t make { CHIPS($chips) }{ GIVEN($below) ->
        [yes] ; the next amount below is { CHIPS($below) }
       *[no] {""}
    }
amount-unpayable-without-chips =
    { CHIPS($chips) } isn’t payable: this table has no chip denominations{ GIVEN($below) ->
        [yes] ; the next amount below is { CHIPS($below) }
       *[no] {""}
    }
payment-short = { CHIPS($paid) } is short of { CHIPS($due) }: { CHIPS($missing) } missing
no-smaller-chips = no chip of { CHIPS($worth) } to break into smaller ones
colour-up-between-hands = wait for the end of the hand: chips are coloured up between hands
no-chip-to-colour-up =
    no chip to colour up: this table has { $n } { NUMBER($n) ->
        [one] denomination
       *[other] denominations
    }
no-larger-chip = { $small } can’t add up to one { $large }
chip-value-needed =
    { $chip } stays: { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
chip-breakdown-impossible =
    { PERSON($who) ->
        [you] your stack
       *[other] { $who }’s stack
    } of { CHIPS($chips) } can’t be made up of chips of { CHIPS($worth) }: correct the stack first
chips-pending =
    { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } chips on the way: wait for them first
chips-still-in-pot = { CHIPS($chips) } is still in the pot: colour up after it is won
race-cards-for-seat = { $n } for seat { $chair }
race-card-count-mismatch =
    { $n } { NUMBER($n) ->
        [one] card
       *[other] cards
    } given, { $due } needed for the chip race ({ $shown })
no-odd-chips-to-race = no odd chips to race for: give no cards, not { $n }
race-cards-invalid = race cards must be different cards from the deck
time-fees-disabled = no time fees at this table
time-fees-between-hands = time fees are taken between hands: wait for the end of this one
time-fees-without-players = no time fees to collect: no active players with chips
kitty-purpose-missing = name what the kitty pays for
kitty-purpose-unknown = the kitty doesn’t pay for { $what }, only for { $uses }
kitty-amount-invalid = the kitty pays whole chips: { $given } is invalid
kitty-too-small = { CHIPS($kitty) } in the kitty, too little for { $what } at { CHIPS($chips) }
no-seven-deuce-game = no 7-2 game at this table
seven-deuce-too-late = too late: show 7-2 before the next hand
seven-deuce-not-due = no 7-2 bounty for { $who }: it is paid once, for winning the last hand with 7-2
seven-deuce-bounty-undue = no 7-2 bounty due: it is paid once, for winning the last hand with 7-2
