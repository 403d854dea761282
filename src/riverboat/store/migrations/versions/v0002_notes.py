"""Notes about players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_TEXT_COLUMNS = ("folded", "about_folded", "writer", "about", "text", "colour")


def upgrade() -> None:
    """Create the table of notes."""
    op.create_table(
        "notes",
        *[sa.Column(name, sa.Text, nullable=False) for name in _TEXT_COLUMNS],
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("folded", "about_folded", name="pk_notes"),
    )
    op.create_index("ix_notes_about_folded", "notes", ["about_folded"])
