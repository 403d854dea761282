"""``riverboat match``: bots against bots, custom bots among them.

This module parses the options; the match engine is imported only when a match is played.
"""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.shared_options import (
    HandsOption,
    JobsOption,
    JsonOption,
    OptionalHouseRulesOption,
    QuietOption,
)
from riverboat.cli.terminal.terminal_locale import build_usage_error, explain_error, terminal_reader
from riverboat.words.refusals import command_line as w

if TYPE_CHECKING:
    from riverboat.sim.matches.luck_baseline import Baseline, Measure
    from riverboat.sim.matches.match_result import MatchResult


def match(
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...",
            help="Two or more players: my_bot.py:MyBot, a style (shark, rock, caller ...), "
            "or a program that answers in JSON lines: 'run: python my_agent.py'.",
            show_default=False,
        ),
    ],
    game: Annotated[str, typer.Option(help='Game to play: "plo 1/2", kuhn ...')] = "nlhe 1/2",
    hands: HandsOption = 10_000,
    stack: Annotated[
        str | None,
        typer.Option(
            help="Starting stack of each player in each hand, in chips (200) or big blinds (100bb)."
        ),
    ] = None,
    house: OptionalHouseRulesOption = None,
    seed: Annotated[int | None, typer.Option(help="Seed for a reproducible match.")] = None,
    duplicate: Annotated[
        bool,
        typer.Option("--duplicate", help="Replay each deck from every seat to reduce variance."),
    ] = False,
    measure: Annotated[
        str,
        typer.Option(
            help="Score: chips, all-in (all-ins at their equity) or aivat (AIVAT variance "
            "reduction)."
        ),
    ] = "chips",
    until: Annotated[
        str,
        typer.Option(
            metavar="95%",
            help="Stop when the first player is winning or losing at this confidence level.",
            show_default=False,
        ),
    ] = "",
    svg: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="SVG chart of the match.", show_default=False),
    ] = None,
    memory: Annotated[
        str,
        typer.Option(help="Lifetime of a bot's state: match, or block for 200 decks at a time."),
    ] = "match",
    jobs: JobsOption = 1,
    as_json: JsonOption = False,
    quiet: QuietOption = False,
) -> None:
    """Match bots against each other: bb/100 with confidence intervals.

    A custom bot is a class in a Python file: class MyBot(riverboat.Bot), with a method act(self,
    hand).
    """
    from riverboat.agents import Program, ProgramEnded
    from riverboat.cli.table_sessions.custom_bots import load_bot_or_style
    from riverboat.cli.terminal.work_progress import show_work_progress
    from riverboat.engine import BadGame, HouseRules, IllegalAction
    from riverboat.sim.bot_memory import parse_memory
    from riverboat.sim.matches.match import match as play_match
    from riverboat.words.terminal.statistics_tables import WorkLabel

    if len(players) < 2:
        raise build_usage_error(w.MatchNeedsTwoPlayers(players[0]))
    confidence_level = _parse_confidence(until)
    bots = [load_bot_or_style(player) for player in players]
    try:
        with show_work_progress(WorkLabel("hands"), is_quiet=quiet) as report_progress:

            def report_match(result: MatchResult) -> None:
                report_progress(result.hands / max(result.hands, hands), result.players[0].phrase)

            result = play_match(
                *bots,
                game=game,
                hands=hands,
                stack=stack,
                house=None if house is None else HouseRules.from_name(house),
                seed=seed,
                duplicate=duplicate,
                measure=_choose_measure(measure, game, stack),
                until=confidence_level,
                memory=parse_memory(memory),
                jobs=jobs,
                progress=report_match,
            )
        if svg is not None:
            svg.write_text(result.to_svg(), encoding="utf-8")
    except BadGame as error:
        raise typer.BadParameter(explain_error(error)) from None
    except OSError as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None
    except (IllegalAction, ProgramEnded) as error:
        typer.echo("\n".join([explain_error(error), *getattr(error, "__notes__", ())]), err=True)
        raise typer.Exit(1) from None
    finally:
        for bot in bots:
            if isinstance(bot, Program):
                bot.close()
    if as_json:
        print_json("match/1", to_json_text(_build_json(result)))
    else:
        renderer = terminal_reader()
        typer.echo("\n".join([renderer.say(phrase) for phrase in result.lines]))


def _parse_confidence(text: str) -> float | None:
    """Parse a confidence level: ``95%``, ``95`` or ``0.95``; ``None`` for an empty text."""
    if not text:
        return None
    try:
        confidence_level = float(text.strip().removesuffix("%"))
    except ValueError:
        confidence_level = 0.0
    confidence_level = confidence_level / 100 if confidence_level > 1 else confidence_level
    if not 0.5 < confidence_level < 1:
        raise build_usage_error(w.ConfidenceOutOfRange(repr(text)))
    return confidence_level


def _choose_measure(name: str, game: str, stack: str | None) -> Measure | Baseline:
    """Return the named measure of results.

    For AIVAT in a game with one hole card, solve the game and return the solution as baseline.
    """
    from riverboat.hands.game_lookup import find_game
    from riverboat.sim.matches.luck_baseline import parse_measure
    from riverboat.solve import build_baseline

    measure = parse_measure(name)
    if measure == "aivat" and find_game(game, None).variant.hole_cards == 1:
        return build_baseline(game, stacks=stack)
    return measure


def _build_json(result: MatchResult) -> dict[str, Any]:
    return {
        "game": result.game,
        "hands": result.hands,
        "asked": result.requested_hands,
        "duplicate": result.duplicate,
        "seed": result.seed,
        "measure": result.measure,
        "until": result.until,
        "decided": result.decided,
        "players": [
            {
                "player": player.name,
                "net": player.net,
                "bb_per_100": round(player.bb_per_100, 3),
                "interval_95": _round_if_finite(player.interval),
                "measured_bb_per_100": round(player.measured_per_100, 3),
                "measured_interval": _round_if_finite(player.measured_interval),
            }
            for player in result.players
        ],
        "curve": [
            {
                "hands": point.hands,
                "bb_per_100": [round(mean, 3) for mean in point.means],
                "intervals": [_round_if_finite(half_width) for half_width in point.intervals],
            }
            for point in result.curve
        ],
    }


def _round_if_finite(half_width: float) -> float | None:
    """Return a width, rounded, or ``None`` if it is not finite yet."""
    return round(half_width, 3) if isfinite(half_width) else None
