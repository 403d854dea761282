"""The base class of all facts of a hand."""

from __future__ import annotations

from msgspec import Struct


class Fact(Struct, frozen=True, tag=True, gc=False):
    """An event of a hand."""
