number-of-players = { $game } is for 2 to { $most } players, not { $players }
stack-invalid = { $who } cannot play with a stack of { $given }: a stack is a positive whole number
no-seat-for-the-button = no seat { $given } for the button; seats are 0-{ $last }
carries-no-amount = a pot carried over is a whole number, not { $given }
no-forced-bet = no forced bet, nothing to play for: add blinds, antes or a bring-in
fee-invalid =
    a { KEY($what) ->
        [drop] jackpot drop
        [kitty] kitty
        [time] time fee
       *[other] { $what }
    } of { CHIPS($chips) } is impossible: the smallest chip is { CHIPS($least) }
too-few-to-post = { $n } players cannot post { $blinds } blinds
no-seat-to-post-for = no seat { $given } to post; seats are 0-{ $last }
post-invalid = { $who } cannot post { $given } as { $kind }: a forced bet is a positive whole number
post-kind-invalid = { $who }: a { $kind } of { CHIPS($chips) } cannot count as { CHIPS($counts-as) }
second-live-bet = { $who } cannot post two live bets in one hand
posts-two-antes = { $who } cannot post two antes in one hand
post-over-stack = { $who } cannot post { CHIPS($chips) }: { CHIPS($left) } left
rake-invalid = { $name } of the rake is a whole number, not { $given }
rake-unit-invalid = the rake unit is a positive whole number, not { $given }
rake-out-of-range = the rake is 0 to 1000 per mille, not { $per-mille }
no-spread = a spread is a range such as (1, 5) on each street, not { $given }
no-cap = a cap is a positive number, not { CHIPS($cap) }
size-invalid = { $name } is a positive whole number, not { $given }
forced-bet-invalid = blinds, antes and bring-ins are whole numbers, not { $given }
blinds-or-a-bring-in = blinds or a bring-in open the game, not both
bring-in-exceeds-the-bet = the bring-in { CHIPS($bring-in) } exceeds the small bet { CHIPS($bet) }
button-blind-conflict = a button blind goes without other blinds
small-bet-exceeds-the-big = the small bet { CHIPS($small) } exceeds the big bet { CHIPS($big) }
bet-sizes-off-unit = bets of { CHIPS($small) } and { CHIPS($big) } are not multiples of the betting unit { CHIPS($unit) }
spread-starts-elsewhere = the spread starts at { CHIPS($low) }, the bets are { CHIPS($small) }/{ CHIPS($big) }: use the same minimum
cap-or-open-stakes = a cap or open stakes, not both
cap-below-the-bet = a cap of { CHIPS($cap) } is less than one bet of { CHIPS($bet) }
no-such-deck = { $game }: no deck { $deck }; decks are { $decks }
no-such-ranking = { $game }: no ranking { $ranking }; rankings are { $rankings }
no-streets = { $game }: at least one street needed
discard-unavailable = { $game }: no discards on the first street
one-to-three-boards = 1 to 3 boards, not { $boards }
no-board-to-double = { $game } has no board, not { $boards }
bomb-pot-unavailable = no bomb pot in { $game }: it skips the first street, and there is only one
no-board-for-a-bomb-pot = no bomb pot in { $game }: it needs a board
no-upcards = no bring-in in { $game }: it has no upcards
opened-by-upcards = upcards open { $game }, not blinds
openers-unavailable = no openers in { $game }: they are for high draw poker
big-blind-required = a big blind ante and a straddle need blinds
ante-conflict = an ante for each player or a big blind ante, not both
straddle-too-small = the minimum straddle is two big blinds, { $least }, not { $chips }
openers-conflict = openers or blinds, not both
deck-too-small-for-boards = the deck is too small for { $game } on { $boards } boards
no-such-variant = no variant { $variant }; { $hint }
empty-rotation = { $mix }: at least one game needed
no-dealers-choice = { $mix } is not dealer's choice: the games rotate
not-of-the-mix = no { $game } in { $mix }; games are { $games }
no-such-mix = no mix { $mix }; { $hint }
