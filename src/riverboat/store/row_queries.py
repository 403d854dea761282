"""Queries for people and tables, one per function, on a given connection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import astuple, fields
from sqlalchemy import ColumnElement, Connection, Table, delete, func, select, update

from riverboat.store.batch_append import build_upsert
from riverboat.store.club_player_queries import remove_club_players
from riverboat.store.errors import NotUnique
from riverboat.store.link_queries import remove_links_and_email as remove_links
from riverboat.store.review_queries import remove_reviews_of
from riverboat.store.rows import (
    AccountRow,
    HandRow,
    KeyRow,
    NoteRow,
    SessionRow,
    TableRow,
    column_values,
)
from riverboat.store.schema import accounts, devices, hands, keys, notes, roles, sessions, tables
from riverboat.store.second_factor_queries import remove_second_factors as remove_factors
from riverboat.store.store_validation import fold_name

_ACCOUNT_COLUMNS: Final = (
    accounts.c.name,
    accounts.c.password,
    accounts.c.made_at,
    accounts.c.admin,
)
_SESSION_COLUMNS: Final = (*sessions.c, func.coalesce(devices.c.device, ""))
_SESSIONS_WITH_DEVICES: Final = sessions.outerjoin(devices, devices.c.token == sessions.c.token)
_KEY_COLUMNS: Final = tuple(keys.c)[: len(fields(KeyRow))]
_NOTE_COLUMNS: Final = tuple(notes.c)[-len(fields(NoteRow)) :]
_TABLE_COLUMNS: Final = tuple(tables.c)
_HAND_COLUMNS: Final = tuple(hands.c)


def _insert_unique(
    connection: Connection, table: Table, row: tuple[object, ...], reason: str
) -> None:
    values = {column.name: value for column, value in zip(table.c, row, strict=True)}
    statement = build_upsert(connection, table).values(values).on_conflict_do_nothing()
    # RETURNING shows whether a row was added: not every driver counts rows.
    if connection.execute(statement.returning(*table.primary_key)).first() is None:
        raise NotUnique(reason)


# Accounts


def add_account(connection: Connection, row: AccountRow) -> None:
    """Insert an account. Raises ``NotUnique`` if the name is in use, ignoring case."""
    values = (fold_name(row.name), *astuple(row))
    _insert_unique(connection, accounts, values, f"the name {row.name} is taken")


def find_account(connection: Connection, name: str) -> AccountRow | None:
    """Return the account with a name, ignoring case; ``None`` if there is none."""
    statement = select(*_ACCOUNT_COLUMNS).where(accounts.c.folded == fold_name(name))
    row = connection.execute(statement).first()
    return AccountRow(*row) if row else None


def list_account_names(connection: Connection, since_ms: int) -> list[str]:
    """Return the names of accounts created at *since_ms* or later."""
    return list(connection.scalars(select(accounts.c.name).where(accounts.c.made_at >= since_ms)))


def search_accounts(connection: Connection, containing_text: str, limit: int) -> list[AccountRow]:
    """Return the accounts whose name contains a text, ignoring case, sorted by name."""
    statement = select(*_ACCOUNT_COLUMNS).order_by(accounts.c.folded)
    if folded_text := fold_name(containing_text):
        statement = statement.where(accounts.c.folded.contains(folded_text, autoescape=True))
    rows = connection.execute(statement.limit(limit or None))
    return [AccountRow(*row) for row in rows]


def remove_account(connection: Connection, name: str) -> None:
    """Delete an account and all rows by or about it. Raises ``LookupError`` if there is none."""
    removed_account = find_account(connection, name)
    if removed_account is None:
        raise LookupError(f"there is no account {name}")
    removed_name = fold_name(name)
    _delete_sessions(connection, sessions.c.name == removed_account.name)
    connection.execute(delete(keys).where(keys.c.folded == removed_name))
    connection.execute(delete(roles).where(roles.c.folded == removed_name))
    remove_factors(connection, name)
    remove_links(connection, name)
    remove_reviews_of(connection, name)
    remove_club_players(connection, name, None)
    # The name's next owner is a different person.
    is_note = (notes.c.folded == removed_name) | (notes.c.about_folded == removed_name)
    connection.execute(delete(notes).where(is_note))
    connection.execute(delete(accounts).where(accounts.c.folded == removed_name))


def set_password(connection: Connection, name: str, password: str) -> None:
    """Set an account's password hash. Raises ``LookupError`` for an unknown name."""
    statement = update(accounts).where(accounts.c.folded == fold_name(name))
    if not connection.execute(statement.values(password=password)).rowcount:
        raise LookupError(f"there is no account {name}")


