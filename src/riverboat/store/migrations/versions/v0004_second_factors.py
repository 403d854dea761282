"""Second factors of accounts: authenticators, recovery codes, passkeys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables of second factors."""
    op.create_table(
        "totps",
        _text_column("folded"),
        _text_column("name"),
        _bytes_column("secret"),
        _number_column("step"),
        _number_column("made_at"),
        sa.PrimaryKeyConstraint("folded", name="pk_totps"),
    )
    op.create_table(
        "recovery_codes",
        _text_column("folded"),
        _text_column("hashed"),
        sa.PrimaryKeyConstraint("folded", "hashed", name="pk_recovery_codes"),
    )
    op.create_table(
        "passkeys",
        _text_column("id"),
        _text_column("name"),
        _text_column("label"),
        _bytes_column("public_key"),
        _bytes_column("handle"),
        _number_column("count"),
        _number_column("made_at"),
        _number_column("used_at"),
        _text_column("folded"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_folded", "passkeys", ["folded"])


def _text_column(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number_column(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _bytes_column(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)
