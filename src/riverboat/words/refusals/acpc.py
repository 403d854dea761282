"""Refusals and repairs of a match by the protocol of the competition (ACPC)."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Chips, Phrase, Refusal

# What the other end does: a sentence without its subject ------------------------------------------


class SendsNoEnd(Refusal, frozen=True):
    en = "sent more than {most} bytes without the end of a line"
    most: int


class SendsTooLongALine(Refusal, frozen=True):
    en = "sent a line of more than {most} bytes"
    most: int


class AnswersTooLate(Refusal, frozen=True):
    """A late answer; *clock* is the one that ran out, if known."""

    en = "{half:did not finish its line|did not answer} in time{clock:: *}"
    half: bool
    clock: Phrase | None = None


class LosesTheLine(Refusal, frozen=True):
    en = "lost the connection ({why})"
    why: Phrase


class HangsUp(Refusal, frozen=True):
    en = "closed the connection{half: in the middle of a line|}"
    half: bool


class ReadsNothing(Refusal, frozen=True):
    en = "does not read what it is sent"


class SaysNoVersion(Refusal, frozen=True):
    en = "connected, but did not say {version} in time"
    version: str


class BeforeTheVersion(Refusal, frozen=True):
    en = "{why}, before it said {version}"
    why: Refusal
    version: str


class SpeaksOtherwise(Refusal, frozen=True):
    en = "said {said}; this table speaks {version}"
    said: str
    version: str


class SendsWhatNobodyReads(Refusal, frozen=True):
    en = "sent a line that cannot be understood: {why}"
    why: Refusal


class SaidInAHand(Refusal, frozen=True):
    en = "said {said} in hand {hand}: {why}"
    said: str
    hand: int
    why: Refusal


class ErrsOnceTooOften(Refusal, frozen=True):
    en = "{why}; that is one error more than the {allowed} allowed"
    why: Refusal
    allowed: int


class DoesNotCome(Refusal, frozen=True):
    en = "did not connect to port {port} within {seconds} s"
    port: int
    seconds: str


class CannotCome(Refusal, frozen=True):
    en = "could not connect: {why}"
    why: Phrase


class RanOut(Phrase, frozen=True):
    """The clock that ran out."""

    en = (
        "{seconds} s {clock:action=for an action|hand=for its actions in a hand|match=a hand, on "
        "average over the match}"
    )
    seconds: str
    clock: Literal["action", "hand", "match"]


class PlayerOfAMatch(Refusal, frozen=True):
    """The player concerned, and the hand."""

    en = "{name} {why}{hand: (hand *)}"
    name: str
    why: Refusal
    hand: int | None = None


# Answers that were put right ---------------------------------------------------------------------


class TakenAs(Refusal, frozen=True):
    en = "{why}; taken as {action}"
    why: Refusal
    action: str


class SaysNoAction(Refusal, frozen=True):
    en = "that is no action"


class NothingToFoldTo(Refusal, frozen=True):
    en = "there is nothing to fold to"


class MayNotRaiseNow(Refusal, frozen=True):
    en = "they may not raise"


class RaiseSaysNoAmount(Refusal, frozen=True):
    en = "a no-limit raise says to how much"


class LegalIs(Refusal, frozen=True):
    en = "legal is {least} to {most}"
    least: int
    most: int


# At a terminal -----------------------------------------------------------------------------------


class PortCannotBeOpened(Refusal, frozen=True):
    en = "port {port} of {host} cannot be opened: {why}"
    port: int
    host: str
    why: Phrase


class NobodyAnswersAt(Refusal, frozen=True):
    en = "nobody answers at {host} port {port}: {why}"
    host: str
    port: int
    why: Phrase


class ConnectTo(Phrase, frozen=True):
    en = "{name}: connect to {host} port {port}"
    name: str
    host: str
    port: int


class PutRightSo(Phrase, frozen=True):
    en = "put right: {what}"
    what: Phrase


class MorePutRight(Phrase, frozen=True):
    en = "{count} more like these"
    count: Chips


class MatchEndsAfter(Phrase, frozen=True):
    en = "{why}; the match ends after {hands} of {total} hands"
    why: Phrase
    hands: Chips
    total: Chips


class MatchStoppedAfter(Phrase, frozen=True):
    en = "stopped after {hands}{total: of *} hands"
    hands: Chips
    total: Chips | None = None


class DealerFailed(Phrase, frozen=True):
    en = "the dealer {why}, after {hands} hands"
    why: Refusal
    hands: Chips


class DealerSentWhatCannotBe(Phrase, frozen=True):
    en = "the dealer sent what this game cannot have: {why}"
    why: Refusal


class MatchFigure(Phrase, frozen=True):
    """A column heading of the score, or its only word."""

    en = (
        "{of:player=player|chips=chips|rate=big blinds/100|interval=95 %|hands=hands|"
        "unknown=unknown}"
    )
    of: Literal["player", "chips", "rate", "interval", "hands", "unknown"]


class HandsAndSeed(Phrase, frozen=True):
    """Number of hands in the score, and the seed if the cards had one."""

    en = "{hands:* hand|* hands}{seed:, seed *}"
    hands: Chips
    seed: str | None
