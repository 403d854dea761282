"""What hosts tell each other beside tables: who was sent away, and what somebody's clients hear."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

CLUSTER_MESSAGES_PATH: Final = "/cluster/news"
"""Where a host is told it."""


class RecheckSessions(Struct, frozen=True, tag="ask-again"):
    """Sessions have ended, or somebody is kept out: ask all who are connected who they are."""


class DeliverToUser(Struct, frozen=True, tag="tell"):
    """Somebody's clients hear this, at whichever host they are."""

    node: str
    """The host that tells it: clients that hear of a table from there have heard it."""
    name: str
    """Whose; empty where it is for one session."""
    session: str
    frame: Raw


class AnnounceToTables(Struct, frozen=True, tag="announce"):
    """Whoever runs the room says something to all tables, or to one."""

    by: str
    text: str
    table: str


AnyClusterMessage = RecheckSessions | DeliverToUser | AnnounceToTables
