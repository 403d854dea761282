"""A blueprint as a value: a strategy trained for no-limit hold'em, and its file format.

Probabilities are stored in fifteenths, which matches the precision of the sampling, and
only for situations visited in training.
"""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final, Literal

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.bots.blueprint.card_buckets import CardBuckets
from riverboat.decoding import decode_msgpack
from riverboat.engine import BadGame
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.regret_sampling import OPTION_NAMES, row_offsets
from riverboat.words.refusals.solving import NoStrategy

FORMAT_NAME: Final = "blueprint/1"
SEATS: Final = range(2, 10)
PROBABILITY_PARTS: Final = 15
"""The sum of the parts of a row."""


class Blueprint(Struct, frozen=True, dict=True, kw_only=True):
    """The probability of each option by situation and card bucket."""

    shape: Literal["blueprint/1"] = FORMAT_NAME
    seats: int
    """Number of players in the training hands."""
    hands: int
    """Number of hands in training."""
    cards: CardBuckets
    known: bytes
    """A bit for each row, the first in the lowest: 1 if the row was trained."""
    parts: bytes
    """Probabilities in fifteenths, (known rows, 5): a column per option."""

    @cached_property
    def _row_index(self) -> NDArray[np.int32]:
        """The index of each row among the known rows; -1 for an unknown row."""
        rows = row_offsets(self.cards.sizes)[-1]
        known_bits = np.unpackbits(
            np.frombuffer(self.known, np.uint8), count=rows, bitorder="little"
        )
        return np.where(known_bits, np.cumsum(known_bits, dtype=np.int32) - 1, -1).astype(np.int32)

    @cached_property
    def _probability_parts(self) -> Bytes:
        return np.frombuffer(self.parts, np.uint8).reshape(-1, len(OPTION_NAMES))

    @cached_property
    def _first_row_by_street(self) -> tuple[int, ...]:
        return row_offsets(self.cards.sizes)

    @property
    def known_row_count(self) -> int:
        """Number of trained rows: pairs of a situation and a card bucket."""
        return len(self._probability_parts)

    def row_number(self, street: int, situation: int, bucket: int) -> int:
        """Return the number of a row in the whole table."""
        return self._first_row_by_street[street] + situation * self.cards.sizes[street] + bucket

    def probabilities(self, street: int, situation: int, bucket: int) -> Sequence[float] | None:
        """Return the probability of each of ``OPTIONS``; ``None`` for an untrained row."""
        index = int(self._row_index[self.row_number(street, situation, bucket)])
        return None if index < 0 else (self._probability_parts[index] / PROBABILITY_PARTS).tolist()

    def probabilities_by_bucket(
        self, street: int, situation: int
    ) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Return probabilities by bucket, (buckets, 5), and a mask of trained ones, (buckets,)."""
        size = self.cards.sizes[street]
        first_row = self.row_number(street, situation, 0)
        row_indexes = self._row_index[first_row : first_row + size]
        return self._probability_parts[
            np.maximum(row_indexes, 0)
        ] / PROBABILITY_PARTS, row_indexes >= 0

    def all_probabilities(self) -> NDArray[np.float64]:
        """Return all probabilities, (rows, 5): a call in untrained rows."""
        row_indexes = self._row_index
        probabilities = self._probability_parts[np.maximum(row_indexes, 0)] / PROBABILITY_PARTS
        probabilities[row_indexes < 0] = (0, 1, 0, 0, 0)
        return probabilities

    def save(self, path: Path | str) -> None:
        """Write the blueprint to a file."""
        packed_up = lzma.compress(msgspec.msgpack.encode(self), preset=9)
        Path(path).write_bytes(packed_up)


def read_blueprint(path: Path | str) -> Blueprint:
    """Read a saved blueprint; raise ``BadGame`` with the reason if the file is invalid."""
    try:
        blueprint = decode_msgpack(lzma.decompress(Path(path).read_bytes()), Blueprint)
        blueprint.cards.check()
        if blueprint.seats not in SEATS:
            raise ValueError(f"a hand has 2 to 9 seats, not {blueprint.seats}")
        rows = int(np.count_nonzero(blueprint._row_index >= 0))
        if len(blueprint.parts) != rows * len(OPTION_NAMES):
            raise ValueError(f"{len(blueprint.parts)} numbers given, expected {rows} rows")
        if (blueprint._probability_parts.sum(axis=1) != PROBABILITY_PARTS).any():
            raise ValueError(f"the probabilities of a row must add up to {PROBABILITY_PARTS}")
    except (lzma.LZMAError, EOFError, msgspec.MsgspecError, ValueError) as error:
        raise BadGame(NoStrategy(str(path), refusal_of(error))) from None
    return blueprint


def build_blueprint(
    cards: CardBuckets, seats: int, hands: int, weight_sums: NDArray[np.float64], min_weight: float
) -> Blueprint:
    """Build a blueprint from sums, (rows, 5), leaving out rows of less than *min_weight*."""
    row_weights = weight_sums.sum(axis=1)
    is_known = row_weights >= min_weight
    return Blueprint(
        seats=seats,
        hands=hands,
        cards=cards,
        known=np.packbits(is_known, bitorder="little").tobytes(),
        parts=quantize(weight_sums[is_known] / row_weights[is_known, None]).tobytes(),
    )


def quantize(probabilities: NDArray[np.float64]) -> Bytes:
    """Round probabilities, (n, 5), to whole parts that add up: largest remainders round up."""
    exact_parts = probabilities * PROBABILITY_PARTS
    whole_parts = np.floor(exact_parts)
    missing_parts = np.rint(PROBABILITY_PARTS - whole_parts.sum(axis=1)).astype(np.int64)
    order = np.argsort(whole_parts - exact_parts, axis=1, kind="stable")
    place = np.argsort(order, axis=1, kind="stable")
    whole_parts += place < missing_parts[:, None]
    return whole_parts.astype(np.uint8)
