"""``riverboat admin``: a one-time administrator link, for people with access to the machine."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.commands.audit import append_audit_row
from riverboat.cli.room_options import (
    ConfigOption,
    DatabaseOption,
    DataOption,
    errors_to_exit,
    room_config,
    store_url,
)
from riverboat.cli.terminal.terminal_locale import explain_error, terminal_reader
from riverboat.words.terminal import keeping as w

if TYPE_CHECKING:
    from riverboat.store.port import Store
    from riverboat.store.rows import AccountRow, LinkRow
    from riverboat.web.server_config import ServerConfig


def admin(
    name: Annotated[str, typer.Argument(help="Name of the administrator's account.")],
    minutes: Annotated[
        int, typer.Option(min=1, max=7 * 24 * 60, help="Minutes until the link expires.")
    ] = 60,
    remove: Annotated[
        bool, typer.Option("--remove", help="Remove the account's administrator rights.")
    ] = False,
    config: ConfigOption = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Print a one-time link that makes NAME an administrator, or resets an administrator's
    password.

    The person who opens the link sets a new password, which ends all sessions, API keys and second
    factors of the account. The room may be running. It is found as serve does: by --config, the
    environment and these options.
    """
    from riverboat.web.accounts.account_names import InvalidName, normalize_name

    chosen = room_config(config, data, database)
    try:
        name = normalize_name(name)
    except InvalidName as why:
        typer.echo(explain_error(why), err=True)
        raise typer.Exit(2) from None
    with errors_to_exit(1):
        if remove:
            asyncio.run(_remove(chosen, name))
        else:
            asyncio.run(_make(chosen, name, minutes))


async def _open_store(chosen: ServerConfig) -> Store:
    from pathlib import Path

    from riverboat.store.store_urls import open_store

    if not chosen.database:
        Path(chosen.data).mkdir(parents=True, exist_ok=True)
    store = open_store(store_url(chosen))
    await store.open()
    return store


async def _make(chosen: ServerConfig, name: str, minutes: int) -> None:
    from riverboat.web.accounts.account_service import has_account
    from riverboat.web.accounts.one_time_links import PAGE, new_link

    store = await _open_store(chosen)
    try:
        row = await store.account(name)
        token, link = new_link("admin", row.name if row else name, _now(), minutes=minutes)
        await store.add_link(link)
        await append_audit_row(store, "admin-link", target=link.name)
    finally:
        await store.close()
    _print(chosen, row if has_account(row) else None, link, f"{_base(chosen)}{PAGE}#{token}")


def _print(chosen: ServerConfig, row: AccountRow | None, link: LinkRow, url: str) -> None:
    to = terminal_reader()
    minutes = (link.until - link.made_at) // 60_000
    if row is None:
        typer.echo(to.sentence(w.LinkMakesAdmin(link.name, minutes)))
    else:
        typer.echo(to.sentence(w.LinkResetsAdmin(link.name, minutes)))
    typer.echo(url)
    if chosen.database == "memory:":
        typer.echo(to.sentence(w.MemoryHasNoLinks()), err=True)


async def _remove(chosen: ServerConfig, name: str) -> None:
    from riverboat.store.store_validation import fold_name

    store = await _open_store(chosen)
    try:
        row = await store.account(name)
        if row is not None and row.admin:
            await store.set_admin(name, False)
            await append_audit_row(store, "admin-removed", target=row.name)
    finally:
        await store.close()
    to = terminal_reader()
    if fold_name(name) in map(fold_name, chosen.admins):
        typer.echo(to.sentence(w.StandsInAdmins(name)), err=True)
        raise typer.Exit(1)
    if row is None or not row.admin:
        typer.echo(to.sentence(w.IsNoAdmin(name)), err=True)
        raise typer.Exit(1)
    typer.echo(to.sentence(w.IsAdminNoMore(row.name)))


def _base(chosen: ServerConfig) -> str:
    """Return the base URL of the link: as the room is served, at least for this computer."""
    from riverboat.web.public_urls import ANY_ADDRESS

    if chosen.base_url:
        return chosen.base_url
    host = "localhost" if chosen.host in ("127.0.0.1", "::1", *ANY_ADDRESS) else chosen.host
    return f"http://{f'[{host}]' if ':' in host else host}:{chosen.port}"


def _now() -> int:
    return time.time_ns() // 1_000_000
