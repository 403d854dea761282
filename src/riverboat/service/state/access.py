"""Who somebody is at a table, and what that lets them see."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Literal

from msgspec import Struct

from riverboat.service.state.host_book import HostBook
from riverboat.service.state.settings import TableSettings
from riverboat.wire.messages import Gone
from riverboat.wire.refusals import gone
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
    chairs: Collection[str]
    """Who sits at the table."""
    book: HostBook
    at: int
    """The time, in milliseconds since 1970."""
    looking: Collection[str] = ()
    """Who has a connection to the table."""
    name: str = ""
    """What the table is called."""
    entrants: Collection[str] = ()
    """At a table of an event: who is in it, wherever they sit."""

    @property
    def open(self) -> bool:
        """Everybody may watch."""
        return is_open(self.settings)

    def role(self, name: str) -> Role:
        """What somebody may do at the table besides watching it."""
        if name and (name == self.host or self.roles.get(name) == "host"):
            return "host"
        return "player" if name and name in self.chairs else "spectator"

    def hosts(self, name: str) -> bool:
        """Whether somebody is a host."""
        return self.role(name) == "host"

    def admits(self, name: str) -> bool:
        """Whether somebody may see what the table is: it is open to all, or they belong to it."""
        settings = self.settings
        return not (settings.private or settings.password) or self._belongs(name)

    def out(self, name: str, others: Collection[str] = ()) -> Gone | None:
        """Why a host keeps somebody out, who may have had *others* as a guest; ``None`` if not.

        Nobody is sent away from their own chips, nor from a table of their own.
        """
        if not name or name in self.chairs or self.hosts(name):
            return None
        if (sent := self.book.barred((name, *others), self.at)) is not None:
            why = said.KeptOut(Player(sent.by))
            return gone(self.table, why, sent.by, sent.reason, sent.until)
        return None

    def bars(self, name: str, others: Collection[str] = ()) -> Gone | None:
        """Why somebody may not watch; ``None`` if they may."""
        if (out := self.out(name, others)) is not None:
            return out
        unread = self.book.sent(name) if name not in self.chairs else None
        if unread is not None:
            why = said.SentAwayFromHere(Player(unread.by))
            return gone(self.table, why, unread.by, unread.text, notice=unread.id)
        if not self.admits(name):
            return gone(self.table, said.ByInvitation())
        if not self.settings.spectators and not self._belongs(name):
            return gone(self.table, said.NobodyJustWatches())
        return None

    def _belongs(self, name: str) -> bool:
        """Somebody was let in, or sits there: nobody is sent away from their own chips."""
        there = name == self.host or name in self.roles or name in self.chairs
        return bool(name) and (there or name in self.entrants)


def is_open(settings: TableSettings) -> bool:
    """Whether everybody may watch."""
    return settings.spectators and not (settings.private or settings.password)
