"""Checkpoints of streams: a replay from one does not read all records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the table of checkpoints."""
    op.create_table(
        "checkpoints",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("stream", "seq", name="pk_checkpoints"),
        sa.ForeignKeyConstraint(["stream"], ["streams.name"], name="fk_checkpoints_stream"),
        sa.CheckConstraint("seq >= 0", name=op.f("ck_checkpoints_seq")),
    )
