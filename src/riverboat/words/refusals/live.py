"""Refusals of a live game: cards, awards, and the file."""

from __future__ import annotations

from riverboat.words.phrase import Chips, Refusal


class TooManyLiveGames(Refusal, frozen=True):
    code = "too-many"


class LiveGameClosed(Refusal, frozen=True):
    code = "closed"


class NoHandForCards(Refusal, frozen=True):
    code = "no hand"


class NoMoveToTakeBack(Refusal, frozen=True):
    code = "nothing to undo"


class RunItTwiceUnavailable(Refusal, frozen=True):
    code, rule = "nothing to run", "BYND-40"


class FloorQuestionPending(Refusal, frozen=True):
    code = "asks first"


class NoSuchChoice(Refusal, frozen=True):
    code = "no such choice"
    choice: int
    choices: int


class AdvisoryRuling(Refusal, frozen=True):
    code = "for people"


class EntryTextMissing(Refusal, frozen=True):
    code = "say what"


class SeatNotInHand(Refusal, frozen=True):
    code = "no such player"
    chair: int


class NoTurnPending(Refusal, frozen=True):
    code = "not now"


class DrawUnavailable(Refusal, frozen=True):
    code = "not now"


class StraddleUnavailable(Refusal, frozen=True):
    code = "not now"


class NoSuchLiveGame(Refusal, frozen=True):
    code = "no such game"


class NotAScorekeeper(Refusal, frozen=True):
    code = "not a scorekeeper"


class GameOwnerOnly(Refusal, frozen=True):
    code = "not the host"


class TooManyScorekeepers(Refusal, frozen=True):
    code = "too many"


class LiveGameTooLong(Refusal, frozen=True):
    code = "too long"


class NoHandsToWrite(Refusal, frozen=True):
    code = "no hands"


class HostEntryConflict(Refusal, frozen=True):
    code = "again"


class UnreadableRecord(Refusal, frozen=True, rename={"reason": "why"}):
    code = "no record"
    file: str
    reason: Refusal


class RecordLocked(Refusal, frozen=True):
    code = "in use"
    file: str


class LiveSeatEmpty(Refusal, frozen=True):
    code = "no such player"
    chair: int


class ChipCountDuringHand(Refusal, frozen=True):
    code, rule = "not now", "CHIP-11"


class ChipCountMismatch(
    Refusal, frozen=True, rename={"counted_chips": "counted", "stack": "chips"}
):
    code, rule = "another count", "STAK-01"
    counted_chips: Chips
    stack: Chips


class PushContradictsCards(Refusal, frozen=True):
    code, rule = "cards say otherwise", "SHOW-28"
