"""Where a room is kept, for commands that look at it: as ``riverboat serve`` finds it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.terminal.tongue import explained, stopped, terminal_reader
from riverboat.words.terminal.recorded import NoRoomIn, TheConfiguration

if TYPE_CHECKING:
    from riverboat.web.config import ServerConfig

Config = Annotated[
    Path | None, typer.Option(help="The file of TOML with which the room is served.")
]
Data = Annotated[str | None, typer.Option(help="The room's folder.")]
Database = Annotated[
    str | None,
    typer.Option(help="postgresql://user@host/database, instead of a file in that folder."),
]


def chosen_room(config: Path | None, data: str | None, database: str | None) -> ServerConfig:
    """Where the room is, as ``serve`` finds it; the program ends if that makes no sense."""
    from riverboat.web.config import BadConfig, read_config

    try:
        text = config.read_text(encoding="utf-8") if config is not None else ""
        return read_config(text, os.environ, {"data": data, "database": database})
    except (BadConfig, OSError, UnicodeDecodeError) as why:
        raise unusable(config, why) from None


def unusable(config: Path | None, why: Exception) -> typer.Exit:
    """How the program ends where the room's file, or what stands for it, makes no sense."""
    where = str(config) if config else terminal_reader().say(TheConfiguration())
    typer.echo(f"{where}: {explained(why)}", err=True)
    return typer.Exit(2)


def refuse_no_room(chosen: ServerConfig) -> None:
    """End the program if there is no room there."""
    if not chosen.database and not Path(url_of(chosen)).is_file():
        raise stopped(NoRoomIn(str(chosen.data)), 2)


def url_of(chosen: ServerConfig) -> str:
    """The address of its store."""
    from riverboat.service.house_room import FILE

    return chosen.database or str(Path(chosen.data) / FILE)


@contextmanager
def told(code: int) -> Iterator[None]:
    """What goes wrong is said in a line."""
    from riverboat.service.decks.keys import BadKey
    from riverboat.store.errors import BadBackup, NotEmpty, StoreFailed, UnknownStore

    try:
        yield
    except (BadKey, BadBackup, NotEmpty, StoreFailed, UnknownStore, OSError) as why:
        typer.echo(explained(why), err=True)
        raise typer.Exit(code) from None
