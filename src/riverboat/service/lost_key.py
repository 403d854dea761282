"""Whether the key of a room opens the decks that its tables still need.

A key that was deleted is not replaced in silence: the room stays closed, and says which tables need
it, until it is there again or who runs the room gives those hands up.
"""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.service.decks.room_key import BadKey
from riverboat.service.decks.seal import can_open
from riverboat.service.records.room_facts import DeckSealed, deck_key, from_json
from riverboat.store.port import Store
from riverboat.store.rows import TableRow
from riverboat.store.stream_records import Record
from riverboat.words.refusals.keeping import KeyIsLost, NoKeyIn, OtherKeyIn

_PAGE_SIZE = 500
"""Records that are looked through at once, from the last one back."""


class KeyLost(BadKey):
    """There are tables whose decks this key does not open."""

    def __init__(self, key_path: str, tables: Sequence[TableRow], *, missing: bool) -> None:
        names = ", ".join([f"{row.name} ({row.id})" for row in tables])
        super().__init__(KeyIsLost(NoKeyIn(key_path) if missing else OtherKeyIn(key_path), names))
        self.tables = tuple(tables)


async def tables_sealed_with_other_key(store: Store, key: bytes | None) -> list[TableRow]:
    """The open tables with a deck for the hand in play, or for the next, that the key cannot open.

    Without a key those are all that have one.
    """
    lengths = await store.streams()
    found = []
    for row in await store.tables():
        stream = f"table/{row.id}"
        sealed = await _last_sealed_deck(store, stream, lengths.get(stream, 0))
        if sealed is None:
            continue
        blob = await store.sealed(stream, deck_key(sealed.hand, sealed.root))
        if key is None or (blob is not None and not can_open(blob, key, stream, sealed.hand)):
            found.append(row)
    return found


async def _last_sealed_deck(store: Store, stream: str, length: int) -> DeckSealed | None:
    """The seal of a deck that is not played out; ``None`` if there is none."""
    while length > 0:
        before = max(0, length - _PAGE_SIZE)
        for record in reversed(await store.read(stream, before, length - before)):
            if _has_type(record, "HandClosed") or _has_type(record, "HandCalledOff"):
                return None
            if _has_type(record, "DeckSealed"):
                fact = from_json(record.body)
                return fact if isinstance(fact, DeckSealed) else None
        length = before
    return None


def _has_type(record: Record, kind: str) -> bool:
    """Whether a record is of a kind, without reading all of it."""
    return record.body.startswith(f'{{"type":"{kind}"'.encode())
