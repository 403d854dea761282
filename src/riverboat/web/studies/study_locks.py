"""Locks of a study: checked before the spot is queued, and applied to its solution."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from riverboat.kernel.spots.spot_cards import find_blocked_combos
from riverboat.kernel.spots.spot_tree import DECISION
from riverboat.solve.postflop import BadLock, Solution, Spot
from riverboat.solve.postflop.locks import lock_by_shares
from riverboat.solve.postflop.node_paths import TreePlace, follow_path
from riverboat.solve.postflop.spot_config import PLAYERS
from riverboat.web.schemas.study_schemas import StudyBody, StudyLock
from riverboat.words.refusals import spots as w

_WHOLE_RANGE: Final = "random"
_CARD_PATTERN: Final = re.compile(r"[2-9TJQKA][cdhs]")


def check_locks(spot: Spot, body: StudyBody) -> None:
    """Raise ``RefusalError`` for a lock that the spot cannot have."""
    for lock in body.locks:
        tree_place = follow_path(spot, TreePlace(), [lock.line] if lock.line.strip() else [])
        node = spot.tree.nodes[tree_place.node]
        if node.kind != DECISION:
            raise BadLock(w.DecisionMissing(lock.line))
        actor_index = node.betting_state.player
        held_combos = (spot.ranges[actor_index].weights > 0) & ~find_blocked_combos(
            (*spot.board, *tree_place.dealt_cards)
        )
        action_names = [action.name for action in node.actions]
        lock_by_shares(shares_by_hands(lock), action_names, held_combos, PLAYERS[actor_index])


def apply_locks(solution: Solution, body: StudyBody) -> None:
    """Lock the nodes of a solution."""
    for lock in body.locks:
        node = solution[lock.line] if lock.line.strip() else solution.root
        node.lock(shares_by_hands(lock))


def shares_by_hands(lock: StudyLock) -> Mapping[str, Mapping[str, float]]:
    """Return the share of each action (inner key) for each range text (outer key).

    For a hand in several ranges, the last range counts.
    """
    shares_by_range = {_WHOLE_RANGE: lock.shares} if lock.shares else {}
    return shares_by_range | {
        locked_hands.hands: locked_hands.shares for locked_hands in lock.hands
    }


def can_distinguish_suits(body: StudyBody) -> bool:
    """Return True if a lock may end suit isomorphism, which takes more memory."""
    range_texts = [lock.line for lock in body.locks]
    range_texts += [locked_hands.hands for lock in body.locks for locked_hands in lock.hands]
    return any(_CARD_PATTERN.search(range_text) for range_text in range_texts)
