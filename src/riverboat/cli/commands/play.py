"""``riverboat play``: a home game against simple bots in the terminal.

This module parses the options; the game is imported only when it is played.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.table_sessions.bot_names import BOT_NAMES
from riverboat.cli.terminal.shared_options import (
    CardColourOption,
    HouseRulesOption,
    MaxHandsOption,
    NoPauseOption,
    PlayerCountOption,
    PlayerNameOption,
    SeedOption,
    SpeedOption,
)
from riverboat.cli.terminal.terminal_locale import LangOption, build_usage_error, choose_locale

if TYPE_CHECKING:
    from collections.abc import Sequence

    from riverboat.bots import Opponent
    from riverboat.engine import Game


def play(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[GAME]", help="Game to play: plo8, nlhe 0.5/1, kuhn.", show_default=False
        ),
    ] = None,
    game: Annotated[
        str | None,
        typer.Option(help='Game to play, as GAME: "pot-limit omaha 1/2", "plo", "horse 4/8".'),
    ] = None,
    variant: Annotated[
        str | None,
        typer.Option(help="Variant: hold'em, omaha hi-lo, seven-card stud, razz, badugi ..."),
    ] = None,
    mix: Annotated[
        str | None,
        typer.Option(help="Mixed game: hose, horse, 8-game, 9-game or 10-game."),
    ] = None,
    structure: Annotated[
        str | None,
        typer.Option(help="Betting structure: no-limit, pot-limit, limit or spread-limit."),
    ] = None,
    stakes: Annotated[
        str | None,
        typer.Option(help="Blinds, such as 1/2; small and big bet in limit games and stud."),
    ] = None,
    players: PlayerCountOption = None,
    stack: Annotated[
        str | None,
        typer.Option(help="Buy-in of each player, in chips (200) or big blinds (100bb)."),
    ] = None,
    house: HouseRulesOption = "online",
    name: PlayerNameOption = None,
    lang: LangOption = None,
    seed: SeedOption = None,
    hands: MaxHandsOption = None,
    watch: Annotated[
        bool, typer.Option("--watch", help="Watch: a bot plays your seat too.")
    ] = False,
    show_bots: Annotated[
        bool, typer.Option("--show-bots", help="Describe the bots and show all cards.")
    ] = False,
    speed: SpeedOption = 1.0,
    no_pause: NoPauseOption = False,
    colour: CardColourOption = None,
) -> None:
    """Play poker against simple bots."""
    from riverboat.cli.table_sessions.game_selection import GameChoice, resolve_games
    from riverboat.cli.table_sessions.hand_session import HandSession, HandSessionConfig
    from riverboat.cli.table_sessions.home_mix import MixedGame
    from riverboat.cli.table_sessions.table_config_options import choose_game_name
    from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
    from riverboat.cli.terminal.terminal_io import make_console, make_pause, read_line
    from riverboat.engine import BadGame, start
    from riverboat.engine.commands.engine_errors import localize_error
    from riverboat.hands.stack_sizes import parse_stacks
    from riverboat.homegame import HomeGame
    from riverboat.words import Reader
    from riverboat.words.terminal import YouPronoun

    locale = choose_locale(lang)
    named_game = choose_game_name(" ".join(words or ()), game)
    game_choice = GameChoice(named_game, mix, variant, structure, stakes, house)
    if conflict := game_choice.conflict:
        raise build_usage_error(conflict)
    try:
        rotation = resolve_games(game_choice)
        your_name = name or (
            "Cora" if watch else build_terminal_reader(locale).sentence(YouPronoun())
        )
        player_names = [your_name, *_choose_bot_names(rotation.games, players, your_name)]
        first_game = rotation.games[0]
        buy_in = parse_stacks(first_game, stack, 1, game_name=game_choice.stack_unit_game)[0]
        for rotation_game in rotation.games:
            start(rotation_game, (buy_in,) * len(player_names))  # reject an unplayable game here
        home_game = HomeGame(first_game, player_names, buy_in, seed=seed)
    except BadGame as error:
        raise typer.BadParameter(localize_error(error, Reader(locale))) from None
    bots = _build_bots(player_names if watch else player_names[1:], seed)
    config = HandSessionConfig(
        game=home_game,
        your_name=your_name,
        bots=bots,
        buy_in=buy_in,
        hands=hands or (1 if watch else None),
        introductions=_format_introductions(bots) if show_bots else (),
        shows_all_cards=show_bots,
        pauses_between_hands=sys.stdin.isatty() and not watch,
        mix=MixedGame(rotation) if len(rotation.games) > 1 else None,
        language=locale,
    )
    skips_pauses = no_pause or not sys.stdout.isatty()
    session = HandSession(
        config, make_console(colour), read_line, make_pause(0 if skips_pauses else 0.5 / speed)
    )
    raise typer.Exit(session.play())


def _choose_bot_names(games: Sequence[Game], player_count: int | None, your_name: str) -> list[str]:
    """Return names of opponents for the requested number of players.

    By default there are two players in a game with one hole card, and up to six in other games.
    """
    from riverboat.engine import BadGame
    from riverboat.words.refusals.games import GamePlayerCount

    smallest_table_game = min(games, key=lambda game: game.variant.max_players(game.boards))
    max_players = smallest_table_game.variant.max_players(smallest_table_game.boards)
    if player_count and player_count > max_players:
        raise BadGame(GamePlayerCount(smallest_table_game.variant.name, max_players, player_count))
    # The small research games have one hole card and two players.
    default_player_count = 2 if smallest_table_game.variant.hole_cards == 1 else min(6, max_players)
    bot_names = [name for name in BOT_NAMES if name.casefold() != your_name.casefold()]
    return bot_names[: (player_count or default_player_count) - 1]


def _build_bots(names: list[str], seed: int | None) -> dict[str, Opponent]:
    """Return a bot for each name; characters are assigned in turn, in random order."""
    import random

    from riverboat.bots import CHARACTERS, Opponent

    rng = random.Random(None if seed is None else f"the luck of the bots, {seed}")
    characters = rng.sample(CHARACTERS, len(CHARACTERS))
    return {
        name: Opponent(characters[bot_index % len(characters)], rng)
        for bot_index, name in enumerate(names)
    }


def _format_introductions(bots: dict[str, Opponent]) -> tuple[str, ...]:
    return tuple(
        f"{name} is a {bot.character.name}: {bot.character.description}"
        for name, bot in bots.items()
    )
