"""File format of a decision's tables, which ``c/spot_reading.c`` also reads.

A record has for each canonical board two scale factors, and then regrets and strategy sums by
action and hand. Numbers are 16-bit integers, signed for regrets and unsigned for sums, to be
multiplied by the scale factor; or they are floats, with factors of 1.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.spots.spot_tree import Floats

MAX_VALUE = np.float32(1e30)


def pack_record(regrets: Floats, sums: Floats, bits: Literal[16, 32]) -> Bytes:
    """Return the record of tables, (boards, actions, hands) each."""
    board_count = len(regrets)
    record = np.zeros(board_count, _build_record_dtype(regrets.shape, bits))
    for name, table, limit in (("regrets", regrets, 32767), ("sums", sums, 65535)):
        if bits == 32:
            record[name], record[f"{name}_scale"] = table, 1
            continue
        max_values = np.abs(table).max(axis=(1, 2)).astype(np.float32)
        scale_factors = np.divide(
            np.float32(limit), max_values, out=np.zeros_like(max_values), where=max_values > 0
        )
        scaled_table = table * scale_factors[:, None, None]
        record[name] = np.trunc(scaled_table + np.copysign(np.float32(0.5), scaled_table))
        record[f"{name}_scale"] = max_values / np.float32(limit)
    return record.view(np.uint8).reshape(-1)


def unpack_record(
    record: Bytes, shape: tuple[int, ...], bits: Literal[16, 32]
) -> tuple[Floats, Floats]:
    """Return the regrets and sums of a record; padding and invalid numbers become 0."""
    rows = record.view(_build_record_dtype(shape, bits))
    tables = []
    for name in ("regrets", "sums"):
        with np.errstate(invalid="ignore", over="ignore"):
            table: NDArray[np.float32] = rows[name].astype(np.float32)
            if bits == 16:
                table = table * rows[f"{name}_scale"][:, None, None]
            min_value = -MAX_VALUE if name == "regrets" else 0
            table = np.where((table >= min_value) & (table <= MAX_VALUE), table, 0)
        tables.append(table.astype(np.float32))
    return tables[0], tables[1]


def _build_record_dtype(table_shape: tuple[int, ...], bits: Literal[16, 32]) -> np.dtype[np.void]:
    table_dtypes = ("<i2", "<u2") if bits == 16 else ("<f4", "<f4")
    return np.dtype(
        [
            ("regrets_scale", "<f4"),
            ("sums_scale", "<f4"),
            ("regrets", table_dtypes[0], table_shape[1:]),
            ("sums", table_dtypes[1], table_shape[1:]),
        ]
    )


def drop_regrets(record: Bytes, shape: tuple[int, ...], bits: Literal[16, 32]) -> Bytes:
    """Return the strategy sums of a record."""
    rows = record.view(_build_record_dtype(shape, bits))
    sum_rows = np.zeros(len(rows), _build_sums_dtype(shape, bits))
    for name in ("sums_scale", "sums"):
        sum_rows[name] = rows[name]
    return sum_rows.view(np.uint8).reshape(-1)


def restore_regrets(sums: Bytes, shape: tuple[int, ...], bits: Literal[16, 32]) -> Bytes:
    """Return a record with the strategy sums, and regrets of 0."""
    rows = np.zeros(shape[0], _build_record_dtype(shape, bits))
    sum_rows = sums.view(_build_sums_dtype(shape, bits))
    for name in ("sums_scale", "sums"):
        rows[name] = sum_rows[name]
    return rows.view(np.uint8).reshape(-1)


def _build_sums_dtype(table_shape: tuple[int, ...], bits: Literal[16, 32]) -> np.dtype[np.void]:
    return np.dtype(
        [("sums_scale", "<f4"), ("sums", "<u2" if bits == 16 else "<f4", table_shape[1:])]
    )
