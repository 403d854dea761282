"""``riverboat archive``: move tables closed long ago out of the room into a file, and back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from riverboat.cli.commands.audit import audit_terminal_action
from riverboat.cli.commands.room_backup import show_progress_bar
from riverboat.cli.room_options import (
    ConfigOption,
    DatabaseOption,
    DataOption,
    convert_errors_to_exit,
    load_room_config,
    require_room,
    store_url,
)
from riverboat.cli.terminal.terminal_locale import terminal_reader
from riverboat.words.terminal import room_admin as w
from riverboat.words.terminal.recorded_hands import HandProgressLabel

_DAY_MS = 86_400_000
"""Milliseconds of a day."""


def archive(
    file: Annotated[
        Path,
        typer.Argument(help="File to write, or with --restore to read: tables-2026.rbk.gz."),
    ],
    days: Annotated[
        int, typer.Option(min=0, help="Minimum number of days since a table was closed.")
    ] = 90,
    should_restore: Annotated[
        bool, typer.Option("--restore", help="Move the tables in the file back to the room.")
    ] = False,
    config: ConfigOption = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Move tables closed long ago to a file, which verify and restore can read.

    Players notice nothing: closed tables are not listed. The room may be running.
    """
    from riverboat.store.table_archive import archive_tables, restore_tables

    settings = load_room_config(config, data, database)
    require_room(settings)
    url, renderer = store_url(settings), terminal_reader()
    if should_restore:
        with (
            convert_errors_to_exit(1),
            show_progress_bar(renderer.say(HandProgressLabel("reading"))) as report_progress,
        ):
            restore_tables(file, url, report_progress)
        audit_terminal_action(url, "restored", file)
        typer.echo(renderer.say(w.TablesRestored(str(file))))
        return
    with (
        convert_errors_to_exit(1),
        show_progress_bar(renderer.say(HandProgressLabel("writing"))) as report_progress,
    ):
        closed_before = time.time_ns() // 1_000_000 - days * _DAY_MS
        table_ids = archive_tables(url, file, closed_before, report_progress)
    if not table_ids:
        typer.echo(renderer.say(w.NothingToArchive(days)))
        return
    audit_terminal_action(url, "archived", file, tables=len(table_ids))
    key_path = Path(settings.data) / "key"
    typer.echo(renderer.say(w.TablesArchived(len(table_ids), str(file), str(key_path))))
