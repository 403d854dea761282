"""Messages between nodes besides tables: revoked sessions, user notifications, announcements."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

CLUSTER_MESSAGES_PATH: Final = "/cluster/news"
"""Path at which a node receives these messages."""


class RecheckSessions(Struct, frozen=True, tag="ask-again"):
    """Sessions have ended or a ban was made: reauthenticate all connected clients."""


class DeliverToUser(Struct, frozen=True, tag="tell"):
    """A message for a user's clients on all nodes."""

    node: str
    """Name of the sending node; clients with an upstream to it have the message already."""
    name: str
    """Name of the user; empty if the message is for one session."""
    session: str
    frame: Raw


class AnnounceToTables(Struct, frozen=True, tag="announce", rename={"actor": "by"}):
    """An administrator's announcement to all tables, or to one."""

    actor: str
    text: str
    table: str


AnyClusterMessage = RecheckSessions | DeliverToUser | AnnounceToTables
