"""``riverboat match``: bots against bots, those of one's own among them.

Here the options are read; what plays is loaded only when somebody plays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from riverboat.cli.terminal.json_text import json_text, print_json

if TYPE_CHECKING:
    from riverboat.sim.matches.result import MatchResult


def match(
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER...",
            help="Two or more: my_bot.py:MyBot, a style (shark, rock, caller ...), or a program "
            "that answers in lines of JSON: 'run: python my_agent.py'.",
            show_default=False,
        ),
    ],
    game: Annotated[str, typer.Option(help='What is played: "plo 1/2", kuhn ...')] = "nlhe 1/2",
    hands: Annotated[int, typer.Option(min=1, help="So many hands.")] = 10_000,
    stack: Annotated[
        int | None,
        typer.Option(min=1, help="Chips with which everybody begins each hand."),
    ] = None,
    house: Annotated[
        str | None, typer.Option(help="House rules: online, cash, tournament or home.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same match every time.")] = None,
    duplicate: Annotated[
        bool, typer.Option("--duplicate", help="Play each deck from every seat: less is luck.")
    ] = False,
    jobs: Annotated[
        int,
        typer.Option("--jobs", "-j", min=1, help="Processes; the result is the same for any."),
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
) -> None:
    """Play bots against each other: big blinds in a hundred hands, with an interval.

    A bot of yours is a class in a file: class MyBot(riverboat.Bot), with a method act(self, hand).
    """
    from riverboat.agents import Program, ProgramEnded
    from riverboat.cli.at_the_table.own_bots import somebody
    from riverboat.cli.terminal.stopping import telling_of_a_stop
    from riverboat.engine import BadGame, HouseRules, IllegalAction
    from riverboat.sim.matches.match import match as played

    if len(players) < 2:
        raise typer.BadParameter(f"a match is between two players or more: {players[0]} shark")
    table = [somebody(each) for each in players]
    try:
        with telling_of_a_stop("Stopped before the last hand was played"):
            result = played(
                *table,
                game=game,
                hands=hands,
                stack=stack,
                house=None if house is None else HouseRules.named(house),
                seed=seed,
                duplicate=duplicate,
                jobs=jobs,
            )
    except BadGame as why:
        raise typer.BadParameter(str(why)) from None
    except (IllegalAction, ProgramEnded) as why:
        typer.echo("\n".join([str(why), *getattr(why, "__notes__", ())]), err=True)
        raise typer.Exit(1) from None
    finally:
        for each in table:
            if isinstance(each, Program):
                each.close()
    if as_json:
        print_json("match/1", json_text(_json(result)))
    else:
        typer.echo(str(result))


def _json(result: MatchResult) -> dict[str, Any]:
    return {
        "game": result.game,
        "hands": result.hands,
        "asked": result.asked,
        "duplicate": result.duplicate,
        "seed": result.seed,
        "players": [
            {
                "player": each.name,
                "net": each.net,
                "bb_per_100": round(each.bb_per_100, 3),
                "interval_95": round(each.interval, 3) if each.deals > 1 else None,
            }
            for each in result.players
        ],
    }
