"""Forced decisions of players who are all-in by posting, or have matched all bets already."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TypeAlias

from riverboat.equity.push_fold.push_fold_spot import CHIP_TOLERANCE, PushFoldSpot

Decision: TypeAlias = tuple[int, ...]
"""A decision as player numbers: a player who pushes; one who calls that push; one who calls both.
"""


def list_decisions(players: int) -> list[Decision]:
    """Return all possible decisions, in the order of acting."""
    seats = range(players)
    return [*combinations(seats[:-1], 1), *combinations(seats, 2), *combinations(seats, 3)]


def find_forced_decisions(spot: PushFoldSpot) -> dict[Decision, bool]:
    """Return forced decisions: ``True`` for a certain push or call, ``False`` if it cannot occur.

    A small blind with half a big blind is all-in and so calls every push of the button, so the big
    blind never calls alone. If the button folds, neither blind has a decision:

    >>> find_forced_decisions(PushFoldSpot(stacks=(10.0, 0.5, 10.0)))
    {(1,): True, (0, 1): True, (0, 2): False, (1, 2): True}
    """
    decisions_found: dict[Decision, bool] = {}
    for decision in list_decisions(len(spot.stacks)):
        *callers_before, player = decision
        players_between = range(callers_before[-1] + 1 if callers_before else 0, player)
        if decisions_found.get(tuple(callers_before)) is False or any(
            decisions_found.get((*callers_before, other_player)) for other_player in players_between
        ):
            decisions_found[decision] = False
        elif _is_committed(spot, callers_before, player):
            decisions_found[decision] = True
    return decisions_found


def find_caller_decision(forced_calls: dict[Decision, bool], pusher: int, caller: int) -> Decision:
    """Return a caller's decision after forced callers before them have called the push."""
    decision: Decision = (pusher,)
    for player in range(pusher + 1, caller):
        if forced_calls.get((*decision, player)):
            decision = (*decision, player)
    return (*decision, caller)


def _is_committed(spot: PushFoldSpot, callers_before: Iterable[int], player: int) -> bool:
    """Return True if the player has no chips, or none that an opponent could win or call."""
    if spot.all_in_by_posting[player]:
        return True
    players_behind = range(player + 1, len(spot.stacks))
    if not all(spot.all_in_by_posting[other_player] for other_player in players_behind):
        return False
    bets = [
        *(spot.stacks[caller_before] for caller_before in callers_before),
        *(spot.posts[player_behind] for player_behind in players_behind),
    ]
    return bool(bets) and max(bets) <= spot.posts[player] + CHIP_TOLERANCE
