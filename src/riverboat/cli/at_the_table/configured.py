"""The table that somebody asks for: a configuration file, and what the command line changes in it.

Both ``riverboat table`` and ``riverboat sim`` read it here, and fill the chairs with bots.
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

from riverboat.bots import WITH_CHARACTER, Anybody, name_of, style
from riverboat.cli.at_the_table.bot_names import BOT_NAMES
from riverboat.cli.at_the_table.own_bots import own_bot
from riverboat.cli.terminal.tongue import explained, refused, system_says, terminal_reader
from riverboat.engine import BadGame
from riverboat.table.rules.config import (
    Config,
    Seated,
    config_of,
    parsed,
    refuse_no_buy_in,
    with_option,
)
from riverboat.words.refusals import command_line as w
from riverboat.words.terminal.figures import IsNoText


class TableOptions(Struct, frozen=True):
    """What was said on the command line."""

    file: Path | None = None
    preset: str | None = None
    game: str | None = None
    options: Sequence[str] = ()
    """Options as ``group.option=value``."""
    language: str | None = None
    """What a file that is wrong is told in; the terminal's language, if none is asked for."""


def file_or_game(words: Sequence[str], game: str | None) -> tuple[Path | None, str | None]:
    """What stands behind a command: a file, a game's name in as many words as it has, or both.

    >>> file_or_game(["friday.toml"], None) == (Path("friday.toml"), None)
    True
    >>> file_or_game(["plo", "1/2"], None)
    (None, 'plo 1/2')
    """
    names_a_file = bool(words) and (_FILE_NAME.search(words[0]) or Path(words[0]).is_file())
    file = Path(words[0]) if names_a_file else None
    named = " ".join(words[1:] if names_a_file else words)
    return file, one_name(named, game)


def one_name(words: str, game: str | None) -> str | None:
    """A game that is named behind a command or by an option, but not by both."""
    if words and game is not None:
        raise refused(w.GameIsSaidTwice(repr(words), repr(game)))
    return words or game


_FILE_NAME: Final = re.compile(r"^(?:[/~\\]|\.\.?[/\\])|\.[A-Za-z]{2,}$")


def configured(asked: TableOptions) -> Config:
    """The configuration; a file that is wrong ends the program with 1, an option with 2."""
    tongue = asked.language
    wishes = _file(asked.file, tongue) if asked.file else {"game": "no-limit hold'em 1/2"}
    changed = _with_game(wishes, asked.game)
    if asked.file and (why := _why(changed, tongue)):
        _stop(f"{asked.file}: {why}")
    if asked.preset:
        changed["preset"] = asked.preset
    try:
        for option in asked.options:
            with_option(changed, option)
        config = config_of(changed)
        refuse_no_buy_in(config.rules)
        return config
    except BadGame as why:
        raise typer.BadParameter(explained(why, tongue)) from None


def _file(path: Path, tongue: str | None) -> dict[str, Any]:
    try:
        return parsed(path.read_text(encoding="utf-8"))
    except OSError as why:
        _stop(terminal_reader(tongue).say(w.FileCannotBeRead(str(path), system_says(why))))
    except UnicodeDecodeError:
        _stop(terminal_reader(tongue).say(IsNoText(str(path))))
    except BadGame as why:
        _stop(f"{path}: {explained(why, tongue)}")


def _with_game(wishes: dict[str, Any], game: str | None) -> dict[str, Any]:
    """The wishes with another game, if one is asked for; groups are copied, to be changed."""
    copied = {name: dict(each) if isinstance(each, dict) else each for name, each in wishes.items()}
    if game:
        for name in ("games", "mix", "change"):
            copied.pop(name, None)
        copied["game"] = game
    return copied


def _why(wishes: dict[str, Any], tongue: str | None) -> str:
    """What is wrong with a file; empty if nothing is."""
    try:
        for each in config_of(wishes).players:
            if each.style:
                style(each.style, Random(0))
    except BadGame as why:
        return explained(why, tongue)
    return ""


def _stop(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(1)


# Who sits there ---------------------------------------------------------------------------------


def lineup(config: Config, count: int | None, you: str = "") -> tuple[Seated, ...]:
    """So many players: those whom the file names, and bots in the other chairs.

    *you* are one of them, in no style; empty if you do not play.
    """
    named = [each for each in config.players if each.name != you]
    mine = [each for each in config.players if each.name == you] or [Seated(you)] * bool(you)
    chairs = config.rules.chairs
    named = named[: chairs - len(mine)]
    wanted = count or (len(named) + len(mine) if len(named) > 1 else min(6, chairs))
    if wanted > chairs:
        raise refused(w.NoRoomForSoMany(chairs, wanted))
    players = [*[replace(each, style="") for each in mine], *named]
    taken = {each.name.casefold() for each in players}
    names = (name for name in BOT_NAMES if name.casefold() not in taken)
    players += [Seated(name) for name, _ in zip(names, range(wanted - len(players)), strict=False)]
    return tuple(players[: max(wanted, 2)])


def with_styles(players: Sequence[Seated], seed: int | None, everybody: str = "") -> list[Seated]:
    """The players with styles: their own, one for everybody, or each another of the bots'."""
    luck = Random(None if seed is None else f"who plays how, {seed}")
    cast = luck.sample(WITH_CHARACTER, len(WITH_CHARACTER))
    try:
        return [
            replace(each, style=style(everybody or each.style or cast[k % len(cast)], luck).name)
            for k, each in enumerate(players)
        ]
    except BadGame as why:
        raise typer.BadParameter(explained(why)) from None


def with_own_bots(
    players: Sequence[Seated], said: Sequence[str]
) -> tuple[list[Seated], dict[str, Anybody]]:
    """The players, the last of them bots of one's own; and who those are, by their names."""
    if len(said) > len(players):
        raise refused(w.MoreBotsThanPlayers(len(players), len(said)))
    seated, bots = list(players), dict[str, Anybody]()
    for k, each in enumerate(said, len(seated) - len(said)):
        who = own_bot(each)
        name = plain = name_of(who)
        while name in bots:
            name = f"{plain} #{len(bots) + 1}"
        bots[name] = who
        seated[k] = replace(seated[k], name=name, style="")
    return seated, bots
