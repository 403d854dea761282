colour-and-worth = { $colour } { CHIPS($worth) }
colour-of-worth = { $colour } of { CHIPS($worth) }
cannot-be-made =
    { CHIPS($chips) } cannot be made of the chips of this table ({ $shown }){ GIVEN($below) ->
        [yes] ; the next amount below is { CHIPS($below) }
       *[no] {""}
    }
cannot-be-made-of-none =
    { CHIPS($chips) } cannot be made of the chips of this table (none){ GIVEN($below) ->
        [yes] ; the next amount below is { CHIPS($below) }
       *[no] {""}
    }
does-not-pay = { CHIPS($paid) } does not pay { CHIPS($due) }: { CHIPS($missing) } is missing
no-smaller-chips = there is no chip of { CHIPS($worth) } here that could be changed into smaller ones
changed-between-hands = chips are changed between hands
no-chip-can-go = this table has { $n } chips to choose from: none can go
no-larger-chip = no number of { $small } makes a { $large }
still-needed =
    { $chip } cannot go: { $why }{ GIVEN($cited) ->
        [yes] {" "}({ $cited })
       *[no] {""}
    }
not-made-of-such-chips =
    { PERSON($who) ->
        [you] your
       *[other] { $who }'s
    } { CHIPS($chips) } are not made of chips of { CHIPS($worth) }: correct the stack first
chips-on-their-way =
    wait until the chips that { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } bought are there
chips-in-the-middle = { CHIPS($chips) } chips wait in the middle: change the small ones when they are won
cards-for-a-chair = { $n } for chair { $chair }
wrong-number-raced = { $due } cards are due ({ $shown }), not { $n }
nothing-is-raced-for = nothing is raced for, so no cards are due, and not { $n }
not-cards-of-a-race = the cards of a race are different, and of the deck
nobody-pays-for-time = nobody pays for time at this table
time-between-hands = time is paid for between hands: wait for this one to end
nobody-plays = nobody plays, so nobody pays for time
say-what-the-kitty-pays = say what the kitty is to pay for
no-use-of-the-kitty = the kitty pays for { $uses }, and not for { $what }
kitty-pays-chips = the kitty pays a number of chips, not { $given }
kitty-has-less = the kitty has { CHIPS($kitty) }, and cannot pay { CHIPS($chips) } for { $what }
no-seven-deuce-game = nobody plays the 7-2 game at this table
seven-deuce-before-the-next = 7-2 is shown before the next hand begins
collects-nothing =
    who wins the last hand with 7-2 collects, and { $who } { PERSON($who) ->
        [you] have
       *[other] has
    } not, or { PERSON($who) ->
        [you] have
       *[other] has
    } collected
nobody-collects = who wins the last hand with 7-2 collects, and nobody has not, or has collected
