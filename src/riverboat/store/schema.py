"""The tables of a database that keeps a room: what ``migrations`` lead to, and statements name."""

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
    # Every constraint has the same name in every database, so that a migration can speak of it.
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
"""How many records each stream has: whoever writes to a stream holds its row until the commit."""

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
"""Double entry by construction: each row takes from one account what it gives to another."""

answers: Final = Table(
    "answers", metadata, _stream(), _text("cmd", primary_key=True), _bytes("body"), _number("at")
)
"""Answers by idempotency key: a command that is sent again has the same answer for a day."""
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
"""What the first records of a stream come to: it is read from there, and can be without."""

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
"""From which browser a session is, where that is known: a table of its own, as it came later."""

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

totps: Final = Table(
    "totps",
    metadata,
    _text("folded", primary_key=True),
    _text("name"),
    _bytes("secret"),
    _number("step"),
    _number("made_at"),
)
"""Second factors by the clock; the secret is sealed with the room's key."""

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
"""The addresses that accounts are recovered by, each confirmed by a link that was sent there."""
Index(None, emails.c.address)

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
"""What hosts and whoever runs the room have done: rows are added, and forgotten when old."""
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
"""Which host of many may write to a stream, by the clock of the database; *part_of* is the stream
that it goes with, from host to host."""

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
"""The hosts of a room on many machines, each for as long as it renews its row."""

heartbeats: Final = Table("heartbeats", metadata, _text("host", primary_key=True), _number("at"))
"""The latest write that each host made only to prove that it can write."""

TRANSIENT_TABLES: Final = (leases, nodes, checkpoints, heartbeats, one_time_links)
"""What a backup has not: leases, hosts and heartbeats are true of programs that run, a checkpoint
says what the records say, to the program that made it, and a link is good for hours."""
