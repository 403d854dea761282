"""``riverboat shows-first``: the order in which players show their hands at the showdown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.pages.tool_options import (
    AuthorityOption,
    parse_cards_by_seat,
    parse_chips_by_seat,
)
from riverboat.cli.terminal.shared_options import ButtonSeatOption, ColourOption, JsonOption
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.pages.tool_page import DealerToolPage
    from riverboat.tools import ShowdownOrder


def shows_first(
    seats: Annotated[
        list[int], typer.Argument(metavar="SEAT...", help="Seats that still have cards.", min=1)
    ],
    button: ButtonSeatOption = 0,
    last_bet_seat: Annotated[
        int,
        typer.Option(
            "--last", "-l", metavar="SEAT", help="Seat of the last bet or raise on the last street."
        ),
    ] = 0,
    all_in_seat: Annotated[
        int,
        typer.Option(
            "--all-in-seat",
            metavar="SEAT",
            help="Seat of the all-in bet that ended the betting on an earlier street.",
        ),
    ] = 0,
    all_in: Annotated[
        bool,
        typer.Option(
            "--all-in", "-a", help="Set if a player is all-in and no more betting is possible."
        ),
    ] = False,
    chips_in: Annotated[
        list[str] | None,
        typer.Option(
            "--chips-in",
            metavar="SEAT=CHIPS",
            help="Chips put in by a seat, if there are side pots; repeatable.",
        ),
    ] = None,
    game: Annotated[
        str, typer.Option(metavar="NAME", help="Game: holdem, stud, razz ...")
    ] = "holdem",
    upcards: Annotated[
        list[str] | None,
        typer.Option(
            "--upcards",
            metavar="SEAT=CARDS",
            help="Upcards of a seat, in stud: 2=Ah9c4d2s; repeatable.",
        ),
    ] = None,
    by: AuthorityOption = "cash",
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Show the order in which players show their hands.

    riverboat shows-first 2 5 8 -b 5              the last street was checked

    riverboat shows-first 2 5 8 -b 5 --last 2     seat 2 bet or raised last

    riverboat shows-first 2 5 8 -b 5 -a --authority tda   all-in in a tournament
    """
    from riverboat import tools
    from riverboat.cli.pages.tool_page import DealerToolPage, OutputOptions
    from riverboat.floor import authority

    page = DealerToolPage(OutputOptions(as_json, choose_locale(lang), colour))

    def compute() -> ShowdownOrder:
        question = tools.ShowdownHands(
            chairs=tuple(seats),
            button=button,
            last_bet_chair=last_bet_seat,
            all_in_chair=all_in_seat,
            put_in=parse_chips_by_seat(chips_in or ()),
            is_all_in=all_in,
            game=game,
            upcards=parse_cards_by_seat(upcards or ()),
        )
        return tools.showdown_order(question, authority(by))

    order = page.compute(compute)
    page.print(order, _iter_answer_lines(order, page), order.steps)


def _iter_answer_lines(answer: ShowdownOrder, page: DealerToolPage) -> Iterator[Text]:
    from rich.text import Text

    separator = " + " if answer.is_simultaneous else f" {page.felt.glyphs.to_act} "
    line = Text(separator.join(map(str, answer.order)), "bold")
    yield line
