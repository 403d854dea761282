"""Blueprints as values: strategies trained for no-limit hold'em, and their file format.

Probabilities are stored in fifteenths, which matches the precision of the sampling, and
only for situations visited in training. A file lists each distinct row of probabilities once and
numbers them by frequency, because numbers compress better (docs/decisions/227).
"""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.bots.blueprint.card_buckets import CardBuckets
from riverboat.decoding import decode_msgpack
from riverboat.engine import BadGame
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.regret_sampling import OPTION_NAMES, compute_row_offsets
from riverboat.words.refusals.solving import StrategyFileInvalid

SEATS: Final = range(2, 10)
PROBABILITY_PARTS: Final = 15
"""Number of parts of a probability of 1: probabilities are stored in fifteenths."""
BUNDLED_CARDS: Final = Path(__file__).with_name("bundled.cards")
"""File of the card buckets that the bundled blueprints share."""
_FILTERS: Final = ({"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 4, "pb": 0},)


class Blueprint(Struct, frozen=True, dict=True, kw_only=True, tag_field="shape", tag="blueprint/1"):
    """The probability of each option by situation and card bucket."""

    seats: int
    """Number of players in the training hands."""
    hands: int
    """Number of hands in training."""
    cards: CardBuckets
    known: bytes
    """One bit for each row, 1 if the row was trained; each byte begins with its lowest bit."""
    parts: bytes
    """Probabilities in fifteenths, (known rows, 5): a column per option."""

    @cached_property
    def _known_row_indexes(self) -> NDArray[np.int32]:
        """The index of each row among the known rows; -1 for an unknown row."""
        row_count = compute_row_offsets(self.cards.sizes)[-1]
        known_bits = np.unpackbits(
            np.frombuffer(self.known, np.uint8), count=row_count, bitorder="little"
        )
        return np.where(known_bits, np.cumsum(known_bits, dtype=np.int32) - 1, -1).astype(np.int32)

    @cached_property
    def _probability_parts(self) -> Bytes:
        return np.frombuffer(self.parts, np.uint8).reshape(-1, len(OPTION_NAMES))

    @cached_property
    def _first_row_by_street(self) -> tuple[int, ...]:
        return compute_row_offsets(self.cards.sizes)

    @property
    def known_row_count(self) -> int:
        """Number of trained rows: pairs of a situation and a card bucket."""
        return len(self._probability_parts)

    def row_number(self, street: int, situation: int, bucket: int) -> int:
        """Return the number of a row in the whole table."""
        return self._first_row_by_street[street] + situation * self.cards.sizes[street] + bucket

    def probabilities(self, street: int, situation: int, bucket: int) -> Sequence[float] | None:
        """Return the probability of each option; ``None`` for an untrained row.

        Options are those of ``OPTION_NAMES``.
        """
        known_row_index = int(self._known_row_indexes[self.row_number(street, situation, bucket)])
        return (
            None
            if known_row_index < 0
            else (self._probability_parts[known_row_index] / PROBABILITY_PARTS).tolist()
        )

    def probabilities_by_bucket(
        self, street: int, situation: int
    ) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Return probabilities by bucket, (buckets, 5), and a mask of trained ones, (buckets,)."""
        bucket_count = self.cards.sizes[street]
        first_row = self.row_number(street, situation, 0)
        row_indexes = self._known_row_indexes[first_row : first_row + bucket_count]
        return self._probability_parts[
            np.maximum(row_indexes, 0)
        ] / PROBABILITY_PARTS, row_indexes >= 0

    def save(self, path: Path | str, *, shared_cards: bool = False) -> None:
        """Write the blueprint to a file.

        With *shared_cards* the file has no card buckets, and is read with the bundled ones.
        """
        if shared_cards and self.cards != bundled_cards():
            raise ValueError("the card buckets are not the bundled ones")
        mixes, mix_numbers = _find_distinct_mixes(self._probability_parts)
        stored_blueprint = _StoredBlueprint(
            seats=self.seats,
            hands=self.hands,
            cards=None if shared_cards else self.cards,
            known=self.known,
            mixes=mixes.tobytes(),
            mix_numbers=mix_numbers.astype(">u2").view(np.uint8).reshape(-1, 2).T.tobytes(),
        )
        _write_packed(path, stored_blueprint)

    def check(self) -> None:
        """Raise ``ValueError`` if the tables, read from a file, are not valid."""
        self.cards.check()
        if self.seats not in SEATS:
            raise ValueError(f"a hand has 2 to 9 seats, not {self.seats}")
        known_row_count = int(np.count_nonzero(self._known_row_indexes >= 0))
        if len(self.parts) != known_row_count * len(OPTION_NAMES):
            raise ValueError(f"{len(self.parts)} numbers given, expected {known_row_count} rows")
        if (self._probability_parts.sum(axis=1) != PROBABILITY_PARTS).any():
            raise ValueError(f"the probabilities of a row must add up to {PROBABILITY_PARTS}")


class _StoredBlueprint(Struct, frozen=True, kw_only=True, tag_field="shape", tag="blueprint/2"):
    """The content of a blueprint file."""

    seats: int
    hands: int
    cards: CardBuckets | None
    """The card buckets; None for the bundled ones."""
    known: bytes
    mixes: bytes
    """Distinct rows of probabilities, (n, 5), the most frequent first."""
    mix_numbers: bytes
    """Number of each known row's mix: the high bytes of all rows, then the low bytes."""

    def unpack(self) -> Blueprint:
        """Return the blueprint; raise ``ValueError`` if the numbers are not valid."""
        mixes = np.frombuffer(self.mixes, np.uint8).reshape(-1, len(OPTION_NAMES))
        high_bytes, low_bytes = (
            np.frombuffer(self.mix_numbers, np.uint8).reshape(2, -1).astype(np.uint16)
        )
        mix_numbers = high_bytes << 8 | low_bytes
        if len(mix_numbers) and mix_numbers.max() >= len(mixes):
            raise ValueError(
                f"number {mix_numbers.max()} given, expected one of {len(mixes)} mixes"
            )
        return Blueprint(
            seats=self.seats,
            hands=self.hands,
            cards=self.cards or bundled_cards(),
            known=self.known,
            parts=mixes[mix_numbers].tobytes(),
        )


@cache
def bundled_cards() -> CardBuckets:
    """Return the card buckets that the bundled blueprints share."""
    return decode_msgpack(lzma.decompress(BUNDLED_CARDS.read_bytes()), CardBuckets)


def read_blueprint(path: Path | str) -> Blueprint:
    """Read a saved blueprint; raise ``BadGame`` with the reason if the file is invalid."""
    try:
        blueprint_bytes = lzma.decompress(Path(path).read_bytes())
        stored_blueprint: Blueprint | _StoredBlueprint = decode_msgpack(
            blueprint_bytes, _AnyBlueprint
        )
        blueprint = (
            stored_blueprint.unpack()
            if isinstance(stored_blueprint, _StoredBlueprint)
            else stored_blueprint
        )
        blueprint.check()
    except (lzma.LZMAError, EOFError, msgspec.MsgspecError, ValueError) as error:
        raise BadGame(StrategyFileInvalid(str(path), refusal_of(error))) from None
    return blueprint


_AnyBlueprint: Final[Any] = Blueprint | _StoredBlueprint
"""Content of a file of either format."""


def save_bundled_cards(cards: CardBuckets) -> None:
    """Write the card buckets that the bundled blueprints share."""
    _write_packed(BUNDLED_CARDS, cards)


def _write_packed(path: Path | str, content: CardBuckets | _StoredBlueprint) -> None:
    packed_bytes = lzma.compress(
        msgspec.msgpack.encode(content), check=lzma.CHECK_CRC32, filters=_FILTERS
    )
    Path(path).write_bytes(packed_bytes)


def _find_distinct_mixes(probability_parts: Bytes) -> tuple[Bytes, NDArray[np.int64]]:
    """Return the distinct rows, (n, 5), the most frequent first, and the number of each row."""
    mixes, mix_numbers, counts = np.unique(
        probability_parts, axis=0, return_inverse=True, return_counts=True
    )
    order_by_frequency = np.argsort(-counts, kind="stable")
    return mixes[order_by_frequency], np.argsort(order_by_frequency, kind="stable")[
        mix_numbers.ravel()
    ]


def build_blueprint(
    cards: CardBuckets, seats: int, hands: int, weight_sums: NDArray[np.float64], min_weight: float
) -> Blueprint:
    """Build a blueprint from the strategy sums of its training, *weight_sums*, (rows, 5).

    Rows that add up to less than *min_weight* are left out.
    """
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
    """Round probabilities, (n, 5), to fifteenths that add up, by largest remainders."""
    exact_parts = probabilities * PROBABILITY_PARTS
    whole_parts = np.floor(exact_parts)
    missing_parts = np.rint(PROBABILITY_PARTS - whole_parts.sum(axis=1)).astype(np.int64)
    option_order = np.argsort(whole_parts - exact_parts, axis=1, kind="stable")
    rank_by_option = np.argsort(option_order, axis=1, kind="stable")
    whole_parts += rank_by_option < missing_parts[:, None]
    return whole_parts.astype(np.uint8)
