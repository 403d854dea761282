"""``riverboat verify``, ``backup`` and ``restore``: verify, back up and restore a room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from riverboat.cli.commands.audit import audit_terminal_action
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
from riverboat.words import Reader
from riverboat.words.terminal import room_admin as w
from riverboat.words.terminal.recorded_hands import HandProgressLabel

if TYPE_CHECKING:
    from riverboat.service.history.stream_verifier import Report

ProgressCallback = Callable[[int, int], None]
"""Callback with the number of items done and the total."""


def verify(
    config: ConfigOption = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    heads: Annotated[
        Path | None,
        typer.Option(
            help="Heads file written with a backup; proves that no later records were removed."
        ),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(help="Backup or table archive to verify, instead of the room."),
    ] = None,
) -> None:
    """Verify all records: tables, hands, chips, the ledger, and decks against their seals.

    Finds the room as serve does: by --config, the environment and these options.
    """
    from riverboat.service.decks.room_key import stored_key
    from riverboat.service.room_check import verify_room
    from riverboat.store.stream_heads import read_heads

    console, renderer = Console(highlight=False), terminal_reader()
    settings = load_room_config(config, data, database)
    if file is None:
        require_room(settings)
    with convert_errors_to_exit(2), _open_backup(file) as restored_url:
        room_key = stored_key(Path(settings.data))
        trusted_heads = read_heads(heads) if heads is not None else {}
        url = restored_url or store_url(settings)
        reports = asyncio.run(verify_room(url, room_key, trusted_heads, show_progress_bar))
    for report in reports:
        _print_report(report, console, renderer)
    if room_key is None:
        console.print(renderer.say(w.DeckKeyMissing()))
    if not reports:
        console.print(renderer.say(w.NoHandsPlayed()))
    elif all(report.is_clean for report in reports):
        total_records = sum([report.records for report in reports])
        console.print(renderer.say(w.RoomVerified(total_records, len(reports))))
    else:
        raise typer.Exit(1)


@contextmanager
def _open_backup(file: Path | None) -> Iterator[str]:
    """Yield the URL of a temporary store restored from a backup; delete it afterwards."""
    from tempfile import TemporaryDirectory

    from riverboat.store.portable_file import restore as restore_backup

    if file is None:
        yield ""
        return
    with TemporaryDirectory(prefix="riverboat-") as folder:
        url = str(Path(folder, "room.db"))
        with show_progress_bar(
            terminal_reader().say(HandProgressLabel("reading"))
        ) as report_progress:
            restore_backup(file, url, report_progress)
        yield url


def _print_report(report: Report, console: Console, renderer: Reader) -> None:
    summary = w.StreamVerified(
        report.stream,
        report.records,
        report.hands,
        report.entries,
        report.sealed_hands,
        report.opened_hands,
        report.compared_cards,
        "clean" if report.is_clean else "not clean",
    )
    console.print(renderer.say(summary), soft_wrap=True)
    heading = renderer.say(w.LogHeadLine(report.head.count, report.head.hash))
    console.print(f"  {heading}", soft_wrap=True)
    for problem in report.problems[:20]:
        console.print(f"  {renderer.say(problem.message)}", markup=False)
    if len(report.problems) > 20:
        more_problems_text = renderer.say(w.FurtherProblems(len(report.problems) - 20))
        console.print(f"  {more_problems_text}")


def backup(
    file: Annotated[Path, typer.Argument(help="File to write: room.rbk.gz.")],
    config: ConfigOption = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Write all data of a room to one file. The key is not included: back it up separately."""
    from riverboat.store.portable_file import backup as write
    from riverboat.store.stream_heads import heads_path

    settings = load_room_config(config, data, database)
    with (
        convert_errors_to_exit(1),
        show_progress_bar(terminal_reader().say(HandProgressLabel("writing"))) as report_progress,
    ):
        write(store_url(settings), file, report_progress)
    audit_terminal_action(store_url(settings), "backup", file)
    key_path = Path(settings.data) / "key"
    renderer = terminal_reader()
    typer.echo(renderer.say(w.BackupWritten(str(file), str(key_path))))
    typer.echo(renderer.say(w.LogHeadsWritten(str(heads_path(file)))))


def restore(
    file: Annotated[Path, typer.Argument(help="Backup file.")],
    config: ConfigOption = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Restore a backup into an empty room, on the same kind of database or another."""
    from riverboat.store.portable_file import restore as restore_backup

    settings = load_room_config(config, data, database)
    with (
        convert_errors_to_exit(1),
        show_progress_bar(terminal_reader().say(HandProgressLabel("reading"))) as report_progress,
    ):
        Path(settings.data).mkdir(parents=True, exist_ok=True)
        restore_backup(file, store_url(settings), report_progress)
    audit_terminal_action(store_url(settings), "restored", file)
    key_path = Path(settings.data) / "key"
    typer.echo(terminal_reader().say(w.RoomRestored(str(file), str(key_path))))


@contextmanager
def show_progress_bar(label: str) -> Iterator[ProgressCallback]:
    """Show a progress bar on the standard error, removed when it is done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(label, total=None)
        yield lambda done_count, total: bar.update(task, completed=done_count, total=total)
