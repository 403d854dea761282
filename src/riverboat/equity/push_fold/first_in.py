"""First-in push and call ranges: an equilibrium in milliseconds, for live use.

``solve_spot`` solves for all players. This module solves for one pusher and the players behind, in
chips or in prizes. It ignores overcalls, and lets the big blind win the pot when the pusher folds.
For the small blind as pusher both assumptions are exact.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from riverboat.equity.push_fold.all_in_showdowns import HAND_CLASS_COUNT, load_pairs
from riverboat.equity.push_fold.push_fold_game import HAND_PROBABILITIES
from riverboat.equity.push_fold.push_fold_spot import (
    PushFoldSpot,
    compute_stack_values,
    compute_stacks_after_all_in,
    compute_stacks_after_hand,
)
from riverboat.equity.ranges.combos import Weights

SELF_PLAY_ROUNDS: Final = 16


@dataclass(frozen=True, slots=True, eq=False)
class FirstInRanges:
    """The frequency from 0 to 1 with which each of the 169 hands pushes, and calls."""

    push: Weights
    calls: dict[int, Weights]
    """Call frequencies, by player behind the pusher."""


class _Caller:
    """A possible caller, with the value of a call for both players by their hands, (169, 169)."""

    def __init__(self, end_values: Weights, pusher: int, caller: int, fold_value: float) -> None:
        pair_table = load_pairs()
        showdown_shares = pair_table.win, pair_table.tie, 1.0 - pair_table.win - pair_table.tie
        probabilities = pair_table.counts / pair_table.counts.sum(axis=1, keepdims=True)
        call_values = [
            sum(
                showdown_share * float(value)
                for showdown_share, value in zip(
                    showdown_shares, end_values[:, player], strict=True
                )
            )
            for player in (pusher, caller)
        ]
        self.conditional_probabilities = probabilities
        self.pusher_value: Weights = probabilities * call_values[0]
        """Value of the pusher when called, weighted by the caller's hand."""
        self.gain: Weights = probabilities * (call_values[1] - fold_value)
        """Gain of calling over folding, weighted by the caller's hand."""


def solve_first_in(spot: PushFoldSpot, pusher: int) -> FirstInRanges:
    """Find an equilibrium of a *pusher* and all players behind them, by self-play."""
    players = range(len(spot.stacks))
    players_behind = players[pusher + 1 :]
    if not players_behind:
        raise ValueError(f"player {pusher} is the big blind: only an earlier player can push")
    end_stacks = [
        compute_stacks_after_hand(spot, players[-1:], spot.posts),
        compute_stacks_after_hand(spot, (pusher,), spot.posts),
    ]
    for player in players_behind:
        win_stacks, loss_stacks = (
            compute_stacks_after_all_in(spot, (pusher, player)),
            compute_stacks_after_all_in(spot, (player, pusher)),
        )
        end_stacks += [
            win_stacks,
            [
                (win_stack + loss_stack) / 2
                for win_stack, loss_stack in zip(win_stacks, loss_stacks, strict=True)
            ],
            loss_stacks,
        ]
    end_values = compute_stack_values(spot, np.array(end_stacks, float))
    walk_values, steal_values = end_values[:2]
    callers = {
        player: _Caller(
            end_values[2 + 3 * index : 5 + 3 * index], pusher, player, float(steal_values[player])
        )
        for index, player in enumerate(players_behind)
    }
    push_frequencies = (
        np.ones(HAND_CLASS_COUNT)
        if spot.all_in_by_posting[pusher]
        else np.full(HAND_CLASS_COUNT, 0.5)
    )
    call_frequencies = {
        player: np.full(HAND_CLASS_COUNT, 1.0 if spot.all_in_by_posting[player] else 0.25)
        for player in players_behind
    }
    for round_number in range(1, SELF_PLAY_ROUNDS + 1):
        step_size = 2 / (round_number + 1)
        fold_probability, call_value = np.ones(HAND_CLASS_COUNT), np.zeros(HAND_CLASS_COUNT)
        best_call_frequencies = {}
        for player, caller in callers.items():
            reach_probabilities = HAND_PROBABILITIES * push_frequencies * fold_probability
            best_call_frequencies[player] = (reach_probabilities @ caller.gain > 0).astype(float)
            call_value += fold_probability * (caller.pusher_value @ call_frequencies[player])
            fold_probability = fold_probability * (
                1 - caller.conditional_probabilities @ call_frequencies[player]
            )
        for player in players_behind:
            if not spot.all_in_by_posting[player]:
                call_frequencies[player] = call_frequencies[player] + step_size * (
                    best_call_frequencies[player] - call_frequencies[player]
                )
        if not spot.all_in_by_posting[pusher]:
            best_push_frequencies = (
                call_value + fold_probability * steal_values[pusher] > walk_values[pusher]
            ).astype(float)
            push_frequencies = push_frequencies + step_size * (
                best_push_frequencies - push_frequencies
            )
    return FirstInRanges(push_frequencies, call_frequencies)
