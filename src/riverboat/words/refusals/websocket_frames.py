"""Reasons for ignoring a frame: it is malformed, too early, or one of too many."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class ProtocolMismatch(
    Refusal, frozen=True, rename={"room_version": "spoken", "page_version": "asked"}
):
    code = "protocol"
    room_version: int
    page_version: int


class HelloMissing(Refusal, frozen=True):
    code = "no-hello"


class TooManyMessages(Refusal, frozen=True, rename={"max_per_second": "most"}):
    code = "too-many"
    max_per_second: int


class MessageTooLong(Refusal, frozen=True, rename={"max_bytes": "most"}):
    code = "too-long"
    max_bytes: int


class FrameInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    code = "not-understood"
    reason: Refusal


class RoomTemporarilyUnavailable(Refusal, frozen=True):
    code = "unavailable"


class RoomResponseMissing(Refusal, frozen=True):
    """Error of a client whose request the room does not answer in time."""

    code = "no-answer"


class TableNotOpened(Refusal, frozen=True):
    code = "not-here"


class DeckCutSeatRequired(Refusal, frozen=True):
    code = "not-here"


class ReactionWithoutSeat(Refusal, frozen=True):
    code = "no-seat"


class ChatDisabled(Refusal, frozen=True):
    code = "no-chat"


class ChatPausedForAllIn(Refusal, frozen=True):
    code = "quiet"


class ChatRateExceeded(Refusal, frozen=True):
    code = "too-much-talk"
