"""Queries for second factors, one per function, on a given connection."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec.structs import fields
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from riverboat.store.batch_append import build_upsert
from riverboat.store.errors import NotUnique
from riverboat.store.rows import PasskeyRow, TotpRow, column_values
from riverboat.store.schema import passkeys, recovery_codes, totps
from riverboat.store.store_validation import fold_name

_TOTP_COLUMNS: Final = tuple(totps.c)[-len(fields(TotpRow)) :]
_PASSKEY_COLUMNS: Final = tuple(passkeys.c)[: len(fields(PasskeyRow))]


def put_totp(connection: Connection, row: TotpRow) -> None:
    """Store an authenticator, replacing the previous one."""
    values = {"folded": fold_name(row.name), **column_values(row)}
    statement = build_upsert(connection, totps).values(values)
    connection.execute(statement.on_conflict_do_update(index_elements=["folded"], set_=values))


def find_totp(connection: Connection, name: str) -> TotpRow | None:
    """Return an account's authenticator; ``None`` if it has none."""
    row = connection.execute(
        select(*_TOTP_COLUMNS).where(totps.c.folded == fold_name(name))
    ).first()
    return TotpRow(*row) if row else None


def use_totp_step(connection: Connection, name: str, time_step: int) -> bool:
    """Mark a time step as used; return True if it is later than the last used one."""
    is_new = (totps.c.folded == fold_name(name)) & (totps.c.step < time_step)
    return bool(connection.execute(update(totps).where(is_new).values(step=time_step)).rowcount)


def remove_totp(connection: Connection, name: str) -> None:
    """Delete an account's authenticator, if there is one."""
    connection.execute(delete(totps).where(totps.c.folded == fold_name(name)))


def put_recovery_codes(connection: Connection, name: str, hashes: Collection[str]) -> None:
    """Replace all recovery codes of an account."""
    folded_name = fold_name(name)
    connection.execute(delete(recovery_codes).where(recovery_codes.c.folded == folded_name))
    if hashes:
        rows = [{"folded": folded_name, "hashed": code_hash} for code_hash in sorted(set(hashes))]
        connection.execute(insert(recovery_codes), rows)


def recovery_code_count(connection: Connection, name: str) -> int:
    """Return the number of an account's unused recovery codes."""
    statement = select(func.count()).select_from(recovery_codes)
    return connection.execute(
        statement.where(recovery_codes.c.folded == fold_name(name))
    ).scalar_one()


def use_recovery_code(connection: Connection, name: str, code_hash: str) -> bool:
    """Delete a recovery code upon its use; return True if it existed."""
    code_columns = recovery_codes.c
    is_matching_code = (code_columns.folded == fold_name(name)) & (code_columns.hashed == code_hash)
    return bool(connection.execute(delete(recovery_codes).where(is_matching_code)).rowcount)


def add_passkey(connection: Connection, row: PasskeyRow) -> None:
    """Insert a passkey. Raises ``NotUnique``."""
    values = {**column_values(row), "folded": fold_name(row.name)}
    statement = build_upsert(connection, passkeys).values(values).on_conflict_do_nothing()
    if connection.execute(statement.returning(passkeys.c.id)).first() is None:
        raise NotUnique("this passkey already exists")


def find_passkey(connection: Connection, passkey_id: str) -> PasskeyRow | None:
    """Return a passkey by its credential id; ``None`` if there is none."""
    row = connection.execute(select(*_PASSKEY_COLUMNS).where(passkeys.c.id == passkey_id)).first()
    return PasskeyRow(*row) if row else None


def passkeys_of(connection: Connection, name: str) -> list[PasskeyRow]:
    """Return an account's passkeys, oldest first."""
    rows = connection.execute(select(*_PASSKEY_COLUMNS).where(passkeys.c.folded == fold_name(name)))
    return sorted([PasskeyRow(*row) for row in rows], key=lambda row: (row.made_at, row.id))


def use_passkey(connection: Connection, passkey_id: str, signature_count: int, now_ms: int) -> bool:
    """If the signature counter rose or is always 0, record a use and return True."""
    count_is_newer = passkeys.c.count < signature_count
    if signature_count == 0:
        count_is_newer = or_(count_is_newer, passkeys.c.count == 0)
    statement = update(passkeys).where(and_(passkeys.c.id == passkey_id, count_is_newer))
    return bool(
        connection.execute(statement.values(count=signature_count, used_at=now_ms)).rowcount
    )


def remove_passkey(connection: Connection, passkey_id: str) -> None:
    """Delete a passkey, if it exists."""
    connection.execute(delete(passkeys).where(passkeys.c.id == passkey_id))


def remove_second_factors(connection: Connection, name: str) -> None:
    """Delete all second factors of an account."""
    removed_name = fold_name(name)
    for table in (totps, recovery_codes, passkeys):
        connection.execute(delete(table).where(table.c.folded == removed_name))
