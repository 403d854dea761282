"""A solver of post-flop spots in NumPy, which walks the tree for all boards of a street at once.

It computes the values of the extension up to rounding, some fifty times as slowly, and in floats
and one thread only.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import HOLES, Bytes
from riverboat.kernel.spots.board_arrays import BoardArrays, ShowdownLookups
from riverboat.kernel.spots.discounts import Discount
from riverboat.kernel.spots.spot_cards import CanonicalBoard, SpotCards
from riverboat.kernel.spots.spot_records import pack_record, unpack_record
from riverboat.kernel.spots.spot_tree import (
    CHANCE,
    DECISION,
    SHOWDOWN,
    Floats,
    IndexArray,
    SpotTree,
)

Mode: TypeAlias = Literal["evaluate", "best response", "train"]
Reach: TypeAlias = NDArray[Any]
"""Reach probabilities as floats of 32 or 64 bits, (boards, hands)."""
Rows: TypeAlias = IndexArray | None
"""Ascending indexes of boards of a street; ``None`` for all boards."""

NEGLIGIBLE_REGRET_SUM: Final = 1e-35
"""Sums up to this value are treated as zero, as in the extension."""


class VectorizedSpot:
    """A solver whose regrets and strategy sums are arrays (boards, actions, hands) by decision."""

    instructions = "numpy"

    def __init__(self, tree: SpotTree, cards: SpotCards) -> None:
        self._tree, self._cards = tree, cards
        self._boards = [BoardArrays(cards, street) for street in range(3)]
        self._regrets: dict[int, Floats] = {}
        self._strategy_sums: dict[int, Floats] = {}
        for node in tree.decisions.tolist():
            hand_count = len(cards.hands[int(tree.players[node])])
            board_count = self._boards[int(tree.streets[node])].count
            shape = board_count, int(tree.child_counts[node]), hand_count
            self._regrets[node] = np.zeros(shape, np.float32)
            self._strategy_sums[node] = np.zeros(shape, np.float32)
        self._locks: dict[int, list[tuple[int | None, Floats, Bytes]]] = {}
        self._hands_by_card = [_HandsByCard(combos) for combos in cards.hands]
        self._weights = [cards.weights[player][cards.hands[player]] for player in (0, 1)]

    def iterate(self, discounts: list[Discount]) -> None:
        for discount in discounts:
            for player in (0, 1):
                self._walk_tree(_TreeWalk(self, player, "train", discount))

    def assess(self, *, uses_best_response: bool) -> tuple[float, float]:
        mode: Mode = "best response" if uses_best_response else "evaluate"
        totals = [
            float(
                self._walk_tree(_TreeWalk(self, player, mode))[0].astype(np.float64)
                @ self._weights[player]
            )
            for player in (0, 1)
        ]
        pair_weight = self._compute_pair_weight()
        return totals[0] / pair_weight, totals[1] / pair_weight

    def _walk_tree(self, tree_walk: _TreeWalk) -> Floats:
        opposing_reach = self._weights[1 - tree_walk.player][None, :]
        own_reach = np.ones((1, len(self._weights[tree_walk.player])), np.float32)
        return tree_walk.visit(0, opposing_reach, own_reach)

    def _compute_pair_weight(self) -> float:
        """Return the weight of all pairs of hands that do not share a card."""
        compatible_weights = self.compute_compatible_reach(
            0, self._weights[1][None, :].astype(np.float64)
        )
        return float(compatible_weights[0] @ self._weights[0])

    def compute_compatible_reach(self, player: int, reach: Reach) -> Reach:
        """Return the opponent's reach with hands that share no card with each hand, (boards,
        hands).
        """
        hole_cards = HOLES[self._cards.hands[player]]
        reach_by_card = self._hands_by_card[1 - player].sum_by_card(reach)
        opposing_reach: Reach = reach.sum(
            axis=1, keepdims=True
        ) + self.compute_identical_hand_reach(player, reach)
        opposing_reach -= reach_by_card[:, hole_cards[:, 0]] + reach_by_card[:, hole_cards[:, 1]]
        return opposing_reach

    def compute_identical_hand_reach(self, player: int, reach: Reach) -> Reach:
        """Return the reach of the opponent's hand that equals each hand, or 0."""
        hand_indexes = self._cards.hand_index_by_combo[1 - player][self._cards.hands[player]]
        identical_reach: Reach = np.where(hand_indexes >= 0, reach[:, hand_indexes], 0)
        return identical_reach

    def compute_strategy_on_boards(self, node: int, rows: Rows, *, is_current: bool) -> Floats:
        """Return the strategy of a decision on some boards, including locked hands."""
        tables = self._regrets[node] if is_current else self._strategy_sums[node]
        strategy = match_regrets(take_rows(tables, rows))
        for board, locked_strategy, locked_hands in self._locks.get(node, ()):
            board_rows = select_board_rows(rows, board)
            strategy[board_rows] = np.where(locked_hands > 0, locked_strategy, strategy[board_rows])
        return strategy

    def find_locked_hands(self, node: int, rows: Rows) -> NDArray[np.bool_] | None:
        """Return the hands of a decision that locks fix, (boards, hands), or None."""
        if node not in self._locks:
            return None
        is_locked = np.zeros(take_rows(self._strategy_sums[node], rows).shape[::2], bool)
        for board, _, locked_hands in self._locks[node]:
            is_locked[select_board_rows(rows, board)] |= locked_hands > 0
        return is_locked

    def update_regrets(
        self,
        node: int,
        strategy: Floats,
        values_after: Floats,
        value: Floats,
        own_reach: Floats,
        discount: Discount,
    ) -> None:
        """Update regrets and strategy sums of a decision on all boards."""
        regrets, strategy_sums = self._regrets[node], self._strategy_sums[node]
        discount_factors = np.where(
            regrets > 0, np.float32(discount.positive_factor), np.float32(discount.negative_factor)
        )
        regrets *= discount_factors
        regrets += values_after - value[:, None, :]
        strategy_sums *= np.float32(discount.sum_factor)
        strategy_sums += strategy * own_reach[:, None, :]

    def compute_terminal_values(self, node: int, player: int, reach: Floats, rows: Rows) -> Floats:
        """Return the values of a fold or a showdown, (boards, hands)."""
        loss_payoff, tie_payoff, win_payoff = self._tree.payoffs[node, player].astype(np.float32)
        street = int(self._tree.streets[node])
        total_reach = self.compute_compatible_reach(player, reach)
        value = loss_payoff * total_reach
        if self._tree.kinds[node] == SHOWDOWN:
            weaker_reach, weaker_or_equal_reach = _compute_reach_by_strength(
                self._boards[street].lookups[player], reach, rows
            )
            weaker_or_equal_reach = weaker_or_equal_reach + self.compute_identical_hand_reach(
                player, reach
            )
            value = (
                value
                + (win_payoff - tie_payoff) * weaker_reach
                + (tie_payoff - loss_payoff) * weaker_or_equal_reach
            )
        live_values: Floats = (value * self.build_live_mask(street, player, rows)).astype(
            np.float32
        )
        return live_values

    def build_live_mask(self, street: int, player: int, rows: Rows) -> Floats:
        """Return 1 for each hand that shares no card with the board, else 0."""
        return take_rows(self._boards[street].live[player], rows)

    def find_following_boards(self, street: int, rows: Rows) -> tuple[Rows, IndexArray]:
        """Return the boards after one more card, and for each the row of the board before it."""
        parents = self._boards[street + 1].parents
        if rows is None:
            return None, parents
        next_boards = np.flatnonzero(np.isin(parents, rows))
        return next_boards, np.searchsorted(rows, parents[next_boards])

    def sum_over_cards(
        self,
        street: int,
        player: int,
        next_boards: Rows,
        parent_rows: IndexArray,
        values: Floats,
        parent_count: int,
    ) -> Floats:
        """Return the sum of the values over the next card, for each board before that card.

        Cards that are isomorphic copies of canonical ones are included.
        """
        parent_values = np.zeros((parent_count, values.shape[1]), np.float32)
        np.add.at(parent_values, parent_rows, values)
        for permutation_index, boards in self._boards[street + 1].copied_boards.items():
            copy_indexes = (
                boards if next_boards is None else np.flatnonzero(np.isin(next_boards, boards))
            )
            inverse_hand_indexes = np.argsort(self._cards.permuted_hands[permutation_index][player])
            np.add.at(
                parent_values,
                parent_rows[copy_indexes],
                values[copy_indexes][:, inverse_hand_indexes],
            )
        return parent_values

    @property
    def tree(self) -> SpotTree:
        """The betting tree."""
        return self._tree

    def strategy(self, node: int, board: int, *, is_current: bool = False) -> Floats:
        board_strategy: Floats = self.compute_strategy_on_boards(
            node, np.array([board]), is_current=is_current
        )[0]
        return board_strategy

    def reach(self, node: int, board: int, player: int) -> Floats:
        canonical_board = self._cards.boards[int(self._tree.streets[node])][board]
        reach = self._weights[player] * self._compute_live_mask_at(node, board, player)
        path = self._tree.find_path(node)
        for parent_node, child_node in pairwise(path):
            if (
                self._tree.kinds[parent_node] == DECISION
                and self._tree.players[parent_node] == player
            ):
                board_index = _find_ancestor_board(
                    canonical_board, int(self._tree.streets[parent_node])
                ).index
                action = child_node - int(self._tree.first_children[parent_node])
                reach = reach * self.strategy(parent_node, board_index)[action]
        board_reach: Floats = reach.astype(np.float32)
        return board_reach

    def values(
        self, node: int, board: int, player: int, *, uses_best_response: bool = False
    ) -> tuple[Floats, Floats, Floats]:
        reach = self.reach(node, board, 1 - player)
        street = int(self._tree.streets[node])
        for earlier_street in range(self._cards.street, street):
            reach = reach * np.float32(compute_card_chance(earlier_street))
        mode: Mode = "best response" if uses_best_response else "evaluate"
        tree_walk = _TreeWalk(self, player, mode, rows=np.array([board]))
        own_reach = np.ones((1, len(self._weights[player])), np.float32)
        value = tree_walk.visit(node, reach[None, :], own_reach)[0]
        opposing_reach = self.compute_compatible_reach(player, reach[None, :].astype(np.float64))[0]
        opposing_reach = np.maximum(opposing_reach, 0) * self._compute_live_mask_at(
            node, board, player
        )
        action_values = np.zeros((0, len(value)), np.float32)
        if self._tree.kinds[node] == DECISION:
            action_values = tree_walk.compute_values_after(node, reach[None, :], own_reach)[:, 0]
        return value, opposing_reach.astype(np.float32), action_values

    def _compute_live_mask_at(self, node: int, board: int, player: int) -> Floats:
        mask: Floats = self.build_live_mask(
            int(self._tree.streets[node]), player, np.array([board])
        )[0]
        return mask

    def lock(self, node: int, board: int | None, strategy: Floats, locked_hands: Bytes) -> None:
        self._locks.setdefault(node, []).append((board, strategy, locked_hands))

    def unlock(self) -> None:
        self._locks.clear()

    def save_record(self, node: int, bits: Literal[16, 32]) -> Bytes:
        return pack_record(self._regrets[node], self._strategy_sums[node], bits)

    def load_record(self, node: int, bits: Literal[16, 32], record: Bytes) -> None:
        regrets, strategy_sums = unpack_record(record, self._regrets[node].shape, bits)
        self._regrets[node][:] = regrets
        self._strategy_sums[node][:] = strategy_sums


