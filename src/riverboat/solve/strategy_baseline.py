"""Control variates for small games, from the node values of a strategy of both players.

At each card, the value is compared with its mean over all possible cards. At each choice of a
player with known probabilities, it is compared with its mean over the possible actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Final

import numpy as np

from riverboat.bots import Player
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import AnyFact, BadGame, Game
from riverboat.hands import Hand
from riverboat.hands.action_text import list_action_texts
from riverboat.hands.stack_sizes import Stacks
from riverboat.solve.cfr import iterate_cfr
from riverboat.solve.game_tree import (
    CHANCE,
    DEFAULT_MAX_HISTORIES,
    FloatArray,
    GameTree,
    InformationSet,
    build_game_tree,
)
from riverboat.solve.solved_strategy import Strategy, StrategyBot
from riverboat.solve.tree_traversal import compute_node_values
from riverboat.words.refusals.solving import HandNotSolved, StrategyKeyMissing

DEFAULT_ITERATIONS: Final = 200
"""Iterations for solving a game when no strategy is given."""
_DEAL_PREFIX: Final = "deal "


class StrategyBaseline:
    """A baseline that values each node as if both players followed a given strategy.

    See :class:`riverboat.sim.matches.luck_baseline.Baseline`.
    """

    def __init__(self, tree: GameTree, strategy: FloatArray, root: Hand) -> None:
        self._tree, self._root = tree, root
        self._node_values = compute_node_values(tree, strategy)
        self._cards_by_node: dict[tuple[int, int], tuple[str, ...]] = {}

    @cached_property
    def _sets_by_first_sequence(self) -> dict[int, InformationSet]:
        return {information_set.first: information_set for information_set in self._tree.sets}

    def luck(self, log: Sequence[AnyFact], players: Sequence[Player]) -> Sequence[float]:
        """Return each seat's value of chance events, and of players' random choices, in chips."""
        luck_value, depth, node = 0.0, 0, 0
        earlier_moves: list[str] = []
        for move in _format_moves(log):
            level, child_level = self._tree.levels[depth], self._tree.levels[depth + 1]
            decision_index = int(np.searchsorted(level.decision_nodes, node))
            if (
                decision_index == len(level.decision_nodes)
                or level.decision_nodes[decision_index] != node
            ):
                raise BadGame(HandNotSolved(self._root.game.name, move))
            first_child = int(level.child_starts[decision_index])
            acting_seat = int(child_level.player[first_child])
            child_values = self._node_values[depth + 1]
            if acting_seat == CHANCE:
                move_names = self._list_possible_cards(depth, node, earlier_moves)
                probabilities = child_level.chance_probability[
                    first_child : first_child + len(move_names)
                ].tolist()
            else:
                information_set = self._sets_by_first_sequence[
                    int(child_level.sequence[first_child])
                ]
                move_names, probabilities = (
                    information_set.actions,
                    _compute_bot_probabilities(players[acting_seat], information_set),
                )
            if move not in move_names:
                raise BadGame(HandNotSolved(self._root.game.name, move))
            child_index = first_child + move_names.index(move)
            if probabilities:
                expected_value = np.dot(
                    probabilities, child_values[first_child : first_child + len(move_names)]
                )
                luck_value += float(child_values[child_index] - expected_value)
            earlier_moves.append(move)
            depth, node = depth + 1, child_index
        return luck_value, -luck_value

    def _list_possible_cards(
        self, depth: int, node: int, earlier_moves: Sequence[str]
    ) -> tuple[str, ...]:
        if (depth, node) not in self._cards_by_node:
            hand = self._root
            for move in earlier_moves:
                hand = hand.after(move)
            self._cards_by_node[depth, node] = tuple(hand.deals())
        return self._cards_by_node[depth, node]


@deprecated_keywords(most="max_histories")
def build_baseline(
    game: Game | str,
    strategy: Strategy | None = None,
    *,
    stacks: Stacks | None = None,
    max_histories: int = DEFAULT_MAX_HISTORIES,
) -> StrategyBaseline:
    """Return a baseline for matches of a small two-player game, as ``match(..., measure=...)``.

    It estimates values with a *strategy*, or solves the game quickly for one. Raises ``BadGame`` if
    the game has no tree, or if the strategy belongs to another game.
    """
    root = Hand.undealt(game, stacks=stacks)
    tree = build_game_tree(root, max_histories=max_histories)
    if strategy is None:
        *_, strategy_vector = islice(iterate_cfr(tree, "cfr+", 0), DEFAULT_ITERATIONS)
    else:
        strategy_vector = np.zeros(tree.sequences)
        for information_set in tree.sets:
            probabilities = strategy[information_set.key]
            if set(probabilities) != set(information_set.actions):
                raise BadGame(StrategyKeyMissing(tree.game.name, information_set.key))
            strategy_vector[
                information_set.first : information_set.first + len(information_set.actions)
            ] = [probabilities[action] for action in information_set.actions]
    return StrategyBaseline(tree, strategy_vector, root)


def _compute_bot_probabilities(player: Player, information_set: InformationSet) -> list[float]:
    """Return a bot's action probabilities here; empty for other players."""
    if not isinstance(player, StrategyBot):
        return []
    probabilities = player.strategy[information_set.key]
    return [probabilities[action] for action in information_set.actions]


def _format_moves(log: Sequence[AnyFact]) -> Iterator[str]:
    """Yield the moves of a hand as text: single cards and actions."""
    for action_text in list_action_texts(log):
        if action_text == "muck":
            continue  # an unshown beaten hand was not a decision
        if not action_text.startswith(_DEAL_PREFIX):
            yield action_text
            continue
        card_text = action_text.removeprefix(_DEAL_PREFIX).replace(" ", "")
        yield from (
            _DEAL_PREFIX + card_text[offset : offset + 2] for offset in range(0, len(card_text), 2)
        )
