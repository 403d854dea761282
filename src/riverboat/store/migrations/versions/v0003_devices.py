"""Devices of login sessions: a short description of each browser."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table of session devices."""
    op.create_table(
        "devices",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_devices"),
    )
