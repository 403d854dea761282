"""A holding as a phrase, as a dealer calls it when the cards are on the table.

A phrase names a holding completely: two holdings have the same phrase if and only if they tie.
"""

from collections.abc import Sequence
from typing import assert_never

from riverboat.cards import ACE
from riverboat.ranking.holding_value import Category
from riverboat.words import holdings as h

DECIDING_RANKS = {
    Category.HIGH_CARD: 5,
    Category.ONE_PAIR: 4,
    Category.TWO_PAIR: 3,
    Category.THREE_OF_A_KIND: 3,
    Category.STRAIGHT: 1,
    Category.FLUSH: 5,
    Category.FULL_HOUSE: 2,
    Category.FOUR_OF_A_KIND: 2,
    Category.STRAIGHT_FLUSH: 1,
    Category.LOW: 5,
    Category.NO_LOW: 0,
    Category.ONE_CARD_BADUGI: 1,
    Category.TWO_CARD_BADUGI: 2,
    Category.THREE_CARD_BADUGI: 3,
    Category.FOUR_CARD_BADUGI: 4,
}
"""Number of ranks that distinguish the holdings of each category."""

_WHEEL = (3, 2, 1, 0, ACE)


def holding_phrase(category: Category, ranks: Sequence[int]) -> h.Holding:
    """Return the phrase for a holding of this category with these deciding ranks.

    >>> print(holding_phrase(Category.TWO_PAIR, [12, 11, 10]))
    two pair, aces and kings, queen kicker
    >>> print(holding_phrase(Category.LOW, [5, 3, 2, 1, 0]))
    seven-five low, then four-three-deuce
    """
    if category is Category.NO_LOW:
        return h.NoLow()
    top_rank, *other_ranks = ranks
    match category:
        case Category.HIGH_CARD:
            return h.HighCard(top_rank, _build_lower_ranks_phrase(other_ranks))
        case Category.ONE_PAIR:
            return h.OnePair(top_rank, _build_kicker_phrase(other_ranks))
        case Category.TWO_PAIR:
            return h.TwoPair(top_rank, other_ranks[0], _build_kicker_phrase(other_ranks[1:]))
        case Category.THREE_OF_A_KIND:
            return h.ThreeOfAKind(top_rank, _build_kicker_phrase(other_ranks))
        case Category.STRAIGHT:
            return h.Straight(top_rank)
        case Category.FLUSH:
            return h.Flush(top_rank, _build_lower_ranks_phrase(other_ranks))
        case Category.FULL_HOUSE:
            return h.FullHouse(top_rank, other_ranks[0])
        case Category.FOUR_OF_A_KIND:
            return h.FourOfAKind(top_rank, _build_kicker_phrase(other_ranks))
        case Category.STRAIGHT_FLUSH:
            return h.RoyalFlush() if top_rank == ACE else h.StraightFlush(top_rank)  # rule: CARD-03
        case Category.LOW:
            # An ace beneath the five is one that plays low.
            is_wheel = tuple(ranks) == _WHEEL
            return (
                h.Wheel()
                if is_wheel
                else h.LowHand(top_rank, other_ranks[0], _build_lower_ranks_phrase(other_ranks[1:]))
            )
        case (
            Category.ONE_CARD_BADUGI
            | Category.TWO_CARD_BADUGI
            | Category.THREE_CARD_BADUGI
            | Category.FOUR_CARD_BADUGI
        ):
            return h.BadugiHand(DECIDING_RANKS[category], tuple(ranks))
        case _:
            assert_never(category)


def _build_kicker_phrase(ranks: Sequence[int]) -> h.SideCards | None:
    """Return the kickers of a pair, three or four of a kind, which decide between equal ranks."""
    if not ranks:
        return None
    return h.Kicker(ranks[0]) if len(ranks) == 1 else h.Kickers(tuple(ranks))


def _build_lower_ranks_phrase(ranks: Sequence[int]) -> h.OtherRanks | None:
    """Return the cards under the highest one, which decide when that is equal."""
    return h.OtherRanks(tuple(ranks)) if ranks else None
