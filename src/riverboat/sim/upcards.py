"""What the open cards of stud decide, looked up: who must bring it in, and who acts first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from riverboat.engine import Game
from riverboat.ranking.keys import rank_counts
from riverboat.ranking.remembered import Remembered
from riverboat.ranking.upcards import high_board, low_board, upcard_key


def paying_order(game: Game) -> dict[int, int]:
    """How early each card pays the bring-in: whoever shows the least of these numbers (BRNG-02)."""
    ace_low, sign = game.variant.upcards == "a-5", 1 if game.variant.upcards == "high" else -1
    if game.rules.bringin_tie == "suit":  # rule: BRNG-03
        return {card: sign * upcard_key(card, ace_low) for card in range(52)}
    return {card: sign * (upcard_key(card, ace_low) // 4) for card in range(52)}


@cache
def board_values(kind: str) -> Remembered[int]:
    """How early a board acts, by the sum of its :data:`~riverboat.ranking.keys.RANK_KEYS`.

    Whoever shows the greatest of these numbers is first, and of several the first clockwise from
    the dealer (BYND-62).
    """

    def value(key: int) -> int:
        cards = [4 * rank + k for rank, count in enumerate(rank_counts(key)) for k in range(count)]
        return high_board(cards) if kind == "high" else low_board(cards, ace_low=kind == "a-5")

    return Remembered(value)


def first_of(seats: Sequence[int], shown: Sequence[int], values: Remembered[int]) -> int:
    """Which of these seats acts first; *shown* holds the sum of rank keys of each seat's board."""
    first, most = seats[0], -1
    for seat in seats:
        value = values[shown[seat]]
        if value > most:
            first, most = seat, value
    return first
