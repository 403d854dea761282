"""Who somebody is at a table, and what that lets them see."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from msgspec import Struct

from riverboat.service.state.host_state import HostState
from riverboat.service.state.table_settings import TableSettings
from riverboat.wire.messages import WatchEnded
from riverboat.wire.refusal_frames import watch_ended
from riverboat.words import Player
from riverboat.words.refusals import doors as said

Role = Literal["host", "player", "spectator"]


class Access(Struct, frozen=True):
    """The door of a table, as its host has it."""

    table: str
    host: str
    """Who has opened the table, and is always a host of it."""
    settings: TableSettings
    roles: Mapping[str, str]
    """``host`` or ``player`` for everybody who was let in."""
    seated_players: Collection[str]
    """Who sits at the table."""
    host_state: HostState
    at: int
    """The time, in milliseconds since 1970."""
    connected: Collection[str] = ()
    """Who has a connection to the table."""
    table_name: str = ""
    """What the table is called."""
    entrants: Collection[str] = ()
    """At a table of an event: who is in it, wherever they sit."""

    @property
    def is_open(self) -> bool:
        """Everybody may watch."""
        return is_open(self.settings)

    def role(self, name: str) -> Role:
        """What somebody may do at the table besides watching it."""
        if name and (name == self.host or self.roles.get(name) == "host"):
            return "host"
        return "player" if name and name in self.seated_players else "spectator"

    def is_host(self, name: str) -> bool:
        """Whether somebody is a host."""
        return self.role(name) == "host"

    def can_enter(self, name: str) -> bool:
        """Whether somebody may see what the table is: it is open to all, or they belong to it."""
        settings = self.settings
        return not (settings.private or settings.password) or self._is_member(name)

    def ban_notice(self, name: str, others: Collection[str] = ()) -> WatchEnded | None:
        """Why a host keeps somebody out, who may have had *others* as a guest; ``None`` if not.

        Nobody is sent away from their own chips, nor from a table of their own.
        """
        if not name or name in self.seated_players or self.is_host(name):
            return None
        if (sent := self.host_state.find_ban((name, *others), self.at)) is not None:
            why = said.KeptOut(Player(sent.by))
            return watch_ended(self.table, why, sent.by, sent.reason, sent.until)
        return None

    def bar_reason(self, name: str, others: Collection[str] = ()) -> WatchEnded | None:
        """Why somebody may not watch; ``None`` if they may."""
        if (out := self.ban_notice(name, others)) is not None:
            return out
        unread = self.host_state.unread_removal(name) if name not in self.seated_players else None
        if unread is not None:
            why = said.SentAwayFromHere(Player(unread.by))
            return watch_ended(self.table, why, unread.by, unread.text, notice=unread.id)
        if not self.can_enter(name):
            return watch_ended(self.table, said.ByInvitation())
        if not self.settings.spectators and not self._is_member(name):
            return watch_ended(self.table, said.NobodyJustWatches())
        return None

    def _is_member(self, name: str) -> bool:
        """Somebody was let in, or sits there: nobody is sent away from their own chips."""
        there = name == self.host or name in self.roles or name in self.seated_players
        return bool(name) and (there or name in self.entrants)


def is_open(settings: TableSettings) -> bool:
    """Whether everybody may watch."""
    return settings.spectators and not (settings.private or settings.password)
