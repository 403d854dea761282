"""Rows are ranked in blocks that fit in the processor's cache, and divided among threads.

NumPy and the extension release the interpreter's lock while they compute, so each thread ranks a
range of rows with its own buffers.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, cast

import numpy as np

from riverboat.kernel import argument_checks
from riverboat.kernel.argument_checks import CardRows
from riverboat.kernel.card_masks import MASK_OF, Bytes, Masks, mask_sizes
from riverboat.kernel.tables.ranking_values import Values

BLOCK_ROWS: Final = 1 << 15
"""Rows in a block: few enough for the cache, and enough to amortize a NumPy call."""

NO_FAULT: Final = -1

PartRanker: TypeAlias = Callable[[int, int], int]
"""A function that ranks a range of rows, and returns the first at fault, or -1."""

CRanker: TypeAlias = Callable[[Bytes | Masks, Values, int], int]
"""A function of the extension that ranks rows, and returns the first at fault, or -1."""

Ranker: TypeAlias = Callable[[Masks, Values], None]
"""A function that ranks one block of masks that are all of one size."""


def rank_in_threads(row_count: int, threads: int, rank_part: PartRanker) -> int:
    """Rank rows in several threads; return the index of the first invalid row, or -1."""
    part_count = min(argument_checks.check_threads(threads), max(1, row_count // BLOCK_ROWS))
    if part_count == 1:
        return rank_part(0, row_count)
    from concurrent.futures import ThreadPoolExecutor

    part_bounds = [row_count * part_index // part_count for part_index in range(part_count + 1)]
    with ThreadPoolExecutor(part_count) as pool:
        fault_rows = list(pool.map(rank_part, part_bounds[:-1], part_bounds[1:]))
    return next((fault_row for fault_row in fault_rows if fault_row != NO_FAULT), NO_FAULT)


def rank_rows(
    rows: CardRows,
    out: Values | None,
    threads: int,
    rank_in_c: CRanker | None,
    make_numpy_ranker: Callable[[], Ranker],
) -> Values:
    """Rank all rows into ``out`` or a new array, in C or in NumPy.

    *rank_in_c* is a function of the extension; *make_numpy_ranker* makes a ranker for each thread.
    """
    values = argument_checks.get_output_array(out, len(rows))

    def rank_part_in_c(first_row: int, end_row: int) -> int:
        assert rank_in_c is not None
        fault_row = rank_in_c(
            rows.cards[first_row:end_row], values[first_row:end_row], rows.cards_per_row
        )
        return fault_row if fault_row == NO_FAULT else first_row + fault_row

    def rank_part_in_numpy(first_row: int, end_row: int) -> int:
        rank_masks, read_masks = make_numpy_ranker(), _MaskReader(rows)
        for start in range(first_row, end_row, BLOCK_ROWS):
            block_end = min(start + BLOCK_ROWS, end_row)
            masks = read_masks(start, block_end)
            if masks is None:
                return start + read_masks.fault_row
            rank_masks(masks, values[start:block_end])
        return NO_FAULT

    fault_row = rank_in_threads(
        len(rows), threads, rank_part_in_numpy if rank_in_c is None else rank_part_in_c
    )
    if fault_row != NO_FAULT:
        raise argument_checks.build_row_error(rows, fault_row)
    return values


class _MaskReader:
    """A reader of rows as masks, block by block.

    A call returns the masks of a block, or ``None`` if one of its rows is invalid; ``fault_row`` is
    then the index of that row in the block.
    """

    def __init__(self, rows: CardRows) -> None:
        self.fault_row = NO_FAULT
        self._rows = rows
        self._card_indices = np.empty(BLOCK_ROWS, np.intp)
        self._card_masks, self._masks = np.empty((2, BLOCK_ROWS), np.uint64)

    def __call__(self, start: int, end: int) -> Masks | None:
        rows = self._rows
        if rows.cards.dtype == np.uint8:
            block = cast(Bytes, rows.cards[start:end])
            masks = self._read_masks(block)
            has_right_size = mask_sizes(masks) == rows.cards_per_row
            if block.max() > 51:
                has_right_size &= block.max(axis=1) <= 51
        else:
            masks = cast(Masks, rows.cards[start:end])
            has_right_size = mask_sizes(masks) == rows.cards_per_row
        if int(np.bitwise_or.reduce(masks)) & ~rows.deck_mask:
            has_right_size &= masks & np.uint64(~rows.deck_mask & (1 << 64) - 1) == 0
        if has_right_size.all():
            return masks
        self.fault_row = int(has_right_size.argmin())
        return None

    def _read_masks(self, block: Bytes) -> Masks:
        """Return the masks of these rows, valid until the next call; invalid bytes count as card
        51.
        """
        row_count = len(block)
        indices, card_masks, masks = (
            self._card_indices[:row_count],
            self._card_masks[:row_count],
            self._masks[:row_count],
        )
        masks.fill(0)
        for column in range(block.shape[1]):
            np.copyto(indices, block[:, column])
            np.take(MASK_OF, indices, out=card_masks, mode="clip")
            np.bitwise_or(masks, card_masks, out=masks)
        return masks
