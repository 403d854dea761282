"""One-time links, and e-mail addresses for account recovery."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables of one-time links and e-mail addresses."""
    op.create_table(
        "one_time_links",
        sa.Column("hashed", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hashed", name="pk_one_time_links"),
    )
    op.create_index("ix_one_time_links_folded", "one_time_links", ["folded"])
    op.create_index("ix_one_time_links_until", "one_time_links", ["until"])
    op.create_table(
        "emails",
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("folded", name="pk_emails"),
    )
    op.create_index("ix_emails_address", "emails", ["address"])
