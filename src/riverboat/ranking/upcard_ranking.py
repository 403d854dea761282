"""Comparison of upcards: for the bring-in at stud, and for the highest or lowest board.

Upcards alone are not a complete holding. Pairs, threes and fours of a rank count, straights and
flushes do not, and there may be fewer than five cards. This module knows cards but no seats: the
rules of a game break ties. Its numbers serve for comparison only and are not stored in a log.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from riverboat.cards import UNKNOWN, Card, rank_of, selection_order

_MAX_UPCARDS: Final = 7


def high_upcards_value(cards: Sequence[Card]) -> int:
    """Return the value of upcards if high cards win and aces are high; a higher value is better.

    The function accepts one to seven known cards, and uses the best five of more than five; equal
    ranks tie, whatever the suits. Raises ``ValueError`` for other cards.

    >>> from riverboat.cards import parse_cards
    >>> high_upcards_value(parse_cards("2s 2d")) > high_upcards_value(parse_cards("As Ks"))
    True
    """
    # rule: BYND-62
    return _compute_high_weight(tuple(sorted(map(rank_of, _require_known(cards)))))


def low_upcards_value(cards: Sequence[Card], is_ace_low: bool) -> int:
    """Return the value of upcards if low cards win; a lower board has a higher value.

    In low games the lowest upcards act first; with *is_ace_low* aces are low.

    The function accepts one to seven known cards, and uses the lowest five of more than five; equal
    ranks tie. Raises ``ValueError`` for other cards.

    >>> from riverboat.cards import parse_cards
    >>> low, pair = parse_cards("8s 7d"), parse_cards("As Ad")
    >>> low_upcards_value(low, is_ace_low=True) > low_upcards_value(pair, is_ace_low=True)
    True
    """
    # rule: BYND-62, BYND-64
    heights = [(rank_of(card) + is_ace_low) % _RANK_COUNT for card in _require_known(cards)]
    return _MAX_WEIGHT - _compute_low_weight(tuple(sorted(heights)))


def upcard_key(card: Card, is_ace_low: bool) -> int:
    """Return a card's position, worst to best, by rank and then by suit.

    The order of suits is clubs, diamonds, hearts, spades. Raises ``ValueError`` for an unknown
    card.

    The bring-in is the smallest key in high games, and the greatest in low games.

    >>> from riverboat.cards import parse_card
    >>> ace, deuce = parse_card("Ac"), parse_card("2c")
    >>> upcard_key(ace, is_ace_low=True) < upcard_key(deuce, is_ace_low=True)
    True
    """
    # rule: BRNG-02, BRNG-03, BYND-64
    sort_key = selection_order(card)
    return (sort_key + 4) % 52 if is_ace_low else sort_key


def _require_known(cards: Sequence[Card]) -> Sequence[Card]:
    """Return the cards; raise an error unless there are one to seven and all are known."""
    if not 1 <= len(cards) <= _MAX_UPCARDS:
        raise ValueError(f"expected one to seven upcards, got {len(cards)}")
    if min(cards) < 0:
        selection_order(UNKNOWN)  # raises the error for an unknown card
    return cards


# Four upcards have only 1,820 sets of ranks, so the weights are cached.


@cache
def _compute_high_weight(ranks: tuple[int, ...]) -> int:
    """Return the weight of the best five of these ranks, lowest first, or of all if fewer."""
    return max(map(_compute_rank_weight, combinations(ranks, min(5, len(ranks)))))


@cache
def _compute_low_weight(ranks: tuple[int, ...]) -> int:
    """Return the smallest weight of five of these ranks, or of all if fewer."""
    return min(map(_compute_rank_weight, combinations(ranks, min(5, len(ranks)))))


def _compute_rank_weight(ranks: tuple[int, ...]) -> int:
    """Return the weight of ranks: five counts of three bits, then five ranks of four bits."""
    count_by_rank = Counter(ranks)
    ordered_groups = sorted(((count, rank) for rank, count in count_by_rank.items()), reverse=True)
    ordered_groups += [(0, -1)] * (5 - len(ordered_groups))
    weight = 0
    for count, _ in ordered_groups:
        weight = weight << 3 | count
    for _, rank in ordered_groups:
        weight = weight << 4 | rank + 1
    return weight


_RANK_COUNT: Final = 13
_MAX_WEIGHT: Final = 1 << 5 * 3 + 5 * 4
