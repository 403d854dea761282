card-twice-in-hand = the { $card } is there twice; a hand has two different cards
pair-has-no-suits = a pair is neither suited nor offsuit: write { $pair }
plus-needs-two-ranks = + follows two ranks, as in A2s+, and X is any rank: write { $hand }
any-cards-are-random = any cards at all are random, as in random !AA
is-no-hand-of-range = { $text } is no hand: write AK, AKs, AKo, 77, 22+, TT-77, cards such as AsKd, or 30%
is-one-card = { $text } is one card; a hand has two: { $text }X is any hand that holds it
any-beside-is-x = { $rest } cannot follow { $good }: any card beside a known one is written { $card }X
after-two-ranks = { $rest } cannot follow { $good }: there may be s (suited), o (offsuit), + (and better), - (to another hand) or a weight, :0.5
plus-after-suits = + follows ranks, as in A2s+ or 77+, and { $good } says suits
after-one-card = { $rest } cannot follow { $good }: there may be a rank, X or a card, as in { $good }Kd
after-two-cards = { $rest } cannot follow { $good }: a hand has two cards; write a comma between two hands
no-such-hand-in-range = there is no such hand
no-such-hand-in-deck =
    there is no such { $many ->
        [true] holding
       *[false] hand
    } in a { $deck } deck
dash-between-hands = a dash stands between two hands, as in TT-77 or KQo-KTo, and { $text } is not one
ends-differ =
    { KEY($how) ->
        [say] both ends say suits, or neither does
        [suits] both ends have the same suits
       *[other] both ends are suited, both offsuit or both neither
    }: { $ends }
leads-no-way = from { $first } to { $last } leads no way: it goes along pairs (TT-77), kickers (KQo-KTo) or neighbours (JTs-54s)
range-is-empty = no combination is left in this range
is-no-card-here = { $text } is no card: write cards such as As, and x for unknown
card-is-there-twice = the { $card } is there twice
more-cards-than = there are more than { $most } cards
cards-expected = cards are expected, such as As Kd 7h, and x for each unknown one
range-expected = a range is expected, such as 22+, A2s+, KTo-KQo or AsKd
except-what = except is followed by what is left out, as in 22+ except 55
section-not-closed = {"["}{ $share }] opens a section that nothing closes: write [/{ $share }] at its end
hand-expected = a hand is expected here, such as 22+ or AKs
dash-between-two = a dash stands between two hands, as in TT-77
one-dash-only = only one dash stands in a from-to, as in TT-77
no-weight-left-out = what is left out has no weight
section-gives-weight = the section [{ $share }] gives the weight already
section-is-so = a section is [50] ... [/50]: the weight of all between, in percent
section-still-open = the section [{ $share }] is still open
is-no-weight =
    { $percent ->
        [true] a weight in percent is a number from 0 to 100
       *[false] a weight is a number from 0 to 1, or a percentage such as 50%
    }{ GIVEN($more) ->
        [yes] ; { $more } is more
       *[no] {""}
    }
closes-nothing = { $text } closes nothing: no section is open
other-is-open = { $text } closes nothing: open is [{ $share }]
of-whom = { $where }: { $why }
percent-needs-all-cards = a percentage goes by the order of hands with all 52 cards, and there is none for a { $deck } deck: write the hands
no-hand-between = no whole hand lies between these percentages
is-no-percentage = { $text } is no percentage: write 30%, top 30% or 10-30%
percentage-is-above = a percentage of all hands is more than 0 and at most 100
dash-between-groups = a dash stands between two groups of ranks, as in KK-TTxx
no-order-of-so-many = a percentage needs an order of holdings, and there is none for so many cards: write the cards, such as AAxx
card-more-than-once = the { $card } is there more than once
is-no-holding = { $text } is no holding: write cards such as As, ranks, x for any card, then ds, ss or r for the suits
after-these-cards = { $rest } cannot follow { $good }: write cards such as As, ranks, x for any card, then ds, ss or r for the suits
other-number-in-holding =
    { $text } is { NUMBER($count) ->
        [one] { $count } card
       *[other] { $count } cards
    }, and a holding here has { $size }{ GIVEN($example) ->
        [yes] : write x for each card that is not known, such as { $example }
       *[no] {""}
    }
plus-after-group = + follows ranks, as in QQ+xx or JT98+
group-leads-no-way = from { $first } to { $last } leads no way: ranks go down together, as in KK-TTxx or JT98-7654
only-ranks-rise = only ranks rise and fall together, without suits and before any x: QQ+xx
too-many-to-list = up to { $count } combinations are too many to list, the most are { $most }: say more about the cards
each-holds-dead = no combination is left: each holds one of the dead cards { CARDS($cards) }
game-has-no-board = { $game } has no board
board-of-other-size = a board of { $game } has { $few } or { $most } cards, and this one has { $count }
each-card-is-known = each card is known here, such as As
not-in-the-deck-of = { $game } is played without the { $card }
somebody-has-the-card =
    the { $card } is { KEY($owner) ->
        [the-board] on the board
        [dead-cards] among the dead cards
       *[other] in the hand of { $owner }
    } already
is-no-cards-at-all =
    { $given } is { KEY($what) ->
        [hand] no hand: write cards or a range as text, or give a Range, or cards by number
       *[other] no cards: write them as text, or give them by number
    }
is-no-card-by-number = { $given } is no card by number, from 0 to 51; text is given as a whole
must-be-above = { $option } must be more than 0, such as { $example }
must-be-between = { $option } must be a whole number from { $least } to { $most }
must-be-count = { $option } must be a whole number of 1 or more, such as { $example }
must-be-yes-or-no = { $option } must be True, False or None
equity-is-of-several = equity is of 2 to { $most } players against each other
too-many-players = { $count } players are too many: the most are { $most }
cards-for-fewer = in { $game } the cards are enough for { $most } players, and here are { $count }
each-holds-taken = no combination is left: each holds one of { CARDS($cards) } ({ $owners })
cards-of = { $whose }
deck-has-fewer = { $needed } more cards are needed, and the deck has { $left } left
too-many-ways = there are more than { $most } ways to hold these, too many to count: say more about the cards, or let it be sampled
too-crowded = the ranges hold one another's cards so often that { $tries } draws in a row found no deal: say more about the hands
no-deal-is-left = no combination is left: whatever one player holds, another needs a card of it
no-ranges-here = in { $game } a player has cards, and x for each that is unknown, but no range
holdings-of-other-size = a holding of { $game } has { $size } cards, and these have { $has }
range-of-other-deck = { $game } is dealt from a { $deck } deck, and this is a range of another
no-weight-in-range = the range is empty: no combination has a weight
outs-of-other-street =
    outs are counted on the flop and on the turn, and here are { NUMBER($count) ->
        [one] { $count } card
       *[other] { $count } cards
    }
outs-of-other-game = outs are of hold'em, short deck, Omaha and Courchevel, where the high hand wins
outs-of-one-hand = outs are of one hand: write its { $count } cards
error-is-a-share = an error is more than 0 and less than 100%, such as 0.1% or 0.001
