"""Reasons for ignoring a frame: it is malformed, too early, or one of too many."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class ProtocolMismatch(Refusal, frozen=True):
    code = "protocol"
    spoken: int
    asked: int


class HelloMissing(Refusal, frozen=True):
    code = "no-hello"


class TooManyMessages(Refusal, frozen=True):
    code = "too-many"
    most: int


class MessageTooLong(Refusal, frozen=True):
    code = "too-long"
    most: int


class FrameInvalid(Refusal, frozen=True):
    code = "not-understood"
    why: Refusal


class TemporaryProblem(Refusal, frozen=True):
    code = "unavailable"


class NoRoomAnswer(Refusal, frozen=True):
    """Error of a client whose request the room does not answer in time."""

    code = "no-answer"


# Chat, reactions and cuts -----------------------------------------------------------------------


class TableNotOpened(Refusal, frozen=True):
    code = "not-here"


class DeckCutSeatRequired(Refusal, frozen=True):
    code = "not-here"


class ReactionsForPlayers(Refusal, frozen=True):
    code = "no-seat"


class ChatDisabled(Refusal, frozen=True):
    code = "no-chat"


class ChatPausedForAllIn(Refusal, frozen=True):
    code = "quiet"


class ChatRateExceeded(Refusal, frozen=True):
    code = "too-much-talk"
