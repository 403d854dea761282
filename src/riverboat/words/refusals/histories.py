"""Reasons why a hand history is impossible as written."""

from __future__ import annotations

from typing import Literal

from riverboat.words.action_offers import Offer
from riverboat.words.events.host_announcements import EarlyEndReason
from riverboat.words.phrase import Cards, Person, Phrase, Refusal
from riverboat.words.refusals.wrapped_refusals import ReasonedRefusal


class RefusalOnLine(ReasonedRefusal, frozen=True, rename={"line_text": "said"}):
    line: int
    line_text: str


class ActionOnPlayerPending(Phrase, frozen=True, rename={"legal_actions": "legal"}):
    who: Person
    legal_actions: Offer


class PlayerActionPending(Phrase, frozen=True, rename={"legal_actions": "legal"}):
    who: Person
    legal_actions: Offer


class PlayerChoicePending(Phrase, frozen=True, rename={"legal_actions": "legal"}):
    who: Person
    legal_actions: Offer


class DealerActionPending(Phrase, frozen=True, rename={"legal_actions": "legal"}):
    legal_actions: Offer


PendingTurnPhrase = (
    ActionOnPlayerPending | PlayerActionPending | PlayerChoicePending | DealerActionPending
)


class HandStillRunning(Refusal, frozen=True, rename={"pending_turn": "waits"}):
    pending_turn: PendingTurnPhrase


class TextTruncated(Refusal, frozen=True, rename={"pending_turn": "waits"}):
    pending_turn: PendingTurnPhrase


class OutOfCards(Refusal, frozen=True, rename={"legal_actions": "legal"}):
    legal_actions: Offer


class NoHoleCardsDue(Refusal, frozen=True, rename={"legal_actions": "legal"}):
    legal_actions: Offer


class NoBoardCardsDue(Refusal, frozen=True, rename={"legal_actions": "legal"}):
    legal_actions: Offer


class NoDrawNow(Refusal, frozen=True, rename={"legal_actions": "legal"}):
    legal_actions: Offer


class UpcardMissing(Refusal, frozen=True):
    who: Person


class HandMissingInText(Refusal, frozen=True):
    code = "no hand"


class WinningsMismatch(Refusal, frozen=True, rename={"differences": "apart"}):
    """Refusal of winnings that differ from the file; *differences* lists them in the file's
    amounts: ``p1 30 (recorded 40)``.
    """

    code = "other winnings"
    differences: str


class PaymentsMismatch(Refusal, frozen=True, rename={"differences": "apart"}):
    code = "other winnings"
    differences: str


class StackMismatch(Refusal, frozen=True, rename={"differences": "apart"}):
    code = "other stacks"
    differences: str


class PotMismatch(Refusal, frozen=True, rename={"recorded_pot": "recorded"}):
    code = "another pot"
    pot: str
    recorded_pot: str


class WinningsMismatchOnLine(Refusal, frozen=True, rename={"differences": "apart"}):
    code = "other winnings"
    line: int
    differences: str


class UncalledBetMismatch(Refusal, frozen=True, rename={"differences": "apart"}):
    code = "other uncalled bets"
    line: int
    differences: str


class PotMismatchOnLine(Refusal, frozen=True, rename={"recorded_pot": "recorded"}):
    code = "another pot"
    line: int
    pot: str
    rake: str
    recorded_pot: str


class WinnerLineMissing(Refusal, frozen=True):
    pass


class StateLineInvalid(Refusal, frozen=True, rename={"line_text": "text"}):
    line_text: str


class NoPayoffs(Refusal, frozen=True, rename={"line_text": "text"}):
    line_text: str


class PayoffCountMismatch(Refusal, frozen=True):
    count: int
    players: int


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


class HandStartUnwritable(
    Refusal, frozen=True, rename={"reread_start": "again", "written_start": "started"}
):
    reread_start: str
    written_start: str


class OneHandPerFileFormat(
    Refusal, frozen=True, rename={"file_format": "one", "many_hands_format": "many"}
):
    file_format: str
    many_hands_format: str


class HandResultMissing(Refusal, frozen=True, rename={"end_reason": "ended"}):
    number: int
    end_reason: EarlyEndReason


class RakeBeforeTheEnd(Refusal, frozen=True, rename={"entry_number": "at"}):
    entry_number: int


class LogFormatUnknown(
    Refusal, frozen=True, rename={"format_number": "given", "known_format": "form"}
):
    format_number: int
    known_format: int


class NoSeatForTheHero(Refusal, frozen=True, rename={"max_seat": "last"}):
    hero: int
    max_seat: int


class PokerHandInvalid(Refusal, frozen=True, rename={"hand_error": "what"}):
    """Refusal of an impossible poker hand, with the reason in English."""

    hand_error: str


class SiteUnsupported(Refusal, frozen=True):
    site: str


class OpenHandHistoryKeyMissing(Refusal, frozen=True):
    pass


class FileEmpty(Refusal, frozen=True):
    pass


class HistoryFormatUnknown(Refusal, frozen=True):
    line: str


class RepairUnneeded(Refusal, frozen=True):
    pass


class RepairUnsupportedForFormat(Refusal, frozen=True):
    pass


class TournamentSummaryGiven(Refusal, frozen=True):
    site: str


class BoardMismatchOnLine(
    Refusal, frozen=True, rename={"recorded_board": "recorded", "dealt_board": "dealt"}
):
    code = "another board"
    line: int
    dealt_board: Cards
    recorded_board: Cards


class DamagedArchive(Refusal, frozen=True, rename={"archive_error": "what"}):
    """Refusal of a file that cannot be unpacked; *archive_error* is the decompressor's message."""

    archive_error: str


class ArchiveTooLarge(Refusal, frozen=True):
    megabytes: int
