"""Binary files of the learned weights: encode rows of features, and look rows up by hash.

A file is an xz stream. Its first line is a JSON header with the keys and the numbers of rows and
pairs; columns of fixed width follow, one after another:

| column   | type   | entries | content                                               |
|----------|--------|---------|-------------------------------------------------------|
| hashes   | uint32 | rows    | difference from the hash of the previous row           |
| rarities | uint8  | rows    | rarity of the feature                                 |
| counts   | uint16 | rows    | number of the row's pairs                             |
| gaps     | uint16 | pairs   | keys skipped since the previous pair of the row        |
| weights  | int8   | pairs   | weight of the key                                     |

Rows are sorted by hash. A column of several bytes stores the lowest byte of every entry first, then
the next ones, because equal bytes that stand together compress well.
"""

from __future__ import annotations

import lzma
import sys
from array import array
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import accumulate
from typing import Final

import msgspec
from msgspec import Struct

from riverboat.decoding import decode_json

Row = tuple[int, ...]
"""A feature's rarity, followed by pairs of a key's index and its weight."""

HASH_BITS: Final = 25
"""Width of a feature's hash. Hashes do not compress: one more bit costs 28 kB in the four files. At
25 bits, 1 in 500 unknown features is taken for a known one (docs/decisions/205).
"""
_COLUMN_TYPECODES: Final = ("I", "B", "H", "H", "b")
"""Type codes of the columns. Arrays are enough here: importing numpy would take longer."""
_LZMA_FILTERS: Final = (
    {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "pb": 0},
)


class _Header(Struct, frozen=True, rename={"row_count": "rows", "pair_count": "pairs"}):
    """First line of a file."""

    keys: tuple[str, ...]
    row_count: int
    pair_count: int


class StoredRows:
    """Rows of a file: found by binary search and decoded on demand."""

    def __init__(
        self,
        hashes: Sequence[int],
        rarities: Sequence[int],
        pair_starts: Sequence[int],
        key_gaps: Sequence[int],
        weights: Sequence[int],
    ) -> None:
        self._hashes = hashes
        self._rarities = rarities
        self._pair_starts = pair_starts
        self._key_gaps = key_gaps
        self._weights = weights

    def get(self, feature: str, /) -> Row | None:
        """Return the row of a feature, or None if it is unknown."""
        feature_hash = hash_feature(feature)
        index = bisect_left(self._hashes, feature_hash)
        if index == len(self._hashes) or self._hashes[index] != feature_hash:
            return None
        pair_slice = slice(self._pair_starts[index], self._pair_starts[index + 1])
        row, key_index = [self._rarities[index]], -1
        for key_gap, weight in zip(
            self._key_gaps[pair_slice], self._weights[pair_slice], strict=True
        ):
            key_index += key_gap + 1
            row.append(key_index)
            row.append(weight)
        return tuple(row)


def hash_feature(feature: str) -> int:
    """Return the hash that stands for a feature in the weight file."""
    digest = blake2b(feature.encode(), digest_size=4).digest()
    return int.from_bytes(digest, "little") >> (32 - HASH_BITS)


def encode_weights(keys: tuple[str, ...], rows: Mapping[str, Row]) -> bytes:
    """Return a file's content.

    Of features with equal hashes, the first in alphabetical order is stored.
    """
    row_by_hash: dict[int, Row] = {}
    for feature in sorted(rows):
        row_by_hash.setdefault(hash_feature(feature), rows[feature])
    hashes = sorted(row_by_hash)
    stored_rows = [row_by_hash[feature_hash] for feature_hash in hashes]
    columns: tuple[list[int], ...] = (
        [
            hash_after - hash_before
            for hash_before, hash_after in zip([0, *hashes], hashes, strict=False)
        ],
        [row[0] for row in stored_rows],
        [len(row) // 2 for row in stored_rows],
        [gap for row in stored_rows for gap in _compute_key_gaps(row[1::2])],
        [weight for row in stored_rows for weight in row[2::2]],
    )
    header = _Header(keys, len(stored_rows), len(columns[-1]))
    packed_columns = [
        _pack_column(column, typecode)
        for column, typecode in zip(columns, _COLUMN_TYPECODES, strict=True)
    ]
    content = b"\n".join([msgspec.json.encode(header), b"".join(packed_columns)])
    return lzma.compress(content, check=lzma.CHECK_CRC32, filters=_LZMA_FILTERS)


def decode_weights(data: bytes) -> tuple[tuple[str, ...], StoredRows]:
    """Return the keys and the rows of a file."""
    content = lzma.decompress(data)
    header_end = content.index(b"\n") + 1
    header = decode_json(content[:header_end], _Header)
    entry_counts = (
        header.row_count,
        header.row_count,
        header.row_count,
        header.pair_count,
        header.pair_count,
    )
    column_lengths = [
        entry_count * array(typecode).itemsize
        for entry_count, typecode in zip(entry_counts, _COLUMN_TYPECODES, strict=True)
    ]
    offsets = [*accumulate(column_lengths, initial=header_end)]
    hash_steps, rarities, pair_counts, key_gaps, weights = (
        _unpack_column(content[start_offset:end_offset], typecode)
        for start_offset, end_offset, typecode in zip(
            offsets, offsets[1:], _COLUMN_TYPECODES, strict=False
        )
    )
    hashes = array("I", accumulate(hash_steps))
    pair_starts = array("I", accumulate(pair_counts, initial=0))
    return header.keys, StoredRows(hashes, rarities, pair_starts, key_gaps, weights)


def _compute_key_gaps(key_indexes: Row) -> list[int]:
    return [
        key_after - key_before - 1
        for key_before, key_after in zip((-1, *key_indexes), key_indexes, strict=False)
    ]


def _pack_column(column: list[int], typecode: str) -> bytes:
    """Return a column with the lowest bytes of all entries first."""
    entries = array(typecode, column)
    if sys.byteorder == "big":
        entries.byteswap()
    content, entry_size = entries.tobytes(), entries.itemsize
    return b"".join([content[byte_index::entry_size] for byte_index in range(entry_size)])


def _unpack_column(data: bytes, typecode: str) -> array[int]:
    entries = array(typecode)
    content, entry_size = bytearray(len(data)), entries.itemsize
    entry_count = len(data) // entry_size
    for byte_index in range(entry_size):
        content[byte_index::entry_size] = data[
            byte_index * entry_count : (byte_index + 1) * entry_count
        ]
    entries.frombytes(content)
    if sys.byteorder == "big":
        entries.byteswap()
    return entries
