"""Tables of a room's database, as all ``migrations`` together create them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata: Final = MetaData(
    # Constraints have the same names in every database, so that migrations can refer to them.
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


def _text_column(name: str, *, primary_key: bool = False) -> Column[str]:
    return Column(name, Text, primary_key=primary_key, nullable=False)


def _number_column(name: str, *, primary_key: bool = False) -> Column[int]:
    return Column(name, BigInteger, primary_key=primary_key, autoincrement=False, nullable=False)


def _bytes_column(name: str) -> Column[bytes]:
    return Column(name, LargeBinary, nullable=False)


def _flag_column(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False)


def _stream_column() -> Column[str]:
    return Column("stream", Text, ForeignKey("streams.name"), primary_key=True, nullable=False)


streams: Final = Table(
    "streams",
    metadata,
    _text_column("name", primary_key=True),
    _number_column("length"),
    CheckConstraint("length >= 0", name="length"),
)
"""Number of records of each stream; a writer locks the stream's row until the commit."""

records: Final = Table(
    "records",
    metadata,
    _stream_column(),
    _number_column("seq", primary_key=True),
    _number_column("at"),
    _bytes_column("body"),
    CheckConstraint("seq > 0", name="seq"),
)

ledger: Final = Table(
    "ledger",
    metadata,
    _stream_column(),
    _number_column("seq", primary_key=True),
    _number_column("place", primary_key=True),
    _number_column("at"),
    _text_column("source"),
    _text_column("to"),
    _number_column("chips"),
    _text_column("why"),
    CheckConstraint("chips > 0", name="chips"),
)
"""Double-entry ledger: each row transfers an amount from one account to another."""

answers: Final = Table(
    "answers",
    metadata,
    _stream_column(),
    _text_column("cmd", primary_key=True),
    _bytes_column("body"),
    _number_column("at"),
)
"""Replies by idempotency key: for a day, a repeated command gets the first reply."""
Index(None, answers.c.at)

sealed: Final = Table(
    "sealed",
    metadata,
    _stream_column(),
    _text_column("key", primary_key=True),
    _bytes_column("blob"),
)

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    _stream_column(),
    _number_column("seq", primary_key=True),
    _number_column("at"),
    _text_column("code"),
    _bytes_column("body"),
    CheckConstraint("seq >= 0", name="seq"),
)
"""Saved states of streams, from which replay starts; they can be rebuilt from the records."""

accounts: Final = Table(
    "accounts",
    metadata,
    _text_column("folded", primary_key=True),
    _text_column("name"),
    _text_column("password"),
    _number_column("made_at"),
    _flag_column("admin"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    _text_column("token", primary_key=True),
    _text_column("name"),
    _text_column("csrf"),
    _number_column("made_at"),
    _number_column("until"),
)
Index(None, sessions.c.until)

devices: Final = Table(
    "devices", metadata, _text_column("token", primary_key=True), _text_column("device")
)
"""Browsers of sessions, if known; a separate table because it was added later."""

keys: Final = Table(
    "keys",
    metadata,
    _text_column("key", primary_key=True),
    _text_column("name"),
    _flag_column("bot"),
    _text_column("note"),
    _number_column("made_at"),
    _text_column("folded"),
)
Index(None, keys.c.folded)

notes: Final = Table(
    "notes",
    metadata,
    _text_column("folded", primary_key=True),
    _text_column("about_folded", primary_key=True),
    _text_column("writer"),
    _text_column("about"),
    _text_column("text"),
    _text_column("colour"),
    _number_column("at"),
)
Index(None, notes.c.about_folded)

club_players: Final = Table(
    "club_players",
    metadata,
    _text_column("folded", primary_key=True),
    _text_column("player_folded", primary_key=True),
    _text_column("owner"),
    _text_column("player"),
    _text_column("contact"),
    _text_column("number"),
    _text_column("notes"),
    _number_column("at"),
)
"""Hosts' private details of players at physical events."""

totps: Final = Table(
    "totps",
    metadata,
    _text_column("folded", primary_key=True),
    _text_column("name"),
    _bytes_column("secret"),
    _number_column("step"),
    _number_column("made_at"),
)
"""Time-based second factors; the secret is sealed with the room's key."""

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    _text_column("folded", primary_key=True),
    _text_column("hashed", primary_key=True),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    _text_column("id", primary_key=True),
    _text_column("name"),
    _text_column("label"),
    _bytes_column("public_key"),
    _bytes_column("handle"),
    _number_column("count"),
    _number_column("made_at"),
    _number_column("used_at"),
    _text_column("folded"),
)
Index(None, passkeys.c.folded)

