"""A spot of push or fold: stacks, blinds and antes, and what each way that it can end is worth.

Players are numbered as they act before the flop: the big blind is the last, the small blind the one
before; of two players the small blind is also the button. Chips are counted in big blinds. A stack
that does not cover its ante and blind is all-in by posting (ALLN-10).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import inf, isfinite
from numbers import Real
from typing import Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.equity.push_fold.all_in_showdowns import FINISH_ORDERS
from riverboat.equity.tournament.finish_models import Numbers, enumerate_finishes, integrate_payouts
from riverboat.equity.tournament.icm_model import (
    MAX_COUNTED_PLAYERS,
    BadStacks,
    check_stacks_and_prizes,
)
from riverboat.words.refusals import stacks as w

Seats: TypeAlias = tuple[int, ...]

MAX_PLAYERS: Final = 9
MIN_STACK: Final = 0.001
MAX_STACK: Final = 10_000
CHIP_TOLERANCE: Final = 1e-9
"""What is left when sums are not exact to the last digit."""
MAX_FORCED: Final = 3
"""With more players than this only one may be all-in by posting: no more than three go all-in."""
_NAMES: Final = ("UTG", "UTG+1", "UTG+2", "lojack", "hijack", "cutoff", "button")


@dataclass(frozen=True, slots=True, kw_only=True)
class PushFoldSpot:
    """Who has what before the blinds are posted, and what is played for."""

    stacks: tuple[float, ...]
    """Big blinds of each player, the first to act first and the big blind last."""
    small_blind: float = 0.5
    ante: float = 0.0
    """Posted by everybody."""
    big_blind_ante: float = 0.0
    """Posted by the big blind for all."""
    prizes: tuple[float, ...] = ()
    """First place first; none when chips are what counts."""
    others: tuple[float, ...] = ()
    """Stacks of those who are still in the tournament, but not dealt in; for prizes only."""

    def __post_init__(self) -> None:
        _check(self)

    @property
    def position_names(self) -> tuple[str, ...]:
        """What the places are called: ``("button", "small blind", "big blind")``.

        >>> PushFoldSpot(stacks=(10.0,) * 4).position_names
        ('cutoff', 'button', 'small blind', 'big blind')
        """
        before = len(self.stacks) - 2
        return (*_NAMES[len(_NAMES) - before :], "small blind", "big blind")

    @property
    def posts(self) -> tuple[float, ...]:
        """What each player has in for themselves before anybody acts: the ante, then the blind."""
        blinds = [0.0] * (len(self.stacks) - 2) + [self.small_blind, 1.0]
        due = (self.ante + blind for blind in blinds)
        return tuple(map(min, self.stacks, due))

    @property
    def dead_money(self) -> float:
        """What the big blind has in for all: dead money, paid after their blind (BYND-30)."""
        return min(self.big_blind_ante, self.stacks[-1] - self.posts[-1])

    @property
    def all_in_by_posting(self) -> tuple[bool, ...]:
        """Who is all-in by posting, and so decides nothing."""
        left = [stack - post for stack, post in zip(self.stacks, self.posts, strict=True)]
        left[-1] -= self.dead_money
        return tuple(chips <= CHIP_TOLERANCE for chips in left)

    @property
    def big_blind_value(self) -> float:
        """What a big blind is worth on average in the unit of the values."""
        if not self.prizes:
            return 1.0
        return sum(self.prizes) / (sum(self.stacks) + sum(self.others))


def parse_depths(depths: Sequence[float], players: int | None) -> tuple[float, ...]:
    """One depth for so many players, two if it is not said; or a stack for each.

    >>> parse_depths([10], 3), parse_depths([12, 8], None)
    ((10.0, 10.0, 10.0), (12.0, 8.0))
    """
    if len(depths) == 1:
        return (_depth(0, depths[0]),) * (2 if players is None else players)
    if players is not None and players != len(depths):
        raise BadStacks(w.StackForEach(len(depths), players))
    return tuple([_depth(k, each) for k, each in enumerate(depths)])


def _depth(place: int, depth: object) -> float:
    """A number of big blinds, which is told of where it is none."""
    if isinstance(depth, bool) or not isinstance(depth, Real):
        raise TypeError(f"stack {place + 1} is {depth!r}: it must be a number of big blinds")
    return float(depth)


@dataclass(frozen=True, slots=True)
class Payoffs:
    """What each end of the hand changes for each player, in big blinds or in prizes."""

    big_blind_walk: Numbers
    """Everybody folds to the big blind: (n,)."""
    steals: Numbers
    """By who pushes when nobody calls: (n - 1, n)."""
    heads_up: dict[Seats, Numbers]
    """By who pushes and who calls: (3, n), the pusher wins, they split, the caller wins."""
    three_way: dict[Seats, Numbers]
    """By the pusher and two callers: (6, n), in each of ``ORDERS``."""


def end_payoffs(spot: PushFoldSpot) -> Payoffs:
    """All ends of the hand, with no more than three players all-in."""
    players = range(len(spot.stacks))
    pairs, trios = list(combinations(players, 2)), list(combinations(players, 3))
    ends: list[list[float]] = [stacks_after_hand(spot, (players[-1],), spot.posts)]
    ends += [stacks_after_hand(spot, (player,), spot.posts) for player in players[:-1]]
    for pair in pairs:
        win, lose = stacks_after_all_in(spot, pair), stacks_after_all_in(spot, pair[::-1])
        ends += [win, [(a + b) / 2 for a, b in zip(win, lose, strict=True)], lose]
    for trio in trios:
        ends += [stacks_after_all_in(spot, [trio[k] for k in order]) for order in FINISH_ORDERS]
    changes = stack_values(spot, np.array(ends, float)) - stack_values(
        spot, np.array([spot.stacks], float)
    )
    rows = iter(changes)
    walk = next(rows)
    steals = _take_rows(rows, len(players) - 1)
    two: dict[Seats, Numbers] = {pair: _take_rows(rows, 3) for pair in pairs}
    three: dict[Seats, Numbers] = {trio: _take_rows(rows, len(FINISH_ORDERS)) for trio in trios}
    return Payoffs(walk, steals, two, three)


def _take_rows(rows: Iterator[Numbers], count: int) -> Numbers:
    return np.array([next(rows) for _ in range(count)])


def stacks_after_all_in(spot: PushFoldSpot, finish_order: Sequence[int]) -> list[float]:
    """The stacks when these players are all-in, the best hand first."""
    most = [*spot.stacks[:-1], spot.stacks[-1] - spot.dead_money]
    paid = [
        stack if player in finish_order else post
        for player, (stack, post) in enumerate(zip(most, spot.posts, strict=True))
    ]
    return stacks_after_hand(spot, finish_order, paid)


def stacks_after_hand(
    spot: PushFoldSpot, finish_order: Sequence[int], paid: Sequence[float]
) -> list[float]:
    """The stacks after a hand in which each player paid so much: the best hand wins first.

    Dead money is in the main pot, which the best hand wins. Beside it each wins from everybody as
    much as they paid themselves, as far as it is still there: side pots, and uncalled chips, follow
    by themselves. Whoever paid the most of them has what others folded above them, too (ALLN-07).
    """
    stacks = [stack - chips for stack, chips in zip(spot.stacks, paid, strict=True)]
    stacks[-1] -= spot.dead_money
    stacks[finish_order[0]] += spot.dead_money
    highest = max(paid[player] for player in finish_order)
    taken = 0.0
    for player in finish_order:
        level = inf if paid[player] == highest else paid[player]
        stacks[player] += sum(max(0.0, min(chips, level) - taken) for chips in paid)
        taken = max(taken, level)
    return stacks


def stack_values(spot: PushFoldSpot, stacks_by_end: Numbers) -> Numbers:
    """What stacks are worth to the players at the table: so much, or a part of the prizes."""
    if not spot.prizes:
        return stacks_by_end
    everybody = np.hstack([stacks_by_end, np.tile(spot.others, (len(stacks_by_end), 1))])
    prizes = np.zeros(everybody.shape[1])
    prizes[: len(spot.prizes)] = spot.prizes
    playing = everybody > CHIP_TOLERANCE
    worth = np.zeros_like(everybody)
    for alive in np.unique(playing, axis=0):
        rows = np.flatnonzero((playing == alive).all(axis=1))
        left = int(alive.sum())
        worth[np.ix_(rows, np.flatnonzero(alive))] = _prize_shares(
            everybody[np.ix_(rows, np.flatnonzero(alive))], prizes[:left]
        )
        worth[rows] += _busted_prizes(spot, alive, prizes[left:])
    return worth[:, : len(spot.stacks)]


def _prize_shares(chips: Numbers, prizes: Numbers) -> Numbers:
    """What the stacks of tables (B, n) are worth, with players who all have chips."""
    paid = prizes[: max(1, np.count_nonzero(prizes))]
    if chips.shape[1] <= MAX_COUNTED_PLAYERS:
        shares: Numbers = enumerate_finishes(chips, len(paid)) @ paid
        return shares
    return np.array([integrate_payouts(row, paid[:, None])[:, 0] for row in chips])


def _busted_prizes(spot: PushFoldSpot, alive: NDArray[np.bool_], prizes: Numbers) -> Numbers:
    """Who goes broke in one hand finishes by the chips that they began with; equal stacks share."""
    won = np.zeros(len(alive))
    broke = [player for player in range(len(spot.stacks)) if not alive[player]]
    for stack in {spot.stacks[player] for player in broke}:
        alike = [player for player in broke if spot.stacks[player] == stack]
        ahead = sum(spot.stacks[player] > stack for player in broke)
        won[alike] = prizes[ahead : ahead + len(alike)].mean()
    return won


def _require_number(name: str, amount: object) -> None:
    """``TypeError`` for what is no number of big blinds."""
    if isinstance(amount, bool) or not isinstance(amount, Real):
        raise TypeError(f"the {name} is {amount!r}: it must be a number of big blinds")


def _check(spot: PushFoldSpot) -> None:
    players = len(spot.stacks)
    if not 2 <= players <= MAX_PLAYERS:
        raise BadStacks(w.PushFoldIsOfSeveral(players, MAX_PLAYERS))
    amounts: dict[Literal["small blind", "ante", "big blind ante"], float] = {
        "small blind": spot.small_blind,
        "ante": spot.ante,
        "big blind ante": spot.big_blind_ante,
    }
    for name, amount in amounts.items():
        _require_number(name, amount)
        if not isfinite(amount) or amount < 0:
            raise BadStacks(w.BlindBelowNothing(name, str(amount)))
    if spot.small_blind > 1:
        raise BadStacks(w.SmallBlindAboveOne(str(spot.small_blind)))
    for seat, stack in zip(spot.position_names, spot.stacks, strict=True):
        if not MIN_STACK <= stack <= MAX_STACK:
            most = f"{MAX_STACK:,}"
            raise BadStacks(
                w.StackOfOtherDepth(w.OfASeat(seat), f"{stack:g}", str(MIN_STACK), most)
            )
    forced = [
        seat
        for seat, short in zip(spot.position_names, spot.all_in_by_posting, strict=True)
        if short
    ]
    if len(forced) > 1 and players > MAX_FORCED:
        seats = tuple([w.OfASeat(seat) for seat in forced])
        raise BadStacks(w.TooManyAllInByPosting(seats, MAX_FORCED))
    if spot.others and not spot.prizes:
        raise BadStacks(w.OthersNeedPrizes())
    if spot.prizes:
        check_stacks_and_prizes((*spot.stacks, *spot.others), spot.prizes)
        if min(spot.others, default=1) <= 0:
            raise BadStacks(w.OthersHaveChips())
        if spot.prizes[0] == spot.prizes[-1] and len(spot.prizes) == players + len(spot.others):
            raise BadStacks(w.NothingToWin())
