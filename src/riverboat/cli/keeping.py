"""``riverboat verify``, ``backup`` and ``restore``: what a room has kept, looked at and carried."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

if TYPE_CHECKING:
    from riverboat.service.verifying import Report
    from riverboat.store.heads import Head
    from riverboat.web.config import ServerConfig

Config = Annotated[
    Path | None, typer.Option(help="The file of TOML with which the room is served.")
]
Data = Annotated[str | None, typer.Option(help="The room's folder.")]
Database = Annotated[
    str | None,
    typer.Option(help="postgresql://user@host/database, instead of a file in that folder."),
]

Moved = Callable[[int, int], None]
"""How many are done, of how many."""


def verify(
    config: Config = None,
    data: Data = None,
    database: Database = None,
    heads: Annotated[
        Path | None,
        typer.Option(help="Heads that were written beside a backup: nothing since was cut off."),
    ] = None,
) -> None:
    """Check every record: tables, hands, chips, the ledger, and the decks against their seals.

    The room is found as it is served: by --config, by the environment, and by these options.
    """
    from riverboat.service.keys import stored_key
    from riverboat.store.heads import read_heads

    console = Console(highlight=False)
    chosen = _chosen(config, data, database)
    if not chosen.database and not Path(_url(chosen)).is_file():
        why = f"there is no room in {chosen.data}: --config, --data or --database says where it is"
        typer.echo(why, err=True)
        raise typer.Exit(2)
    with _told(2):
        key = stored_key(Path(chosen.data))
        anchors = read_heads(heads) if heads is not None else {}
        reports = asyncio.run(_verify(_url(chosen), key, anchors))
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


def _chosen(config: Path | None, data: str | None, database: str | None) -> ServerConfig:
    """Where the room is, as ``riverboat serve`` finds it."""
    from riverboat.web.config import BadConfig, read_config

    try:
        text = config.read_text(encoding="utf-8") if config is not None else ""
        return read_config(text, os.environ, {"data": data, "database": database})
    except (BadConfig, OSError, UnicodeDecodeError) as why:
        typer.echo(f"{config or 'the configuration'}: {why}", err=True)
        raise typer.Exit(2) from None


def _is_a_table(stream: str) -> bool:
    """The room keeps other streams too: whom it keeps out."""
    return stream.startswith("table/")


async def _verify(url: str, key: bytes | None, anchors: dict[str, Head]) -> list[Report]:
    from riverboat.service.verifying import Report, compare_heads, gather, verify_stream
    from riverboat.store.integrity import refuse_damaged
    from riverboat.store.opening import open_store

    await asyncio.to_thread(refuse_damaged, url)
    store = open_store(url)
    await store.open()
    try:
        reports = []
        for stream in sorted({*await store.streams(), *anchors}):
            if not _is_a_table(stream) and stream not in anchors:
                continue
            evidence = await gather(store, stream, key, anchors.get(stream))
            if _is_a_table(stream) and evidence.records:
                with _bar(stream) as moved:
                    reports.append(verify_stream(evidence, moved))
            else:
                reports.append(Report(stream, len(evidence.records)))
                compare_heads(reports[-1], evidence)
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
    console.print(f"  head {report.head.count} {report.head.hash}", soft_wrap=True)
    for problem in report.problems[:20]:
        console.print(f"  {problem}", markup=False)
    if len(report.problems) > 20:
        console.print(f"  and {len(report.problems) - 20:,} more")


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write: room.rbk.gz.")],
    config: Config = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Write everything that a room has kept into one file. The key is not in it: keep that too."""
    from riverboat.store.backup import backup as write
    from riverboat.store.heads import file_of

    chosen = _chosen(config, data, database)
    with _told(1), _bar("writing") as moved:
        write(_url(chosen), file, moved)
    key = Path(chosen.data) / "key"
    typer.echo(f"Written to {file}. The room's key is in {key}: keep it apart.")
    typer.echo(f"The heads of its logs are in {file_of(file)}: keep a copy elsewhere, and verify")
    typer.echo("--heads finds that the end of a log was cut off since.")


def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    config: Config = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Fill an empty room from a backup, on the same kind of store or another."""
    from riverboat.store.backup import restore as read

    chosen = _chosen(config, data, database)
    with _told(1), _bar("reading") as moved:
        Path(chosen.data).mkdir(parents=True, exist_ok=True)
        read(file, _url(chosen), moved)
    typer.echo(f"Restored from {file}. Put the room's key into {Path(chosen.data) / 'key'}.")


def _url(chosen: ServerConfig) -> str:
    from riverboat.service.opening import FILE

    return chosen.database or str(Path(chosen.data) / FILE)


@contextmanager
def _told(code: int) -> Iterator[None]:
    """What goes wrong is said in a line."""
    from riverboat.service.keys import BadKey
    from riverboat.store.errors import BadBackup, NotEmpty, StoreFailed, UnknownStore

    try:
        yield
    except (BadKey, BadBackup, NotEmpty, StoreFailed, UnknownStore, OSError) as why:
        typer.echo(str(why), err=True)
        raise typer.Exit(code) from None


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