class _TreeWalk:
    """One walk through the tree for one player, on all boards or on some boards and their
    successors.
    """

    def __init__(
        self,
        spot: VectorizedSpot,
        player: int,
        mode: Mode,
        discount: Discount | None = None,
        rows: Rows = None,
    ) -> None:
        self.spot, self.player, self.mode, self.discount = spot, player, mode, discount
        self._board_rows = rows

    def visit(self, node: int, reach: Floats, own_reach: Floats) -> Floats:
        """Return the values of the player's hands at a node, (boards, hands)."""
        kind = self.spot.tree.kinds[node]
        if kind == CHANCE:
            return self._visit_chance(node, reach, own_reach)
        if kind != DECISION:
            return self.spot.compute_terminal_values(node, self.player, reach, self._board_rows)
        if self.spot.tree.players[node] != self.player:
            return _sum_over_actions(self.compute_values_after(node, reach, own_reach))
        strategy = self._get_strategy(node)
        values_by_action = np.moveaxis(
            self.compute_values_after(node, reach, own_reach, strategy), 0, 1
        )
        value: Floats = (strategy * values_by_action).sum(axis=1)
        if self.mode == "best response":
            locked_hands = self.spot.find_locked_hands(node, self._board_rows)
            best_values: Floats = values_by_action.max(axis=1)
            value = (
                best_values if locked_hands is None else np.where(locked_hands, value, best_values)
            )
        elif self.discount is not None:
            self.spot.update_regrets(
                node, strategy, values_by_action, value, own_reach, self.discount
            )
        return value

    def _get_strategy(self, node: int) -> Floats:
        return self.spot.compute_strategy_on_boards(
            node, self._board_rows, is_current=self.mode == "train"
        )

    def compute_values_after(
        self, node: int, reach: Floats, own_reach: Floats, strategy: Floats | None = None
    ) -> Floats:
        """Return the values after each action of a decision, (actions, boards, hands)."""
        if strategy is None:
            strategy = self._get_strategy(node)
        child_values = []
        for action, child in enumerate(self.spot.tree.list_children(node)):
            action_probability = strategy[:, action]
            if self.spot.tree.players[node] == self.player:
                child_values.append(self.visit(child, reach, own_reach * action_probability))
            else:
                child_values.append(self.visit(child, reach * action_probability, own_reach))
        return np.stack(child_values)

    def _visit_chance(self, node: int, reach: Floats, own_reach: Floats) -> Floats:
        street = int(self.spot.tree.streets[node])
        child_rows, parent_rows = self.spot.find_following_boards(street, self._board_rows)
        live_mask = self.spot.build_live_mask(street + 1, 1 - self.player, child_rows)
        next_reach = reach[parent_rows] * live_mask * np.float32(compute_card_chance(street))
        rows_before, self._board_rows = self._board_rows, child_rows
        values = self.visit(
            int(self.spot.tree.first_children[node]), next_reach, own_reach[parent_rows]
        )
        self._board_rows = rows_before
        return self.spot.sum_over_cards(
            street, self.player, child_rows, parent_rows, values, len(reach)
        )


