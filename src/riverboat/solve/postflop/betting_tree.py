"""The betting tree of a spot: nodes with their actions, and arrays for the solver."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

import numpy as np

from riverboat.kernel.spots.spot_solver import TreeSizes
from riverboat.kernel.spots.spot_tree import CHANCE, DECISION, FOLDED, RIVER, SHOWDOWN, SpotTree
from riverboat.solve.postflop.betting_rules import (
    CHIP_TOLERANCE,
    BettingRules,
    SpotBettingState,
    list_bet_levels,
)
from riverboat.solve.postflop.spot_errors import TreeTooLarge
from riverboat.words.refusals import spots as w

MAX_NODES: Final = 1_000_000
MAX_COUNTED_STATES: Final = 200_000
"""Maximum different betting states that are counted; a tree has no fewer nodes."""


@dataclass(frozen=True, slots=True)
class TreeAction:
    """An action of a decision: its name, and the chips that the player has put in after it."""

    name: str
    """``fold``, ``check``, ``call``, ``bet 90`` or ``raise 270``: chips on this street."""
    level: float


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A node of the tree: a decision, a card to come, a fold or a showdown."""

    kind: int
    betting_state: SpotBettingState
    actions: tuple[TreeAction, ...] = ()


@dataclass(frozen=True, slots=True)
class _Branch:
    """A node that is not yet built: its kind and its betting state."""

    kind: int
    betting_state: SpotBettingState


@dataclass(slots=True)
class BettingTree:
    """All nodes of a tree, ordered by parent, and the betting rules."""

    rules: BettingRules
    street: int
    nodes: list[TreeNode] = field(default_factory=list)

    def arrays(self) -> SpotTree:
        """Return the tree as arrays for the solvers.

        A payoff is a player's chips at the end less those at the start, less half of the starting
        pot.
        """
        payoffs = np.zeros((len(self.nodes), 2, 3))
        for node_index, node in enumerate(self.nodes):
            if node.kind in (FOLDED, SHOWDOWN):
                payoffs[node_index] = _compute_payoffs(self.rules, node)
        return SpotTree(
            kinds=np.array([node.kind for node in self.nodes], np.uint8),
            streets=np.array([node.betting_state.street for node in self.nodes], np.uint8),
            players=np.array([node.betting_state.player for node in self.nodes], np.uint8),
            child_counts=np.array([_count_children(node) for node in self.nodes], np.uint8),
            payoffs=payoffs,
        )


def _count_children(node: TreeNode) -> int:
    return len(node.actions) or int(node.kind == CHANCE)


def _compute_payoffs(rules: BettingRules, node: TreeNode) -> list[list[float]]:
    """Return the payoffs of each player for losing, tying and winning.

    They are relative to half of the starting pot.
    """
    put_in = node.betting_state.put_in
    if node.kind == FOLDED:
        folding_player = node.betting_state.player
        chips_lost = rules.pot / 2 + put_in[folding_player]
        chips_won = chips_lost - rules.rake.of(2 * chips_lost)
        return [[-chips_lost if player == folding_player else chips_won] * 3 for player in (0, 1)]
    chips_lost = rules.pot / 2 + put_in[0]
    rake = rules.rake.of(2 * chips_lost)
    return [[-chips_lost, -rake / 2, chips_lost - rake]] * 2


def build_tree(rules: BettingRules, street: int, limit: int = MAX_NODES) -> BettingTree:
    """Return the tree from the start of a street on; ``TreeTooLarge`` beyond *limit* nodes."""
    tree = BettingTree(rules, street)
    queue = deque([_build_root_branch(rules, street)])
    while queue:
        branch = queue.popleft()
        if len(tree.nodes) + len(queue) >= limit:
            raise TreeTooLarge(w.BettingTreeTooLarge(limit))
        node, children = _expand_branch(rules, branch)
        tree.nodes.append(node)
        queue.extend(children)
    return tree


def _build_root_branch(rules: BettingRules, street: int) -> _Branch:
    return _Branch(DECISION, SpotBettingState(street, aggressor=rules.aggressor))


def _expand_branch(rules: BettingRules, branch: _Branch) -> tuple[TreeNode, list[_Branch]]:
    betting_state = branch.betting_state
    if branch.kind == CHANCE:
        return TreeNode(CHANCE, betting_state), [_build_branch_after_card(rules, betting_state)]
    if branch.kind != DECISION:
        return TreeNode(branch.kind, betting_state), []
    actions, children = [], []
    for action, child in _list_actions(rules, betting_state):
        actions.append(action)
        children.append(child)
    return TreeNode(DECISION, betting_state, tuple(actions)), children