def set_admin(connection: Connection, name: str, is_admin: bool) -> None:
    """Grant or revoke administrator rights. Raises ``LookupError`` for an unknown name."""
    statement = update(accounts).where(accounts.c.folded == fold_name(name))
    if not connection.execute(statement.values(admin=is_admin)).rowcount:
        raise LookupError(f"there is no account {name}")


def add_session(connection: Connection, row: SessionRow) -> None:
    """Insert a session."""
    values = astuple(row)[: len(sessions.c)]
    _insert_unique(connection, sessions, values, "a session with this token already exists")
    if row.device:
        _upsert(connection, devices, {"token": row.token_hash, "device": row.device}, ["token"])


def find_session(connection: Connection, token: str) -> SessionRow | None:
    """Return the login session with a token hash; ``None`` if there is none."""
    statement = (
        select(*_SESSION_COLUMNS)
        .select_from(_SESSIONS_WITH_DEVICES)
        .where(sessions.c.token == token)
    )
    row = connection.execute(statement).first()
    return SessionRow(*row) if row else None


def sessions_of(connection: Connection, name: str) -> list[SessionRow]:
    """Return an account's sessions, oldest first."""
    statement = (
        select(*_SESSION_COLUMNS).select_from(_SESSIONS_WITH_DEVICES).where(sessions.c.name == name)
    )
    rows = [SessionRow(*row) for row in connection.execute(statement)]
    return sorted(rows, key=lambda row: (row.made_at, row.token_hash))


def end_session(connection: Connection, token: str) -> None:
    """Delete a session, if it exists."""
    _delete_sessions(connection, sessions.c.token == token)


def end_sessions(connection: Connection, cutoff_ms: int) -> int:
    """Delete the sessions that had expired at *cutoff_ms*; return the number deleted."""
    return _delete_sessions(connection, sessions.c.until < cutoff_ms)


def end_sessions_of(connection: Connection, name: str, except_session: str) -> int:
    """Delete an account's sessions except the one with the token hash *except_session*.

    Return the number deleted.
    """
    return _delete_sessions(
        connection, (sessions.c.name == name) & (sessions.c.token != except_session)
    )


def _delete_sessions(connection: Connection, condition: ColumnElement[bool]) -> int:
    token_hashes = select(sessions.c.token).where(condition)
    connection.execute(delete(devices).where(devices.c.token.in_(token_hashes)))
    return connection.execute(delete(sessions).where(condition)).rowcount


def add_key(connection: Connection, row: KeyRow) -> None:
    """Insert an API key."""
    _insert_unique(
        connection, keys, (*astuple(row), fold_name(row.name)), "this key already exists"
    )


def find_key(connection: Connection, key_hash: str) -> KeyRow | None:
    """Return an API key by its hash; ``None`` if there is none."""
    row = connection.execute(select(*_KEY_COLUMNS).where(keys.c.key == key_hash)).first()
    return KeyRow(*row) if row else None


def keys_of(connection: Connection, name: str) -> list[KeyRow]:
    """Return an account's API keys, oldest first."""
    rows = connection.execute(select(*_KEY_COLUMNS).where(keys.c.folded == fold_name(name)))
    return sorted((KeyRow(*row) for row in rows), key=lambda row: (row.made_at, row.key_hash))


def remove_key(connection: Connection, key_hash: str) -> None:
    """Delete an API key, if it exists."""
    connection.execute(delete(keys).where(keys.c.key == key_hash))


def put_note(connection: Connection, row: NoteRow) -> None:
    """Store a note about a player, replacing the previous one."""
    values: dict[str, object] = {
        "folded": fold_name(row.writer),
        "about_folded": fold_name(row.subject),
    }
    _upsert(connection, notes, values | column_values(row), list(values))


