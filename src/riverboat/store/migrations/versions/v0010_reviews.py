"""Reviews of played hands, and their parts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Create the tables of reviews and of their parts."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("is_waiting", sa.Boolean, nullable=False),
        sa.Column("size", sa.BigInteger, nullable=False),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reviews"),
    )
    op.create_index("ix_reviews_folded", "reviews", ["folded"])
    op.create_table(
        "review_parts",
        sa.Column("review", sa.Text, nullable=False),
        sa.Column("part", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("review", "part", name="pk_review_parts"),
    )
