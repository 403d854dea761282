"""A holding in English, as a dealer calls it when the cards are on the table.

One phrase names a holding completely: two holdings get the same words when they tie, and only then.
"""

from collections.abc import Sequence
from typing import assert_never

from riverboat.cards import ACE, rank_plural, rank_word
from riverboat.ranking.value import Category

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
"""How many ranks it takes to tell two holdings of a category apart."""

_WHEEL = [3, 2, 1, 0, ACE]


def phrase(category: Category, ranks: Sequence[int]) -> str:
    """The words for a holding of this category that is decided by these ranks.

    >>> phrase(Category.TWO_PAIR, [12, 11, 10])
    'two pair, aces and kings, queen kicker'
    >>> phrase(Category.LOW, [5, 3, 2, 1, 0])
    'seven-five low, then four-three-deuce'
    """
    if category is Category.NO_LOW:
        return "no low"
    top = ranks[0]
    match category:
        case Category.HIGH_CARD:
            return f"{rank_word(top)} high{_then(ranks[1:])}"
        case Category.ONE_PAIR:
            return f"pair of {rank_plural(top)}{_kickers(ranks[1:])}"
        case Category.TWO_PAIR:
            pairs = f"{rank_plural(top)} and {rank_plural(ranks[1])}"
            return f"two pair, {pairs}{_kickers(ranks[2:])}"
        case Category.THREE_OF_A_KIND:
            return f"three of a kind, {rank_plural(top)}{_kickers(ranks[1:])}"
        case Category.STRAIGHT:
            return f"{rank_word(top)}-high straight"
        case Category.FLUSH:
            return f"{rank_word(top)}-high flush{_then(ranks[1:])}"
        case Category.FULL_HOUSE:
            return f"full house, {rank_plural(top)} full of {rank_plural(ranks[1])}"
        case Category.FOUR_OF_A_KIND:
            return f"four of a kind, {rank_plural(top)}{_kickers(ranks[1:])}"
        case Category.STRAIGHT_FLUSH if top == ACE:
            return "royal flush"  # rule: CARD-03
        case Category.STRAIGHT_FLUSH:
            return f"{rank_word(top)}-high straight flush"
        case Category.LOW if [*ranks] == _WHEEL:
            return "wheel"  # an ace beneath the five is one that plays low
        case Category.LOW:
            return f"{_listed(ranks[:2])} low{_then(ranks[2:])}"
        case (
            Category.ONE_CARD_BADUGI
            | Category.TWO_CARD_BADUGI
            | Category.THREE_CARD_BADUGI
            | Category.FOUR_CARD_BADUGI
        ):
            return f"{category.value}, {_listed(ranks)}"
        case _:
            assert_never(category)


def _kickers(ranks: Sequence[int]) -> str:
    """The cards beside a pair, three or four of a kind, that break a tie of equal ones."""
    if not ranks:
        return ""
    return f", {_listed(ranks)} {'kicker' if len(ranks) == 1 else 'kickers'}"


def _then(ranks: Sequence[int]) -> str:
    """The cards under the highest one, which decide when that is equal."""
    return f", then {_listed(ranks)}" if ranks else ""


def _listed(ranks: Sequence[int]) -> str:
    return "-".join(rank_word(rank) for rank in ranks)
