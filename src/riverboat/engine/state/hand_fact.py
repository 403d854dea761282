"""What every fact of a hand is."""

from __future__ import annotations

from msgspec import Struct


class Fact(Struct, frozen=True, tag=True, gc=False):
    """Something that happened in a hand."""
