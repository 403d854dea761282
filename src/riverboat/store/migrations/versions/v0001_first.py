"""Initial schema: streams, the ledger, people and tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the initial tables."""
    _streams()
    _people()
    _tables()


def _streams() -> None:
    op.create_table(
        "streams",
        _text("name"),
        _number("length"),
        sa.PrimaryKeyConstraint("name", name="pk_streams"),
        sa.CheckConstraint("length >= 0", name=op.f("ck_streams_length")),
    )
    op.create_table(
        "records",
        _text("stream"),
        _number("seq"),
        _number("at"),
        _bytes("body"),
        *_of_a_stream("records", "seq"),
        sa.CheckConstraint("seq > 0", name=op.f("ck_records_seq")),
    )
    op.create_table(
        "ledger",
        _text("stream"),
        _number("seq"),
        _number("place"),
        _number("at"),
        _text("source"),
        _text("to"),
        _number("chips"),
        _text("why"),
        *_of_a_stream("ledger", "seq", "place"),
        sa.CheckConstraint("chips > 0", name=op.f("ck_ledger_chips")),
    )
    op.create_table(
        "answers", _text("stream"), _text("cmd"), _bytes("body"), *_of_a_stream("answers", "cmd")
    )
    op.create_table(
        "sealed", _text("stream"), _text("key"), _bytes("blob"), *_of_a_stream("sealed", "key")
    )


def _people() -> None:
    op.create_table(
        "accounts",
        _text("folded"),
        _text("name"),
        _text("password"),
        _number("made_at"),
        _flag("admin"),
        sa.PrimaryKeyConstraint("folded", name="pk_accounts"),
    )
    op.create_table(
        "sessions",
        _text("token"),
        _text("name"),
        _text("csrf"),
        _number("made_at"),
        _number("until"),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_until", "sessions", ["until"])
    op.create_table(
        "keys",
        _text("key"),
        _text("name"),
        _flag("bot"),
        _text("note"),
        _number("made_at"),
        _text("folded"),
        sa.PrimaryKeyConstraint("key", name="pk_keys"),
    )
    op.create_index("ix_keys_folded", "keys", ["folded"])


def _tables() -> None:
    op.create_table(
        "tables",
        _text("id"),
        _text("name"),
        _text("host"),
        _number("made_at"),
        _number("closed_at"),
        _bytes("settings"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "roles",
        _text("table_id"),
        _text("folded"),
        _text("name"),
        _text("role"),
        sa.PrimaryKeyConstraint("table_id", "folded", name="pk_roles"),
    )
    op.create_table(
        "hands",
        _text("table_id"),
        _number("hand"),
        _number("first"),
        _number("last"),
        _number("at"),
        _text("game"),
        sa.PrimaryKeyConstraint("table_id", "hand", name="pk_hands"),
    )


def _of_a_stream(table: str, *columns: str) -> tuple[sa.Constraint, ...]:
    return (
        sa.PrimaryKeyConstraint("stream", *columns, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["stream"], ["streams.name"], name=f"fk_{table}_stream"),
    )


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)
