"""Library of solved flops, which the trainer and reviews read as trees of nodes.

Solving a flop takes a processor core up to a minute, which is too long for a student. The library
has flops only: turns and rivers are solved when a hand reaches them. Suits are renamed at random,
so that one solved flop serves for many spots.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from riverboat.bots.blueprint.suit_isomorphism import SUIT_PERMUTATIONS, hole_indices
from riverboat.cards import Cards
from riverboat.equity.ranges import Range
from riverboat.equity.ranges.combos import Weights
from riverboat.kernel import sweep
from riverboat.kernel.card_masks import HOLES
from riverboat.solve.postflop import BadSpot
from riverboat.solve.postflop.hand_tables import ByPlayer, HandTable, Numbers, Table
from riverboat.solve.postflop.spot_config import PLAYERS, PlayerName
from riverboat.solve.postflop.spot_node import HandNumbers, NodeKind
from riverboat.training.flop_packing import (
    FlopNumbers,
    HandClasses,
    PackedFlop,
    PackedNode,
    read_flops,
    unpack_node,
)
from riverboat.words.refusals import spots as w

LIBRARY_PATH: Final = Path(__file__).with_name("flops.xz")


class FlopChips(NamedTuple):
    """Chips at the start of a flop: the pot, and the stack of each player."""

    pot: float
    stack: float


class RenamedFlop(NamedTuple):
    """A flop of the library, with its suits renamed."""

    packed: PackedFlop
    cards_by_library_card: NDArray[np.uint8]
    """(52,): the card that takes the place of each card of the library."""

    @property
    def cards(self) -> Cards:
        """The flop with its suits renamed."""
        return tuple(self.cards_by_library_card[list(self.packed.cards)].tolist())


@cache
def library() -> tuple[PackedFlop, ...]:
    """Return all flops of the library."""
    return read_flops(LIBRARY_PATH.read_bytes())


def find_flop(stacks: Sequence[int], actions: Sequence[str], flop: Cards) -> RenamedFlop | None:
    """Return the library's flop for a line before the flop; ``None`` if the library lacks it."""
    for packed_flop in library():
        if packed_flop.stacks != tuple(stacks) or packed_flop.actions != tuple(actions):
            continue
        for suit_permutation in SUIT_PERMUTATIONS:
            if {*suit_permutation[list(packed_flop.cards)].tolist()} == {*flop}:
                return RenamedFlop(packed_flop, suit_permutation)
    return None


class FlopSolution:
    """The solution of a flop, with the range of each player, the first to act first."""

    def __init__(self, renamed_flop: RenamedFlop, ranges: tuple[Weights, Weights]) -> None:
        packed_flop = self.packed = renamed_flop.packed
        self.spot = FlopChips(packed_flop.pot, packed_flop.stack)
        self.exploitability = packed_flop.exploitability
        self.board = renamed_flop.cards
        is_blocked = np.isin(HOLES, self.board).any(axis=1)
        self.ranges = tuple([np.where(is_blocked, 0.0, weights) for weights in ranges])
        self.combos_by_library_combo = hole_indices(renamed_flop.cards_by_library_card[HOLES])
        """(1326,): the combination that takes the place of each one of the library."""
        self._nodes = {node.path: node for node in packed_flop.nodes}

    @property
    def root(self) -> FlopNode:
        """The first decision."""
        return FlopNode(self, (), (self.ranges[0], self.ranges[1]), (0.0, 0.0))

    def find_packed_node(self, path: tuple[str, ...]) -> PackedNode | None:
        """Return the packed strategy and values of a decision; ``None`` if they are not stored."""
        return self._nodes.get(path)

    def numbers(self, node: PackedNode, pot: float) -> FlopNumbers:
        """Return strategy and values at a decision, with the suits of the dealt flop."""
        weights = self.ranges[node.player][self.combos_by_library_combo]
        classes = HandClasses(self.packed.cards, weights)
        tables = unpack_node(node, classes, (self.packed.pot, pot))
        return FlopNumbers(*[self._restore_suits(table) for table in tables])

    def _restore_suits(self, table: Table) -> Table:
        restored_table = np.empty_like(table)
        restored_table[:, self.combos_by_library_combo] = table
        return restored_table


