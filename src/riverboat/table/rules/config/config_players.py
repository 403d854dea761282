"""Players named in a configuration file."""

from __future__ import annotations

from msgspec import Struct


class ConfiguredPlayer(Struct, frozen=True):
    """A player named in the file, to be seated when the table opens."""

    name: str
    chair: int = 0
    """Chair number; 0 for the next free chair."""
    chips: int = 0
    """Buy-in; 0 for the default."""
    style: str = ""
    """Playing style if the player is a bot."""