def notes_of(connection: Connection, writer: str) -> list[NoteRow]:
    """Return a writer's notes, oldest first."""
    rows = connection.execute(select(*_NOTE_COLUMNS).where(notes.c.folded == fold_name(writer)))
    return sorted((NoteRow(*row) for row in rows), key=lambda row: (row.at, row.subject))


def remove_note(connection: Connection, writer: str, about_player: str) -> None:
    """Delete a writer's note about a player, if there is one."""
    is_note = (notes.c.folded == fold_name(writer)) & (
        notes.c.about_folded == fold_name(about_player)
    )
    connection.execute(delete(notes).where(is_note))


# Tables


def add_table(connection: Connection, row: TableRow) -> None:
    """Insert a table."""
    _insert_unique(connection, tables, astuple(row), f"the table {row.id} already exists")


def change_table(connection: Connection, row: TableRow) -> None:
    """Update a table. Raises ``LookupError`` if it does not exist."""
    values = {
        column.name: value for column, value in zip(_TABLE_COLUMNS, astuple(row), strict=True)
    }
    statement = update(tables).where(tables.c.id == row.id).values(values)
    if not connection.execute(statement).rowcount:
        raise LookupError(f"there is no table {row.id}")


def list_open_tables(connection: Connection) -> list[TableRow]:
    """Return the open tables, oldest first."""
    return _select_tables(connection, only_closed=False)


def list_closed_tables(connection: Connection) -> list[TableRow]:
    """Return the closed tables, oldest first."""
    return _select_tables(connection, only_closed=True)


def _select_tables(connection: Connection, *, only_closed: bool) -> list[TableRow]:
    is_closed = tables.c.closed_at != 0
    rows = connection.execute(
        select(*_TABLE_COLUMNS).where(is_closed if only_closed else ~is_closed)
    )
    # Sorted here, because databases sort text differently.
    return sorted((TableRow(*row) for row in rows), key=lambda row: (row.made_at, row.id))


def find_table(connection: Connection, table_id: str) -> TableRow | None:
    """Return a table's row by its id; ``None`` if there is none."""
    row = connection.execute(select(*_TABLE_COLUMNS).where(tables.c.id == table_id)).first()
    return TableRow(*row) if row else None


def set_role(connection: Connection, table_id: str, name: str, role: str) -> None:
    """Set or delete a person's role at a table."""
    row = {"table_id": table_id, "folded": fold_name(name), "name": name, "role": role}
    if role:
        _upsert(connection, roles, row, ["table_id", "folded"])
    else:
        is_role_row = (roles.c.table_id == table_id) & (roles.c.folded == row["folded"])
        connection.execute(delete(roles).where(is_role_row))


def find_roles(connection: Connection, table_id: str) -> dict[str, str]:
    """Return the role of each person at a table, by name."""
    statement = select(roles.c.name, roles.c.role).where(roles.c.table_id == table_id)
    return {row.name: row.role for row in connection.execute(statement)}


def add_hand(connection: Connection, row: HandRow) -> None:
    """Insert or replace a hand's entry in the index of hands."""
    values = {column.name: value for column, value in zip(_HAND_COLUMNS, astuple(row), strict=True)}
    _upsert(connection, hands, values, ["table_id", "hand"])


def _upsert(
    connection: Connection, table: Table, row: Mapping[str, object], key_columns: list[str]
) -> None:
    """Insert a row or replace the existing one."""
    statement = build_upsert(connection, table).values(row)
    connection.execute(statement.on_conflict_do_update(index_elements=key_columns, set_=row))


def hands_of(connection: Connection, table_id: str, before_hand: int, limit: int) -> list[HandRow]:
    """Return index entries of a table's hands before *before_hand*, latest first."""
    statement = (
        select(*_HAND_COLUMNS).where(hands.c.table_id == table_id).order_by(hands.c.hand.desc())
    )
    if before_hand:
        statement = statement.where(hands.c.hand < before_hand)
    return [HandRow(*row) for row in connection.execute(statement.limit(limit or None))]


def find_hand(connection: Connection, table_id: str, hand_number: int) -> HandRow | None:
    """Return a hand's index entry by table and number; ``None`` if there is none."""
    statement = select(*_HAND_COLUMNS).where(
        (hands.c.table_id == table_id) & (hands.c.hand == hand_number)
    )
    row = connection.execute(statement).first()
    return HandRow(*row) if row else None
