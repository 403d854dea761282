"""Reasons for closing a connection: a page reconnects by itself, developers see them in frames."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class ReadsTooSlowly(Refusal, frozen=True):
    en = "you read too slowly: come back and be told what you missed"


class HasGone(Refusal, frozen=True):
    en = "gone"


class FailedInTheServer(Refusal, frozen=True):
    en = "something went wrong in the server"


class NoWordForTooLong(Refusal, frozen=True):
    en = "no word for too long"


class NoHello(Refusal, frozen=True):
    en = "no hello"


class TooManyViolations(Refusal, frozen=True):
    en = "too many messages that were too many, or made no sense"


class IsIdleAmongTooMany(Refusal, frozen=True):
    en = "there are too many connections, and this one is idle"


class ServerIsGoingDown(Refusal, frozen=True):
    en = "the server is going down"


class LoggedOut(Refusal, frozen=True):
    en = "logged out"


class KeyWasRemoved(Refusal, frozen=True):
    en = "the key was removed"


class AccountWasRemoved(Refusal, frozen=True):
    en = "the account was removed"


class LoggedOutByTheRoom(Refusal, frozen=True):
    en = "you were logged out by who runs the room"


class PasswordWasChanged(Refusal, frozen=True):
    en = "the password was changed: log in again"


class SeatWasTakenUpElsewhere(Refusal, frozen=True):
    en = "the seat was taken up in another browser, by a link from the host"


class WasBarred(Refusal, frozen=True):
    en = "you are kept out of this room"
