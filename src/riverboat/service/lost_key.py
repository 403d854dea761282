"""Check that the room key opens the decks that open tables still need.

A deleted key is not replaced automatically. The room stays closed and lists the tables that need
the key, until the key is restored or the administrator gives up their hands.
"""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.service.decks.room_key import BadKey
from riverboat.service.decks.seal import can_open
from riverboat.service.records.room_facts import DeckSealed, deck_key, from_json
from riverboat.store.port import Store
from riverboat.store.rows import TableRow
from riverboat.store.stream_records import Record
from riverboat.words.refusals.storage_setup import RoomKeyLost, RoomKeyMismatch, RoomKeyMissing

_PAGE_SIZE = 500
"""Records read at a time, from the last one backwards."""


class KeyLost(BadKey):
    """The key does not open the decks of some tables."""

    @deprecated_keywords(missing="is_missing")
    def __init__(self, key_path: str, tables: Sequence[TableRow], *, is_missing: bool) -> None:
        names = ", ".join([f"{row.name} ({row.id})" for row in tables])
        super().__init__(
            RoomKeyLost(
                RoomKeyMissing(key_path) if is_missing else RoomKeyMismatch(key_path), names
            )
        )
        self.tables = tuple(tables)


async def find_tables_sealed_with_other_key(store: Store, room_key: bytes | None) -> list[TableRow]:
    """Return the open tables with a current or next deck that the key cannot open.

    Without a key, these are all tables with a sealed hand.
    """
    record_counts = await store.stream_lengths()
    unreadable_rows = []
    for row in await store.list_tables():
        stream = f"table/{row.id}"
        seal_fact = await _find_last_sealed_deck(store, stream, record_counts.get(stream, 0))
        if seal_fact is None:
            continue
        blob = await store.find_sealed_blob(stream, deck_key(seal_fact.hand, seal_fact.root))
        if room_key is None or (
            blob is not None and not can_open(blob, room_key, stream, seal_fact.hand)
        ):
            unreadable_rows.append(row)
    return unreadable_rows


async def _find_last_sealed_deck(store: Store, stream: str, record_count: int) -> DeckSealed | None:
    """Return the last sealed deck that is not played out; ``None`` if there is none."""
    while record_count > 0:
        first_index = max(0, record_count - _PAGE_SIZE)
        for record in reversed(await store.read(stream, first_index, record_count - first_index)):
            if _is_record_of_type(record, "HandClosed") or _is_record_of_type(
                record, "HandCalledOff"
            ):
                return None
            if _is_record_of_type(record, "DeckSealed"):
                fact = from_json(record.body)
                return fact if isinstance(fact, DeckSealed) else None
        record_count = first_index
    return None


def _is_record_of_type(record: Record, type_tag: str) -> bool:
    """Return True if a record has this type, without decoding it."""
    return record.body.startswith(f'{{"type":"{type_tag}"'.encode())
