"""The solver of post-flop spots in the extension."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from riverboat.kernel import tier
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.spots.discounts import Discount
from riverboat.kernel.spots.spot_cards import SpotCards, build_permutation_array
from riverboat.kernel.spots.spot_tree import DECISION, Floats, SpotTree


class CompiledSpot:
    """A solver of one spot in C, which stores regrets and strategy sums (``c/spot_solver.c``)."""

    def __init__(
        self,
        tree: SpotTree,
        cards: SpotCards,
        bits: Literal[16, 32],
        workers: int,
        instructions: str = "",
    ) -> None:
        self._tree, self._cards = tree, cards
        self._spot: Any = tier.fast.spot_new(
            *(tree.kinds, tree.streets, tree.players, tree.child_counts, tree.payoffs),
            np.array(cards.board, np.uint8),
            np.ascontiguousarray(cards.weights, np.float32),
            build_permutation_array(cards.permutations),
            bits,
            workers,
            instructions,
        )
        self.measurements: tuple[int, int, int, int, int, int, int, str] = tier.fast.spot_measure(
            self._spot
        )
        self.instructions = self.measurements[-1]

    def iterate(self, discounts: list[Discount]) -> None:
        discount_rows = [
            (discount.positive_factor, discount.negative_factor, discount.sum_factor)
            for discount in discounts
        ]
        tier.fast.spot_iterate(self._spot, np.array(discount_rows, np.float32).reshape(-1, 3))

    def assess(self, *, uses_best_response: bool) -> tuple[float, float]:
        first_value, second_value = tier.fast.spot_assess(self._spot, int(uses_best_response))
        return first_value, second_value

    def _count_hands(self, player: int) -> int:
        return len(self._cards.hands[player])

    def _compute_table_shape(self, node: int) -> tuple[int, int]:
        return int(self._tree.child_counts[node]), self._count_hands(int(self._tree.players[node]))

    def strategy(self, node: int, board: int, *, is_current: bool = False) -> Floats:
        table = np.empty(self._compute_table_shape(node), np.float32)
        tier.fast.spot_strategy(self._spot, node, board, int(is_current), table)
        return table

    def reach(self, node: int, board: int, player: int) -> Floats:
        weights = np.empty(self._count_hands(player), np.float32)
        tier.fast.spot_reach(self._spot, node, board, player, weights)
        return weights

    def values(
        self, node: int, board: int, player: int, *, uses_best_response: bool = False
    ) -> tuple[Floats, Floats, Floats]:
        hand_count = self._count_hands(player)
        is_decider = self._tree.kinds[node] == DECISION
        value, opposing_reach = np.empty(hand_count, np.float32), np.empty(hand_count, np.float32)
        action_values = np.empty(
            (int(self._tree.child_counts[node]) if is_decider else 0, hand_count), np.float32
        )
        arguments = node, board, player, int(uses_best_response)
        tier.fast.spot_values(self._spot, *arguments, value, opposing_reach, action_values)
        return value, opposing_reach, action_values

    def lock(self, node: int, board: int | None, strategy: Floats, locked_hands: Bytes) -> None:
        tier.fast.spot_lock(self._spot, node, board, strategy, locked_hands)

    def unlock(self) -> None:
        tier.fast.spot_unlock(self._spot)

    def save_record(self, node: int, bits: Literal[16, 32]) -> Bytes:
        record = np.empty(tier.fast.spot_record_bytes(self._spot, node, bits), np.uint8)
        tier.fast.spot_save(self._spot, node, bits, record)
        return record

    def load_record(self, node: int, bits: Literal[16, 32], record: Bytes) -> None:
        tier.fast.spot_load(self._spot, node, bits, record)
