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
    prize_money = sum(prizes[place - 1 : place - 1 + players])
    prize_each = prize_money // players // unit * unit or prize_money // players
    return TiedPrize(prize_each, prize_money - prize_each * players)


def satellite_prizes(pool: int, seat_price: int) -> Prizes:
    """Return the prizes of a satellite: seats of equal value, and the remainder (TRNY-65).

    The remainder is the prize of the first place without a seat.

    >>> satellite_prizes(1150, 500)
    (500, 500, 150)
    """
    seat_count, remainder = divmod(pool, seat_price)
    return (seat_price,) * seat_count + ((remainder,) if remainder else ())
