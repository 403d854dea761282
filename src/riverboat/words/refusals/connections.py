"""Reasons for closing a connection: a page reconnects by itself, developers see them in frames."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class ReadsTooSlowly(Refusal, frozen=True):
    pass


class HasGone(Refusal, frozen=True):
    pass


class FailedInTheServer(Refusal, frozen=True):
    pass


class NoWordForTooLong(Refusal, frozen=True):
    pass


class NoHello(Refusal, frozen=True):
    pass


class TooManyViolations(Refusal, frozen=True):
    pass


class IsIdleAmongTooMany(Refusal, frozen=True):
    pass


class ServerIsGoingDown(Refusal, frozen=True):
    pass


class LoggedOut(Refusal, frozen=True):
    pass


class KeyWasRemoved(Refusal, frozen=True):
    pass


class AccountWasRemoved(Refusal, frozen=True):
    pass


class LoggedOutByTheRoom(Refusal, frozen=True):
    pass


class PasswordWasChanged(Refusal, frozen=True):
    pass


class SeatWasTakenUpElsewhere(Refusal, frozen=True):
    pass


class WasBarred(Refusal, frozen=True):
    pass
