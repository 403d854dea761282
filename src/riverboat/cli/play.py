"""``riverboat play``: you against simple bots, in the terminal.

Here the options are read; what plays the game is loaded only when somebody plays.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

    from riverboat.bots import Bot
    from riverboat.engine import Game

BOT_NAMES = ("Belle", "Silas", "Mabel", "Duke", "Doc", "Pearl", "Finn", "Ruby", "Jeb")

_USUAL = {
    "omaha": "pot-limit",
    "omaha 5": "pot-limit",
    "omaha 6": "pot-limit",
    "courchevel": "pot-limit",
    "kuhn": "limit",
    "leduc": "limit",
}
"""How a variant is mostly played, where it is not no-limit."""
_STAKES = {"limit": "2/4", "spread-limit": "1-5 blinds 1/2"}
_SMALL_GAMES = {"kuhn": "1/1 blinds 0 ante 1", "leduc": "2/4 blinds 0 ante 1"}


def play(
    game: Annotated[
        str | None, typer.Option(help='The game by its name, such as "pot-limit omaha 1/2".')
    ] = None,
    variant: Annotated[
        str | None, typer.Option(help="hold'em, short deck, omaha, courchevel ...")
    ] = None,
    structure: Annotated[
        str | None, typer.Option(help="no-limit, pot-limit, limit or spread-limit.")
    ] = None,
    stakes: Annotated[
        str | None, typer.Option(help="Blinds such as 1/2; in limit, the two bets.")
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", min=2, max=10, help="At the table, with you.")
    ] = None,
    stack: Annotated[int | None, typer.Option(min=1, help="Chips that everybody buys.")] = None,
    house: Annotated[
        str, typer.Option(help="House rules: online, cash, tournament or home.")
    ] = "online",
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same cards and luck every time.")] = None,
    hands: Annotated[int | None, typer.Option(min=1, help="Stop after so many hands.")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="A bot plays your hand too.")] = False,
    show_bots: Annotated[
        bool, typer.Option("--show-bots", help="Who the bots are, and all cards face up.")
    ] = False,
    speed: Annotated[float, typer.Option(min=0.1, help="2 is twice as quick.")] = 1.0,
    no_pause: Annotated[bool, typer.Option("--no-pause", help="No pauses at all.")] = False,
    colour: Annotated[
        bool | None, typer.Option("--colour/--no-colour", help="Cards in four colours.")
    ] = None,
) -> None:
    """Play poker against simple bots."""
    from riverboat.cli.session import Session, Sitting
    from riverboat.engine import BadGame, start
    from riverboat.homegame import HomeGame

    if game and (variant or structure or stakes):
        raise typer.BadParameter("--game says it all: leave --variant, --structure, --stakes out")
    try:
        played = _game(game or _sign(variant, structure, stakes), house)
        you = name or ("Cora" if watch else "You")
        table = [you, *_bot_names(played, players, you)]
        buy_in = stack or 100 * played.stakes.small_bet
        start(played, (buy_in,) * len(table))  # so that what makes no hand is refused here
        home_game = HomeGame(played, table, buy_in, seed=seed)
    except BadGame as why:
        raise typer.BadParameter(str(why)) from None
    bots = _bots(table if watch else table[1:], seed)
    sitting = Sitting(
        game=home_game,
        you=you,
        bots=bots,
        buy_in=buy_in,
        hands=hands or (1 if watch else None),
        introductions=_introductions(bots) if show_bots else (),
        open_cards=show_bots,
        between=sys.stdin.isatty() and not watch,
    )
    quiet = no_pause or not sys.stdout.isatty()
    session = Session(sitting, _console(colour), _ask, _pause(0 if quiet else 0.5 / speed))
    raise typer.Exit(session.play())


# What is played ---------------------------------------------------------------------------------


def _sign(variant: str | None, structure: str | None, stakes: str | None) -> str:
    """The name of the game that the options come to, with what is usual for the rest."""
    variant = variant or "hold'em"
    structure = structure or _USUAL.get(variant, "no-limit")
    stakes = stakes or _SMALL_GAMES.get(variant) or _STAKES.get(structure, "1/2")
    return f"{structure} {variant} {stakes}"


def _game(sign: str, house: str) -> Game:
    from riverboat.engine import HouseRules, parse_game

    return parse_game(sign, HouseRules.preset(house))


def _bot_names(game: Game, players: int | None, you: str) -> list[str]:
    """Opponents for a full table of six, or as many as are wanted and can be dealt to."""
    from riverboat.engine import BadGame

    most = game.variant.most_players(game.boards)
    if players and players > most:
        raise BadGame(f"{game.variant.name} is for 2 to {most} players, not {players} (GAME-03)")
    # The small games of research have one hole card, and are for two.
    usual = 2 if game.variant.hole_cards == 1 else min(6, most)
    names = [name for name in BOT_NAMES if name != you]
    return names[: (players or usual) - 1]


def _bots(names: list[str], seed: int | None) -> dict[str, Bot]:
    """A bot for each name: all the characters in turn, in an order that nobody knows."""
    import random

    from riverboat.bots import CHARACTERS, Bot

    luck = random.Random(None if seed is None else f"the luck of the bots, {seed}")
    cast = luck.sample(CHARACTERS, len(CHARACTERS))
    return {name: Bot(cast[k % len(cast)], luck) for k, name in enumerate(names)}


def _introductions(bots: dict[str, Bot]) -> tuple[str, ...]:
    return tuple(
        f"{name} is a {bot.character.name}: {bot.character.manner}" for name, bot in bots.items()
    )


# The terminal -----------------------------------------------------------------------------------


def _console(colour: bool | None) -> Console:
    from rich.console import Console

    if colour is None:
        return Console(highlight=False)
    return Console(highlight=False, force_terminal=colour or None, no_color=not colour)


def _ask(prompt: str) -> str:
    """One line from the terminal or the pipe; a line from a pipe is printed, to be read back."""
    if sys.stdin.isatty():
        import contextlib

        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  arrow keys and history in input()
        return input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    print(prompt + line.rstrip("\n"), flush=True)
    return line


def _pause(seconds: float) -> Callable[[], None]:
    import time

    return lambda: time.sleep(seconds) if seconds else None
