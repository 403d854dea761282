"""Reasons why a hand history is impossible as written."""

from __future__ import annotations

from typing import Literal

from riverboat.words.action_offers import Offer
from riverboat.words.events.host_announcements import EarlyEndReason
from riverboat.words.phrase import Cards, Person, Phrase, Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class RefusalOnLine(ReasonedRefusal, frozen=True):
    line: int
    said: str


# Pending actions --------------------------------------------------------------------------------


class ActionOnPlayer(Phrase, frozen=True):
    who: Person
    legal: Offer


class PlayerToAct(Phrase, frozen=True):
    who: Person
    legal: Offer


class PlayerToChoose(Phrase, frozen=True):
    who: Person
    legal: Offer


class ActionPending(Phrase, frozen=True):
    legal: Offer


PendingTurn = ActionOnPlayer | PlayerToAct | PlayerToChoose | ActionPending


class HandStillRunning(Refusal, frozen=True):
    waits: PendingTurn


class TextTruncated(Refusal, frozen=True):
    waits: PendingTurn


# Cards ------------------------------------------------------------------------------------------


class OutOfCards(Refusal, frozen=True):
    legal: Offer


class NoHoleCardsDue(Refusal, frozen=True):
    legal: Offer


class NoBoardCardsDue(Refusal, frozen=True):
    legal: Offer


class NoDrawNow(Refusal, frozen=True):
    legal: Offer


class UpcardMissing(Refusal, frozen=True):
    who: Person


# Results of a hand ------------------------------------------------------------------------------


class HandMissingInText(Refusal, frozen=True):
    code = "no hand"


class WinningsMismatch(Refusal, frozen=True):
    """Refusal of winnings that differ from the file; *apart* lists them in the file's amounts: ``p1
    30 (recorded 40)``.
    """

    code = "other winnings"
    apart: str


class PaymentsMismatch(Refusal, frozen=True):
    code = "other winnings"
    apart: str


class StackMismatch(Refusal, frozen=True):
    code = "other stacks"
    apart: str


class PotMismatch(Refusal, frozen=True):
    code = "another pot"
    pot: str
    recorded: str


class WinningsMismatchOnLine(Refusal, frozen=True):
    code = "other winnings"
    line: int
    apart: str


class UncalledBetMismatch(Refusal, frozen=True):
    code = "other uncalled bets"
    line: int
    apart: str


class PotMismatchOnLine(Refusal, frozen=True):
    code = "another pot"
    line: int
    pot: str
    rake: str
    recorded: str


class WinnerLineMissing(Refusal, frozen=True):
    pass


class StateLineInvalid(Refusal, frozen=True):
    text: str


class NoPayoffs(Refusal, frozen=True):
    text: str


class PayoffCountMismatch(Refusal, frozen=True):
    count: int
    players: int


# Hands that cannot be written -------------------------------------------------------------------


class HandStartedRecordMissing(Refusal, frozen=True):
    pass


class NoEventsToWrite(Refusal, frozen=True):
    pass


class GameUnsupportedByFormat(Refusal, frozen=True):
    game: str


HandFormat = Literal["PHH", "OHH", "pokerstars", "acpc"]


class IrregularityUnsupported(Refusal, frozen=True):
    """An irregularity that the format cannot express; *fact* is its name in a log."""

    form: HandFormat
    fact: str


class GameNameMissing(Refusal, frozen=True):
    game: str


class AddedChipsUnsupported(Refusal, frozen=True):
    rule = "OPEN-06"
    form: HandFormat
    who: Person


class GameCodeMissing(Refusal, frozen=True):
    game: str


class UnfinishedHandUnwritable(Refusal, frozen=True):
    pass


class GameCardsUnstorable(Refusal, frozen=True):
    game: str


class PayoffsWithoutRake(Refusal, frozen=True):
    pass


class LogWithOneBoard(Refusal, frozen=True):
    pass


class HandStartUnwritable(Refusal, frozen=True):
    again: str
    started: str


class SingleHandFormat(Refusal, frozen=True):
    one: str
    many: str


class HandResultMissing(Refusal, frozen=True):
    number: int
    ended: EarlyEndReason


class RakeBeforeTheEnd(Refusal, frozen=True):
    at: int


# riverboat logs ---------------------------------------------------------------------------------


class LogFormatUnknown(Refusal, frozen=True):
    given: int
    form: int


class NoSeatForTheHero(Refusal, frozen=True):
    hero: int
    last: int


class PokerHandInvalid(Refusal, frozen=True):
    """Refusal of an impossible poker hand, with the reason in English."""

    what: str


# Files of other kinds ---------------------------------------------------------------------------


class SiteUnsupported(Refusal, frozen=True):
    site: str


class NoOpenHandHistory(Refusal, frozen=True):
    pass


class FileEmpty(Refusal, frozen=True):
    pass


class HistoryFormatUnknown(Refusal, frozen=True):
    line: str


class RepairUnneeded(Refusal, frozen=True):
    pass


class RepairOfPhhOnly(Refusal, frozen=True):
    pass


class TournamentSummaryGiven(Refusal, frozen=True):
    site: str


class BoardMismatchOnLine(Refusal, frozen=True):
    code = "another board"
    line: int
    dealt: Cards
    recorded: Cards


class DamagedArchive(Refusal, frozen=True):
    """Refusal of a file that cannot be unpacked; *what* is the decompressor's message."""

    what: str


class ArchiveTooLarge(Refusal, frozen=True):
    megabytes: int
