"""A push-or-fold situation: stacks, blinds and antes, and the value of each possible ending.

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
from riverboat.equity.tournament.finish_models import (
    FloatArray,
    enumerate_finishes,
    integrate_payouts,
)
from riverboat.equity.tournament.icm_model import (
    MAX_COUNTED_PLAYERS,
    BadStacks,
    check_stacks_and_prizes,
)
from riverboat.words.refusals import icm_stacks as w

Seats: TypeAlias = tuple[int, ...]

MAX_PLAYERS: Final = 9
MIN_STACK: Final = 0.001
MAX_STACK: Final = 10_000
CHIP_TOLERANCE: Final = 1e-9
"""Tolerance for rounding errors in chip sums."""
MAX_PLAYERS_WITH_FORCED_ALL_INS: Final = 3
"""Number of players above which only one may be all-in by posting, because at most three go all-in.
"""
_POSITION_NAMES: Final = ("UTG", "UTG+1", "UTG+2", "lojack", "hijack", "cutoff", "button")


@dataclass(frozen=True, slots=True, kw_only=True)
class PushFoldSpot:
    """The stacks before the blinds are posted, the blinds and antes, and the prizes."""

    stacks: tuple[float, ...]
    """Stack of each player in big blinds, first to act first and the big blind last."""
    small_blind: float = 0.5
    ante: float = 0.0
    """Ante of each player."""
    big_blind_ante: float = 0.0
    """Ante that the big blind posts for all players."""
    prizes: tuple[float, ...] = ()
    """Prizes, first place first; empty when only chips count."""
    others: tuple[float, ...] = ()
    """Stacks of players who are in the tournament but not dealt in; for prizes only."""

    def __post_init__(self) -> None:
        _check_spot(self)

    @property
    def position_names(self) -> tuple[str, ...]:
        """Names of the positions: ``("button", "small blind", "big blind")``.

        >>> PushFoldSpot(stacks=(10.0,) * 4).position_names
        ('cutoff', 'button', 'small blind', 'big blind')
        """
        non_blind_count = len(self.stacks) - 2
        return (
            *_POSITION_NAMES[len(_POSITION_NAMES) - non_blind_count :],
            "small blind",
            "big blind",
        )

    @property
    def posts(self) -> tuple[float, ...]:
        """Chips that each player posts for themselves: the ante, then the blind."""
        blinds = [0.0] * (len(self.stacks) - 2) + [self.small_blind, 1.0]
        posts_by_player = (self.ante + blind for blind in blinds)
        return tuple(map(min, self.stacks, posts_by_player))

    @property
    def dead_money(self) -> float:
        """The big blind ante, which is dead money and is paid after the blind (BYND-30)."""
        return min(self.big_blind_ante, self.stacks[-1] - self.posts[-1])

    @property
    def all_in_by_posting(self) -> tuple[bool, ...]:
        """True for each player who is all-in by posting, and so has no decision."""
        stacks_left = [stack - post for stack, post in zip(self.stacks, self.posts, strict=True)]
        stacks_left[-1] -= self.dead_money
        return tuple(chips <= CHIP_TOLERANCE for chips in stacks_left)

    @property
    def big_blind_value(self) -> float:
        """Value of one big blind on average, in chips or prizes."""
        if not self.prizes:
            return 1.0
        return sum(self.prizes) / (sum(self.stacks) + sum(self.others))


def parse_depths(depths: Sequence[float], players: int | None) -> tuple[float, ...]:
    """Return one depth for all *players* (two by default), or a stack for each."""
    if len(depths) == 1:
        return (_parse_depth(0, depths[0]),) * (2 if players is None else players)
    if players is not None and players != len(depths):
        raise BadStacks(w.StackPerPlayerExpected(len(depths), players))
    return tuple([_parse_depth(player, depth) for player, depth in enumerate(depths)])


def _parse_depth(seat: int, depth: object) -> float:
    """Return a depth in big blinds; raise an error if the value is not a number."""
    if isinstance(depth, bool) or not isinstance(depth, Real):
        raise TypeError(f"stack {seat + 1} is {depth!r}: it must be a number of big blinds")
    return float(depth)


@dataclass(frozen=True, slots=True)
class Payoffs:
    """The change of each player's value at each end of the hand, in big blinds or prizes."""

    big_blind_walk: FloatArray
    """Payoffs when all players fold to the big blind: (n,)."""
    steals: FloatArray
    """Payoffs of an uncalled push, by pusher: (n - 1, n)."""
    heads_up: dict[Seats, FloatArray]
    """Payoffs by pusher and caller: (3, n), the pusher wins, they split, the caller wins."""
    three_way: dict[Seats, FloatArray]
    """Payoffs by pusher and two callers: (6, n), in each of ``FINISH_ORDERS``."""


