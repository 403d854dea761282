"""Refusals and repairs of a match by the protocol of the competition (ACPC)."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Count, DecimalText, Phrase, Refusal


class LineEndMissing(Refusal, frozen=True, rename={"max_bytes": "most"}):
    max_bytes: int


class AgentLineTooLong(Refusal, frozen=True, rename={"max_bytes": "most"}):
    max_bytes: int


class AgentAnswerLate(
    Refusal, frozen=True, rename={"is_line_unfinished": "half", "time_limit": "clock"}
):
    """A late answer; *time_limit* is the limit that was exceeded, if it is known."""

    is_line_unfinished: bool
    time_limit: Phrase | None = None


class AgentConnectionLost(Refusal, frozen=True, rename={"reason": "why"}):
    reason: Phrase


class AgentDisconnected(Refusal, frozen=True, rename={"is_line_unfinished": "half"}):
    is_line_unfinished: bool


class AgentNotReading(Refusal, frozen=True):
    pass


class VersionMissing(Refusal, frozen=True):
    version: str


class VersionExpectedFirst(Refusal, frozen=True, rename={"reason": "why"}):
    reason: Refusal
    version: str


class VersionUnsupported(Refusal, frozen=True, rename={"received_line": "said"}):
    received_line: str
    version: str


class AgentLineInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    reason: Refusal


class AgentAnswerRefused(Refusal, frozen=True, rename={"reason": "why", "received_line": "said"}):
    received_line: str
    hand: int
    reason: Refusal


class AgentErrorLimit(Refusal, frozen=True, rename={"reason": "why", "max_errors": "allowed"}):
    reason: Refusal
    max_errors: int


class NoConnectionInTime(Refusal, frozen=True):
    port: int
    seconds: DecimalText


class ConnectionFailed(Refusal, frozen=True, rename={"reason": "why"}):
    reason: Phrase


class MatchTimeExhausted(Phrase, frozen=True, rename={"time_limit_scope": "clock"}):
    """Label of the clock that ran out, with its seconds."""

    seconds: DecimalText
    time_limit_scope: Literal["action", "hand", "match"]


class MatchPlayerFailed(Refusal, frozen=True, rename={"reason": "why"}):
    """A refusal with the player's name before it, and the hand after it."""

    name: str
    reason: Refusal
    hand: int | None = None


class AgentActionCorrected(Refusal, frozen=True, rename={"reason": "why"}):
    reason: Refusal
    action: str


class AgentActionInvalid(Refusal, frozen=True):
    pass


class FoldWithoutBet(Refusal, frozen=True):
    pass


class AgentRaiseForbidden(Refusal, frozen=True):
    pass


class RaiseAmountMissing(Refusal, frozen=True):
    pass


class LegalRaiseRange(Refusal, frozen=True, rename={"minimum": "least", "maximum": "most"}):
    minimum: int
    maximum: int


class PortUnopenable(Refusal, frozen=True, rename={"reason": "why"}):
    port: int
    host: str
    reason: Phrase


class PortUnanswered(Refusal, frozen=True, rename={"reason": "why"}):
    host: str
    port: int
    reason: Phrase


class AgentConnectHint(Phrase, frozen=True):
    name: str
    host: str
    port: int


class ActionCorrection(Phrase, frozen=True, rename={"corrected_action": "what"}):
    corrected_action: Phrase


class FurtherCorrections(Phrase, frozen=True):
    count: Count


class MatchAborted(Phrase, frozen=True, rename={"reason": "why", "planned_hands": "total"}):
    reason: Phrase
    hands: Count
    planned_hands: Chips


class MatchStopped(Phrase, frozen=True, rename={"planned_hands": "total"}):
    hands: Count
    planned_hands: Chips | None = None


class DealerFailed(Phrase, frozen=True, rename={"reason": "why"}):
    reason: Refusal
    hands: Count


class AcpcDealerStateImpossible(Phrase, frozen=True, rename={"reason": "why"}):
    reason: Refusal


class ScoreColumnHeading(Phrase, frozen=True, rename={"column": "of"}):
    """Heading of a column of the score table; ``unknown`` is a cell without a score."""

    column: Literal["player", "chips", "rate", "interval", "hands", "unknown"]


class HandCountAndSeed(Phrase, frozen=True):
    """Number of hands in the score, and the seed if the cards had one."""

    hands: Count
    seed: str | None
