"""Omaha evaluation of many rows: exactly two of four to six hole cards, and three of a board.

Each row has its own board, or all rows share one. A board has three to five cards, so hands can
also be valued on the flop and on the turn.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np

from riverboat.kernel import argument_checks, tier
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.evaluation.block_ranking import BLOCK_ROWS, NO_FAULT, rank_in_threads
from riverboat.kernel.tables.lookup_tables import PAIRS, SUITED_SETS, LookupTables, lookup_tables
from riverboat.kernel.tables.ranking_values import Values
from riverboat.kernel.tables.split_index import CARD_WORDS, SUIT_SHIFT, split_index

_Ranker: TypeAlias = Callable[[Bytes, Bytes, Values], None]

_LOW_RANK_BITS: Final = np.array(
    [1 << rank if rank < 8 else 0 for rank in ((card // 4 + 1) % 13 for card in range(52))],
    np.uint16,
)  # a bit for each rank from ace to eight


def omaha(hole: Bytes, board: Bytes, out: Values | None = None, *, threads: int = 1) -> Values:
    """Return the value of the best two hole cards and three board cards, 1 to 7,462.

    *hole* is (n, 4 to 6) uint8; *board* is (n, 3 to 5), or (3 to 5,), one for all rows. *out* and
    *threads* are those of :func:`~riverboat.kernel.evaluation.high_evaluation.high`.

    >>> hole = np.array([[48, 49, 0, 4]], np.uint8)  # two aces, a deuce and a three
    >>> board = np.array([50, 51, 20, 26, 34], np.uint8)  # two more aces
    >>> omaha(hole, board).tolist()
    [7449]
    """
    rank_in_c = tier.fast.omaha if tier.is_c() else None
    return _rank_deals(hole, board, out, threads, rank_in_c, _rank_omaha_high)


def omaha_low(hole: Bytes, board: Bytes, out: Values | None = None, *, threads: int = 1) -> Values:
    """Return the value of the lowest two hole cards and three board cards, 1 to 56, or 0.

    The five cards must have five different ranks, eight or lower; otherwise the value is 0.
    Arguments are those of :func:`omaha`.
    """
    rank_in_c = tier.fast.omaha_low if tier.is_c() else None
    return _rank_deals(hole, board, out, threads, rank_in_c, _rank_omaha_low)


def _rank_deals(
    hole: Bytes,
    board: Bytes,
    out: Values | None,
    threads: int,
    rank_in_c: Callable[[Bytes, Bytes, Values], int] | None,
    rank_in_numpy: _Ranker,
) -> Values:
    """Rank all rows with a function of the extension, or else with one of NumPy."""
    hole = argument_checks.check_hole_cards(hole, 4, 6)
    row_count = len(hole)
    board = argument_checks.check_boards(board, row_count)
    values = argument_checks.get_output_array(out, row_count)

    def select_boards(first_row: int, end_row: int) -> Bytes:
        return board if board.ndim == 1 else board[first_row:end_row]

    def rank_part_in_c(first_row: int, end_row: int) -> int:
        assert rank_in_c is not None
        fault_row = rank_in_c(
            hole[first_row:end_row], select_boards(first_row, end_row), values[first_row:end_row]
        )
        return fault_row if fault_row == NO_FAULT else first_row + fault_row

    def rank_part_in_numpy(first_row: int, end_row: int) -> int:
        for start in range(first_row, end_row, BLOCK_ROWS):
            block_end = min(start + BLOCK_ROWS, end_row)
            hole_columns, board_columns = (
                _split_card_columns(hole[start:block_end]),
                _split_card_columns(select_boards(start, block_end)),
            )
            fault_row = _find_first_fault(hole_columns, board_columns)
            if fault_row != NO_FAULT:
                return start + fault_row
            rank_in_numpy(hole_columns, board_columns, values[start:block_end])
        return NO_FAULT

    fault_row = rank_in_threads(
        row_count, threads, rank_part_in_numpy if rank_in_c is None else rank_part_in_c
    )
    if fault_row != NO_FAULT:
        raise argument_checks.build_deal_error(hole, board, fault_row)
    return values


def _split_card_columns(rows: Bytes) -> Bytes:
    """Return arrays of the first cards of all rows, the second cards, and so on.

    A board shared by all rows has a single card in each array.
    """
    return np.ascontiguousarray(rows.T)


def _find_first_fault(hole: Bytes, board: Bytes) -> int:
    """Return the first row with a number that is not a card, or with a card twice; -1 for none."""
    is_invalid = np.zeros(hole.shape[1], np.bool_)
    for first_cards, second_cards in combinations([*hole, *board], 2):
        is_invalid |= first_cards == second_cards
    if max(hole.max(), board.max()) > 51:
        is_invalid |= (hole.max(axis=0) > 51) | (board.max(axis=0) > 51)
    return int(is_invalid.argmax()) if is_invalid.any() else NO_FAULT


def _rank_omaha_high(hole: Bytes, board: Bytes, out: Values) -> None:
    tables, board_size = lookup_tables(), len(board)
    pair_values = {3: tables.omaha_flop, 4: tables.omaha_turn, 5: tables.omaha_river}[
        board_size
    ].reshape(-1)
    board_words = CARD_WORDS.take(board).sum(axis=0, keepdims=board.ndim == 1)
    first_pair_indexes = split_index().find_indexes(board_words, board_size) * len(PAIRS)

    hole = _sort_columns_descending(hole)
    ranks = (hole >> 2).astype(np.intp)
    out.fill(0)
    for rank_index, high_ranks in enumerate(ranks):
        pair_indexes = first_pair_indexes + (high_ranks * (high_ranks + 1) >> 1)
        for low_ranks in ranks[rank_index + 1 :]:
            np.maximum(out, pair_values.take(pair_indexes + low_ranks), out=out)

    # Each suit has a counter of four bits. Its top bit is set in both sums if the hand has at least
    # two cards of the suit and the board at least three.
    suited_hole_sums = (CARD_WORDS.take(hole).sum(axis=0) >> np.uint64(SUIT_SHIFT)) + np.uint64(
        0x6666
    )
    flushes = (
        suited_hole_sums
        & (board_words >> np.uint64(SUIT_SHIFT)) + np.uint64(0x5555)
        & np.uint64(0x8888)
    )
    flush_rows = np.flatnonzero(flushes)
    if len(flush_rows):
        suits = np.searchsorted((0x8, 0x80, 0x800), flushes[flush_rows]).astype(np.uint8)
        boards = np.broadcast_to(board.T, (hole.shape[1], board_size))[flush_rows].T
        best_flushes = _compute_best_flushes(tables, hole[:, flush_rows], boards, suits)
        out[flush_rows] = np.maximum(out[flush_rows], best_flushes)


def _compute_best_flushes(tables: LookupTables, hole: Bytes, board: Bytes, suits: Bytes) -> Values:
    """Return the value of each hand's best flush; *hole* is sorted from high to low, by column.

    *suits* is the suit that can make a flush. A hand may also have a full house, which is
    impossible in hold'em.
    """
    board_rank_sets = np.zeros(len(suits), np.intp)
    for board_cards in board:
        board_rank_sets |= (board_cards & 3 == suits).astype(np.intp) << (board_cards >> 2)
    suited_set_indexes = tables.suited_place[board_rank_sets].astype(np.intp)

    flushes = tables.omaha_flushes.reshape(-1)
    is_suited = hole & 3 == suits
    ranks = (hole >> 2).astype(np.intp)
    best_values = np.zeros(len(suits), np.uint16)
    for first_index, second_index in combinations(range(len(ranks)), 2):
        pair_index = (ranks[first_index] * (ranks[first_index] - 1) >> 1) + ranks[second_index]
        values = flushes.take(pair_index * len(SUITED_SETS) + suited_set_indexes, mode="clip")
        np.maximum(
            best_values,
            values,
            out=best_values,
            where=is_suited[first_index] & is_suited[second_index],
        )
    return best_values


def _rank_omaha_low(hole: Bytes, board: Bytes, out: Values) -> None:
    hand_low_ranks = np.bitwise_or.reduce(_LOW_RANK_BITS[hole])
    board_low_ranks = np.bitwise_or.reduce(_LOW_RANK_BITS[board])
    np.take(lookup_tables().omaha_lows, hand_low_ranks << 8 | board_low_ranks, out=out, mode="clip")


def _sort_columns_descending(columns: Bytes) -> Bytes:
    """Sort the cards of each row from high to low, by exchanging neighbours."""
    sorted_columns = [*columns]
    for last_index in range(len(sorted_columns) - 1, 0, -1):
        for index in range(last_index):
            left_cards, right_cards = sorted_columns[index : index + 2]
            sorted_columns[index : index + 2] = (
                np.maximum(left_cards, right_cards),
                np.minimum(left_cards, right_cards),
            )
    return np.array(sorted_columns)
