"""Compact storage of solved flops: strategies and values of the flop, without later streets.

For each hand the best value is stored, the loss of each action against that value, and the
frequency of each action in fifteenths. Hands that differ only by suits which the flop does not
distinguish are stored once.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable
from itertools import chain
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.msgpack import encode
from numpy.typing import NDArray

from riverboat.bots.blueprint.suit_isomorphism import SUIT_PERMUTATIONS, hole_indices
from riverboat.cards import Cards, parse_cards
from riverboat.decoding import msgpack_decoder
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, Weights
from riverboat.kernel.card_masks import HOLES
from riverboat.solve.postflop.hand_tables import Table

LOSSES: Final = np.array(
    (
        *(0, 0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6.5, 8, 10, 13, 17, 22, 30, 40, 55, 75),
        *(100, 150, 225, 350, 550, 1000),
    )
)
"""Losses that can be stored, in percent of the pot, in finer steps than grades need."""
SHARE_PARTS: Final = 15
"""Parts into which 1 is divided: a stored frequency is a whole number of fifteenths."""
_VALUE_STEP: Final = 0.01
"""Step of a stored value, as a share of the flop's pot."""

_IntArray = NDArray[np.intp]


class PackedNode(Struct, frozen=True, array_like=True):
    """Values and strategy of the player to act, as bytes with an entry for each class of hands."""

    path: tuple[str, ...]
    player: int
    actions: tuple[str, ...]
    best: bytes
    """Best value in hundredths of the flop's pot: all low bytes, then all high bytes."""
    losses: bytes
    """Index into ``LOSSES`` for each action but a fold, whose value is always 0."""
    shares: bytes
    """Frequencies of all actions but the last one, in fifteenths."""


class PackedFlop(Struct, frozen=True, array_like=True):
    """A solved flop in packed form. Chips are in the unit of the hand."""

    stacks: tuple[int, ...]
    actions: tuple[str, ...]
    """The line before the flop."""
    flop: str
    pot: float
    stack: float
    exploitability: float
    nodes: tuple[PackedNode, ...]

    @property
    def cards(self) -> Cards:
        """The three cards of the flop."""
        return parse_cards(self.flop)


class FlopNumbers(NamedTuple):
    """Strategy and values at a decision, (actions, 1326).

    Unpacked hands outside the range have a frequency of 0 and a value of NaN.
    """

    strategy: Table
    ev: Table


def pack_node(
    path: tuple[str, ...],
    player: int,
    actions: tuple[str, ...],
    numbers: FlopNumbers,
    classes: HandClasses,
    pots: tuple[float, float],
) -> PackedNode:
    """Pack a decision; *pots* are the pot of the flop and the pot at the decision."""
    flop_pot, current_pot = pots
    strategy, ev = (classes.compute_class_means(table) for table in numbers)
    best_values = ev.max(axis=0)
    loss_percent = 100 * (best_values - ev) / current_pot
    stored_losses = [
        action_losses
        for action, action_losses in zip(actions, loss_percent, strict=True)
        if action != "fold"
    ]
    value_steps = np.rint(best_values / (_VALUE_STEP * flop_pot)).clip(0, 65_535).astype("<u2")
    return PackedNode(
        path=path,
        player=player,
        actions=actions,
        best=bytes((value_steps & 255).astype(np.uint8))
        + bytes((value_steps >> 8).astype(np.uint8)),
        losses=bytes(
            np.abs(np.stack(stored_losses)[..., None] - LOSSES).argmin(-1).astype(np.uint8)
        ),
        shares=bytes(_round_to_fifteenths(strategy)[:-1].astype(np.uint8)),
    )


def _round_to_fifteenths(strategy: Table) -> NDArray[np.int64]:
    """Round probabilities to whole fifteenths that add up to one, by largest remainders."""
    exact_parts = strategy * SHARE_PARTS
    whole_parts = np.floor(exact_parts).astype(np.int64)
    missing_parts = SHARE_PARTS - whole_parts.sum(axis=0)
    remainder_order = np.argsort(whole_parts - exact_parts, axis=0, kind="stable")
    remainder_ranks = np.argsort(remainder_order, axis=0, kind="stable")
    rounded_parts: NDArray[np.int64] = whole_parts + (remainder_ranks < missing_parts)
    return rounded_parts


def unpack_node(node: PackedNode, classes: HandClasses, pots: tuple[float, float]) -> FlopNumbers:
    """Return the strategy and values of a packed decision."""
    pot, current_pot = pots
    class_count = len(classes)
    low_bytes, high_bytes = (
        np.frombuffer(node.best, np.uint8).reshape(2, class_count).astype(np.float64)
    )
    best_values = (low_bytes + 256 * high_bytes) * _VALUE_STEP * pot
    losses = iter(
        LOSSES[np.frombuffer(node.losses, np.uint8).reshape(-1, class_count)] / 100 * current_pot
    )
    ev = [
        np.zeros(class_count) if action == "fold" else best_values - next(losses)
        for action in node.actions
    ]
    fifteenths = np.frombuffer(node.shares, np.uint8).reshape(-1, class_count).astype(np.float64)
    last_fifteenths = SHARE_PARTS - fifteenths.sum(axis=0)
    strategy = np.vstack([fifteenths, last_fifteenths]) / SHARE_PARTS
    return FlopNumbers(
        classes.expand_to_combos(strategy, 0.0), classes.expand_to_combos(np.stack(ev), np.nan)
    )


