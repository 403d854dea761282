"""Tables of a room's database: the result of all ``migrations``."""

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


def _text(name: str, *, primary_key: bool = False) -> Column[str]:
    return Column(name, Text, primary_key=primary_key, nullable=False)


def _number(name: str, *, primary_key: bool = False) -> Column[int]:
    return Column(name, BigInteger, primary_key=primary_key, autoincrement=False, nullable=False)


def _bytes(name: str) -> Column[bytes]:
    return Column(name, LargeBinary, nullable=False)


def _flag(name: str) -> Column[bool]:
    return Column(name, Boolean, nullable=False)


def _stream() -> Column[str]:
    return Column("stream", Text, ForeignKey("streams.name"), primary_key=True, nullable=False)


streams: Final = Table(
    "streams",
    metadata,
    _text("name", primary_key=True),
    _number("length"),
    CheckConstraint("length >= 0", name="length"),
)
"""Length of each stream: a writer locks its row until the commit."""

records: Final = Table(
    "records",
    metadata,
    _stream(),
    _number("seq", primary_key=True),
    _number("at"),
    _bytes("body"),
    CheckConstraint("seq > 0", name="seq"),
)

ledger: Final = Table(
    "ledger",
    metadata,
    _stream(),
    _number("seq", primary_key=True),
    _number("place", primary_key=True),
    _number("at"),
    _text("source"),
    _text("to"),
    _number("chips"),
    _text("why"),
    CheckConstraint("chips > 0", name="chips"),
)
"""Double-entry ledger: each row transfers an amount from one account to another."""

answers: Final = Table(
    "answers", metadata, _stream(), _text("cmd", primary_key=True), _bytes("body"), _number("at")
)
"""Replies by idempotency key: for a day, a repeated command gets the first reply."""
Index(None, answers.c.at)

sealed: Final = Table("sealed", metadata, _stream(), _text("key", primary_key=True), _bytes("blob"))

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    _stream(),
    _number("seq", primary_key=True),
    _number("at"),
    _text("code"),
    _bytes("body"),
    CheckConstraint("seq >= 0", name="seq"),
)
"""Folded states of streams, from which replay starts; they can be rebuilt from the records."""

accounts: Final = Table(
    "accounts",
    metadata,
    _text("folded", primary_key=True),
    _text("name"),
    _text("password"),
    _number("made_at"),
    _flag("admin"),
)

sessions: Final = Table(
    "sessions",
    metadata,
    _text("token", primary_key=True),
    _text("name"),
    _text("csrf"),
    _number("made_at"),
    _number("until"),
)
Index(None, sessions.c.until)

devices: Final = Table("devices", metadata, _text("token", primary_key=True), _text("device"))
"""Browsers of sessions, if known; a separate table because it was added later."""

keys: Final = Table(
    "keys",
    metadata,
    _text("key", primary_key=True),
    _text("name"),
    _flag("bot"),
    _text("note"),
    _number("made_at"),
    _text("folded"),
)
Index(None, keys.c.folded)

notes: Final = Table(
    "notes",
    metadata,
    _text("folded", primary_key=True),
    _text("about_folded", primary_key=True),
    _text("writer"),
    _text("about"),
    _text("text"),
    _text("colour"),
    _number("at"),
)
Index(None, notes.c.about_folded)

club_players: Final = Table(
    "club_players",
    metadata,
    _text("folded", primary_key=True),
    _text("player_folded", primary_key=True),
    _text("owner"),
    _text("player"),
    _text("contact"),
    _text("number"),
    _text("notes"),
    _number("at"),
)
"""Hosts' private details of players at physical events."""

totps: Final = Table(
    "totps",
    metadata,
    _text("folded", primary_key=True),
    _text("name"),
    _bytes("secret"),
    _number("step"),
    _number("made_at"),
)
"""Time-based second factors; the secret is sealed with the room's key."""

recovery_codes: Final = Table(
    "recovery_codes",
    metadata,
    _text("folded", primary_key=True),
    _text("hashed", primary_key=True),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    _text("id", primary_key=True),
    _text("name"),
    _text("label"),
    _bytes("public_key"),
    _bytes("handle"),
    _number("count"),
    _number("made_at"),
    _number("used_at"),
    _text("folded"),
)
Index(None, passkeys.c.folded)

one_time_links: Final = Table(
    "one_time_links",
    metadata,
    _text("hashed", primary_key=True),
    _text("kind"),
    _text("name"),
    _text("subject"),
    _number("made_at"),
    _number("until"),
    _text("folded"),
)
Index(None, one_time_links.c.folded)
Index(None, one_time_links.c.until)

emails: Final = Table("emails", metadata, _text("folded", primary_key=True), _text("address"))
"""Confirmed e-mail addresses for account recovery."""
Index(None, emails.c.address)

reviews: Final = Table(
    "reviews",
    metadata,
    _text("id", primary_key=True),
    _text("name"),
    _number("made_at"),
    _number("changed_at"),
    _flag("is_waiting"),
    _number("size"),
    _bytes("head"),
    _text("folded"),
)
"""Reviews of players' hands, each its player's alone."""
Index(None, reviews.c.folded)

review_parts: Final = Table(
    "review_parts",
    metadata,
    _text("review", primary_key=True),
    _number("part", primary_key=True),
    _bytes("body"),
)
"""The hands of a review, and the result of each."""

audit: Final = Table(
    "audit",
    metadata,
    _number("seq", primary_key=True),
    _number("at"),
    _text("who"),
    _text("role"),
    _text("what"),
    _text("table_id"),
    _text("table_name"),
    _text("whom"),
    _text("args"),
    _text("address"),
    _text("who_folded"),
    _text("whom_folded"),
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
    _text("id", primary_key=True),
    _text("name"),
    _text("host"),
    _number("made_at"),
    _number("closed_at"),
    _bytes("settings"),
)

roles: Final = Table(
    "roles",
    metadata,
    _text("table_id", primary_key=True),
    _text("folded", primary_key=True),
    _text("name"),
    _text("role"),
)

hands: Final = Table(
    "hands",
    metadata,
    _text("table_id", primary_key=True),
    _number("hand", primary_key=True),
    _number("first"),
    _number("last"),
    _number("at"),
    _text("game"),
)

leases: Final = Table(
    "leases",
    metadata,
    _text("stream", primary_key=True),
    _text("part_of"),
    _text("host"),
    _text("address"),
    _number("epoch"),
    _number("until"),
    CheckConstraint("epoch >= 0", name="epoch"),
)
"""Stream leases of nodes, by the clock of the database; ``part_of`` is the stream
with which one moves between nodes.
"""

nodes: Final = Table(
    "nodes",
    metadata,
    _text("name", primary_key=True),
    _text("address"),
    _text("run"),
    _text("key"),
    _text("secret"),
    _text("version"),
    _number("until"),
    _number("tables"),
    _number("sockets"),
    _number("lag"),
    _flag("drains"),
)
"""Nodes of a cluster, each valid for as long as it renews its row."""

heartbeats: Final = Table("heartbeats", metadata, _text("host", primary_key=True), _number("at"))
"""Last heartbeat of each node, written to prove that it can write."""

TRANSIENT_TABLES: Final = (
    *(leases, nodes, checkpoints, heartbeats, one_time_links),
    *(reviews, review_parts),
)
"""Tables left out of backups: leases, nodes and heartbeats describe running programs,
checkpoints and reviews can be computed again from the records, and a link is valid for hours only.
"""
