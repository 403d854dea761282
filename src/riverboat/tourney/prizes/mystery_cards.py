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

    *shares* describe a hundred cards. They are sampled at even distances, to give *cards* values in
    the same proportion. Odd units are distributed as with prizes. No card is worth zero; if *unit*
    is too large for that, single units of money are used.

    >>> mystery_cards(2_010, 9, [(1, 50), (3, 20), (6, 10), (15, 4), (75, 1)], unit=5)
    (965, 380, 95, 95, 95, 95, 95, 95, 95)
    """
    cards = min(cards, pool)
    if not cards:
        return ()
    values_per_hundred = [value for card_count, value in shares for _ in range(card_count)]
    card_values = [
        values_per_hundred[(2 * card_index + 1) * len(values_per_hundred) // (2 * cards)]
        for card_index in range(cards)
    ]
    lowest_card_value = pool * card_values[-1] // sum(card_values)
    if lowest_card_value:
        base_value = unit if lowest_card_value >= unit else 1
        return prizes_by_shares(pool, card_values, unit=base_value, remainder=remainder)
    extra_values = prizes_by_shares(pool - cards, card_values, remainder=remainder)
    return tuple([1 + extra_value for extra_value in extra_values])
