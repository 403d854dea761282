"""Outcomes of all runouts: the number of boards by set of winners.

The outcome of a board is a code: bit *n* is set when seat *n* has (or shares) the best high hand,
and bit *16 + n* when the seat has (or shares) the best low. Without a low bit no player has a low,
and the high hand wins the whole pot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = ["LOW_SHIFT", "Outcomes", "ValuesBySeat", "find_high_winners", "find_low_winners"]

LOW_SHIFT: Final = 16
"""Offset of the low winners' bits above the high winners' bits."""

HIGH_BITS: Final = np.uint64((1 << LOW_SHIFT) - 1)


@dataclass(frozen=True, slots=True, eq=False)
class Outcomes:
    """Numbers of boards by outcome, as exact integers; ``+`` adds two of them.

    >>> split = Outcomes.from_codes([0b01, 0b10, 0b11, 0b01], [3, 4, 2, 1])
    >>> split.counts.tolist(), split.total
    ([4, 4, 2], 10)
    >>> split.won(0), split.tied(0), split.equities(2).tolist()
    (4, 2, [0.5, 0.5])
    """

    codes: NDArray[np.uint64]
    """The outcomes that occur, ascending, each once."""
    counts: NDArray[np.int64]
    """Number of boards of each outcome."""

    @classmethod
    def from_codes(cls, codes: Iterable[int], counts: Iterable[int]) -> Outcomes:
        """Return the outcomes of these codes and counts.

        The counts of equal codes are added, and codes that no board has are omitted.
        """
        all_codes = np.fromiter(codes, np.uint64)
        unique_codes, code_indexes = np.unique(all_codes, return_inverse=True)
        board_counts = np.zeros(len(unique_codes), np.int64)
        np.add.at(board_counts, code_indexes, np.fromiter(counts, np.int64))
        is_nonzero = board_counts != 0
        return cls(unique_codes[is_nonzero], board_counts[is_nonzero])

    @classmethod
    def from_boards(cls, codes: NDArray[np.uint64]) -> Outcomes:
        """Return the outcomes of single boards, each given by its code."""
        unique_codes, counts = np.unique(codes, return_counts=True)
        return cls(unique_codes.astype(np.uint64), counts.astype(np.int64))

    @classmethod
    def from_histogram(
        cls, counts: NDArray[np.int64], lows: NDArray[np.uint16] | None = None
    ) -> Outcomes:
        """Return the outcomes of a histogram, whose index is the outcome.

        Without *lows* the index is the code. With *lows* it is ``low * 2**seats + high``, where
        ``high`` are the bits of the high winners and ``lows[low]`` those of the low winners.
        """
        (histogram_indexes,) = counts.nonzero()
        codes = histogram_indexes.astype(np.uint64)
        if lows is not None:
            seat_count = np.uint64((len(counts) // len(lows)).bit_length() - 1)
            low_bits = lows.astype(np.uint64)[codes >> seat_count] << np.uint64(LOW_SHIFT)
            codes = codes & ((np.uint64(1) << seat_count) - np.uint64(1)) | low_bits
            code_order = np.argsort(codes)
            histogram_indexes, codes = histogram_indexes[code_order], codes[code_order]
        return cls(codes, counts[histogram_indexes])

    @property
    def total(self) -> int:
        """Total number of boards."""
        return int(self.counts.sum())

    def __add__(self, other: Outcomes) -> Outcomes:
        """Return the numbers of boards by outcome, added up.

        The sum is meaningful only if all boards of both operands have equal probabilities.
        """
        codes = np.concatenate((self.codes, other.codes))
        return Outcomes.from_codes(
            codes.tolist(), np.concatenate((self.counts, other.counts)).tolist()
        )

    def __eq__(self, other: object) -> bool:
        """Return True if the boards by outcome are equal."""
        if not isinstance(other, Outcomes):
            return NotImplemented
        return self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]

    def as_dict(self) -> dict[int, int]:
        """Return the number of boards by outcome code, as Python integers."""
        return dict(zip(self.codes.tolist(), self.counts.tolist(), strict=True))

    def won(self, seat: int) -> int:
        """Return the number of boards on which this seat wins the whole pot."""
        winning_codes = np.array([1 << seat, 1 << seat | 1 << seat + LOW_SHIFT], np.uint64)
        return int(self.counts[np.isin(self.codes, winning_codes)].sum())

    def tied(self, seat: int) -> int:
        """Return the number of boards on which this seat shares the pot."""
        seat_bits = np.uint64(1 << seat | 1 << seat + LOW_SHIFT)
        return int(self.counts[self.codes & seat_bits != 0].sum()) - self.won(seat)

    def high_shares(self, seats: int) -> NDArray[np.float64]:
        """Return each seat's average share of the pot by the high hand, 0 to 1."""
        share_per_winner = np.where(self.codes > HIGH_BITS, 0.5, 1.0)
        return self._build_shares(self.codes & HIGH_BITS, share_per_winner, seats)

    def low_shares(self, seats: int) -> NDArray[np.float64]:
        """Return each seat's average share of the pot by the low hand, 0 to 1."""
        share_per_winner = np.where(self.codes > HIGH_BITS, 0.5, 0.0)
        return self._build_shares(self.codes >> np.uint64(LOW_SHIFT), share_per_winner, seats)

    def equities(self, seats: int) -> NDArray[np.float64]:
        """Return each seat's average share of the pot, 0 to 1."""
        return self.high_shares(seats) + self.low_shares(seats)

    def _build_shares(
        self, winner_codes: NDArray[np.uint64], pot_shares: NDArray[np.float64], seats: int
    ) -> NDArray[np.float64]:
        is_winner = (winner_codes[:, None] >> np.arange(seats, dtype=np.uint64)) & np.uint64(1)
        winner_count = np.maximum(is_winner.sum(axis=1), 1)
        weighted_sums: NDArray[np.float64] = (
            pot_shares * self.counts / winner_count
        ) @ is_winner.astype(np.float64)
        return weighted_sums / max(self.total, 1)


ValuesBySeat: TypeAlias = Sequence[NDArray[np.uint16]] | NDArray[np.uint16]
"""The values of each seat's hands: broadcastable arrays, or one array with a row for each seat."""


def find_high_winners(values: ValuesBySeat) -> NDArray[np.uint16]:
    """Return the seats with the highest value, as bits."""
    best_values = reduce(np.maximum, values)
    winner_codes = np.zeros(best_values.shape, np.uint16)
    for seat, seat_values in enumerate(values):
        winner_codes |= (seat_values == best_values) * np.uint16(1 << seat)
    return winner_codes


def find_low_winners(values: ValuesBySeat) -> NDArray[np.uint16]:
    """Return the seats with the highest value as bits, or 0 if all values are 0 (no low)."""
    codes = find_high_winners(values)
    codes[reduce(np.maximum, values) == 0] = 0
    return codes
