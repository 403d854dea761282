"""Access control of a table: roles, bans and permission to watch."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct

from riverboat.service.state.host_state import HostState
from riverboat.service.state.table_settings import TableSettings
from riverboat.wire.messages import WatchEnded
from riverboat.wire.refusal_frames import watch_ended
from riverboat.wire.view.private_table_view import Role
from riverboat.words import Player
from riverboat.words.refusals import joining as phrases


class Access(Struct, frozen=True):
    """Access rules of a table, as its host has set them."""

    table: str
    host: str
    """Player who opened the table, and is always one of its hosts."""
    settings: TableSettings
    roles: Mapping[str, str]
    """Roles of all admitted people: ``host`` or ``player``."""
    seated_players: Collection[str]
    """Players at the table."""
    host_state: HostState
    at: int
    """Current time, in milliseconds since 1970."""
    connected: Collection[str] = ()
    """People connected to the table."""
    table_name: str = ""
    """Name of the table."""
    entrants: Collection[str] = ()
    """At a tournament table: all entrants of the tournament."""

    @property
    def is_open(self) -> bool:
        """True if any visitor may watch."""
        return is_open(self.settings)

    def role(self, name: str) -> Role:
        """Return a person's role at the table."""
        if name and (name == self.host or self.roles.get(name) == "host"):
            return "host"
        return "player" if name and name in self.seated_players else "spectator"

    def is_host(self, name: str) -> bool:
        """Return True if this person is a host."""
        return self.role(name) == "host"

    def can_enter(self, name: str) -> bool:
        """Return True if this person may see the table: it is open to all, or they are admitted."""
        settings = self.settings
        return not (settings.private or settings.password) or self._is_member(name)

    def ban_notice(self, name: str, other_names: Collection[str] = ()) -> WatchEnded | None:
        """Return the notice of a person's ban; ``None`` if they are not banned.

        *other_names* are names that the person has used as a guest.

        Bans do not apply to seated players, who still have chips at the table, or to the table's
        own hosts.
        """
        if not name or name in self.seated_players or self.is_host(name):
            return None
        if (ban := self.host_state.find_ban((name, *other_names), self.at)) is not None:
            reason = phrases.TableEntryRefused(Player(ban.actor))
            return watch_ended(self.table, reason, ban.actor, ban.reason, ban.banned_until)
        return None

    def bar_reason(self, name: str, other_names: Collection[str] = ()) -> WatchEnded | None:
        """Return the reason why a person may not watch; ``None`` if they may."""
        if (notice := self.ban_notice(name, other_names)) is not None:
            return notice
        unread_notice = (
            self.host_state.unread_removal(name) if name not in self.seated_players else None
        )
        if unread_notice is not None:
            reason = phrases.RemovedFromTable(Player(unread_notice.actor))
            return watch_ended(
                self.table, reason, unread_notice.actor, unread_notice.text, notice=unread_notice.id
            )
        if not self.can_enter(name):
            return watch_ended(self.table, phrases.InvitationRequired())
        if not self.settings.spectators and not self._is_member(name):
            return watch_ended(self.table, phrases.SpectatorsForbidden())
        return None

    def _is_member(self, name: str) -> bool:
        """Return True if this person was admitted, sits at the table or is in its tournament."""
        is_present = name == self.host or name in self.roles or name in self.seated_players
        return bool(name) and (is_present or name in self.entrants)


def is_open(settings: TableSettings) -> bool:
    """Return True if any visitor may watch."""
    return settings.spectators and not (settings.private or settings.password)
