"""Reasons for ignoring a frame: it is malformed, too early, or one of too many."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class OtherProtocol(Refusal, frozen=True):
    code = "protocol"
    en = "this room speaks version {spoken} of the protocol, not {asked}: load the page again"
    spoken: int
    asked: int


class SayHello(Refusal, frozen=True):
    code, en = "no-hello", "say hello first"


class TooManyMessages(Refusal, frozen=True):
    code, en = "too-many", "at most {most} messages a second"
    most: int


class MessageTooLong(Refusal, frozen=True):
    code, en = "too-long", "a message has at most {most} bytes"
    most: int


class FrameMakesNoSense(Refusal, frozen=True):
    code, en = "not-understood", "{why}"
    why: Refusal


class RoomIsUnable(Refusal, frozen=True):
    code, en = "unavailable", "the room cannot do that just now"


class HasNotAnswered(Refusal, frozen=True):
    """A client's timeout error if the room does not answer."""

    code, en = "no-answer", "the room has not answered"


# Chat, reactions and cuts -----------------------------------------------------------------------


class WatchItFirst(Refusal, frozen=True):
    code, en = "not-here", "say who you are, and watch the table first"


class SitDownToCut(Refusal, frozen=True):
    code, en = "not-here", "sit down at the table first"


class OnlyPlayersReact(Refusal, frozen=True):
    code, en = "no-seat", "only who sits at the table can react"


class ChatIsOff(Refusal, frozen=True):
    code, en = "no-chat", "the host has turned off the chat"


class ChatIsQuiet(Refusal, frozen=True):
    code, en = "quiet", "nobody is heard while somebody is all-in"


class OneLineASecond(Refusal, frozen=True):
    code, en = "too-much-talk", "one line a second"
