"""Terminal texts for the scorekeeper of a live game: keys, and the standings."""

from __future__ import annotations

from typing import Literal

from riverboat.words.offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase
from riverboat.words.terminal.typed import NoEntry


class ActionAwaited(Phrase, frozen=True):
    who: Person
    offer: Offer
    pot: Chips


class LiveMeans(Phrase, frozen=True):
    """The effect of an entry."""

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


class TakenBack(Phrase, frozen=True):
    pass


class MovesTakenBack(Phrase, frozen=True):
    moves: int


class EntryNoted(Phrase, frozen=True):
    pass


class SayDo(Phrase, frozen=True):
    several: bool


class NothingToCarryOut(NoEntry, frozen=True):
    pass


class EntryApplied(Phrase, frozen=True):
    pass


class SayWhatHappened(NoEntry, frozen=True):
    pass


class SayANote(NoEntry, frozen=True):
    pass


class CardsNoted(Phrase, frozen=True):
    pass


class TakenUpAgain(Phrase, frozen=True):
    hands: int


class LastEntryTruncated(Phrase, frozen=True):
    pass


class HandsWritten(Phrase, frozen=True):
    hands: int
    file: str


class HandsNotWritten(Phrase, frozen=True):
    file: str
    why: str


class SaySit(NoEntry, frozen=True):
    pass


class SayCount(NoEntry, frozen=True):
    pass


class NoChipsCounted(Phrase, frozen=True):
    pass


class SayWhoWins(NoEntry, frozen=True):
    pass


class NotAtTheShowdown(NoEntry, frozen=True):
    pass


class SayExport(NoEntry, frozen=True):
    pass


class NobodyObserves(NoEntry, frozen=True):
    what: str
    kinds: tuple[str, ...]


class NotSeenSo(NoEntry, frozen=True):
    why: Phrase


class FloorDoesNotKnow(NoEntry, frozen=True):
    words: tuple[str, ...]
    near: tuple[str, ...]


class NoRuling(NoEntry, frozen=True):
    pass


class AnswersAre(Phrase, frozen=True):
    pass
