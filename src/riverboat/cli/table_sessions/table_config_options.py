"""A table's configuration: a file, with changes from the command line.

Both ``riverboat table`` and ``riverboat sim`` load it here, and fill the empty chairs with bots.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NoReturn

import typer
from msgspec import Struct
from msgspec.structs import replace

from riverboat.bots import CHARACTER_STYLES, PlayerLike, player_name, style
from riverboat.cli.table_sessions.bot_names import BOT_NAMES
from riverboat.cli.table_sessions.custom_bots import load_custom_bot
from riverboat.cli.terminal.terminal_locale import (
    build_usage_error,
    explain_error,
    format_os_error,
    terminal_reader,
)
from riverboat.engine import BadGame
from riverboat.table.rules.config import (
    Config,
    ConfiguredPlayer,
    build_config,
    parse_toml,
    refuse_unplayable_buy_in,
    set_option,
)
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal.statistics_tables import TextFileExpected


class TableOptions(Struct, frozen=True):
    """Options of the command line."""

    file: Path | None = None
    preset: str | None = None
    game: str | None = None
    options: Sequence[str] = ()
    """Options as ``group.option=value``."""
    language: str | None = None
    """Language of errors in a file; the terminal's language by default."""


def split_file_and_game(words: Sequence[str], game: str | None) -> tuple[Path | None, str | None]:
    """Split a command's arguments into a file and the words of a game's name.

    >>> split_file_and_game(["friday.toml"], None) == (Path("friday.toml"), None)
    True
    >>> split_file_and_game(["plo", "1/2"], None)
    (None, 'plo 1/2')
    """
    is_file = bool(words) and (_FILE_NAME_PATTERN.search(words[0]) or Path(words[0]).is_file())
    file = Path(words[0]) if is_file else None
    game_text = " ".join(words[1:] if is_file else words)
    return file, choose_game_name(game_text, game)


def choose_game_name(arguments_text: str, game: str | None) -> str | None:
    """Return the game named by arguments or by an option, if any; naming both is a usage error."""
    if arguments_text and game is not None:
        raise build_usage_error(w.GameGivenTwice(repr(arguments_text), repr(game)))
    return arguments_text or game


_FILE_NAME_PATTERN: Final = re.compile(r"^(?:[/~\\]|\.\.?[/\\])|\.[A-Za-z]{2,}$")


def load_config(options: TableOptions) -> Config:
    """Load the configuration; exit with 1 if the file is invalid, with 2 if an option is."""
    language = options.language
    settings = (
        _read_file(options.file, language) if options.file else {"game": "no-limit hold'em 1/2"}
    )
    merged_settings = _replace_game(settings, options.game)
    if options.file and (reason := _find_config_error(merged_settings, language)):
        _exit_with_error(f"{options.file}: {reason}")
    if options.preset:
        merged_settings["preset"] = options.preset
    try:
        for option in options.options:
            set_option(merged_settings, option)
        config = build_config(merged_settings)
        refuse_unplayable_buy_in(config.rules)
        return config
    except BadGame as reason:
        raise typer.BadParameter(explain_error(reason, language)) from None


def _read_file(path: Path, locale: str | None) -> dict[str, Any]:
    try:
        return parse_toml(path.read_text(encoding="utf-8"))
    except OSError as error:
        _exit_with_error(
            terminal_reader(locale).say(w.FileUnreadable(str(path), format_os_error(error)))
        )
    except UnicodeDecodeError:
        _exit_with_error(terminal_reader(locale).say(TextFileExpected(str(path))))
    except BadGame as error:
        _exit_with_error(f"{path}: {explain_error(error, locale)}")


def _replace_game(settings: dict[str, Any], game: str | None) -> dict[str, Any]:
    """Return the settings with another game, if requested; groups are copied before the change."""
    copied_settings = {
        name: dict(value) if isinstance(value, dict) else value for name, value in settings.items()
    }
    if game:
        for name in ("games", "mix", "change"):
            copied_settings.pop(name, None)
        copied_settings["game"] = game
    return copied_settings


def _find_config_error(settings: dict[str, Any], locale: str | None) -> str:
    """Return the error in a configuration, or an empty string if it is valid."""
    try:
        for player in build_config(settings).players:
            if player.style:
                style(player.style, Random(0))
    except BadGame as error:
        return explain_error(error, locale)
    return ""


def _exit_with_error(message: str) -> NoReturn:
    typer.echo(message, err=True)
    raise typer.Exit(1)


def build_lineup(
    config: Config, requested_count: int | None, your_name: str = ""
) -> tuple[ConfiguredPlayer, ...]:
    """Return the requested number of players: those named in the file, and bots in other chairs.

    *your_name* is one of them, without a style; empty if you do not play.
    """
    other_players = [player for player in config.players if player.name != your_name]
    your_players = [player for player in config.players if player.name == your_name] or [
        ConfiguredPlayer(your_name)
    ] * bool(your_name)
    chair_count = config.rules.chairs
    other_players = other_players[: chair_count - len(your_players)]
    player_count = requested_count or (
        len(other_players) + len(your_players) if len(other_players) > 1 else min(6, chair_count)
    )
    if player_count > chair_count:
        raise build_usage_error(w.TooManyPlayersForTable(chair_count, player_count))
    players = [*[replace(player, style="") for player in your_players], *other_players]
    taken_names = {player.name.casefold() for player in players}
    free_names = (name for name in BOT_NAMES if name.casefold() not in taken_names)
    players += [
        ConfiguredPlayer(name)
        for name, _ in zip(free_names, range(player_count - len(players)), strict=False)
    ]
    return tuple(players[: max(player_count, 2)])


def assign_styles(
    players: Sequence[ConfiguredPlayer], seed: int | None, style_for_all: str = ""
) -> list[ConfiguredPlayer]:
    """Return the players with a style each.

    It is *style_for_all*, or else the player's own style, or else that of a character; characters
    are assigned in turn, in random order.
    """
    rng = Random(None if seed is None else f"who plays how, {seed}")
    styles = rng.sample(CHARACTER_STYLES, len(CHARACTER_STYLES))
    try:
        return [
            replace(
                player,
                style=style(
                    style_for_all or player.style or styles[player_index % len(styles)], rng
                ).name,
            )
            for player_index, player in enumerate(players)
        ]
    except BadGame as error:
        raise typer.BadParameter(explain_error(error)) from None


def assign_custom_bots(
    players: Sequence[ConfiguredPlayer], bot_specs: Sequence[str]
) -> tuple[list[ConfiguredPlayer], dict[str, PlayerLike]]:
    """Return the players, with custom bots in the last places, and those bots by name."""
    if len(bot_specs) > len(players):
        raise build_usage_error(w.MoreBotsThanPlayers(len(players), len(bot_specs)))
    lineup, bots = list(players), dict[str, PlayerLike]()
    for player_index, spec in enumerate(bot_specs, len(lineup) - len(bot_specs)):
        bot = load_custom_bot(spec)
        name = base_name = player_name(bot)
        while name in bots:
            name = f"{base_name} #{len(bots) + 1}"
        bots[name] = bot
        lineup[player_index] = replace(lineup[player_index], name=name, style="")
    return lineup, bots
