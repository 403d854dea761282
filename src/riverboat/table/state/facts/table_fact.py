"""What all facts of a table have in common."""

from __future__ import annotations

from msgspec import Struct


class TableFact(Struct, frozen=True, tag=True, gc=False):
    """Something that happened at a table."""
