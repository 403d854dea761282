"""The base class of all facts of a table."""

from __future__ import annotations

from msgspec import Struct


class TableFact(Struct, frozen=True, tag=True, gc=False):
    """An event at a table."""