def compute_end_payoffs(spot: PushFoldSpot) -> Payoffs:
    """Return the payoffs of all ends of the hand, with at most three players all-in."""
    players = range(len(spot.stacks))
    player_pairs, player_trios = list(combinations(players, 2)), list(combinations(players, 3))
    end_stacks: list[list[float]] = [compute_stacks_after_hand(spot, (players[-1],), spot.posts)]
    end_stacks += [
        compute_stacks_after_hand(spot, (player,), spot.posts) for player in players[:-1]
    ]
    for pair in player_pairs:
        win_stacks, loss_stacks = (
            compute_stacks_after_all_in(spot, pair),
            compute_stacks_after_all_in(spot, pair[::-1]),
        )
        end_stacks += [
            win_stacks,
            [
                (win_stack + loss_stack) / 2
                for win_stack, loss_stack in zip(win_stacks, loss_stacks, strict=True)
            ],
            loss_stacks,
        ]
    for trio in player_trios:
        end_stacks += [
            compute_stacks_after_all_in(spot, [trio[trio_index] for trio_index in order])
            for order in FINISH_ORDERS
        ]
    value_changes = compute_stack_values(spot, np.array(end_stacks, float)) - compute_stack_values(
        spot, np.array([spot.stacks], float)
    )
    payoff_rows = iter(value_changes)
    walk_payoffs = next(payoff_rows)
    steal_payoffs = _read_rows(payoff_rows, len(players) - 1)
    two_way_payoffs: dict[Seats, FloatArray] = {
        pair: _read_rows(payoff_rows, 3) for pair in player_pairs
    }
    three_way_payoffs: dict[Seats, FloatArray] = {
        trio: _read_rows(payoff_rows, len(FINISH_ORDERS)) for trio in player_trios
    }
    return Payoffs(walk_payoffs, steal_payoffs, two_way_payoffs, three_way_payoffs)


def _read_rows(rows: Iterator[FloatArray], row_count: int) -> FloatArray:
    return np.array([next(rows) for _ in range(row_count)])


def compute_stacks_after_all_in(spot: PushFoldSpot, finish_order: Sequence[int]) -> list[float]:
    """Return the stacks of all players, by seat, after an all-in.

    *finish_order* lists the players who are all-in, the best hand first.
    """
    max_bets = [*spot.stacks[:-1], spot.stacks[-1] - spot.dead_money]
    bets = [
        stack if player in finish_order else post
        for player, (stack, post) in enumerate(zip(max_bets, spot.posts, strict=True))
    ]
    return compute_stacks_after_hand(spot, finish_order, bets)


def compute_stacks_after_hand(
    spot: PushFoldSpot, finish_order: Sequence[int], bets: Sequence[float]
) -> list[float]:
    """Return the stacks after a hand, given each player's bet and the best hand first.

    Dead money is in the main pot, which the best hand wins. In addition, each winner takes from
    every other player as many chips as the winner put in, as far as they are left; this gives side
    pots and uncalled chips. The winner who put in the most also takes the chips that other players
    put in above that amount before they folded (ALLN-07).
    """
    stacks = [stack - chips for stack, chips in zip(spot.stacks, bets, strict=True)]
    stacks[-1] -= spot.dead_money
    stacks[finish_order[0]] += spot.dead_money
    highest_bet = max(bets[player] for player in finish_order)
    paid_level = 0.0
    for player in finish_order:
        level = inf if bets[player] == highest_bet else bets[player]
        stacks[player] += sum(max(0.0, min(chips, level) - paid_level) for chips in bets)
        paid_level = max(paid_level, level)
    return stacks


