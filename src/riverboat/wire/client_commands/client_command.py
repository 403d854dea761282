"""Base class of client commands, and types shared by several."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Chips = Annotated[int, Meta(ge=0, le=10**15)]
BoardCount = Annotated[int, Meta(ge=0, le=2)]
Chair = Annotated[int, Meta(ge=1, le=10)]
ShortText = Annotated[str, Meta(max_length=200)]
Card = Annotated[str, Meta(pattern=r"^[2-9TJQKA][cdhs]$")]
SeatEntry = Literal["new", "replacing", "transferred"]
"""Terms on which a player takes a chair.

``new`` is a new player. ``replacing`` plays on for a player who has just left the chair.
``transferred`` brings the chips from a table that was broken.
"""


class ClientCommand(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A command that is accepted or rejected as a whole."""