def take_rows(table: Floats, rows: Rows) -> Floats:
    """Return the given rows of a table, or the whole table for ``None``."""
    return table if rows is None else table[rows]


def select_board_rows(rows: Rows, board: int | None) -> IndexArray | slice:
    """Return the array rows of one board, or of all boards."""
    if board is None:
        return slice(None)
    return np.array([board]) if rows is None else np.flatnonzero(rows == board)


def take_index_rows(table: IndexArray, rows: Rows) -> IndexArray:
    """Return the given rows of an index table, or the whole table for ``None``."""
    return table if rows is None else table[rows]


def _sum_over_actions(values_by_action: Floats) -> Floats:
    summed_values: Floats = values_by_action.sum(axis=0)
    return summed_values


def compute_card_chance(street: int) -> float:
    """Return the probability of a card after a street, for two hands that do not hold it."""
    return 1 / (45 - street)


def match_regrets(table: Floats) -> Floats:
    """Return the strategy of regret matching: positive regrets, normalized over the actions.

    Without a positive regret the strategy is uniform.
    """
    positive_regrets = np.maximum(table, 0)
    regret_total = positive_regrets.sum(axis=1, keepdims=True)
    action_count = np.float32(table.shape[1])
    has_positive_regret = regret_total > NEGLIGIBLE_REGRET_SUM
    strategy: Floats = np.where(
        has_positive_regret,
        positive_regrets / np.where(has_positive_regret, regret_total, 1),
        1 / action_count,
    )
    return strategy.astype(np.float32)


