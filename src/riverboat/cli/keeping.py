"""``riverboat verify``, ``backup`` and ``restore``: what a room has kept, looked at and carried."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

if TYPE_CHECKING:
    from riverboat.service.verifying import Report

Data = Annotated[str, typer.Option(help="The room's folder.")]
Database = Annotated[
    str, typer.Option(help="postgresql://user@host/database, instead of a file in that folder.")
]

Moved = Callable[[int, int], None]
"""How many are done, of how many."""


def verify(data: Data = "riverboat-data", database: Database = "") -> None:
    """Check every record: tables, hands, chips, the ledger, and the decks against their seals."""
    from riverboat.service.keys import BadKey, stored_key
    from riverboat.store.errors import StoreFailed, UnknownStore

    console = Console(highlight=False)
    if not database and not Path(_url(data, database)).is_file():
        typer.echo(f"there is no room in {data}: --data or --database says where it is", err=True)
        raise typer.Exit(2)
    try:
        key = stored_key(Path(data))
        reports = asyncio.run(_verify(_url(data, database), key))
    except (BadKey, StoreFailed, UnknownStore, OSError) as why:
        typer.echo(str(why), err=True)
        raise typer.Exit(2) from None
    for report in reports:
        _show(report, console)
    if key is None:
        console.print("There is no key here: cards were not held against the decks.")
    if not reports:
        console.print("Nothing has been played here.")
    elif all(report.clean for report in reports):
        total = sum([report.records for report in reports])
        console.print(f"All clean: {total:,} records of {len(reports)} tables.")
    else:
        raise typer.Exit(1)


def _is_a_table(stream: str) -> bool:
    """The room keeps other streams too: whom it keeps out."""
    return stream.startswith("table/")


async def _verify(url: str, key: bytes | None) -> list[Report]:
    from riverboat.service.verifying import gather, verify_stream
    from riverboat.store.opening import open_store

    store = open_store(url)
    await store.open()
    try:
        reports = []
        for stream in sorted(filter(_is_a_table, await store.streams())):
            evidence = await gather(store, stream, key)
            with _bar(stream) as moved:
                reports.append(verify_stream(evidence, moved))
        return reports
    finally:
        await store.close()


def _show(report: Report, console: Console) -> None:
    console.print(
        f"{report.stream}: {report.records:,} records, {report.hands:,} hands, "
        f"{report.entries:,} entries, {report.sealed:,} decks sealed, {report.opened:,} opened, "
        f"{report.cards:,} cards: {'clean' if report.clean else 'NOT CLEAN'}",
        soft_wrap=True,
    )
    for problem in report.problems[:20]:
        console.print(f"  {problem}", markup=False)
    if len(report.problems) > 20:
        console.print(f"  and {len(report.problems) - 20:,} more")


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write: room.rbk.gz.")],
    data: Data = "riverboat-data",
    database: Database = "",
) -> None:
    """Write everything that a room has kept into one file. The key is not in it: keep that too."""
    from riverboat.store.backup import backup as write

    with _told(), _bar("writing") as moved:
        write(_url(data, database), file, moved)
    typer.echo(f"Written to {file}. The room's key is in {Path(data) / 'key'}: keep it apart.")


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: Data = "riverboat-data",
    database: Database = "",
) -> None:
    """Fill an empty room from a backup, on the same kind of store or another."""
    from riverboat.store.backup import restore as read

    Path(data).mkdir(parents=True, exist_ok=True)
    with _told(), _bar("reading") as moved:
        read(file, _url(data, database), moved)
    typer.echo(f"Restored from {file}. Put the room's key into {Path(data) / 'key'}.")


def _url(data: str, database: str) -> str:
    from riverboat.service.opening import FILE

    return database or str(Path(data) / FILE)


@contextmanager
def _told() -> Iterator[None]:
    """What goes wrong is said in a line."""
    from riverboat.store.errors import BadBackup, NotEmpty, StoreFailed, UnknownStore

    try:
        yield
    except (BadBackup, NotEmpty, StoreFailed, UnknownStore, OSError) as why:
        typer.echo(str(why), err=True)
        raise typer.Exit(1) from None


@contextmanager
def _bar(what: str) -> Iterator[Moved]:
    """A bar on the standard error, gone when it is done."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
