"""Hosts' private details of players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the table of players' details."""
    op.create_table(
        "club_players",
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("player_folded", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("contact", sa.Text, nullable=False),
        sa.Column("number", sa.Text, nullable=False),
        sa.Column("notes", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("folded", "player_folded", name="pk_club_players"),
    )
