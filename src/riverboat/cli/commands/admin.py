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
    convert_errors_to_exit,
    load_room_config,
    store_url,
)
from riverboat.cli.terminal.terminal_locale import explain_error, terminal_reader
from riverboat.words.terminal import room_admin as w

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

    settings = load_room_config(config, data, database)
    try:
        name = normalize_name(name)
    except InvalidName as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(2) from None
    with convert_errors_to_exit(1):
        if remove:
            asyncio.run(_remove_admin(settings, name))
        else:
            asyncio.run(_create_link(settings, name, minutes))


async def _open_store(settings: ServerConfig) -> Store:
    from pathlib import Path

    from riverboat.store.store_urls import open_store

    if not settings.database:
        Path(settings.data).mkdir(parents=True, exist_ok=True)
    store = open_store(store_url(settings))
    await store.open()
    return store


async def _create_link(settings: ServerConfig, name: str, minutes: int) -> None:
    from riverboat.web.accounts.account_service import has_account
    from riverboat.web.accounts.one_time_links import LINK_PAGE_PATH, new_link

    store = await _open_store(settings)
    try:
        account_row = await store.find_account(name)
        token, link = new_link(
            "admin", account_row.name if account_row else name, _now_ms(), minutes=minutes
        )
        await store.add_link(link)
        await append_audit_row(store, "admin-link", target=link.name)
    finally:
        await store.close()
    _print_link(
        settings,
        account_row if has_account(account_row) else None,
        link,
        f"{_find_base_url(settings)}{LINK_PAGE_PATH}#{token}",
    )


def _print_link(
    settings: ServerConfig, account: AccountRow | None, link: LinkRow, url: str
) -> None:
    renderer = terminal_reader()
    minutes = (link.expires_at - link.made_at) // 60_000
    if account is None:
        typer.echo(renderer.sentence(w.AdminLink(link.name, minutes)))
    else:
        typer.echo(renderer.sentence(w.LinkResetsAdmin(link.name, minutes)))
    typer.echo(url)
    if settings.database == "memory:":
        typer.echo(renderer.sentence(w.LinksInMemoryRoom()), err=True)


async def _remove_admin(settings: ServerConfig, name: str) -> None:
    from riverboat.store.store_validation import fold_name

    store = await _open_store(settings)
    try:
        account_row = await store.find_account(name)
        if account_row is not None and account_row.is_admin:
            await store.set_admin(name, False)
            await append_audit_row(store, "admin-removed", target=account_row.name)
    finally:
        await store.close()
    renderer = terminal_reader()
    if fold_name(name) in map(fold_name, settings.admins):
        typer.echo(renderer.sentence(w.NameInAdmins(name)), err=True)
        raise typer.Exit(1)
    if account_row is None or not account_row.is_admin:
        typer.echo(renderer.sentence(w.AdminUnknown(name)), err=True)
        raise typer.Exit(1)
    typer.echo(renderer.sentence(w.AdminRoleEnded(account_row.name)))


def _find_base_url(settings: ServerConfig) -> str:
    """Return the base URL of the link: the room's public URL, or one that works at least on this
    computer.
    """
    from riverboat.web.public_urls import ANY_ADDRESS

    if settings.base_url:
        return settings.base_url
    host = "localhost" if settings.host in ("127.0.0.1", "::1", *ANY_ADDRESS) else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
