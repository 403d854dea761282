"""Tied prizes: players tied for places share their prizes (TRNY-42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from riverboat.tourney.prizes.prize_shares import Prizes


class TiedPrize(NamedTuple):
    """The prize of each tied player, and the remainder for the first place."""

    prize_each: int
    remainder: int


def tied_prizes(prizes: Sequence[int], place: int, players: int, unit: int = 1) -> TiedPrize:
    """Return the prize of *players* who share *place* and the places after it.

    If the amount is less than one unit for each player, it is paid in single units of money.

    >>> tied_prizes((0,) * 8 + (600, 401), 9, 2)  # rule: TRNY-42
    TiedPrize(prize_each=500, remainder=1)
    >>> tied_prizes((500, 300, 50), 3, 2, unit=50)
    TiedPrize(prize_each=25, remainder=0)
    """
    total = sum(prizes[place - 1 : place - 1 + players])
    prize_each = total // players // unit * unit or total // players
    return TiedPrize(prize_each, total - prize_each * players)


def satellite_prizes(pool: int, seat: int) -> Prizes:
    """Return seats of equal worth, and the remainder for the next place (TRNY-65).

    >>> satellite_prizes(1150, 500)
    (500, 500, 150)
    """
    seats, remainder = divmod(pool, seat)
    return (seat,) * seats + ((remainder,) if remainder else ())
