"""Stream leases of nodes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the tables of leases and nodes."""
    op.create_table(
        "leases",
        *[_text_column(name) for name in ("stream", "part_of", "host", "address")],
        *[_number_column(name) for name in ("epoch", "until")],
        sa.PrimaryKeyConstraint("stream", name="pk_leases"),
        sa.CheckConstraint("epoch >= 0", name=op.f("ck_leases_epoch")),
    )
    op.create_table(
        "nodes",
        *[_text_column(name) for name in ("name", "address", "run", "key", "secret", "version")],
        *[_number_column(name) for name in ("until", "tables", "sockets", "lag")],
        sa.Column("drains", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_nodes"),
    )


def _text_column(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number_column(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, autoincrement=False, nullable=False)
