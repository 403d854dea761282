"""Link previews of the room for messengers."""

from __future__ import annotations

from riverboat.words.phrase import GameSign, Phrase


class RoomPreview(Phrase, frozen=True):
    pass


class SeatsFree(Phrase, frozen=True):
    free: int
    chairs: int


class NoSeatFree(Phrase, frozen=True):
    pass


class TablePreview(Phrase, frozen=True):
    """A public table: its game, host and seats."""

    game: GameSign
    host: str
    seats: SeatsFree | NoSeatFree
