"""A tournament player that pushes or folds by the independent chip model (ICM).

With 15 big blinds or fewer before the flop, it pushes or folds if all players before have folded,
and calls or folds against pushes and all-in raises. It uses the ranges of
``equity.push_fold.first_in``, which value chips by the prizes; without prizes, chips count. In
deeper hands, behind limpers and after the flop a fallback player decides.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

import numpy as np

from riverboat.bots.player_protocol import DecisionPoint, Player
from riverboat.bots.prize_money import PrizeMoney, PrizeSource, no_prizes
from riverboat.bots.push_fold_player import find_hole_class
from riverboat.engine import CALL, CHECK, FOLD, AnyCommand, HandState, RaiseTo, ToAct
from riverboat.equity.push_fold.all_in_showdowns import load_pairs
from riverboat.equity.push_fold.first_in import FirstInRanges, solve_first_in
from riverboat.equity.push_fold.push_fold_spot import (
    PushFoldSpot,
    compute_stack_values,
    compute_stacks_after_all_in,
)
from riverboat.equity.ranges.combos import Weights

MAX_BIG_BLINDS: Final = 15
"""Largest stack for push-or-fold play, in big blinds."""


class IcmPlayer:
    """A player of short stacks by the independent chip model; *fallback* plays other hands.

    *prize_source* returns the current prize money.
    """

    def __init__(
        self, rng: Random, fallback: Player, prize_source: PrizeSource = no_prizes
    ) -> None:
        self.rng, self.prize_source = rng, prize_source
        self._fallback = fallback

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return the player's command; always legal."""
        if isinstance(turn, ToAct) and not turn.chips_missing and _is_holdem_preflop(hand):
            shove_probability = self._compute_shove_probability(seat, hand, turn)
            if shove_probability is not None:
                return self._shove_or_fold(turn, shove_probability)
        return self._fallback.choose(seat, hand, turn)

    def _shove_or_fold(self, to_act: ToAct, shove_probability: float) -> AnyCommand:
        if self.rng.random() >= shove_probability:
            return FOLD if to_act.call else CHECK
        if to_act.raise_to is not None and to_act.high == to_act.all_in:
            return RaiseTo(to_act.high)
        return CALL if to_act.call else CHECK

    def _compute_shove_probability(self, seat: int, hand: HandState, to_act: ToAct) -> float | None:
        """Return the probability of going all-in; ``None`` outside push-or-fold spots."""
        preflop_order = _list_preflop_order(hand)
        own_index = preflop_order.index(seat)
        earlier_actor_indexes = [
            order_index
            for order_index, other_seat in enumerate(preflop_order)
            if hand.live_mask >> other_seat & 1 and _has_acted(hand, other_seat)
        ]
        raiser_index = preflop_order.index(hand.aggressor) if hand.aggressor >= 0 else -1
        if hand.bets_made > 1 or (raiser_index < 0 and earlier_actor_indexes):
            return None  # raised again, or a player limped
        if (
            _compute_big_blinds_at_risk(hand, seat, preflop_order, raiser_index) > MAX_BIG_BLINDS
            or not to_act.call
        ):
            return None
        spot = _build_push_fold_spot(hand, preflop_order, self.prize_source())
        if spot is None:
            return None
        own_hole_class = find_hole_class(hand.holdings[seat])
        if raiser_index < 0:
            return (
                float(_solve_first_in_ranges(spot, own_index).push[own_hole_class])
                if own_index < len(preflop_order) - 1
                else None
            )
        if raiser_index > own_index:
            return None
        first_in_ranges = _solve_first_in_ranges(spot, raiser_index)
        caller_indexes = [
            order_index
            for order_index in earlier_actor_indexes
            if raiser_index < order_index != own_index
        ]
        if not caller_indexes:
            return float(first_in_ranges.calls[own_index][own_hole_class])
        if len(caller_indexes) > 1:
            return float(own_hole_class in _OVERCALLING_HOLE_CLASSES)
        return float(
            _is_overcall_profitable(
                spot, first_in_ranges, raiser_index, caller_indexes[0], own_index, own_hole_class
            )
        )


def _is_holdem_preflop(hand: HandState) -> bool:
    game = hand.game
    return (
        hand.street == 0
        and 2 <= hand.players <= 9
        and game.structure.name == "no-limit"
        and game.variant.name == "hold'em"
        and len(hand.boards) == 1
    )


def _list_preflop_order(hand: HandState) -> list[int]:
    """Return the seats in preflop order: the big blind is the last."""
    big_blind_post = max(
        (post for post in hand.opening_fact.posts if post.kind == "blind"),
        key=lambda post: post.full_bet,
        default=None,
    )
    last_seat = big_blind_post.seat if big_blind_post else hand.button
    return [(last_seat + 1 + seat_offset) % hand.players for seat_offset in range(hand.players)]


def _has_acted(hand: HandState, seat: int) -> bool:
    return hand.bet_faced_by_seat[seat] >= 0


