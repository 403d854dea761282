"""``riverboat bot``: a bot that plays at a table of a room over the public protocol."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Annotated, Final

import typer

from riverboat.cli.terminal.terminal_locale import build_usage_error, explain_error
from riverboat.words.refusals import command_line as w


def bot(
    link: Annotated[str, typer.Argument(help="Link to the table: http://localhost:8000/t/...")],
    name: Annotated[str, typer.Option(help="Name of the bot.")] = "",
    style: Annotated[str, typer.Option(help="Style of the bot; random by default.")] = "",
    custom_bot: Annotated[
        str,
        typer.Option("--bot", metavar="FILE.py:CLASS", help="Custom bot to run."),
    ] = "",
    key: Annotated[
        str,
        typer.Option(
            envvar="RIVERBOAT_API_KEY", help="API key of a registered bot, which owns its name."
        ),
    ] = "",
    chips: Annotated[int, typer.Option(help="Buy-in in chips; 0 is the table's default.")] = 0,
    password: Annotated[str, typer.Option(help="Password of the table.")] = "",
) -> None:
    """Run a bot that plays at a room's table over a WebSocket; it leaves the table when stopped."""
    from riverboat.bots import player_name
    from riverboat.cli.table_sessions.custom_bots import load_custom_bot
    from riverboat.engine import BadGame
    from riverboat.remote.client import TableGoneError
    from riverboat.remote.play import play
    from riverboat.remote.room_http import RoomRefused, split_address

    if custom_bot and style:
        raise build_usage_error(w.StyleAndBotConflict())
    player = load_custom_bot(custom_bot) if custom_bot else style
    try:
        base_url, table = split_address(link)

        async def sit(player_name: str) -> None:
            await play(
                base_url, table, player_name, player, key=key, chips=chips, password=password
            )

        asyncio.run(
            _sit_with_free_name(sit, player_name(player)) if custom_bot and not name else sit(name)
        )
    except (RoomRefused, TableGoneError, BadGame, ValueError, OSError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        sys.exit(130)


async def _sit_with_free_name(sit_as: Callable[[str], Awaitable[None]], name: str) -> None:
    """Sit down under the name of the bot's class, with a number if that name is taken."""
    from riverboat.remote.room_http import RoomRefused

    for player_name in [
        name,
        *[f"{name} {name_number}" for name_number in range(2, _MAX_NAME_TRIES)],
    ]:
        try:
            return await sit_as(player_name)
        except RoomRefused as error:
            if error.code != "taken":
                raise
    raise ValueError(
        f"{_MAX_NAME_TRIES - 1} bots are already named {name}: choose another name with --name NAME"
    )


_MAX_NAME_TRIES: Final = 20
