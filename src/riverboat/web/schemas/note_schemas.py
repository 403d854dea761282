"""What one notes about other players."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.web.schemas.base_schemas import RequestBody

Colour = Literal["", "red", "orange", "green", "blue", "purple"]


class NoteBody(RequestBody, frozen=True):
    """What one notes about a player, for oneself alone; without text and colour it is removed."""

    about: Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[^\u0000-\u001f\u007f]*$")]
    """The player, as they are shown at the table."""
    text: Annotated[str, Meta(max_length=1000, pattern=r"^[^\u0000]*$")] = ""
    colour: Colour = ""
    """Of the mark at their seat."""


class Note(Struct, frozen=True):
    """What one has noted about a player."""

    about: str
    text: str
    colour: Colour
    at: int
    """When, in milliseconds since 1970."""
