"""The cards of a mystery bounty, made from the bounty money (TRNY-60)."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.tourney.prizes.prize_shares import Prizes, Remainder, prizes_by_shares

CardShares = Sequence[tuple[int, int]]
"""Shares of a hundred cards: a number of cards and their relative value, the greatest first."""


def mystery_cards(
    pool: int, cards: int, shares: CardShares, *, unit: int = 1, remainder: Remainder = "first"
) -> Prizes:
    """Return the cards, the greatest first, which sum to the whole pool.

    A card has the value at the middle of its part of the hundred. Odd units go where those of
    prizes go; no card is worth zero, using single units of money if the unit is too large.

    >>> mystery_cards(2_010, 9, [(1, 50), (3, 20), (6, 10), (15, 4), (75, 1)], unit=5)
    (965, 380, 95, 95, 95, 95, 95, 95, 95)
    """
    cards = min(cards, pool)
    if not cards:
        return ()
    hundred = [worth for count, worth in shares for _ in range(count)]
    worths = [hundred[(2 * k + 1) * len(hundred) // (2 * cards)] for k in range(cards)]
    least = pool * worths[-1] // sum(worths)
    if least:
        whole = unit if least >= unit else 1
        return prizes_by_shares(pool, worths, unit=whole, remainder=remainder)
    more = prizes_by_shares(pool - cards, worths, remainder=remainder)
    return tuple([1 + each for each in more])
