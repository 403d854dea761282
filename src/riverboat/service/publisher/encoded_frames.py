"""Update and snapshot frames assembled from encoded parts: the shared part is encoded once.

They equal ``Update`` and ``Snapshot`` of the wire, field by field; a test keeps them in step.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

from riverboat.wire.encoding import to_json
from riverboat.wire.messages import ChatMessage


class UpdateFrame(
    Struct,
    frozen=True,
    tag="update",
    tag_field="t",
    rename={"private_view": "mine", "event_phrases": "told"},
):
    """New records, and the view after them."""

    table: str
    seq: int
    count: int
    facts: list[Raw]
    view: Raw
    private_view: Raw
    event_phrases: list[Raw]


NULL_JSON: Final = b"null"
"""Placeholder for a private view."""


def split_around_private_view(frame: UpdateFrame) -> tuple[bytes, bytes]:
    """Encode an update; return the bytes before its private view, and the bytes after it.

    The frame must have ``NULL_JSON`` as its private view.
    """
    # On the wire, the phrases (`told`) are the last field, right after the private view (`mine`).
    suffix = b',"told":%b}' % to_json(frame.event_phrases)
    encoded_frame = to_json(frame)
    return encoded_frame[: len(encoded_frame) - len(suffix) - len(NULL_JSON)], suffix


class SnapshotFrame(
    Struct,
    frozen=True,
    tag="snapshot",
    tag_field="t",
    rename={"private_view": "mine", "event_phrases": "told"},
):
    """A snapshot of the table, limited to what a viewer may see."""

    table: str
    epoch: str
    seq: int
    view: Raw
    private_view: Raw
    facts: list[Raw]
    chat: list[ChatMessage]
    event_phrases: list[Raw]
