"""Refusals and repairs of a match by the protocol of the competition (ACPC)."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Refusal

# What the other end does: a sentence without its subject ------------------------------------------


class SendsNoEnd(Refusal, frozen=True):
    most: int


class SendsTooLongALine(Refusal, frozen=True):
    most: int


class AnswersTooLate(Refusal, frozen=True):
    """A late answer; *clock* is the one that ran out, if known."""

    half: bool
    clock: Phrase | None = None


class AgentConnectionLost(Refusal, frozen=True):
    why: Phrase


class HangsUp(Refusal, frozen=True):
    half: bool


class AgentNotReading(Refusal, frozen=True):
    pass


class VersionMissing(Refusal, frozen=True):
    version: str


class BeforeTheVersion(Refusal, frozen=True):
    why: Refusal
    version: str


class SpeaksOtherwise(Refusal, frozen=True):
    said: str
    version: str


class AgentLineInvalid(Refusal, frozen=True):
    why: Refusal


class AgentAnswerRefused(Refusal, frozen=True):
    said: str
    hand: int
    why: Refusal


class ErrsOnceTooOften(Refusal, frozen=True):
    why: Refusal
    allowed: int


class NoConnectionInTime(Refusal, frozen=True):
    port: int
    seconds: str


class ConnectionFailed(Refusal, frozen=True):
    why: Phrase


class RanOut(Phrase, frozen=True):
    """The clock that ran out."""

    seconds: str
    clock: Literal["action", "hand", "match"]


class PlayerOfAMatch(Refusal, frozen=True):
    """The player concerned, and the hand."""

    name: str
    why: Refusal
    hand: int | None = None


# Answers that were put right ---------------------------------------------------------------------


class TakenAs(Refusal, frozen=True):
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


class ConnectTo(Phrase, frozen=True):
    name: str
    host: str
    port: int


class PutRightSo(Phrase, frozen=True):
    what: Phrase


class MorePutRight(Phrase, frozen=True):
    count: Chips


class MatchAborted(Phrase, frozen=True):
    why: Phrase
    hands: Chips
    total: Chips


class MatchStoppedAfter(Phrase, frozen=True):
    hands: Chips
    total: Chips | None = None


class DealerFailed(Phrase, frozen=True):
    why: Refusal
    hands: Chips


class DealerStateImpossible(Phrase, frozen=True):
    why: Refusal


class MatchFigure(Phrase, frozen=True):
    """A column heading of the score, or its only word."""

    of: Literal["player", "chips", "rate", "interval", "hands", "unknown"]


class HandsAndSeed(Phrase, frozen=True):
    """Number of hands in the score, and the seed if the cards had one."""

    hands: Chips
    seed: str | None
