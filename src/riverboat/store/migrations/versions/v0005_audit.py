"""Audit log of hosts and administrators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_TEXT_COLUMNS = (
    "who", "role", "what", "table_id", "table_name", "whom", "args", "address", "who_folded",
    "whom_folded",
)  # fmt: skip


def upgrade() -> None:
    """Create the table of the audit log."""
    op.create_table(
        "audit",
        sa.Column("seq", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        *[sa.Column(name, sa.Text, nullable=False) for name in _TEXT_COLUMNS],
        sa.PrimaryKeyConstraint("seq", name="pk_audit"),
        sa.CheckConstraint("seq > 0", name=op.f("ck_audit_seq")),
    )
    for column in ("at", "table_id", "who_folded", "whom_folded"):
        op.create_index(f"ix_audit_{column}", "audit", [column])