class FlopNode:
    """A decision of a flop, or the end of its betting.

    Decisions that the solution almost never reaches are not stored, and have no actions.
    """

    def __init__(
        self,
        solution: FlopSolution,
        path: tuple[str, ...],
        reach: tuple[Weights, Weights],
        chips_put_in: tuple[float, float],
        end_kind: NodeKind | None = None,
    ) -> None:
        self.path = path
        self._solution, self._reach, self._chips_put_in, self._end_kind = (
            solution,
            reach,
            chips_put_in,
            end_kind,
        )
        self._packed_node = None if end_kind else solution.find_packed_node(path)

    @property
    def kind(self) -> NodeKind:
        """``decision``, ``card`` or ``fold``."""
        return self._end_kind or "decision"

    @property
    def player(self) -> PlayerName | None:
        """The player to act: ``oop`` or ``ip``; None if no player is to act."""
        return None if self._packed_node is None else PLAYERS[self._packed_node.player]

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions of a decision."""
        return () if self._packed_node is None else self._packed_node.actions

    @property
    def spot(self) -> FlopChips:
        """Chips at the start of the flop."""
        return self._solution.spot

    @property
    def pot(self) -> float:
        """Chips in the pot, uncalled chips included."""
        return self.spot.pot + sum(self._chips_put_in)

    @property
    def stacks(self) -> tuple[float, float]:
        """Chips that each player has left to bet."""
        first_chips, second_chips = self._chips_put_in
        return self.spot.stack - first_chips, self.spot.stack - second_chips

    @property
    def reach(self) -> ByPlayer:
        """Reach of each hand: its weight in the range times the probability of its actions."""
        first_weights, second_weights = self._reach
        return ByPlayer(
            HandTable(first_weights, first_weights), HandTable(second_weights, second_weights)
        )

    @cached_property
    def equity(self) -> ByPlayer:
        """Each hand's share of the pot if the betting ended now, from 0 to 1."""
        first_weights, second_weights = self._reach
        return ByPlayer(
            HandTable(self._compute_equities(first_weights, second_weights), first_weights),
            HandTable(self._compute_equities(second_weights, first_weights), second_weights),
        )

    @property
    def ev(self) -> ByPlayer:
        """Values of the hands of the player to act; NaN for the other player's."""
        unknown_values = np.full(len(HOLES), np.nan)
        strategy, ev = self._flop_numbers
        own_values = (strategy * np.nan_to_num(ev)).sum(axis=0)
        values_by_player = [
            own_values if self.player == name else unknown_values for name in PLAYERS
        ]
        return ByPlayer(
            *[
                HandTable(*value_and_weights)
                for value_and_weights in zip(values_by_player, self._reach, strict=True)
            ]
        )

    def strategy_array(self) -> Table:
        """Return the strategy of each combination, (actions, 1326) in the order of ``HOLES``."""
        return self._flop_numbers.strategy

    def hand_numbers(self, hand: str) -> HandNumbers:
        """Return equity, strategy and values of one combination of the player to act.

        :class:`BadSpot` if the player cannot hold the hand.
        """
        if self._packed_node is None:
            raise BadSpot(w.DecisionMissing(", ".join(self.path)))
        strategy, ev = self._flop_numbers
        player_index = self._packed_node.player
        hand_mask = (self._solution.ranges[player_index] > 0) & (Range(hand).weights > 0)
        if np.count_nonzero(hand_mask) != 1:
            raise BadSpot(w.HandOutsideRange(hand, PLAYERS[player_index]))
        [combo] = np.flatnonzero(hand_mask).tolist()
        equities = self._compute_equities(
            hand_mask.astype(np.float64), self._reach[1 - player_index]
        )
        return HandNumbers(
            float(equities[combo]),
            dict(zip(self.actions, strategy[:, combo].tolist(), strict=True)),
            dict(zip(self.actions, ev[:, combo].tolist(), strict=True)),
        )

    def __getitem__(self, path: str) -> FlopNode:
        """Return the node after an action; :class:`BadSpot` if the library lacks it."""
        if path not in self.actions or self._packed_node is None:
            raise BadSpot(w.NoSuchSpotAction(repr(path), self.actions))
        player_index = self._packed_node.player
        reach, chips_put_in = list(self._reach), list(self._chips_put_in)
        reach[player_index] = (
            reach[player_index] * self._flop_numbers.strategy[self.actions.index(path)]
        )
        action_name, _, raise_to = path.partition(" ")
        if action_name == "call":
            chips_put_in[player_index] = chips_put_in[1 - player_index]
        elif raise_to:
            chips_put_in[player_index] = float(raise_to)
        ends_street = action_name == "call" or (action_name == "check" and player_index == 1)
        end_kind: NodeKind | None = (
            "fold" if action_name == "fold" else "card" if ends_street else None
        )
        return FlopNode(
            self._solution,
            (*self.path, path),
            (reach[0], reach[1]),
            (chips_put_in[0], chips_put_in[1]),
            end_kind,
        )

    @cached_property
    def _flop_numbers(self) -> FlopNumbers:
        assert self._packed_node is not None, "a decision"
        return self._solution.numbers(self._packed_node, self.pot)

    def _compute_equities(self, own_weights: Weights, opponent_weights: Weights) -> Numbers:
        return np.asarray(sweep(self._solution.board, own_weights, opponent_weights).equities)
