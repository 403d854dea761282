"""The head of a stream: a hash of all its records, each chained to those before it.

Nobody can tell from a log alone that its end was cut off. Who has written its head down elsewhere
can: a stream with as many records has the same head for ever.
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
from riverboat.words.refusals import keeping as w
from riverboat.words.refusals import records as records_words

_EMPTY_HASH: Final = bytes(32)


class StreamHead(Struct, frozen=True):
    """How many records a stream had, and their hash."""

    count: int
    hash: str


class StreamHash:
    """A stream that is read from its first record on, and its head so far."""

    def __init__(self) -> None:
        self._count, self._hash = 0, _EMPTY_HASH

    def add(self, seq: int, at: int, body: bytes) -> None:
        """Take the next record."""
        self._count += 1
        self._hash = sha256(self._hash + b"%d %d %d\n" % (seq, at, len(body)) + body).digest()

    @property
    def head(self) -> StreamHead:
        """What it has come to."""
        return StreamHead(self._count, self._hash.hex())


def head_of(records: Iterable[Record]) -> StreamHead:
    """The head of a stream with these records."""
    chain = StreamHash()
    for each in records:
        chain.add(each.seq, each.at, each.body)
    return chain.head


def head_problem(records: list[Record], anchor: StreamHead) -> Refusal | None:
    """What has become of a stream since its head was written down; ``None`` if it only grew."""
    if len(records) < anchor.count:
        return records_words.EndWasCutOff(anchor.count, len(records))
    if head_of(records[: anchor.count]) != anchor:
        return records_words.RecordWasChanged(anchor.count)
    return None


def heads_path(backup: Path) -> Path:
    """Where the heads stand that belong to a backup."""
    return backup.with_name(f"{backup.name}.heads")


def write_heads(path: Path, heads: Mapping[str, StreamHead]) -> None:
    """A line a stream: its hash, how many records, its name."""
    lines = [f"{head.hash} {head.count} {stream}\n" for stream, head in sorted(heads.items())]
    path.write_text("".join(lines), encoding="utf-8")


def read_heads(path: Path) -> dict[str, StreamHead]:
    """The same again, or ``BadBackup``."""
    found: dict[str, StreamHead] = {}
    try:
        for line in path.read_text(encoding="utf-8").splitlines():
            digest, count, stream = line.split(" ", 2)
            if len(bytes.fromhex(digest)) != 32 or int(count) < 0:
                raise ValueError(line)
            found[stream] = StreamHead(int(count), digest)
    except ValueError as error:  # bytes that are no UTF-8, too
        raise BadBackup(w.HoldsNoHeads(str(path))) from error
    return found
