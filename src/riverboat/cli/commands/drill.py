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
from riverboat.cli.terminal.terminal_locale import build_exit_with_message, terminal_reader
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

    settings, renderer = load_room_config(config, data, database), terminal_reader()
    room_folder = Path(settings.data)
    newest_backup = latest_backup(room_folder / BACKUP_FOLDER)
    backup = file or newest_backup
    if backup is None:
        raise build_exit_with_message(w.NoBackupInFolder(str(room_folder / BACKUP_FOLDER)), 2)
    with convert_errors_to_exit(2):
        backup.open("rb").close()  # report a missing file in the user's language
        drill_result = run_drill(backup, room_folder, replay_seconds=float("inf"))
        if newest_backup is not None and backup.resolve() == newest_backup.resolve():
            store_result(room_folder, drill_result)
    for problem in drill_result.problems:
        typer.echo(problem, err=True)
    if not drill_result.is_good:
        raise build_exit_with_message(w.DrillFailed(str(backup)), 1)
    seconds = round(drill_result.seconds)
    checked_counts = (drill_result.tables, drill_result.hands, drill_result.records)
    typer.echo(renderer.say(w.DrillPassed(str(backup), *checked_counts, seconds)))
