"""Initial schema: streams, the ledger, people and tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the initial tables."""
    _create_stream_tables()
    _create_people_tables()
    _create_room_tables()


def _create_stream_tables() -> None:
    op.create_table(
        "streams",
        _text_column("name"),
        _number_column("length"),
        sa.PrimaryKeyConstraint("name", name="pk_streams"),
        sa.CheckConstraint("length >= 0", name=op.f("ck_streams_length")),
    )
    op.create_table(
        "records",
        _text_column("stream"),
        _number_column("seq"),
        _number_column("at"),
        _bytes_column("body"),
        *_build_stream_constraints("records", "seq"),
        sa.CheckConstraint("seq > 0", name=op.f("ck_records_seq")),
    )
    op.create_table(
        "ledger",
        _text_column("stream"),
        _number_column("seq"),
        _number_column("place"),
        _number_column("at"),
        _text_column("source"),
        _text_column("to"),
        _number_column("chips"),
        _text_column("why"),
        *_build_stream_constraints("ledger", "seq", "place"),
        sa.CheckConstraint("chips > 0", name=op.f("ck_ledger_chips")),
    )
    op.create_table(
        "answers",
        _text_column("stream"),
        _text_column("cmd"),
        _bytes_column("body"),
        *_build_stream_constraints("answers", "cmd"),
    )
    op.create_table(
        "sealed",
        _text_column("stream"),
        _text_column("key"),
        _bytes_column("blob"),
        *_build_stream_constraints("sealed", "key"),
    )


def _create_people_tables() -> None:
    op.create_table(
        "accounts",
        _text_column("folded"),
        _text_column("name"),
        _text_column("password"),
        _number_column("made_at"),
        _flag_column("admin"),
        sa.PrimaryKeyConstraint("folded", name="pk_accounts"),
    )
    op.create_table(
        "sessions",
        _text_column("token"),
        _text_column("name"),
        _text_column("csrf"),
        _number_column("made_at"),
        _number_column("until"),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_until", "sessions", ["until"])
    op.create_table(
        "keys",
        _text_column("key"),
        _text_column("name"),
        _flag_column("bot"),
        _text_column("note"),
        _number_column("made_at"),
        _text_column("folded"),
        sa.PrimaryKeyConstraint("key", name="pk_keys"),
    )
    op.create_index("ix_keys_folded", "keys", ["folded"])


def _create_room_tables() -> None:
    op.create_table(
        "tables",
        _text_column("id"),
        _text_column("name"),
        _text_column("host"),
        _number_column("made_at"),
        _number_column("closed_at"),
        _bytes_column("settings"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_table(
        "roles",
        _text_column("table_id"),
        _text_column("folded"),
        _text_column("name"),
        _text_column("role"),
        sa.PrimaryKeyConstraint("table_id", "folded", name="pk_roles"),
    )
    op.create_table(
        "hands",
        _text_column("table_id"),
        _number_column("hand"),
        _number_column("first"),
        _number_column("last"),
        _number_column("at"),
        _text_column("game"),
        sa.PrimaryKeyConstraint("table_id", "hand", name="pk_hands"),
    )


def _build_stream_constraints(table: str, *columns: str) -> tuple[sa.Constraint, ...]:
    return (
        sa.PrimaryKeyConstraint("stream", *columns, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(["stream"], ["streams.name"], name=f"fk_{table}_stream"),
    )


def _text_column(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number_column(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _bytes_column(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)


def _flag_column(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)