def _compute_reach_by_strength(
    lookups: ShowdownLookups, reach: Floats, rows: Rows
) -> tuple[Floats, Floats]:
    """Return the opponent's reach with weaker hands, and with weaker or equal hands, for each
    hand.
    """
    total_sums = _compute_cumulative_sums(
        np.take_along_axis(reach, take_index_rows(lookups.strength_order, rows), axis=1)
    )
    sums_by_card = _compute_cumulative_sums(
        np.take_along_axis(reach, take_index_rows(lookups.card_order, rows), axis=1)
    )
    opposing_sums = []
    for end_indexes, card_ends in (
        (lookups.weaker_ends, lookups.weaker_ends_by_card),
        (lookups.weaker_or_tied_ends, lookups.weaker_or_tied_ends_by_card),
    ):
        compatible_reach = np.take_along_axis(
            total_sums, take_index_rows(end_indexes, rows), axis=1
        )
        for card_end_indexes, first_offsets in zip(
            card_ends, lookups.first_offsets_by_card, strict=True
        ):
            compatible_reach = compatible_reach - (
                np.take_along_axis(sums_by_card, take_index_rows(card_end_indexes, rows), axis=1)
                - sums_by_card[:, first_offsets]
            )
        opposing_sums.append(compatible_reach)
    return opposing_sums[0], opposing_sums[1]


def _compute_cumulative_sums(rows: Floats) -> Floats:
    cumulative_sums = np.zeros((rows.shape[0], rows.shape[1] + 1), np.float32)
    np.cumsum(rows, axis=1, out=cumulative_sums[:, 1:])
    return cumulative_sums


class _HandsByCard:
    """A player's hands, listed by each of their two cards."""

    def __init__(self, combos: IndexArray) -> None:
        cards = HOLES[combos].T.reshape(-1)
        self._order_by_card = np.argsort(cards, kind="stable") % len(combos)
        self._card_bounds = np.searchsorted(np.sort(cards), np.arange(53))

    def sum_by_card(self, reach: Reach) -> Reach:
        """Return the total reach of the hands with each card, (boards, 52)."""
        cumulative_sums = np.zeros((len(reach), len(self._order_by_card) + 1), reach.dtype)
        np.cumsum(reach[:, self._order_by_card], axis=1, out=cumulative_sums[:, 1:])
        card_sums: Reach = np.diff(cumulative_sums[:, self._card_bounds], axis=1)
        return card_sums


def _find_ancestor_board(board: CanonicalBoard, street: int) -> CanonicalBoard:
    while len(board.cards) - 3 > street:
        assert board.parent is not None
        board = board.parent
    return board
