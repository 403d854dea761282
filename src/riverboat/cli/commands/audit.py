"""``riverboat audit``: the audit log of a room's hosts and administrators, from its store."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from riverboat.cli.room_options import (
    ConfigOption,
    DatabaseOption,
    DataOption,
    convert_errors_to_exit,
    load_room_config,
    require_room,
    store_url,
)
from riverboat.cli.terminal.terminal_locale import build_usage_error, terminal_reader
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal.hand_search import ReplayEventMissing
from riverboat.words.terminal.room_admin import NotInTheAuditLog

if TYPE_CHECKING:
    from riverboat.service.handlers.audit_codes import AuditArgs, AuditCode
    from riverboat.store.audit_rows import AuditFilter, AuditRow
    from riverboat.store.port import Store


def audit(
    person: Annotated[str, typer.Option(help="Name of the actor or of the person affected.")] = "",
    table: Annotated[str, typer.Option(help="Table ID.")] = "",
    kind: Annotated[str, typer.Option(help="Kind of action: kick, settings, barred ...")] = "",
    days: Annotated[
        int, typer.Option(min=0, max=36_500, help="Number of days to go back; 0 shows all.")
    ] = 0,
    lines: Annotated[
        int, typer.Option(min=0, max=10**9, help="Maximum number of entries; 0 shows all.")
    ] = 100,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object per line.")
    ] = False,
    config: ConfigOption = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Show the audit log of hosts and administrators, newest last, with client addresses.

    Finds the room as serve does: by --config, the environment and these options.
    """
    from riverboat.service.handlers.audit_codes import AUDIT_CODES
    from riverboat.store.audit_rows import AuditFilter

    if kind and kind not in AUDIT_CODES:
        raise build_usage_error(w.ActionKindUnknown(kind, ", ".join(AUDIT_CODES)))
    settings = load_room_config(config, data, database)
    require_room(settings)
    now_ms = int(datetime.now(UTC).timestamp() * 1000)
    since_ms = now_ms - 86_400_000 * days if days else 0
    audit_filter = AuditFilter(person.strip(), table, kind, max(0, since_ms), 0, lines)
    with convert_errors_to_exit(2):
        rows = asyncio.run(_read_audit_rows(store_url(settings), audit_filter))
    for row in reversed(rows):
        typer.echo(_format_json(row) if as_json else _format_row(row))
    if not rows and not as_json:
        typer.echo(terminal_reader().say(ReplayEventMissing()))


async def _read_audit_rows(url: str, audit_filter: AuditFilter) -> list[AuditRow]:
    from riverboat.store.store_urls import open_store

    store = open_store(url)
    await store.open()
    try:
        return await store.find_audit_rows(audit_filter)
    finally:
        await store.close()


def _format_json(row: AuditRow) -> str:
    import msgspec

    from riverboat.service.handlers.audit_codes import decode_args

    fields = {"shape": "audit/1"} | msgspec.to_builtins(row) | {"args": decode_args(row)}
    return msgspec.json.encode(fields).decode()


def _format_row(row: AuditRow) -> str:
    """Format an audit row as a line; unprintable characters become spaces."""
    from riverboat.service.handlers.audit_codes import decode_args

    logged_at = datetime.fromtimestamp(row.at / 1000, UTC)
    argument_texts = [f"{name}={_format_value(value)}" for name, value in decode_args(row).items()]
    place_text = f"at {row.table_name} ({row.table})" if row.table else ""
    columns = (
        f"{logged_at:%Y-%m-%d %H:%M:%S}Z",
        f"{row.role} {row.actor}".strip(),
        row.action,
        row.affected_player,
        place_text,
        " ".join(argument_texts),
        f"from {row.address}" if row.address else "",
    )
    text = "  ".join([column for column in columns if column])
    return "".join([character if character.isprintable() else " " for character in text])


def _format_value(value: object) -> str:
    match value:
        case [old_value, new_value]:
            return f"{old_value}->{new_value}"
        case _:
            return str(value)


def audit_terminal_action(url: str, action: AuditCode, file: Path, **args: int) -> None:
    """Record an action from the terminal in the audit log; print a message if that fails."""
    try:
        asyncio.run(_write_audit_row(url, action, {"file": file.name, **args}))
    except Exception as error:
        typer.echo(terminal_reader().say(NotInTheAuditLog(refusal_of(error))), err=True)


async def _write_audit_row(url: str, action_code: AuditCode, args: dict[str, Any]) -> None:
    from riverboat.store.store_urls import open_store

    store = open_store(url)
    await store.open()
    try:
        file = args["file"].encode(errors="replace").decode()
        await append_audit_row(store, action_code, args={**args, "file": file})
    finally:
        await store.close()


async def append_audit_row(
    store: Store, action: AuditCode, *, target: str = "", args: AuditArgs | None = None
) -> None:
    """Append a terminal action to the audit log of an open store."""
    import getpass
    from contextlib import suppress

    from msgspec.structs import replace

    from riverboat.service.handlers.audit_codes import audit_row

    actor = ""
    with suppress(OSError, KeyError):  # the system has no name for this user
        actor = getpass.getuser()
    now_ms = int(datetime.now(UTC).timestamp() * 1000)
    await store.add_audit_row(
        replace(audit_row(now_ms, action, target, args), actor=actor, role="terminal")
    )
