"""Overlay view: a past moment of a table, as a stream shows it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.wire.view.table_view import TableView

OVERLAY_MIN_DELAY_SECONDS: Final = 60
"""Minimum delay of a stream in seconds; a longer spectator delay of the table replaces it."""


class OverlayView(Struct, frozen=True):
    """A past moment of a table, shown when its hand is over and it is at least 60 seconds old."""

    at: int
    """Time of the state shown, in milliseconds since 1970."""
    view: TableView
    """Public view of the table at that moment."""
    cards: tuple[tuple[int, tuple[str, ...]], ...]
    """Chair and hole cards of each player of the hand who agrees to show them on the stream."""
