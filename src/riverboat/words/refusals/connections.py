"""Reasons for closing a connection, sent in the close frame of the WebSocket."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class ConnectionTooSlow(Refusal, frozen=True):
    pass


class Disconnected(Refusal, frozen=True):
    pass


class ServerFailure(Refusal, frozen=True):
    pass


class ConnectionTimeout(Refusal, frozen=True):
    pass


class HelloNotReceived(Refusal, frozen=True):
    pass


class TooManyViolations(Refusal, frozen=True):
    pass


class IdleConnectionClosed(Refusal, frozen=True):
    pass


class ServerShutdown(Refusal, frozen=True):
    pass


class LoggedOut(Refusal, frozen=True):
    pass


class KeyRevoked(Refusal, frozen=True):
    pass


class AccountDeleted(Refusal, frozen=True):
    pass


class LoggedOutByTheRoom(Refusal, frozen=True):
    pass


class PasswordChangedElsewhere(Refusal, frozen=True):
    pass


class SeatOpenedElsewhere(Refusal, frozen=True):
    pass


class BannedFromRoom(Refusal, frozen=True):
    pass
