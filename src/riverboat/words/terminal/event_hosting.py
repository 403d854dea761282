"""Terminal texts for the host of an event."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from riverboat.words.phrase import Chips, Person, Phrase, Refusal

EntryFieldName: TypeAlias = Literal[
    "NAME", "TABLE", "SEAT", "CHIPS", "TICKET", "LINE", "SHARE", "WHY", "FILE"
]
ENTRY_FIELD_NAMES: Final[tuple[EntryFieldName, ...]] = get_args(EntryFieldName)


class EntryField(Phrase, frozen=True):
    """A placeholder in the syntax of a console entry, such as a player's name."""

    field: EntryFieldName


class EventEntryHelp(Phrase, frozen=True):
    """Help on one entry of the console for the host of an event: its effect."""

    what: Literal[
        "enter",
        "start",
        "bust",
        "blind",
        "button",
        "ticket",
        "levels",
        "round",
        "undo",
        "rebuy",
        "count",
        "move",
        "there",
        "clock",
        "look",
        "penalty",
        "away",
        "deal",
        "day",
        "export",
        "back",
        "quit",
    ]


class EventEntryUnknown(Refusal, frozen=True):
    typed: str


class PlayerNotEntered(Refusal, frozen=True):
    name: str


class NameAmbiguous(Refusal, frozen=True):
    name: str
    names: tuple[str, ...]


class NothingToUndo(Refusal, frozen=True):
    pass


class EventEntryUndone(Phrase, frozen=True):
    pass


class EventResumed(Phrase, frozen=True):
    entries: int
    left: int


class EntryTruncated(Phrase, frozen=True):
    pass


class SeatAssigned(Phrase, frozen=True):
    who: Person
    table: int
    seat: int


class SeatAssignedByGuess(Phrase, frozen=True):
    who: Person
    table: int
    seat: int


class NextBigBlindQuestion(Phrase, frozen=True):
    """A question for the next big blind at a table, because a player moves to or from it."""

    table: int


class PlaceToConfirm(Phrase, frozen=True):
    place: int
    who: Person
    stack: Chips
    prize: Chips


class RankToConfirm(Phrase, frozen=True):
    """A bust to confirm while registration is open: its order among the busts of the hand.

    The finishing place is not known yet.
    """

    rank: int
    who: Person
    stack: Chips


class PlaceChangePreview(Phrase, frozen=True):
    who: Person
    was: int
    place: int
    prize: Chips


class PlacesReassigned(Phrase, frozen=True):
    pass


class TableBreakNotice(Phrase, frozen=True):
    table: int


class PlaceReached(Phrase, frozen=True):
    who: Person
    place: int


class PlaceReachedWithPrize(Phrase, frozen=True):
    who: Person
    place: int
    prize: Chips


class LevelStarted(Phrase, frozen=True):
    level: int
    posted: str


class BreakStarted(Phrase, frozen=True):
    minutes: int
    gone: Chips


class PrizesPosted(Phrase, frozen=True):
    entries: int
    paid: int


class HandForHandNote(Phrase, frozen=True):
    pass


class EventWon(Phrase, frozen=True):
    who: Person
    prize: Chips


class PrizeShareReceived(Phrase, frozen=True):
    who: Person
    share: Chips


class FinishingPlaceLine(Phrase, frozen=True):
    """A line with a player's finishing place, without a prize."""

    who: Person
    place: int


class BountyReceived(Phrase, frozen=True):
    who: Person
    cash: Chips
    of: Person


class TypeYesHint(Phrase, frozen=True):
    """An instruction to type ``yes`` to confirm a previewed entry."""


class EntryCancelled(Phrase, frozen=True):
    pass


class DealShareLine(Phrase, frozen=True):
    """A player's share in the preview of a deal."""

    who: Person
    chips: Chips
    share: Chips


class DealPreview(Phrase, frozen=True):
    total: Chips
    saved: Chips
    ends: bool


class PrizesProvisional(Phrase, frozen=True):
    """Provisional prizes while entries are open."""

    entries: int
    pool: Chips


class ChipTotalMismatch(Phrase, frozen=True):
    """A warning of the wall display that the chips in play differ from the chips sold."""

    off: Chips
    more: bool
    there: Chips
    due: Chips


class StackReport(Phrase, frozen=True):
    who: Person
    chips: Chips


class EventStatusLine(Phrase, frozen=True):
    """The event in one line, for the wall display."""

    level: int
    posted: str
    clock: str
    left: int
    entries: int
    average: Chips
