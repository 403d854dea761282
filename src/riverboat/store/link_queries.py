"""Queries for one-time links and e-mail addresses, on a given connection."""

from __future__ import annotations

from typing import Final

from msgspec.structs import fields
from sqlalchemy import Connection, delete, insert, select

from riverboat.store.batch_append import build_upsert
from riverboat.store.rows import LinkRow, column_values
from riverboat.store.schema import accounts, emails, one_time_links
from riverboat.store.store_validation import fold_name

_LINK_COLUMNS: Final = tuple(one_time_links.c)[: len(fields(LinkRow))]


def add_link(connection: Connection, row: LinkRow) -> None:
    """Insert a link, and delete earlier links of the same kind for the same account."""
    link_columns, folded_name = one_time_links.c, fold_name(row.name)
    is_replaced = (link_columns.folded == folded_name) & (link_columns.kind == row.kind)
    connection.execute(delete(one_time_links).where(is_replaced))
    connection.execute(insert(one_time_links).values({**column_values(row), "folded": folded_name}))


def find_link(connection: Connection, token_hash: str) -> LinkRow | None:
    """Return a one-time link by the hash of its token; ``None`` if there is none."""
    row = connection.execute(
        select(*_LINK_COLUMNS).where(one_time_links.c.hashed == token_hash)
    ).first()
    return LinkRow(*row) if row else None


def use_link(connection: Connection, token_hash: str, now_ms: int) -> bool:
    """Delete a link that is valid at *now_ms*; return False if there is none."""
    is_valid = (one_time_links.c.hashed == token_hash) & (one_time_links.c.until > now_ms)
    return bool(connection.execute(delete(one_time_links).where(is_valid)).rowcount)


def delete_expired_links(connection: Connection, cutoff_ms: int) -> int:
    """Delete links that had expired at *cutoff_ms*; return the number deleted."""
    is_expired = one_time_links.c.until <= cutoff_ms
    return connection.execute(delete(one_time_links).where(is_expired)).rowcount


def put_email(connection: Connection, name: str, address: str) -> None:
    """Set the e-mail address of an account; an empty one deletes it."""
    folded_name = fold_name(name)
    if not address:
        connection.execute(delete(emails).where(emails.c.folded == folded_name))
        return
    values = {"folded": folded_name, "address": address}
    statement = build_upsert(connection, emails).values(values)
    connection.execute(statement.on_conflict_do_update(index_elements=["folded"], set_=values))


def find_email(connection: Connection, name: str) -> str:
    """Return the e-mail address of an account; empty if it has none."""
    statement = select(emails.c.address).where(emails.c.folded == fold_name(name))
    return connection.execute(statement).scalar() or ""


def names_of_email(connection: Connection, address: str) -> list[str]:
    """Return the names of the accounts that have an e-mail address."""
    statement = select(accounts.c.name).join(emails, emails.c.folded == accounts.c.folded)
    return sorted(connection.scalars(statement.where(emails.c.address == address)))


def remove_links_and_email(connection: Connection, name: str) -> None:
    """Delete the one-time links and the e-mail address of an account."""
    removed_name = fold_name(name)
    for table in (one_time_links, emails):
        connection.execute(delete(table).where(table.c.folded == removed_name))
