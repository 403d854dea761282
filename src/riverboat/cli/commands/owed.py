"""``riverboat owed``: what somebody posts who comes back, or sits down."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Final

import typer

from riverboat.cli.terminal.tongue import Lang, chosen, refused
from riverboat.words.refusals import command_line as w

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.table.rules.option_groups import ButtonRules
    from riverboat.tools import OwedOnReturn, Return

_MISSED: Final = re.compile(r"(?:(big|bb)|(small|sb)|ante=(\d+)|straddle=(\d+)|(new))")


def owed(
    game: Annotated[str, typer.Argument(metavar="GAME", help='With its blinds: "nlhe 1/2".')],
    missed: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[big] [small] [ante=N] [straddle=N] [new]",
            help="What they missed; new if they have just sat down.",
            show_default=False,
        ),
    ] = None,
    seat: Annotated[int, typer.Option(metavar="N", min=0, help="Where they sit.")] = 0,
    button: Annotated[
        int, typer.Option("--button", "-b", metavar="SEAT", min=0, help="The button's seat.")
    ] = 0,
    sb: Annotated[
        int, typer.Option("--sb", metavar="SEAT", min=0, help="The small blind's seat.")
    ] = 0,
    bb: Annotated[
        int, typer.Option("--bb", metavar="SEAT", min=0, help="The big blind's seat.")
    ] = 0,
    bet: Annotated[
        int, typer.Option(metavar="N", min=0, help="What they face: the rest of a call.")
    ] = 0,
    preset: Annotated[
        str, typer.Option(help="Whose rules: online, cash, tournament or home.")
    ] = "cash",
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--set", metavar="OPTION=VALUE", help="missed_blinds=bb_live, new_player=wait."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON, for programs.")] = False,
    lang: Lang = None,
    colour: Annotated[bool | None, typer.Option("--colour/--no-colour", help="In colours.")] = None,
) -> None:
    """Say what somebody posts on return: what is live, what is dead, or that they wait.

    riverboat owed "nlhe 1/2" big small --bet 6

    riverboat owed "nlhe 1/2" new --preset online

    riverboat owed "nlhe 1/2" big --seat 3 --button 2 --sb 4 --bb 5
    """
    from riverboat import tools
    from riverboat.cli.pages.tool import AnswerStyle, ToolPage

    page = ToolPage(AnswerStyle(as_json, chosen(lang), colour))
    back = _return(game, missed or (), bet, (seat, button, sb, bb))
    found = page.answer(lambda: tools.owed_on_return(back, _rules(preset, options or (), lang)))
    page.print(found, _picture(found), found.steps)


def _return(
    game: str, missed: Sequence[str], bet: int, chairs: tuple[int, int, int, int]
) -> Return:
    from riverboat import tools

    read = [_MISSED.fullmatch(word.lower()) for word in missed]
    if None in read:
        wrong = missed[read.index(None)]
        raise refused(w.NoneOfTheMissed(repr(wrong)))
    parts = [found.groups() for found in read if found]
    big, small, ante, straddle, new = ([part[k] for part in parts if part[k]] for k in range(5))
    seat, button, sb, bb = chairs
    return tools.Return(
        game=game,
        missed_big=bool(big),
        missed_small=bool(small),
        missed_ante=int(ante[0]) if ante else 0,
        missed_straddle=int(straddle[0]) if straddle else 0,
        new=bool(new),
        chair=seat,
        button=button,
        small=sb,
        big=bb,
        bet=bet,
    )


def _rules(preset: str, options: Sequence[str], lang: str | None) -> ButtonRules:
    """The rules of the button and of blinds, as a table's configuration has them."""
    from riverboat.cli.at_the_table.configured import TableOptions, configured

    grouped = [each if "." in each.partition("=")[0] else f"button.{each}" for each in options]
    return configured(TableOptions(None, preset, None, grouped, lang)).rules.button


def _picture(found: OwedOnReturn) -> Iterator[Text]:
    from rich.text import Text

    if not found.posts:
        return
    line = Text(f"{found.live + found.dead:,}", "bold")
    if found.dead:
        line.append(f"  = {found.live:,} + ")
        line.append(f"{found.dead:,}", "dim")
    yield line