def compute_stack_values(spot: PushFoldSpot, stacks_by_end: FloatArray) -> FloatArray:
    """Return the value of each stack, (ends, n), for the players at the table.

    Values are in big blinds, or in prizes if the spot has any.
    """
    if not spot.prizes:
        return stacks_by_end
    all_stacks = np.hstack([stacks_by_end, np.tile(spot.others, (len(stacks_by_end), 1))])
    prizes = np.zeros(all_stacks.shape[1])
    prizes[: len(spot.prizes)] = spot.prizes
    has_chips = all_stacks > CHIP_TOLERANCE
    values = np.zeros_like(all_stacks)
    for is_playing in np.unique(has_chips, axis=0):
        rows = np.flatnonzero((has_chips == is_playing).all(axis=1))
        remaining_count = int(is_playing.sum())
        values[np.ix_(rows, np.flatnonzero(is_playing))] = _compute_prize_shares(
            all_stacks[np.ix_(rows, np.flatnonzero(is_playing))], prizes[:remaining_count]
        )
        values[rows] += _compute_busted_prizes(spot, is_playing, prizes[remaining_count:])
    return values[:, : len(spot.stacks)]


def _compute_prize_shares(chips: FloatArray, prizes: FloatArray) -> FloatArray:
    """Return the prize values of stacks (B, n), in which all players have chips."""
    paid_prizes = prizes[: max(1, np.count_nonzero(prizes))]
    if chips.shape[1] <= MAX_COUNTED_PLAYERS:
        shares: FloatArray = enumerate_finishes(chips, len(paid_prizes)) @ paid_prizes
        return shares
    return np.array([integrate_payouts(stacks, paid_prizes[:, None])[:, 0] for stacks in chips])


def _compute_busted_prizes(
    spot: PushFoldSpot, has_chips: NDArray[np.bool_], prizes: FloatArray
) -> FloatArray:
    """Return the prizes of players who bust in one hand, by starting stack; equal stacks share."""
    prizes_won = np.zeros(len(has_chips))
    busted_players = [player for player in range(len(spot.stacks)) if not has_chips[player]]
    for stack in {spot.stacks[player] for player in busted_players}:
        players_with_stack = [player for player in busted_players if spot.stacks[player] == stack]
        larger_stack_count = sum(spot.stacks[player] > stack for player in busted_players)
        prizes_won[players_with_stack] = prizes[
            larger_stack_count : larger_stack_count + len(players_with_stack)
        ].mean()
    return prizes_won


def _require_number(name: str, amount: object) -> None:
    """Raise ``TypeError`` for a value that is not a number of big blinds."""
    if isinstance(amount, bool) or not isinstance(amount, Real):
        raise TypeError(f"the {name} is {amount!r}: it must be a number of big blinds")


def _check_spot(spot: PushFoldSpot) -> None:
    player_count = len(spot.stacks)
    if not 2 <= player_count <= MAX_PLAYERS:
        raise BadStacks(w.PushFoldStackCountInvalid(player_count, MAX_PLAYERS))
    amounts: dict[Literal["small blind", "ante", "big blind ante"], float] = {
        "small blind": spot.small_blind,
        "ante": spot.ante,
        "big blind ante": spot.big_blind_ante,
    }
    for name, amount in amounts.items():
        _require_number(name, amount)
        if not isfinite(amount) or amount < 0:
            raise BadStacks(w.BlindBelowZero(name, str(amount)))
    if spot.small_blind > 1:
        raise BadStacks(w.SmallBlindAboveOne(str(spot.small_blind)))
    for position_name, stack in zip(spot.position_names, spot.stacks, strict=True):
        if not MIN_STACK <= stack <= MAX_STACK:
            max_stack_text = f"{MAX_STACK:,}"
            raise BadStacks(
                w.StackDepthOutOfRange(
                    w.SeatPositionLabel(position_name), f"{stack:g}", str(MIN_STACK), max_stack_text
                )
            )
    forced_positions = [
        position_name
        for position_name, is_all_in in zip(
            spot.position_names, spot.all_in_by_posting, strict=True
        )
        if is_all_in
    ]
    if len(forced_positions) > 1 and player_count > MAX_PLAYERS_WITH_FORCED_ALL_INS:
        seats = tuple([w.SeatPositionLabel(position_name) for position_name in forced_positions])
        raise BadStacks(w.TooManyAllInByPosting(seats, MAX_PLAYERS_WITH_FORCED_ALL_INS))
    if spot.others and not spot.prizes:
        raise BadStacks(w.OtherStacksNeedPrizes())
    if spot.prizes:
        check_stacks_and_prizes((*spot.stacks, *spot.others), spot.prizes)
        if min(spot.others, default=1) <= 0:
            raise BadStacks(w.OtherStacksEmpty())
        if spot.prizes[0] == spot.prizes[-1] and len(spot.prizes) == player_count + len(
            spot.others
        ):
            raise BadStacks(w.PrizesAllEqual())
