"""Link previews of the room for messengers."""

from __future__ import annotations

from riverboat.words.phrase import Phrase, Sign


class RoomInShort(Phrase, frozen=True):
    en = "A poker room for friends: open the link, type a name, take a seat."


class SeatsFree(Phrase, frozen=True):
    en = "{free} of {chairs} seats free"
    free: int
    chairs: int


class NoSeatFree(Phrase, frozen=True):
    en = "no seat free just now"


class TableInShort(Phrase, frozen=True):
    """A public table: its game, host and seats."""

    en = "{game}. Hosted by {host}, {seats}."
    game: Sign
    host: str
    seats: SeatsFree | NoSeatFree
