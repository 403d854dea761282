"""The end of a hand: who shows before whom, and who wins what."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import sub
from typing import TypeAlias

from riverboat.engine import AnyFact, Hand
from riverboat.engine.awarding import shares
from riverboat.engine.facts import HandEnded, PotAwarded, UncalledBetReturned
from riverboat.engine.pots import Pot, layers
from riverboat.sim.seating import NOBODY

Seats: TypeAlias = tuple[int, ...]
Ranks: TypeAlias = dict[int, int]
"""The rank value of each seat; higher is better, and a negative one wins nothing."""

_ENDED = HandEnded()


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


Settle: TypeAlias = Callable[[list[AnyFact], Seats, list[int], Sequence[Sequence[int]]], list[int]]
"""Ends a hand. From the log (to which it adds), the live seats clockwise, what everybody has put
in, and the rank values of these seats, by half of the pot, to the stacks after the hand."""


def settling(hand: Hand) -> Settle:
    """The function that ends the hands of this game."""
    stacks, unit = hand.starting_stacks, hand.plan.share_unit
    low_low = hand.game.variant.low_low

    def settle(
        log: list[AnyFact], seats: Seats, put_in: list[int], ranks: Sequence[Sequence[int]]
    ) -> list[int]:
        behind = list(map(sub, stacks, put_in))
        if len(seats) == 1:  # rule: BET-07, SHOW-15
            winner, pot = seats[0], sum(put_in)
            if pot:  # not if a lone blind has just been returned
                log.append(PotAwarded(winner, pot))
            behind[winner] += pot
            log.append(_ENDED)
            return behind
        high = ranks[0]
        best = max(high)
        if len(ranks) == 1 and high.count(best) == 1 and not uneven(put_in, seats):
            winner, pot = seats[high.index(best)], sum(put_in)
            log.append(PotAwarded(winner, pot, 0, 0, best))
            behind[winner] += pot
        else:
            halves = [dict(zip(seats, values, strict=True)) for values in ranks]
            pots = layers(put_in, seats)
            if len(ranks) == 1:
                awarded = awards(pots, halves[0], unit)
            else:
                awarded = split_awards(pots, halves[0], halves[1], unit, low_low)
            for fact in awarded:
                log.append(fact)
                behind[fact.seat] += fact.chips
        log.append(_ENDED)
        return behind

    return settle


def awards(pots: Sequence[Pot], ranks: Ranks, unit: int) -> Iterator[PotAwarded]:
    """Who wins each pot, the last one first (BYND-05)."""
    for index in range(len(pots) - 1, -1, -1):
        pot = pots[index]
        yield from _given(_best(pot.seats, ranks), pot.chips, index, 0, ranks, unit)


def split_awards(
    pots: Sequence[Pot], highs: Ranks, lows: Ranks, unit: int, low_low: bool
) -> Iterator[PotAwarded]:
    """Who wins each half of each pot, the last pot first (CARD-18, BYND-04, BYND-05)."""
    for index in range(len(pots) - 1, -1, -1):
        pot = pots[index]
        first, second = _best(pot.seats, highs), _best(pot.seats, lows)
        if not (first and second):  # rule: BYND-66 no low qualifies: the high takes all
            winners, half, ranks = (first, 0, highs) if first else (second, 1, lows)
            yield from _given(winners, pot.chips, index, half, ranks, unit)
            continue
        for_first, for_second = shares(pot.chips, 2, unit)
        # rule: BYND-04 the odd chip between the halves goes to the high; of two lows, by position
        if low_low and pot.seats.index(second[0]) < pot.seats.index(first[0]):
            for_first, for_second = for_second, for_first
        if first == second and len(first) > 1:  # rule: BYND-04 the whole is split evenly
            whole = shares(pot.chips, len(first), unit)
            high = shares(for_first, len(first), unit)
            low = list(map(sub, whole, high))
        else:
            high = shares(for_first, len(first), unit)
            low = shares(for_second, len(second), unit)
        yield from _told(first, high, index, 0, highs)
        yield from _told(second, low, index, 1, lows)


def _best(seats: Seats, ranks: Ranks) -> list[int]:
    """Those of the seats whose rank is best, if it wins anything."""
    best = max([ranks[seat] for seat in seats])
    return [seat for seat in seats if ranks[seat] == best] if best >= 0 else []


def _given(
    winners: list[int], chips: int, index: int, half: int, ranks: Ranks, unit: int
) -> Iterator[PotAwarded]:
    return _told(winners, shares(chips, len(winners), unit), index, half, ranks)


def _told(
    winners: list[int], parts: list[int], index: int, half: int, ranks: Ranks
) -> Iterator[PotAwarded]:
    for seat, share in zip(winners, parts, strict=True):
        if share:
            yield PotAwarded(seat, share, index, 0, ranks[seat], half)
