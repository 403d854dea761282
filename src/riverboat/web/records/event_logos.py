"""Logos of events for the TV clock: the last record in an event's stream of logos is valid."""

from __future__ import annotations

from base64 import b64encode
from typing import Final

import msgspec
from msgspec import Struct

from riverboat.decoding import JsonDecoder, json_decoder
from riverboat.store.audit_rows import AuditRow
from riverboat.store.port import Store
from riverboat.store.stream_records import Batch

LOGO_STREAM_PREFIX: Final = "logo/"
"""Prefix of the streams of logos."""
MAX_BYTES: Final = 40_000
"""Maximum bytes of a picture; the page scales pictures down to it."""
MAX_LOGO_CHANGES: Final = 20
"""Maximum number of logo changes for one event."""


class LogoChanged(Struct, frozen=True, tag=True, rename={"actor": "by"}):
    """The host changed the logo; an empty picture removes it."""

    actor: str
    image: bytes


_DECODER: Final[JsonDecoder[LogoChanged]] = json_decoder(LogoChanged)


def media_type(image: bytes) -> str:
    """Return the media type of a PNG, JPEG or WebP picture; empty for any other content.

    >>> media_type(bytes.fromhex("89504e470d0a1a0a")), media_type(b"<svg/>")
    ('image/png', '')
    """
    if image.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if image.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    return "image/webp" if image[:4] == b"RIFF" and image[8:12] == b"WEBP" else ""


async def count_changes(store: Store, event_id: str) -> int:
    """Return the number of changes of an event's logo."""
    return len(await store.read(LOGO_STREAM_PREFIX + event_id))


async def change_logo(
    store: Store, event_id: str, change: LogoChanged, audit_row: AuditRow
) -> None:
    """Store a change of an event's logo. Raises ``Conflict`` if another change is stored first."""
    change_count = await count_changes(store, event_id)
    encoded_facts = (msgspec.json.encode(change),)
    stream_name = LOGO_STREAM_PREFIX + event_id
    await store.append(
        Batch(stream_name, change_count, audit_row.at, encoded_facts, audit_rows=(audit_row,))
    )


async def logo_url(store: Store, event_id: str) -> str:
    """Return the logo of an event as a data URL; empty if it has none."""
    records = await store.read(LOGO_STREAM_PREFIX + event_id)
    image = _DECODER.decode(records[-1].body).image if records else b""
    return f"data:{media_type(image)};base64,{b64encode(image).decode()}" if image else ""
