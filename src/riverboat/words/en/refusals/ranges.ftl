card-repeated-in-hand = duplicate { $card }: a hand has two different cards
pair-with-suits = pairs are neither suited nor offsuit: write { $pair }
plus-notation-invalid = + needs two ranks, as in A2s+, and X is any rank: write { $hand }
random-hand-notation = write random for any cards, as in random !AA
range-hand-invalid = invalid hand { $hand_text }: write AK, AKs, AKo, 77, 22+, TT-77, cards such as AsKd, or 30%
single-card-given = { $card_text } is only one card: { $card_text }X is any hand with it
any-card-notation-invalid = { $unread_text } can’t follow { $accepted_text }: write { $card }X for any other card
text-after-ranks = { $unread_text } can’t follow { $accepted_text }: use s (suited), o (offsuit), + (and better), - (to another hand) or a weight, :0.5
plus-after-suits = + needs ranks, as in A2s+ or 77+; { $accepted_text } has suits
text-after-card = { $unread_text } can’t follow { $accepted_text }: use a rank, X or a card, as in { $accepted_text }Kd
text-after-hand = { $unread_text } can’t follow { $accepted_text }: a hand has two cards; separate hands with commas
no-such-hand-in-range = impossible hand
no-such-hand-in-deck =
    { $is_plural ->
        [true] impossible hands
       *[false] impossible hand
    } in a { $deck } deck
dash-between-hands = invalid hand { $range_text }: a dash joins two hands, as in TT-77 or KQo-KTo
range-ends-mismatch =
    { KEY($mismatch) ->
        [say] give suits at both ends or at neither
        [suits] give the same suits at both ends
       *[other] both ends must be suited, offsuit or neither
    }: { $end_hands }
range-step-unclear = can’t run from { $first_hand } to { $last_hand }: use pairs (TT-77), kickers (KQo-KTo) or neighbours (JTs-54s)
range-empty = empty range: no combination left
range-card-invalid = invalid card { $card_text }: write cards such as As, and x for unknown
range-card-repeated = duplicate { $card }
cards-too-many = more than { $max_cards } { NUMBER($max_cards) ->
        [one] card
       *[other] cards
    }
cards-expected = write cards such as As Kd 7h, and x for each unknown one
range-expected = write a range such as 22+, A2s+, KTo-KQo or AsKd
excluded-hands-missing = name the hands after except, as in 22+ except 55
weight-section-not-closed = {"["}{ $section_percent }] isn’t closed: write [/{ $section_percent }] at the end
hand-expected = write a hand such as 22+ or AKs
dash-needs-two-hands = a dash joins two hands, as in TT-77
dash-repeated = one dash only, as in TT-77
excluded-hand-weight = no weight for excluded hands
weight-inside-weight-section = the section [{ $section_percent }] already gives the weight
weight-section-invalid = write a section as [50] ... [/50]: one weight in percent for all hands in it
weight-section-still-open = the section [{ $section_percent }] is still open
weight-invalid =
    { $is_percent ->
        [true] a weight in percent is 0 to 100
       *[false] a weight is 0 to 1, or a percentage such as 50%
    }{ GIVEN($given_weight) ->
        [yes] , not { $given_weight }
       *[no] {""}
    }
unmatched-closing-bracket = { $bracket_text } closes no section
weight-section-mismatch = { $closing_text } closes no section: [{ $section_percent }] is open
owned-cards-invalid = { $owner_text }: { $reason }
percentage-with-short-deck = percentages need a full deck of 52: for a { $deck } deck write the hands
empty-percentage-interval = no complete hand between these percentages
percentage-invalid = invalid percentage { $percent_text }: write 30%, top 30% or 10-30%
percentage-out-of-range = a percentage of hands must be above 0, and 100 at most
dash-between-groups = a dash joins two groups of ranks, as in KK-TTxx
percentages-unsupported = percentages don’t work for hands of this size: write the cards, such as AAxx
card-more-than-once = duplicate { $card }
holding-invalid = invalid hand { $holding_text }: write cards such as As, ranks, x for any card, then ds, ss or r for the suits
text-after-cards = { $unread_text } can’t follow { $accepted_text }: write cards such as As, ranks, x for any card, then ds, ss or r for the suits
holding-size-mismatch =
    { $holding_text } has { NUMBER($count) ->
        [one] { $count } card
       *[other] { $count } cards
    }; a hand here has { $size }{ GIVEN($example) ->
        [yes] : write x for each unknown card, such as { $example }
       *[no] {""}
    }