def _list_actions(
    rules: BettingRules, betting_state: SpotBettingState
) -> list[tuple[TreeAction, _Branch]]:
    """Return the actions of a decision, each with the node after it."""
    actor, bet_level = betting_state.player, betting_state.level
    branches = []
    if betting_state.faces_bet:
        branches.append(
            (TreeAction("fold", betting_state.put_in[actor]), _Branch(FOLDED, betting_state))
        )
    state_after_call = replace(
        betting_state,
        put_in=_replace_actor_chips(betting_state, bet_level),
        player=1 - actor,
        has_acted=True,
    )
    closes_street = betting_state.faces_bet or betting_state.has_acted
    name = "call" if betting_state.faces_bet else "check"
    next_branch = (
        _close_street(state_after_call, actor)
        if closes_street
        else _Branch(DECISION, state_after_call)
    )
    branches.append((TreeAction(name, bet_level), next_branch))
    for raised_level in list_bet_levels(rules, betting_state):
        name = "raise" if betting_state.faces_bet else "bet"
        chips = round(raised_level - betting_state.street_start, 6)
        next_state = replace(
            state_after_call,
            put_in=_replace_actor_chips(betting_state, raised_level),
            raises=betting_state.raises + 1,
            last_raise=raised_level - bet_level,
        )
        branches.append(
            (TreeAction(f"{name} {chips:.12g}", raised_level), _Branch(DECISION, next_state))
        )
    return branches


def _replace_actor_chips(betting_state: SpotBettingState, chips: float) -> tuple[float, float]:
    """Return the chips put in by both players, with the acting player's replaced."""
    first_chips, second_chips = betting_state.put_in
    return (chips, second_chips) if betting_state.player == 0 else (first_chips, chips)


def _close_street(betting_state: SpotBettingState, closing_player: int) -> _Branch:
    """Return the branch after the last action of a street: a card or the showdown."""
    aggressor = 1 - closing_player if betting_state.raises else None
    kind = SHOWDOWN if betting_state.street == RIVER else CHANCE
    return _Branch(kind, replace(betting_state, aggressor=aggressor, player=0))


def _build_branch_after_card(rules: BettingRules, betting_state: SpotBettingState) -> _Branch:
    """Return the branch after a card: a decision, or if all-in another card or the showdown."""
    chips_put_in = betting_state.put_in[0]
    next_state = SpotBettingState(
        betting_state.street + 1,
        put_in=betting_state.put_in,
        aggressor=betting_state.aggressor,
        street_start=chips_put_in,
    )
    if chips_put_in < rules.stack - CHIP_TOLERANCE:
        return _Branch(DECISION, next_state)
    return _Branch(SHOWDOWN if next_state.street == RIVER else CHANCE, next_state)


def count_tree(rules: BettingRules, street: int) -> TreeSizes:
    """Return the sizes of a tree without building it; equal betting states are counted once."""

    @cache
    def count_branch(branch: _Branch) -> tuple[int, ...]:
        if count_branch.cache_info().misses > MAX_COUNTED_STATES:
            raise TreeTooLarge(w.BettingTreeTooLarge(MAX_COUNTED_STATES))
        node, children = _expand_branch(rules, branch)
        node_and_action_counts = [0] * 9  # nodes by street, then actions by street and player
        node_and_action_counts[node.betting_state.street] = 1
        if node.kind == DECISION:
            node_and_action_counts[
                3 + 2 * node.betting_state.street + node.betting_state.player
            ] = len(children)
        for child in children:
            for count_index, child_count in enumerate(count_branch(child)):
                node_and_action_counts[count_index] += child_count
        return tuple(node_and_action_counts)

    try:
        flop_nodes, turn_nodes, river_nodes, *action_counts = count_branch(
            _build_root_branch(rules, street)
        )
    except RecursionError:
        raise TreeTooLarge(w.BettingTreeTooLarge(MAX_COUNTED_STATES)) from None
    return TreeSizes(
        nodes=(flop_nodes, turn_nodes, river_nodes),
        actions=(
            (action_counts[0], action_counts[1]),
            (action_counts[2], action_counts[3]),
            (action_counts[4], action_counts[5]),
        ),
    )
