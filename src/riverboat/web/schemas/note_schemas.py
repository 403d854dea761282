"""Payloads of private notes about players."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.web.schemas.base_schemas import RequestBody

Colour = Literal["", "red", "orange", "green", "blue", "purple"]


class NoteBody(RequestBody, frozen=True, rename={"player": "about"}):
    """A private note about a player; without text and colour it is deleted."""

    player: Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[^\u0000-\u001f\u007f]*$")]
    """Name of the player, as shown at the table."""
    text: Annotated[str, Meta(max_length=1000, pattern=r"^[^\u0000]*$")] = ""
    colour: Colour = ""
    """Colour of the marker at their seat."""


class Note(Struct, frozen=True, rename={"player": "about"}):
    """A private note about a player."""

    player: str
    text: str
    colour: Colour
    at: int
    """Time in milliseconds since 1970."""
