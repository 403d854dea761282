"""Options of commands that open a room's store, resolved as ``riverboat serve`` does."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.terminal.terminal_locale import (
    build_exit_with_message,
    explain_error,
    terminal_reader,
)
from riverboat.words.terminal.recorded_hands import ConfigurationSource, NoRoomInFolder

if TYPE_CHECKING:
    from riverboat.web.server_config import ServerConfig

ConfigOption = Annotated[Path | None, typer.Option(help="TOML configuration file of the room.")]
DataOption = Annotated[str | None, typer.Option(help="Data folder of the room.")]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        help="PostgreSQL URL, instead of a file in the data folder: "
        "postgresql://user@host/database."
    ),
]


def load_room_config(config: Path | None, data: str | None, database: str | None) -> ServerConfig:
    """Return the room's configuration, as ``serve`` finds it; exit if it is invalid."""
    from riverboat.web.server_config import BadConfig, read_config

    try:
        text = config.read_text(encoding="utf-8") if config is not None else ""
        return read_config(text, os.environ, {"data": data, "database": database})
    except (BadConfig, OSError, UnicodeDecodeError) as error:
        raise build_config_error_exit(config, error) from None


def build_config_error_exit(config: Path | None, error: Exception) -> typer.Exit:
    """Print why the room's configuration is invalid; return the ``typer.Exit`` to raise."""
    config_source = str(config) if config else terminal_reader().say(ConfigurationSource())
    typer.echo(f"{config_source}: {explain_error(error)}", err=True)
    return typer.Exit(2)


def require_room(room_settings: ServerConfig) -> None:
    """Exit with an error if no room exists at the configured place."""
    if not room_settings.database and not Path(store_url(room_settings)).is_file():
        raise build_exit_with_message(NoRoomInFolder(str(room_settings.data)), 2)


def store_url(room_settings: ServerConfig) -> str:
    """Return the URL of the room's store."""
    from riverboat.service.house_room import DATABASE_FILE

    return room_settings.database or str(Path(room_settings.data) / DATABASE_FILE)


@contextmanager
def convert_errors_to_exit(exit_code: int) -> Iterator[None]:
    """Convert errors to a one-line message and this exit code."""
    from riverboat.service.decks.room_key import BadKey
    from riverboat.store.errors import BadBackup, NotEmpty, StoreFailed, UnknownStore

    try:
        yield
    except (BadKey, BadBackup, NotEmpty, StoreFailed, UnknownStore, OSError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(exit_code) from None