one_time_links: Final = Table(
    "one_time_links",
    metadata,
    _text_column("hashed", primary_key=True),
    _text_column("kind"),
    _text_column("name"),
    _text_column("subject"),
    _number_column("made_at"),
    _number_column("until"),
    _text_column("folded"),
)
Index(None, one_time_links.c.folded)
Index(None, one_time_links.c.until)

emails: Final = Table(
    "emails", metadata, _text_column("folded", primary_key=True), _text_column("address")
)
"""Confirmed e-mail addresses for account recovery."""
Index(None, emails.c.address)

reviews: Final = Table(
    "reviews",
    metadata,
    _text_column("id", primary_key=True),
    _text_column("name"),
    _number_column("made_at"),
    _number_column("changed_at"),
    _flag_column("is_waiting"),
    _number_column("size"),
    _bytes_column("head"),
    _text_column("folded"),
)
"""Reviews of players' hands, each visible to its player only."""
Index(None, reviews.c.folded)

review_parts: Final = Table(
    "review_parts",
    metadata,
    _text_column("review", primary_key=True),
    _number_column("part", primary_key=True),
    _bytes_column("body"),
)
"""The hands of a review, and the result of each."""

audit: Final = Table(
    "audit",
    metadata,
    _number_column("seq", primary_key=True),
    _number_column("at"),
    _text_column("who"),
    _text_column("role"),
    _text_column("what"),
    _text_column("table_id"),
    _text_column("table_name"),
    _text_column("whom"),
    _text_column("args"),
    _text_column("address"),
    _text_column("who_folded"),
    _text_column("whom_folded"),
    CheckConstraint("seq > 0", name="seq"),
)
"""Audit log of hosts and administrators: rows are added, and deleted when old."""
Index(None, audit.c.at)
Index(None, audit.c.table_id)
Index(None, audit.c.who_folded)
Index(None, audit.c.whom_folded)

tables: Final = Table(
    "tables",
    metadata,
    _text_column("id", primary_key=True),
    _text_column("name"),
    _text_column("host"),
    _number_column("made_at"),
    _number_column("closed_at"),
    _bytes_column("settings"),
)

roles: Final = Table(
    "roles",
    metadata,
    _text_column("table_id", primary_key=True),
    _text_column("folded", primary_key=True),
    _text_column("name"),
    _text_column("role"),
)

hands: Final = Table(
    "hands",
    metadata,
    _text_column("table_id", primary_key=True),
    _number_column("hand", primary_key=True),
    _number_column("first"),
    _number_column("last"),
    _number_column("at"),
    _text_column("game"),
)

leases: Final = Table(
    "leases",
    metadata,
    _text_column("stream", primary_key=True),
    _text_column("part_of"),
    _text_column("host"),
    _text_column("address"),
    _number_column("epoch"),
    _number_column("until"),
    CheckConstraint("epoch >= 0", name="epoch"),
)
"""Stream leases of nodes, by the clock of the database.

``part_of`` names another stream, together with which a stream moves between nodes.
"""

nodes: Final = Table(
    "nodes",
    metadata,
    _text_column("name", primary_key=True),
    _text_column("address"),
    _text_column("run"),
    _text_column("key"),
    _text_column("secret"),
    _text_column("version"),
    _number_column("until"),
    _number_column("tables"),
    _number_column("sockets"),
    _number_column("lag"),
    _flag_column("drains"),
)
"""Nodes of a cluster, each valid for as long as it renews its row."""

heartbeats: Final = Table(
    "heartbeats", metadata, _text_column("host", primary_key=True), _number_column("at")
)
"""Last heartbeat of each node: the time at which the node proved that it can write."""

TRANSIENT_TABLES: Final = (
    *(leases, nodes, checkpoints, heartbeats, one_time_links),
    *(reviews, review_parts),
)
"""Tables left out of backups: leases, nodes and heartbeats describe running programs,
checkpoints and reviews can be computed again from the records, and a link is valid for hours only.
"""
