"""``riverboat restore-drill``: restore a backup into a temporary folder, verify it, remove it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riverboat.cli.room_options import (
    ConfigOption,
    DatabaseOption,
    DataOption,
    convert_errors_to_exit,
    load_room_config,
)
from riverboat.cli.terminal.terminal_locale import exit_with_message, terminal_reader
from riverboat.words.terminal import room_admin as w


def restore_drill(
    file: Annotated[
        Path | None,
        typer.Argument(help="Backup file; defaults to the latest automatic backup."),
    ] = None,
    config: ConfigOption = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Restore a backup to a temporary folder beside it, and verify all of it.

    The result for the room's latest backup is recorded, and shown by the metrics and the admin
    page. The room may be running.
    """
    from riverboat.service.backups import BACKUP_FOLDER, latest_backup
    from riverboat.service.restore_drill import run_drill, store_result

    settings, reader = load_room_config(config, data, database), terminal_reader()
    room = Path(settings.data)
    latest = latest_backup(room / BACKUP_FOLDER)
    backup = file or latest
    if backup is None:
        raise exit_with_message(w.NoBackupInFolder(str(room / BACKUP_FOLDER)), 2)
    with convert_errors_to_exit(2):
        backup.open("rb").close()  # report a missing file in the user's language
        result = run_drill(backup, room, replay_seconds=float("inf"))
        if latest is not None and backup.resolve() == latest.resolve():
            store_result(room, result)
    for problem in result.problems:
        typer.echo(problem, err=True)
    if not result.is_good:
        raise exit_with_message(w.DrillFailed(str(backup)), 1)
    seconds = round(result.seconds)
    totals = (result.tables, result.hands, result.records)
    typer.echo(reader.say(w.DrillPassed(str(backup), *totals, seconds)))
