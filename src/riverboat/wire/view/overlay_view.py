"""Overlay view: a past moment of a table, as a stream shows it."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.wire.view.table_view import TableView

OVERLAY_MIN_DELAY_SECONDS: Final = 60
"""Least delay of a stream; a longer delay of the spectators counts."""


class OverlayView(Struct, frozen=True):
    """A moment of a table, delayed by a minute or more and by at least the rest of its hand."""

    at: int
    """Time of the moment in milliseconds since 1970."""
    view: TableView
    """Public view of the table at that moment."""
    cards: tuple[tuple[int, tuple[str, ...]], ...]
    """Chair and hole cards of each player of the hand who agrees to show them on the stream."""
