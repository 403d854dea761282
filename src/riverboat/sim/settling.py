"""The end of a hand with side pots or odd chips: who shows before whom, and who wins what."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from riverboat.engine import AnyFact
from riverboat.engine.facts import PotAwarded, UncalledBetReturned
from riverboat.engine.pots import Pot
from riverboat.engine.showdown import shares
from riverboat.sim.seating import NOBODY

Seats: TypeAlias = tuple[int, ...]


def return_uncalled(put_in: list[int], log: list[AnyFact]) -> None:
    """Give back the part of a bet that nobody matched, if there is one (ALLN-08)."""
    second, most = sorted(put_in)[-2:]
    if most > second:
        seat = put_in.index(most)
        put_in[seat] = second
        log.append(UncalledBetReturned(seat, most - second))


def uneven(put_in: Sequence[int], seats: Seats) -> bool:
    """Whether these players have put in different totals, so that there are side pots."""
    totals = [put_in[seat] for seat in seats]
    return totals.count(totals[0]) != len(totals)


def showing_order(seats: Seats, put_in: Sequence[int], first: int = NOBODY) -> Seats:
    """The seats in the order in which they show: from *first*, if he is one of them (SHOW-12), and
    those who contest a side pot before those who do not (SHOW-14).
    """
    if first in seats:
        place = seats.index(first)
        seats = seats[place:] + seats[:place]
    if uneven(put_in, seats):
        return tuple(sorted(seats, key=lambda seat: -put_in[seat]))
    return seats


def awards(pots: Sequence[Pot], ranks: dict[int, int], unit: int) -> Iterator[PotAwarded]:
    """Who wins each pot, the last one first (BYND-05)."""
    for index in range(len(pots) - 1, -1, -1):
        pot = pots[index]
        best = max([ranks[seat] for seat in pot.seats])
        winners = [seat for seat in pot.seats if ranks[seat] == best]
        for seat, share in zip(winners, shares(pot.chips, len(winners), unit), strict=True):
            if share:
                yield PotAwarded(seat, share, index, 0, best)
