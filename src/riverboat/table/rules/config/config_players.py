"""The players whom a file names."""

from __future__ import annotations

from msgspec import Struct


class ConfiguredPlayer(Struct, frozen=True):
    """A player whom the file names: for whoever opens the table and fills its chairs."""

    name: str
    chair: int = 0
    """0 is the next that is free."""
    chips: int = 0
    """0 is what is usual."""
    style: str = ""
    """How they play, if nobody plays for them."""
