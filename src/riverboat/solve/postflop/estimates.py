"""Estimates of the nodes, memory and time of a solution, without building the tree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from riverboat.kernel import tier
from riverboat.kernel.spots.spot_solver import Bits, SpotMemory, estimate_spot_memory
from riverboat.solve.postflop.betting_tree import MAX_NODES
from riverboat.solve.postflop.memory_limits import (
    compute_default_memory_limit,
    format_bytes,
    parse_bytes,
)
from riverboat.solve.postflop.sizes import STREETS
from riverboat.solve.postflop.spot_config import SpotConfig
from riverboat.solve.postflop.spot_errors import TreeTooLarge
from riverboat.words.refusals import spots as w
from riverboat.words.refusals.spots import SpotStreet

LARGE_TABLE_BYTES: Final = 1 << 30
"""Size of the float tables in bytes above which 16-bit integers are the default."""

_NANOSECONDS_PER_REGRET: Final = {"c": 2.2, "numpy": 180.0}
"""Nanoseconds of processor time for each regret and iteration, by tier, on one machine."""


@dataclass(frozen=True, slots=True)
class SpotEstimate:
    """The size of a spot's tree, and the memory and time that a solution takes."""

    nodes: int
    decisions: tuple[int, int, int]
    """Number of actions in all decisions of each street."""
    boards: tuple[int, int, int]
    """Suit-isomorphic classes of boards on each street; 0 for streets before the start."""
    hands: tuple[int, int]
    """Number of hands of each player that share no card with the board."""
    regrets: int
    """Regrets of all decisions on all boards."""
    bits: Bits
    memory: SpotMemory
    seconds: float
    """Estimated processor seconds of an iteration; a solution takes 50 to 200 iterations."""

    def __str__(self) -> str:
        return (
            f"{self.nodes:,} nodes, {self.regrets:,} regrets, "
            f"{format_bytes(self.memory.total)} with "
            f"{self.bits} bits, about {self.seconds:.2g} s an iteration"
        )


def estimate_spot(spot: SpotConfig, bits: Bits | None, jobs: int = 1) -> SpotEstimate:
    """Return the estimate for a spot; *bits* default to those that ``Spot.solve`` would choose."""
    tree_sizes, spot_cards = spot.tree_sizes, spot.cards
    hand_counts = len(spot_cards.hands[0]), len(spot_cards.hands[1])
    regret_count = sum(
        tree_sizes.actions[street][player] * hand_counts[player] * board_count
        for street, board_count in enumerate(spot_cards.board_counts)
        for player in (0, 1)
    )
    chosen_bits = bits or choose_bits(spot)
    flop_decisions, turn_decisions, river_decisions = (
        sum(action_counts) for action_counts in tree_sizes.actions
    )
    return SpotEstimate(
        nodes=tree_sizes.total,
        decisions=(flop_decisions, turn_decisions, river_decisions),
        boards=spot_cards.board_counts,
        hands=hand_counts,
        regrets=regret_count,
        bits=chosen_bits,
        memory=estimate_spot_memory(tree_sizes, spot_cards, chosen_bits, jobs),
        seconds=regret_count * _NANOSECONDS_PER_REGRET["c" if tier.is_c() else "numpy"] * 1e-9,
    )


def choose_bits(spot: SpotConfig) -> Bits:
    """Return 16 bits for large tables in the extension, else 32."""
    if not tier.is_c():
        return 32
    table_bytes = estimate_spot_memory(spot.tree_sizes, spot.cards, 32).tables
    return 16 if table_bytes >= LARGE_TABLE_BYTES else 32


def check_size(spot: SpotConfig, bits: Bits, jobs: int, memory_limit: int | str | None) -> None:
    """Raise ``TreeTooLarge`` for a tree that needs too much memory, and suggest how to reduce
    it.
    """
    estimate = estimate_spot(spot, bits, jobs)
    if estimate.nodes > MAX_NODES:
        raise TreeTooLarge(w.BettingTreeTooLarge(MAX_NODES))
    allowed_bytes = (
        compute_default_memory_limit() if memory_limit is None else parse_bytes(memory_limit)
    )
    if estimate.memory.total > allowed_bytes:
        raise TreeTooLarge(
            w.TreeMemoryExceeded(
                format_bytes(estimate.memory.total),
                format_bytes(allowed_bytes),
                _find_largest_street(estimate),
                bits == 32 and tier.is_c(),
            )
        )


def _find_largest_street(estimate: SpotEstimate) -> SpotStreet:
    """Return the street whose decisions take most of the memory."""
    regret_counts = [
        action_count * board_count
        for action_count, board_count in zip(estimate.decisions, estimate.boards, strict=True)
    ]
    street_names: tuple[SpotStreet, ...] = ("flop", "turn", "river")
    assert street_names == STREETS
    return street_names[regret_counts.index(max(regret_counts))]
