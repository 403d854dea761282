"""Head of a stream: a hash of all its records, each chained to those before it.

A log alone does not show that its last records were removed. A head that was stored elsewhere does:
stored records never change, so the records that it covers must still exist and have the same hash.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct

from riverboat.store.errors import BadBackup
from riverboat.store.stream_records import Record
from riverboat.words import Refusal
from riverboat.words.refusals import records as records_words
from riverboat.words.refusals import storage_setup as w

_EMPTY_HASH: Final = bytes(32)


class StreamHead(Struct, frozen=True):
    """Number of records of a stream, and their hash."""

    count: int
    hash: str


class StreamHash:
    """Incremental hash of a stream, from its first record on."""

    def __init__(self) -> None:
        self._count, self._hash = 0, _EMPTY_HASH

    def add(self, seq: int, stored_at_ms: int, body: bytes) -> None:
        """Add the stream's next record to the hash."""
        self._count += 1
        self._hash = sha256(
            self._hash + b"%d %d %d\n" % (seq, stored_at_ms, len(body)) + body
        ).digest()

    @property
    def head(self) -> StreamHead:
        """Head of the stream after the records added so far."""
        return StreamHead(self._count, self._hash.hex())


def compute_head(records: Iterable[Record]) -> StreamHead:
    """Return the head of a stream with these records."""
    stream_hash = StreamHash()
    for record in records:
        stream_hash.add(record.seq, record.at, record.body)
    return stream_hash.head


def find_head_problem(records: list[Record], earlier_head: StreamHead) -> Refusal | None:
    """Return the problem with records that do not match an earlier head; ``None`` if they do."""
    if len(records) < earlier_head.count:
        return records_words.RecordsTruncated(earlier_head.count, len(records))
    if compute_head(records[: earlier_head.count]) != earlier_head:
        return records_words.RecordTampered(earlier_head.count)
    return None


def heads_path(backup: Path) -> Path:
    """Return the path of the file that has the stream heads of a backup."""
    return backup.with_name(f"{backup.name}.heads")


def write_heads(path: Path, heads: Mapping[str, StreamHead]) -> None:
    """Write one line per stream: its hash, number of records and name."""
    lines = [f"{head.hash} {head.count} {stream}\n" for stream, head in sorted(heads.items())]
    path.write_text("".join(lines), encoding="utf-8")


def read_heads(path: Path) -> dict[str, StreamHead]:
    """Return the stream heads in a file, by stream name. Raises ``BadBackup``."""
    heads: dict[str, StreamHead] = {}
    try:
        for line in path.read_text(encoding="utf-8").splitlines():
            digest, record_count, stream = line.split(" ", 2)
            if len(bytes.fromhex(digest)) != 32 or int(record_count) < 0:
                raise ValueError(line)
            heads[stream] = StreamHead(int(record_count), digest)
    except ValueError as error:  # also for invalid UTF-8
        raise BadBackup(w.LogHeadsMissing(str(path))) from error
    return heads
