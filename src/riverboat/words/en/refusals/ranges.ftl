card-repeated-in-hand = duplicate { $card }: a hand has two different cards
pair-with-suits = pairs are neither suited nor offsuit: write { $pair }
plus-notation = + needs two ranks, as in A2s+, and X is any rank: write { $hand }
random-hand-notation = write random for any cards, as in random !AA
range-hand-invalid = invalid hand { $text }: write AK, AKs, AKo, 77, 22+, TT-77, cards such as AsKd, or 30%
single-card-given = { $text } is only one card: { $text }X is any hand with it
any-card-notation = { $rest } can’t follow { $good }: write { $card }X for any other card
text-after-ranks = { $rest } can’t follow { $good }: use s (suited), o (offsuit), + (and better), - (to another hand) or a weight, :0.5
plus-after-suits = + needs ranks, as in A2s+ or 77+; { $good } has suits
text-after-card = { $rest } can’t follow { $good }: use a rank, X or a card, as in { $good }Kd
text-after-hand = { $rest } can’t follow { $good }: a hand has two cards; separate hands with commas
no-such-hand-in-range = impossible hand
no-such-hand-in-deck =
    { $many ->
        [true] impossible hands
       *[false] impossible hand
    } in a { $deck } deck
dash-between-hands = invalid hand { $text }: a dash joins two hands, as in TT-77 or KQo-KTo
range-ends-mismatch =
    { KEY($how) ->
        [say] give suits at both ends or at neither
        [suits] give the same suits at both ends
       *[other] both ends must be suited, offsuit or neither
    }: { $ends }
range-direction-missing = can’t run from { $first } to { $last }: use pairs (TT-77), kickers (KQo-KTo) or neighbours (JTs-54s)
range-empty = empty range: no combination left
range-card-invalid = invalid card { $text }: write cards such as As, and x for unknown
range-card-repeated = duplicate { $card }
cards-too-many = more than { $most } { NUMBER($most) ->
        [one] card
       *[other] cards
    }
cards-expected = write cards such as As Kd 7h, and x for each unknown one
range-expected = write a range such as 22+, A2s+, KTo-KQo or AsKd
exception-missing = name the hands after except, as in 22+ except 55
section-not-closed = {"["}{ $share }] isn’t closed: write [/{ $share }] at the end
hand-expected = write a hand such as 22+ or AKs
dash-needs-two-hands = a dash joins two hands, as in TT-77
dash-repeated = one dash only, as in TT-77
excluded-hand-weight = no weight for excluded hands
section-weight-conflict = the section [{ $share }] already gives the weight
section-notation = write a section as [50] ... [/50]: one weight in percent for all hands in it
section-still-open = the section [{ $share }] is still open
weight-invalid =
    { $percent ->
        [true] a weight in percent is 0 to 100
       *[false] a weight is 0 to 1, or a percentage such as 50%
    }{ GIVEN($more) ->
        [yes] , not { $more }
       *[no] {""}
    }
unmatched-closing-bracket = { $text } closes no section
section-mismatch = { $text } closes no section: [{ $share }] is open
cards-owner-refusal = { $where }: { $why }
percentage-with-short-deck = percentages need a full deck of 52: for a { $deck } deck write the hands
empty-percentage-interval = no complete hand between these percentages
percentage-invalid = invalid percentage { $text }: write 30%, top 30% or 10-30%
percentage-out-of-range = a percentage of hands must be above 0, and 100 at most
dash-between-groups = a dash joins two groups of ranks, as in KK-TTxx
percentages-unsupported = percentages don’t work for hands of this size: write the cards, such as AAxx
card-more-than-once = duplicate { $card }
holding-invalid = invalid hand { $text }: write cards such as As, ranks, x for any card, then ds, ss or r for the suits
text-after-cards = { $rest } can’t follow { $good }: write cards such as As, ranks, x for any card, then ds, ss or r for the suits
holding-size-mismatch =
    { $text } has { NUMBER($count) ->
        [one] { $count } card
       *[other] { $count } cards
    }; a hand here has { $size }{ GIVEN($example) ->
        [yes] : write x for each unknown card, such as { $example }
       *[no] {""}
    }
plus-after-group = + needs ranks, as in QQ+xx or JT98+
group-direction-missing = can’t run from { $first } to { $last }: ranks fall together, as in KK-TTxx or JT98-7654
plus-with-suits = + works only on ranks without suits, before any x: QQ+xx
too-many-combinations-to-list = up to { $count } combinations are too many to list, the maximum is { $most }: narrow the cards
all-combinations-dead = no combination left: all blocked by the dead cards { CARDS($cards) }
board-in-boardless-game = { $game } has no board
board-size-mismatch = { $count } { NUMBER($count) ->
        [one] board card
       *[other] board cards
    }: a board of { $game } has { $few } or { $most }
known-cards-required = known cards only, such as As
card-not-in-game-deck = { $game } has no { $card }
card-taken =
    the { $card } is already { KEY($owner) ->
        [the-board] on the board
        [dead-cards] among the dead cards
       *[other] in the hand of { $owner }
    }
cards-value-invalid =
    { KEY($what) ->
        [hand] invalid hand { $given }: give cards or a range as text, a Range, or cards by number
       *[other] invalid cards { $given }: give text, or cards by number
    }
card-number-invalid = invalid card number { $given }: use 0 to 51, or one text
positive-number-expected = { $option } must be above 0, such as { $example }
whole-number-between-expected = { $option } must be a whole number from { $least } to { $most }
count-expected = { $option } must be a whole number of 1 or more, such as { $example }
optional-boolean-expected = { $option } must be True, False or None
equity-player-count = equity needs 2 to { $most } players
too-many-players = { $count } players are too many: the maximum is { $most }
deck-too-small-for-players = { $count } players: the deck of { $game } is enough for { $most }
all-combinations-taken = no combination left: all blocked by { CARDS($cards) } ({ $owners })
cards-owner-label = { $whose }
deck-too-short-for-equity = { $needed } { NUMBER($needed) ->
        [one] more card
       *[other] more cards
    } needed, { $left } left in the deck
too-many-combinations = more than { $most } combinations are too many to count: narrow the cards, or use sampling
ranges-blocked = the ranges block each other: no possible deal found in { $tries } tries; narrow the ranges
no-deal-possible = no deal left: the hands share cards
no-ranges-here = ranges don’t work in { $game }: give cards, and x for each unknown one
hole-card-count-mismatch = { $has } { NUMBER($has) ->
        [one] hole card
       *[other] hole cards
    }: a hand of { $game } has { $size }
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
