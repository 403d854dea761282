"""Root log: every root and every cut of a table, chained by SHA-256 so that copies can be compared.

An entry is one line of ASCII. The head after an entry is the hash of the previous head and the
line, so that one head of 32 bytes identifies all entries up to it: a room that has published a head
can neither change nor remove an earlier entry. ``docs/explanation/the-deck.md`` specifies it byte
by byte; any spectator of a table may keep a copy of its log.

>>> saved_heads = compute_heads("table/demo", ["sealed 1 ab"])
>>> later_heads = compute_heads("table/demo", ["sealed 1 ab", "cut 1"])
>>> later_heads[: len(saved_heads)] == saved_heads
True
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final

from riverboat.service.records.room_facts import DeckCut, DeckReshuffled, DeckSealed, RoomFact

_HASH_LABEL: Final = b"riverboat roots\0"


class DeckRootLog:
    """Size and head of one table's log of deck roots: all data that is needed to extend it."""

    __slots__ = ("head", "size")

    size: int
    """Number of entries."""
    head: str
    """Head after the last entry, in hexadecimal."""

    def __init__(self, stream: str) -> None:
        self.size, self.head = 0, first_head(stream)

    def add(self, fact: DeckSealed | DeckCut | DeckReshuffled) -> None:
        """Append the entry of a fact."""
        line = log_line_of_fact(fact)
        assert line is not None, "these facts have lines"
        self.size, self.head = self.size + 1, next_head(self.head, line)


def log_line_of_fact(fact: RoomFact) -> str | None:
    """Return the entry of a fact; ``None`` if it is not about a deck.

    >>> log_line_of_fact(DeckCut(7, ((1, "ab"), (4, "cd"))))
    'cut 7 1:ab 4:cd'
    """
    match fact:
        case DeckSealed(hand, root):
            return f"sealed {hand} {root}"
        case DeckCut(hand, cuts):
            return " ".join([f"cut {hand}", *[f"{chair}:{value}" for chair, value in cuts]])
        case DeckReshuffled(hand, count, root):
            return f"reshuffled {hand} {count} {root}"
        case _:
            return None


def first_head(stream: str) -> str:
    """Return the head of a stream's root log before its first entry."""
    return sha256(_HASH_LABEL + stream.encode()).hexdigest()


def next_head(head: str, line: str) -> str:
    """Return the head of a root log after one more entry (*line*)."""
    return sha256(bytes.fromhex(head) + line.encode()).hexdigest()


def compute_heads(stream: str, lines: Iterable[str]) -> list[str]:
    """Return the head before the first entry, and the head after each."""
    heads = [first_head(stream)]
    for line in lines:
        heads.append(next_head(heads[-1], line))
    return heads


def find_fork(first_copy: Sequence[str], second_copy: Sequence[str]) -> int | None:
    """Return the index of the first entry where two copies differ; ``None`` if consistent.

    Copies are consistent if one begins with the other.

    >>> find_fork(["a", "b"], ["a"]), find_fork(["a", "b"], ["a", "c"])
    (None, 1)
    """
    line_pairs = enumerate(zip(first_copy, second_copy, strict=False))
    return next(
        (index for index, (first_line, second_line) in line_pairs if first_line != second_line),
        None,
    )
