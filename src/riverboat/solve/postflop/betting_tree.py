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
    Position,
    list_bet_levels,
)
from riverboat.solve.postflop.spot_errors import TreeTooLarge
from riverboat.words.refusals import spots as w

MAX_NODES: Final = 1_000_000
MAX_POSITIONS: Final = 200_000
"""Maximum different positions that are counted; a tree has no fewer nodes."""


@dataclass(frozen=True, slots=True)
class TreeAction:
    """An action of a decision: its name, and the player's level after it."""

    name: str
    """``fold``, ``check``, ``call``, ``bet 90`` or ``raise 270``: chips on this street."""
    level: float


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A node of the tree: a decision, a card to come, a fold or a showdown."""

    kind: int
    position: Position
    actions: tuple[TreeAction, ...] = ()


@dataclass(frozen=True, slots=True)
class _Branch:
    """A node that is not yet built: its kind and its betting state."""

    kind: int
    position: Position


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
            streets=np.array([node.position.street for node in self.nodes], np.uint8),
            players=np.array([node.position.player for node in self.nodes], np.uint8),
            child_counts=np.array([_count_children(node) for node in self.nodes], np.uint8),
            payoffs=payoffs,
        )


def _count_children(node: TreeNode) -> int:
    return len(node.actions) or int(node.kind == CHANCE)


def _compute_payoffs(rules: BettingRules, node: TreeNode) -> list[list[float]]:
    """Return the payoffs of each player for losing, tying and winning.

    They are relative to half of the starting pot.
    """
    put_in = node.position.put_in
    if node.kind == FOLDED:
        folding_player = node.position.player
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
    return _Branch(DECISION, Position(street, aggressor=rules.aggressor))


def _expand_branch(rules: BettingRules, branch: _Branch) -> tuple[TreeNode, list[_Branch]]:
    position = branch.position
    if branch.kind == CHANCE:
        return TreeNode(CHANCE, position), [_build_branch_after_card(rules, position)]
    if branch.kind != DECISION:
        return TreeNode(branch.kind, position), []
    actions, children = [], []
    for action, child in _list_actions(rules, position):
        actions.append(action)
        children.append(child)
    return TreeNode(DECISION, position, tuple(actions)), children


def _list_actions(rules: BettingRules, position: Position) -> list[tuple[TreeAction, _Branch]]:
    """Return the actions of a decision, each with the node after it."""
    actor, bet_level = position.player, position.level
    branches = []
    if position.faces_bet:
        branches.append((TreeAction("fold", position.put_in[actor]), _Branch(FOLDED, position)))
    position_after_call = replace(
        position, put_in=_replace_actor_chips(position, bet_level), player=1 - actor, has_acted=True
    )
    closes_street = position.faces_bet or position.has_acted
    name = "call" if position.faces_bet else "check"
    next_branch = (
        _close_street(position_after_call, actor)
        if closes_street
        else _Branch(DECISION, position_after_call)
    )
    branches.append((TreeAction(name, bet_level), next_branch))
    for raised_level in list_bet_levels(rules, position):
        name = "raise" if position.faces_bet else "bet"
        chips = round(raised_level - position.street_start, 6)
        next_position = replace(
            position_after_call,
            put_in=_replace_actor_chips(position, raised_level),
            raises=position.raises + 1,
            last_raise=raised_level - bet_level,
        )
        branches.append(
            (TreeAction(f"{name} {chips:.12g}", raised_level), _Branch(DECISION, next_position))
        )
    return branches


def _replace_actor_chips(position: Position, chips: float) -> tuple[float, float]:
    """Return the chips put in by both players, with the acting player's replaced."""
    first_chips, second_chips = position.put_in
    return (chips, second_chips) if position.player == 0 else (first_chips, chips)


def _close_street(position: Position, closing_player: int) -> _Branch:
    """Return the branch after the last action of a street: a card or the showdown."""
    aggressor = 1 - closing_player if position.raises else None
    kind = SHOWDOWN if position.street == RIVER else CHANCE
    return _Branch(kind, replace(position, aggressor=aggressor, player=0))


def _build_branch_after_card(rules: BettingRules, position: Position) -> _Branch:
    """Return the branch after a card: a decision, or if all-in another card or the showdown."""
    chips_put_in = position.put_in[0]
    next_position = Position(
        position.street + 1,
        put_in=position.put_in,
        aggressor=position.aggressor,
        street_start=chips_put_in,
    )
    if chips_put_in < rules.stack - CHIP_TOLERANCE:
        return _Branch(DECISION, next_position)
    return _Branch(SHOWDOWN if next_position.street == RIVER else CHANCE, next_position)


def count_tree(rules: BettingRules, street: int) -> TreeSizes:
    """Return the sizes of a tree without building it; equal betting states are counted once."""

    @cache
    def count_branch(branch: _Branch) -> tuple[int, ...]:
        if count_branch.cache_info().misses > MAX_POSITIONS:
            raise TreeTooLarge(w.BettingTreeTooLarge(MAX_POSITIONS))
        node, children = _expand_branch(rules, branch)
        node_and_action_counts = [0] * 9  # nodes by street, then actions by street and player
        node_and_action_counts[node.position.street] = 1
        if node.kind == DECISION:
            node_and_action_counts[3 + 2 * node.position.street + node.position.player] = len(
                children
            )
        for child in children:
            for index, child_count in enumerate(count_branch(child)):
                node_and_action_counts[index] += child_count
        return tuple(node_and_action_counts)

    try:
        flop, turn, river, *actions = count_branch(_build_root_branch(rules, street))
    except RecursionError:
        raise TreeTooLarge(w.BettingTreeTooLarge(MAX_POSITIONS)) from None
    return TreeSizes(
        nodes=(flop, turn, river),
        actions=((actions[0], actions[1]), (actions[2], actions[3]), (actions[4], actions[5])),
    )
