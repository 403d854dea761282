number-of-players = { $game } is for 2 to { $most } players, not { $players }
stack-is-no-amount = { $who } cannot play with a stack of { $given }: a stack is a positive whole number of chips
no-seat-for-the-button = the button cannot be at seat { $given }; seats are 0-{ $last }
carries-no-amount = a whole number of chips is carried over, not { $given }
no-forced-bet = a hand needs a forced bet, or there is nothing to play for
cannot-be-taken =
    a { KEY($what) ->
        [drop] jackpot drop
        [kitty] kitty
        [time] time fee
       *[other] { $what }
    } of { CHIPS($chips) } cannot be taken: the smallest chip in play is { CHIPS($least) }
too-few-to-post = { $n } players cannot post { $blinds } blinds
no-seat-to-post-for = there is no seat { $given } to post for; seats are 0-{ $last }
post-is-no-amount = { $who } cannot post { $given } as { $kind }: a forced bet is a positive whole number of chips
cannot-count-as = { $who }: a { $kind } of { CHIPS($chips) } cannot count as { CHIPS($counts-as) }
posts-two-live-bets =
    { $who } { PERSON($who) ->
        [you] post
       *[other] posts
    } two live bets on one hand
posts-two-antes =
    { $who } { PERSON($who) ->
        [you] post
       *[other] posts
    } two antes on one hand
posts-more-than-they-have =
    { $who } { PERSON($who) ->
        [you] post
       *[other] posts
    } { CHIPS($chips) }, and { PERSON($who) ->
        [you] have
       *[other] has
    } only { CHIPS($left) } left
rake-is-no-amount = { $name } of the rake is a whole number, not { $given }
rake-unit-is-no-amount = the unit of the rake is a positive whole number of chips, not { $given }
rake-of-more-than-all = the rake is 0 to 1000 parts of a thousand, not { $per-mille }
no-spread = a spread is a range such as (1, 5) on each street, not { $given }
no-cap = a cap is a positive number of chips, not { CHIPS($cap) }
size-is-no-amount = { $name } is a positive whole number of chips, not { $given }
forced-bet-is-no-amount = blinds, antes and bring-ins are whole numbers of chips, not { $given }
blinds-or-a-bring-in = a game is opened by blinds or by a bring-in, not by both
bring-in-exceeds-the-bet = the bring-in { CHIPS($bring-in) } exceeds the small bet { CHIPS($bet) }
only-the-buttons-blind = the button posts a blind of its own only when there are no others
small-bet-exceeds-the-big = the small bet { CHIPS($small) } exceeds the big bet { CHIPS($big) }
bets-off-the-unit = bets of { CHIPS($small) } and { CHIPS($big) } are not multiples of the betting unit { CHIPS($unit) }
spread-starts-elsewhere = the spread starts at { CHIPS($low) }, but the bets are { CHIPS($small) }/{ CHIPS($big) }
cap-or-open-stakes = a cap bounds what a hand can cost, and open stakes do not: choose one of them
cap-below-the-bet = a cap of { CHIPS($cap) } is less than one bet of { CHIPS($bet) }
no-such-deck = { $game }: no deck { $deck }; there are { $decks }
no-such-ranking = { $game }: no ranking { $ranking }; there are { $rankings }
no-streets = { $game }: a game has at least one street
nothing-to-throw-away = { $game }: there is nothing to throw away on the first street
one-to-three-boards = a game has one, two or three boards, not { $boards }
no-board-to-double = { $game } has no board, so it cannot have { $boards }
only-one-street = { $game } has one street; a bomb pot skips the first
no-board-for-a-bomb-pot = { $game } has no board; a bomb pot waits for one
no-upcards = { $game } has no upcards, so nobody can bring it in
opened-by-upcards = { $game } is opened by its upcards, not by blinds
game-has-no-openers = { $game } has no openers: they are for draw poker, high
needs-a-big-blind = a big blind ante and a straddle need blinds
one-kind-of-ante = either each player antes, or the big blind for all
straddle-is-too-small = a straddle of { $chips } is less than two big blinds: { $least } or more
nobody-needs-openers = a blind opens the betting, so nobody needs openers
deck-is-too-small = the deck cannot serve { $game } on { $boards } boards
no-such-variant = no variant { $variant }; { $hint }
empty-rotation = { $mix }: a rotation has at least one game
no-dealers-choice = { $mix } is no dealer's choice: the games come in turn
not-of-the-mix = { $mix } has no { $game }; there are { $games }
no-such-mix = no mix { $mix }; { $hint }
