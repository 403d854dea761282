"""Refusals and repairs of a match by the protocol of the competition (ACPC)."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import (
    Chips,
    Count,
    Phrase,
    Refusal,
)

# Faults of the other end: each a sentence without its subject -------------------------------------


class LineEndMissing(Refusal, frozen=True):
    most: int


class AgentLineTooLong(Refusal, frozen=True):
    most: int


class AgentAnswerLate(Refusal, frozen=True):
    """A late answer; *clock* is the one that ran out, if known."""

    half: bool
    clock: Phrase | None = None


class AgentConnectionLost(Refusal, frozen=True):
    why: Phrase


class AgentDisconnected(Refusal, frozen=True):
    half: bool


class AgentNotReading(Refusal, frozen=True):
    pass


class VersionMissing(Refusal, frozen=True):
    version: str


class VersionExpectedFirst(Refusal, frozen=True):
    why: Refusal
    version: str


class VersionUnsupported(Refusal, frozen=True):
    said: str
    version: str


class AgentLineInvalid(Refusal, frozen=True):
    why: Refusal


class AgentAnswerRefused(Refusal, frozen=True):
    said: str
    hand: int
    why: Refusal


class AgentErrorLimit(Refusal, frozen=True):
    why: Refusal
    allowed: int


class NoConnectionInTime(Refusal, frozen=True):
    port: int
    seconds: str


class ConnectionFailed(Refusal, frozen=True):
    why: Phrase


class MatchTimeExhausted(Phrase, frozen=True):
    """Label of the clock that ran out, with its seconds."""

    seconds: str
    clock: Literal["action", "hand", "match"]


class MatchPlayerRefusal(Refusal, frozen=True):
    """A refusal with the player's name before it, and the hand after it."""

    name: str
    why: Refusal
    hand: int | None = None


# Corrected answers -------------------------------------------------------------------------------


class AgentActionCorrected(Refusal, frozen=True):
    why: Refusal
    action: str


class AgentActionInvalid(Refusal, frozen=True):
    pass


class FoldWithoutBet(Refusal, frozen=True):
    pass


class AgentRaiseForbidden(Refusal, frozen=True):
    pass


class RaiseAmountMissing(Refusal, frozen=True):
    pass


class LegalRaiseRange(Refusal, frozen=True):
    least: int
    most: int


# At a terminal -----------------------------------------------------------------------------------


class PortUnopenable(Refusal, frozen=True):
    port: int
    host: str
    why: Phrase


class PortUnanswered(Refusal, frozen=True):
    host: str
    port: int
    why: Phrase


class AgentConnectHint(Phrase, frozen=True):
    name: str
    host: str
    port: int


class ActionCorrection(Phrase, frozen=True):
    what: Phrase


class FurtherCorrections(Phrase, frozen=True):
    count: Count


class MatchAborted(Phrase, frozen=True):
    why: Phrase
    hands: Count
    total: Chips


class MatchStoppedAfter(Phrase, frozen=True):
    hands: Count
    total: Chips | None = None


class DealerFailed(Phrase, frozen=True):
    why: Refusal
    hands: Count


class DealerStateImpossible(Phrase, frozen=True):
    why: Refusal


class ScoreColumnHeading(Phrase, frozen=True):
    """Heading of a column of the score table, or the only word beside a score."""

    of: Literal["player", "chips", "rate", "interval", "hands", "unknown"]


class HandCountAndSeed(Phrase, frozen=True):
    """Number of hands in the score, and the seed if the cards had one."""

    hands: Count
    seed: str | None