plus-after-group = + needs ranks, as in QQ+xx or JT98+
rank-group-step-unclear = can’t run from { $first_group } to { $last_group }: ranks fall together, as in KK-TTxx or JT98-7654
plus-with-suits = + works only on ranks without suits, before any x: QQ+xx
too-many-combinations-to-list = up to { DECIMAL($combination_count) } combinations are too many to list, the maximum is { DECIMAL($maximum) }: narrow the cards
all-combinations-dead = no combination left: all blocked by the dead cards { CARDS($cards) }
board-in-boardless-game = { $game } has no board
board-size-mismatch = { $card_count } { NUMBER($card_count) ->
        [one] board card
       *[other] board cards
    }: a board of { $game } has { $smaller_sizes } or { $largest_size }
known-cards-required = known cards only, such as As
card-not-in-game-deck = { $game } has no { $card }
card-taken =
    the { $card } is already { KEY($owner) ->
        [the-board] on the board
        [dead-cards] among the dead cards
       *[other] in the hand of { $owner }
    }
cards-value-invalid =
    { KEY($value_kind) ->
        [hand] invalid hand { $given_value }: give cards or a range as text, a Range, or cards by number
       *[other] invalid cards { $given_value }: give text, or cards by number
    }
card-number-invalid = invalid card number { $given_number }: use 0 to 51, or one text
positive-number-expected = { $option } must be above 0, such as { $example }
whole-number-between-expected = { $option } must be a whole number from { $minimum } to { $maximum }
count-expected = { $option } must be a whole number of 1 or more, such as { $example }
optional-boolean-expected = { $option } must be True, False or None
equity-player-count-invalid = equity needs 2 to { $max_players } players
too-many-players = { $player_count } players are too many: the maximum is { $max_players }
deck-too-small-for-players = { $player_count } players: the deck of { $game } is enough for { $max_players }
all-combinations-taken = no combination left: all blocked by { CARDS($cards) } ({ $owners })
cards-owner-label = { $owner }
deck-too-short-for-equity = { $missing_card_count } { NUMBER($missing_card_count) ->
        [one] more card
       *[other] more cards
    } needed, { $remaining_card_count } left in the deck
too-many-combinations = more than { DECIMAL($maximum) } combinations are too many to count: narrow the cards, or use sampling
ranges-blocked = the ranges block each other: no possible deal found in { DECIMAL($try_count) } tries; narrow the ranges
no-deal-possible = no deal possible: the hands share cards
ranges-unsupported-in-game = ranges don’t work in { $game }: give cards, and x for each unknown one
hole-card-count-mismatch = { $given_card_count } { NUMBER($given_card_count) ->
        [one] hole card
       *[other] hole cards
    }: a hand of { $game } has { $needed_card_count }
range-deck-mismatch = this range is for another deck: { $game } uses a { $deck } deck
range-without-weight = empty range: no combination has a weight
outs-street-invalid = outs need a flop or a turn: { NUMBER($count) ->
        [one] { $count } board card
       *[other] { $count } board cards
    } given
outs-game-unsupported = outs are for high-only hold’em, short deck, Omaha and Courchevel
outs-need-one-hand = outs need one hand: write { NUMBER($count) ->
        [one] its card
       *[other] its { $count } cards
    }
sampling-error-out-of-range = invalid --error: give more than 0% and less than 100%, such as 0.1% or 0.001