class HandClasses:
    """The hands of a range on a flop, grouped into classes that differ only by suits."""

    def __init__(self, flop: Cards, weights: Weights) -> None:
        is_in_range = (weights > 0) & ~np.isin(HOLES, flop).any(axis=1)
        flop_permutations = [
            permutation
            for permutation in SUIT_PERMUTATIONS
            if {*permutation[list(flop)].tolist()} == {*flop}
        ]
        canonical_combos = np.min(
            [hole_indices(permutation[HOLES]) for permutation in flop_permutations], axis=0
        )
        combo_order = np.argsort(
            HAND_NUMBER_OF_COMBO[canonical_combos] * len(HOLES) + canonical_combos, kind="stable"
        )
        distinct_combos, first_positions = np.unique(
            canonical_combos[combo_order][is_in_range[combo_order]], return_index=True
        )
        class_combos = distinct_combos[np.argsort(first_positions)]
        class_numbers = np.full(len(HOLES), -1)
        class_numbers[class_combos] = np.arange(len(class_combos))
        self._class_by_combo: _IntArray = np.where(is_in_range, class_numbers[canonical_combos], -1)
        self._class_count = len(class_combos)

    def __len__(self) -> int:
        return self._class_count

    def compute_class_means(self, table: Table) -> Table:
        """Return the mean of each class, (rows, classes), given values by combination."""
        is_in_range = self._class_by_combo >= 0
        class_indexes = self._class_by_combo[is_in_range]
        class_sizes = np.bincount(class_indexes, minlength=self._class_count)
        return np.stack(
            [
                np.bincount(class_indexes, row[is_in_range], self._class_count) / class_sizes
                for row in table
            ]
        )

    def expand_to_combos(self, table: Table, missing_value: float) -> Table:
        """Return values by combination, (rows, 1326), given values by class; others get
        *missing_value*.
        """
        values_by_combo = np.full((len(table), len(HOLES)), missing_value)
        is_in_range = self._class_by_combo >= 0
        values_by_combo[:, is_in_range] = table[:, self._class_by_combo[is_in_range]]
        return values_by_combo


_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0}]


class _PackedLibrary(Struct, frozen=True, array_like=True):
    flops: tuple[PackedFlop, ...]
    """Flops whose nodes have no bytes; *parts* has the bytes of all nodes."""
    parts: tuple[bytes, bytes, bytes]
    """Best values, losses and shares of all nodes: numbers of one kind compress better."""
    lengths: tuple[tuple[int, int, int], ...]
    """Numbers of bytes of each node in the three *parts*, flop by flop."""


def write_flops(flops: Iterable[PackedFlop]) -> bytes:
    """Return packed flops as the bytes of a library file."""
    all_flops = tuple(flops)
    nodes = list(chain.from_iterable(flop.nodes for flop in all_flops))
    node_bytes_by_field = [
        [getattr(node, field_name) for node in nodes] for field_name in ("best", "losses", "shares")
    ]
    flops_without_bytes = [
        _replace_node_bytes(flop, [(b"", b"", b"")] * len(flop.nodes)) for flop in all_flops
    ]
    joined_bytes = (
        b"".join(node_bytes_by_field[0]),
        b"".join(node_bytes_by_field[1]),
        b"".join(node_bytes_by_field[2]),
    )
    lengths = tuple(
        [
            (len(best_bytes), len(loss_bytes), len(share_bytes))
            for best_bytes, loss_bytes, share_bytes in zip(*node_bytes_by_field, strict=True)
        ]
    )
    packed_library = encode(_PackedLibrary(tuple(flops_without_bytes), joined_bytes, lengths))
    return lzma.compress(packed_library, lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=_FILTERS)


def read_flops(library_bytes: bytes) -> tuple[PackedFlop, ...]:
    """Return the packed flops of a library file."""
    library = msgpack_decoder(_PackedLibrary).decode(lzma.decompress(library_bytes))
    lengths, offsets = iter(library.lengths), [0, 0, 0]

    def read_next_bytes() -> tuple[bytes, bytes, bytes]:
        node_parts = []
        for part_index, length in enumerate(next(lengths)):
            node_parts.append(
                library.parts[part_index][offsets[part_index] : offsets[part_index] + length]
            )
            offsets[part_index] += length
        return node_parts[0], node_parts[1], node_parts[2]

    return tuple(
        [
            _replace_node_bytes(flop, [read_next_bytes() for _ in flop.nodes])
            for flop in library.flops
        ]
    )


def _replace_node_bytes(
    flop: PackedFlop, bytes_by_node: list[tuple[bytes, bytes, bytes]]
) -> PackedFlop:
    nodes = [
        PackedNode(node.path, node.player, node.actions, *node_bytes)
        for node, node_bytes in zip(flop.nodes, bytes_by_node, strict=True)
    ]
    flop_values = flop.pot, flop.stack, flop.exploitability
    return PackedFlop(flop.stacks, flop.actions, flop.flop, *flop_values, tuple(nodes))
