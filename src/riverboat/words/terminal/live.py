"""Terminal texts for the scorekeeper of a live game: keys, and the standings."""

from __future__ import annotations

from typing import Literal

from riverboat.words.action_offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase
from riverboat.words.terminal.typed_input import InvalidInputReason


class ActionAwaited(Phrase, frozen=True):
    who: Person
    offer: Offer
    pot: Chips


class LiveCommandHelp(Phrase, frozen=True):
    """One line of help on a scorekeeper's entry: its effect."""

    what: Literal[
        "next",
        "act",
        "undo",
        "board",
        "cards",
        "win",
        "split",
        "boards",
        "runs",
        "show",
        "sit",
        "buy",
        "count",
        "button",
        "game",
        "note",
        "wrong",
        "happened",
        "rule",
        "do",
        "look",
        "export",
        "close",
        "quit",
    ]


class EntryUndone(Phrase, frozen=True):
    pass


class MovesTakenBack(Phrase, frozen=True):
    moves: int


class EntryNoted(Phrase, frozen=True):
    pass


class RulingActionUsage(Phrase, frozen=True):
    several: bool


class NoRulingToApply(InvalidInputReason, frozen=True):
    pass


class EntryApplied(Phrase, frozen=True):
    pass


class MistakeUsage(InvalidInputReason, frozen=True):
    pass


class NoteTextMissing(InvalidInputReason, frozen=True):
    pass


class CardsNoted(Phrase, frozen=True):
    pass


class LiveGameResumed(Phrase, frozen=True):
    hands: int


class LastEntryTruncated(Phrase, frozen=True):
    pass


class HandsWritten(Phrase, frozen=True):
    hands: int
    file: str


class HandsNotWritten(Phrase, frozen=True):
    file: str
    why: str


class SitUsage(InvalidInputReason, frozen=True):
    pass


class CountUsage(InvalidInputReason, frozen=True):
    pass


class NoChipsCounted(Phrase, frozen=True):
    pass


class WinnersUsage(InvalidInputReason, frozen=True):
    pass


class NotAtTheShowdown(InvalidInputReason, frozen=True):
    pass


class ExportUsage(InvalidInputReason, frozen=True):
    pass


class IncidentKindUnknown(InvalidInputReason, frozen=True):
    what: str
    kinds: tuple[str, ...]


class IncidentInvalid(InvalidInputReason, frozen=True):
    why: Phrase


class IncidentWordsUnknown(InvalidInputReason, frozen=True):
    words: tuple[str, ...]
    near: tuple[str, ...]


class NoRuling(InvalidInputReason, frozen=True):
    pass


class AnswerInputHint(Phrase, frozen=True):
    pass
