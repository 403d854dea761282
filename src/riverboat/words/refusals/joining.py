"""Refusals to join or to watch a table."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class TableEntryRefused(Refusal, frozen=True):
    code = "banned"
    by: Player


class RemovedFromTable(Refusal, frozen=True):
    code = "sent-away"
    by: Player


class InvitationRequired(Refusal, frozen=True):
    code = "private"


class SpectatorsForbidden(Refusal, frozen=True):
    code = "no-spectators"


class BotNameConflict(Refusal, frozen=True):
    code = "taken"
    name: str


class TooManyWatchedTables(Refusal, frozen=True, rename={"max_tables": "most"}):
    code = "too-many"
    max_tables: int


class NoOpenTable(Refusal, frozen=True):
    code = "no-table"
    table: str


class TableReopening(Refusal, frozen=True):
    code = "lost"


class TableClosedNow(Refusal, frozen=True):
    code = "closed"


class ServerClosing(Refusal, frozen=True):
    code = "closed"


class NotWatchingTable(Refusal, frozen=True):
    code = "unknown"


class OverlayClosed(Refusal, frozen=True):
    code = "not-streamed"


class TableNotFound(Refusal, frozen=True):
    code = "no-table"
    table: str


class TableUnknown(Refusal, frozen=True):
    code = "no-table"
    table: str


class NamedTableClosed(Refusal, frozen=True):
    code = "closed"
    table: str


class TableClosedAlready(Refusal, frozen=True):
    code = "closed"


class HostRoleRequired(Refusal, frozen=True):
    code = "not-the-host"


class TablePasswordWrong(Refusal, frozen=True):
    code = "wrong"


class PublicTableLink(Refusal, frozen=True):
    code = "open"


class TooManyLinks(Refusal, frozen=True, rename={"max_links": "most"}):
    code = "too-many"
    max_links: int


class NoSuchLink(Refusal, frozen=True):
    code = "no-link"


class TableOpenerStaysHost(Refusal, frozen=True):
    code = "host"
    who: Player


class NotSeated(Refusal, frozen=True):
    code = "not-seated"
    name: str


class AccountLoginRequired(Refusal, frozen=True):
    code = "has-account"
    who: Player


class PlayerAtTable(Refusal, frozen=True):
    code = "is-here"
    who: Player


class SeatLinkForbidden(Refusal, frozen=True):
    code = "elsewhere"
    who: Player
