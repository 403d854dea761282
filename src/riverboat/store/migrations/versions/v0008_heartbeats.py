"""Heartbeats, by which nodes prove that they can write; and the time of each stored reply."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the table of heartbeats, and add a time to stored replies (``answers``).

    The default is a constant, so that no row is rewritten. Replies stored earlier, or by a node of
    the previous version, get the time of this migration.
    """
    op.create_table(
        "heartbeats",
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("host", name="pk_heartbeats"),
    )
    now = sa.text(str(time.time_ns() // 1_000_000))
    op.add_column("answers", sa.Column("at", sa.BigInteger, nullable=False, server_default=now))
    op.create_index("ix_answers_at", "answers", ["at"])