def _compute_big_blinds_at_risk(
    hand: HandState, seat: int, preflop_order: list[int], raiser_index: int
) -> float:
    """Return the big blinds at risk: against the raiser, or the largest stack still to act."""
    starting_stacks = hand.opening_fact.stacks
    rival_seats = (
        [preflop_order[raiser_index]]
        if raiser_index >= 0
        else preflop_order[preflop_order.index(seat) + 1 :]
    )
    largest_stack = max(
        (
            starting_stacks[rival_seat]
            for rival_seat in rival_seats
            if hand.live_mask >> rival_seat & 1
        ),
        default=0,
    )
    return min(starting_stacks[seat], largest_stack) / hand.game.stakes.big_blind


def _build_push_fold_spot(
    hand: HandState, preflop_order: list[int], prize_money: PrizeMoney | None
) -> PushFoldSpot | None:
    """Return the hand as a push-or-fold spot in big blinds; ``None`` if it is no such spot."""
    big_blind = hand.game.stakes.big_blind
    chips_by_seat_by_kind = {kind: {} for kind in ("ante", "blind", "dead")}  # type: dict[str, dict[int, int]]
    for post in hand.opening_fact.posts:
        if post.kind not in chips_by_seat_by_kind:
            return None
        chips_by_seat_by_kind[post.kind][post.seat] = post.chips
    small_blind_seat, big_blind_seat = preflop_order[-2:]
    blind_chips, dead_chips = chips_by_seat_by_kind["blind"], chips_by_seat_by_kind["dead"]
    if (
        not set(blind_chips) <= {small_blind_seat, big_blind_seat}
        or big_blind_seat not in blind_chips
        or set(dead_chips) - {big_blind_seat}
    ):
        return None
    stacks = [hand.opening_fact.stacks[seat] / big_blind for seat in preflop_order]
    try:
        return PushFoldSpot(
            stacks=tuple(stacks),
            small_blind=blind_chips.get(small_blind_seat, 0) / big_blind,
            ante=max(chips_by_seat_by_kind["ante"].values(), default=0) / big_blind,
            big_blind_ante=dead_chips.get(big_blind_seat, 0) / big_blind,
            prizes=prize_money.prizes if prize_money else (),
            others=tuple([chips / big_blind for chips in prize_money.others])
            if prize_money
            else (),
        )
    except ValueError:  # a blind of more than it, two all-in by posting, or nothing to win
        return None


@lru_cache(maxsize=1 << 12)
def _solve_first_in_ranges(spot: PushFoldSpot, pusher_index: int) -> FirstInRanges:
    return solve_first_in(spot, pusher_index)


def _is_overcall_profitable(
    spot: PushFoldSpot,
    first_in_ranges: FirstInRanges,
    pusher_index: int,
    caller_index: int,
    hero_index: int,
    own_hole_class: int,
) -> bool:
    """Return True if a call behind a caller is profitable.

    The hands of the three players are assumed to be independent.
    """
    win_probabilities = np.array(
        [
            _compute_equity_against(own_hole_class, first_in_ranges.push),
            _compute_equity_against(own_hole_class, first_in_ranges.calls[caller_index]),
        ]
    )
    win_probability = float(win_probabilities.prod())
    pusher_win_probability = _compute_equity_between(
        first_in_ranges.push, first_in_ranges.calls[caller_index]
    )
    end_stacks = [
        compute_stacks_after_all_in(spot, (hero_index, pusher_index, caller_index)),
        compute_stacks_after_all_in(spot, (pusher_index, caller_index, hero_index)),
        compute_stacks_after_all_in(spot, (caller_index, pusher_index, hero_index)),
        compute_stacks_after_all_in(spot, (pusher_index, caller_index)),
        compute_stacks_after_all_in(spot, (caller_index, pusher_index)),
    ]
    (
        win_value,
        value_if_pusher_wins,
        value_if_caller_wins,
        fold_value_if_pusher_wins,
        fold_value_if_caller_wins,
    ) = compute_stack_values(spot, np.array(end_stacks, float))[:, hero_index]
    loss_value = (
        pusher_win_probability * value_if_pusher_wins
        + (1 - pusher_win_probability) * value_if_caller_wins
    )
    fold_value = (
        pusher_win_probability * fold_value_if_pusher_wins
        + (1 - pusher_win_probability) * fold_value_if_caller_wins
    )
    return bool(win_probability * win_value + (1 - win_probability) * loss_value > fold_value)


def _compute_equity_against(own_hole_class: int, opponent_weights: Weights) -> float:
    """Return the equity of a hand class against a weighted range."""
    pair_table = load_pairs()
    pair_counts = pair_table.counts[own_hole_class] * opponent_weights
    pair_equities = pair_table.win[own_hole_class] + pair_table.tie[own_hole_class] / 2
    return float(pair_counts @ pair_equities) / max(float(pair_counts.sum()), 1e-9)


def _compute_equity_between(first_weights: Weights, second_weights: Weights) -> float:
    pair_table = load_pairs()
    pair_counts = pair_table.counts * first_weights[:, None] * second_weights
    return float(
        (pair_counts * (pair_table.win + pair_table.tie / 2)).sum() / max(pair_counts.sum(), 1e-9)
    )


_OVERCALLING_HOLE_CLASSES: Final = frozenset({find_hole_class((48, 49)), find_hole_class((44, 45))})
"""Hands that call behind two all-in players: aces and kings."""
