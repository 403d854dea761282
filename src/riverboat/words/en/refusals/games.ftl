game-player-count = { $game } is for 2 to { $max_players } players, not { $player_count }
stack-invalid = { $who } can’t play with a stack of { $given_stack }: a stack is a positive whole number
no-seat-for-the-button = invalid seat { $given_seat } for the button; seats are 0 to { $max_seat }
carried-over-pot-invalid = invalid carried-over pot { $given_pot }: use a whole number
no-forced-bet = no forced bet, nothing to play for: add blinds, antes or a bring-in
fee-invalid =
    a { KEY($fee_kind) ->
        [drop] jackpot drop
        [kitty] kitty
        [time] time fee
       *[other] { $fee_kind }
    } of { CHIPS($chips) } is impossible: the smallest chip is { CHIPS($smallest_chip) }
too-few-players-to-post = { $player_count } { NUMBER($player_count) ->
        [one] player
       *[other] players
    } can’t post { $blind_count } { NUMBER($blind_count) ->
        [one] blind
       *[other] blinds
    }
forced-bet-seat-invalid = invalid seat { $given_seat } to post; seats are 0 to { $max_seat }
post-amount-invalid = { $who } can’t post { $given_amount } as { $kind }: a forced bet is a positive whole number
post-kind-invalid = { $who }: a { $kind } of { CHIPS($chips) } can’t count as { CHIPS($live_chips) }
second-live-post = { $who } can’t post two live bets in one hand
ante-repeated = { $who } can’t post two antes in one hand
post-over-stack = { $who } can’t post { CHIPS($chips) }: { CHIPS($remaining_chips) } left
rake-invalid = rake: { $name } must be a whole number, not { $given_value }
rake-unit-invalid = the rake unit must be a positive whole number, not { $given_value }
rake-out-of-range = rake of { $per-mille } per mille: use 0 to 1000
spread-invalid = invalid spread { $given_spread }: give a range such as (1, 5) for each street
cap-invalid = invalid cap { CHIPS($cap) }: use a positive number
bet-size-invalid = { $name } must be a positive whole number, not { $given_size }
forced-bet-invalid = blinds, antes and bring-ins must be whole numbers, not { $given_amount }
blinds-bring-in-conflict = a game opens with blinds or a bring-in, not both
bring-in-exceeds-the-bet = the bring-in { CHIPS($bring-in) } exceeds the small bet { CHIPS($bet) }
button-blind-conflict = a button blind can’t go with other blinds
small-bet-exceeds-the-big = the small bet { CHIPS($small) } exceeds the big bet { CHIPS($big) }
bet-sizes-off-unit = bets of { CHIPS($small) } and { CHIPS($big) } aren’t multiples of the betting unit { CHIPS($unit) }
spread-minimum-mismatch = the spread starts at { CHIPS($spread_minimum) }, the bets are { CHIPS($small) }/{ CHIPS($big) }: use the same minimum
cap-stakes-conflict = choose a cap or open stakes
cap-below-bet = a cap of { CHIPS($cap) } is less than one bet of { CHIPS($bet) }
no-such-deck = { $game }: unknown deck { $deck }; decks: { $decks }
no-such-ranking = { $game }: unknown ranking { $ranking }; rankings: { $rankings }
streets-missing = { $game }: at least one street needed
discard-unavailable = { $game }: no discards on the first street
board-count-out-of-range = { $board_count } { NUMBER($board_count) ->
        [one] board
       *[other] boards
    }: use 1 to 3
no-board-to-double = { $game } has no board: { $board_count } boards are impossible
bomb-pot-unavailable = no bomb pot in { $game }: a bomb pot skips the first street, and this game has only one
no-board-for-a-bomb-pot = no bomb pot in { $game }: a bomb pot needs a board
no-upcards = no bring-in in { $game }: it has no upcards
blinds-in-upcard-game = the upcards open the betting in { $game }: leave out the blinds
openers-unavailable = no openers in { $game }: they are for high draw poker
big-blind-required = a big blind ante and a straddle need blinds
ante-conflict = choose an ante for each player or a big blind ante
straddle-too-small = straddle { $chips } too small: use two big blinds, { $minimum }, or more
openers-conflict = a game opens with openers or blinds, not both
deck-too-small-for-boards = the deck is too small for { $game } on { $board_count } boards
no-such-variant = unknown variant { $variant }; { $hint }
empty-rotation = { $mix }: at least one game needed
dealers-choice-in-fixed-rotation = { $mix } is a fixed rotation: the dealer can’t choose
game-not-in-mix = { $game } isn’t part of { $mix }; games: { $games }
no-such-mix = unknown mix { $mix }; { $hint }
