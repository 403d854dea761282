"""Terminal texts on recorded hands: the number of valid ones, and a hand's page."""

from __future__ import annotations

from typing import Literal, TypeAlias

from riverboat.words.phrase import Chips, Phrase, Refusal

ReplayColumn: TypeAlias = Literal[
    "variant", "hands", "exact", "repaired", "refused", "hands/s", "why refused"
]
SeatColumn: TypeAlias = Literal[
    "seat", "player", "cards", "began with", "ended with", "won or lost"
]


class ReplayHead(Phrase, frozen=True):
    en = "{head}"
    head: ReplayColumn


class CouldMendNone(Phrase, frozen=True):
    en = "--repair could mend none of them: it mends PHH, and no cards or chips"


class RakeNotWritten(Phrase, frozen=True):
    en = "a rake of {rake} in {hands:* hand|* hands} is not written: winners got so much less"
    rake: str
    hands: Chips


class FilesNotRead(Phrase, frozen=True):
    en = "{files:* file|* files} not read"
    files: Chips


class AndOthers(Phrase, frozen=True):
    """The suffix after the first of several files."""

    en = "{file} and others"
    file: str


class HandsExact(Phrase, frozen=True):
    en = "{exact} of {hands} hands exact"
    exact: Chips
    hands: Chips


class HandsASecond(Phrase, frozen=True):
    en = "{hands} hands/s"
    hands: Chips


class MoreLikeThese(Phrase, frozen=True):
    en = "... and {more} more like these (--list {whole})"
    more: Chips
    whole: int


class MoreReasons(Phrase, frozen=True):
    en = "and {more} other reasons"
    more: int


class HandOf(Phrase, frozen=True):
    en = "hand {name}"
    name: str


class OneHand(Phrase, frozen=True):
    en = "one hand"


class SeatHead(Phrase, frozen=True):
    en = "{head}"
    head: SeatColumn


class BoardOf(Phrase, frozen=True):
    en = "board {number}"
    number: int


class Marked(Phrase, frozen=True):
    """A remark on a hand, or a repair of it."""

    en = "{mark}: {what}"
    mark: Literal["note", "repaired", "refused"]
    what: str


class IsExact(Phrase, frozen=True):
    en = "exact{recorded: as recorded|}"
    recorded: bool


# A room's files -----------------------------------------------------------------------------------


class NoRoomIn(Refusal, frozen=True):
    en = "there is no room in {folder}: --config, --data or --database says where it is"
    folder: str


class TheConfiguration(Phrase, frozen=True):
    en = "the configuration"


class Moving(Phrase, frozen=True):
    """The subject of a progress bar."""

    en = "{what}"
    what: Literal["writing", "reading"]
