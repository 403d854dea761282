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
        _text("folded"),
        _text("name"),
        _bytes("secret"),
        _number("step"),
        _number("made_at"),
        sa.PrimaryKeyConstraint("folded", name="pk_totps"),
    )
    op.create_table(
        "recovery_codes",
        _text("folded"),
        _text("hashed"),
        sa.PrimaryKeyConstraint("folded", "hashed", name="pk_recovery_codes"),
    )
    op.create_table(
        "passkeys",
        _text("id"),
        _text("name"),
        _text("label"),
        _bytes("public_key"),
        _bytes("handle"),
        _number("count"),
        _number("made_at"),
        _number("used_at"),
        _text("folded"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_folded", "passkeys", ["folded"])


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary, nullable=False)
