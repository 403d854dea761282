"""The two long frames, of parts that are encoded already: what all see is encoded once for all.

They are ``Update`` and ``Snapshot`` of the wire, field by field; a test holds them together.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

from riverboat.wire.encoding import to_json
from riverboat.wire.messages import ChatMessage


class UpdateFrame(Struct, frozen=True, tag="update", tag_field="t"):
    """What has happened since, and how the table looks now."""

    table: str
    seq: int
    count: int
    facts: list[Raw]
    view: Raw
    mine: Raw
    told: list[Raw]


NULL_JSON: Final = b"null"
"""What stands where somebody's own view goes."""


def split_around_private_view(frame: UpdateFrame) -> tuple[bytes, bytes]:
    """An update before and after somebody's own view, where it has ``NOTHING`` for that."""
    after = b',"told":%b}' % to_json(frame.told)
    whole = to_json(frame)
    return whole[: len(whole) - len(after) - len(NULL_JSON)], after


class SnapshotFrame(Struct, frozen=True, tag="snapshot", tag_field="t"):
    """Everything about a table that one may know."""

    table: str
    epoch: str
    seq: int
    view: Raw
    mine: Raw
    facts: list[Raw]
    chat: list[ChatMessage]
    told: list[Raw]
