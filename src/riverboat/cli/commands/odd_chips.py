"""``riverboat odd-chips``: split a pot that does not divide evenly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.pages.tool_options import OptionalAuthorityOption, parse_cards_by_seat
from riverboat.cli.terminal.shared_options import ButtonSeatOption, ColourOption, JsonOption
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale, localize_number

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.pages.tool_page import DealerToolPage
    from riverboat.tools import OddChips


def odd_chips(
    chips: Annotated[int, typer.Argument(metavar="CHIPS", help="Chips in the pot.")],
    winners: Annotated[
        list[int],
        typer.Argument(metavar="SEAT...", help="Seats that win the pot, or its high half.", min=1),
    ],
    low: Annotated[
        list[int] | None,
        typer.Option(metavar="SEAT", help="Seat that wins the low half; repeatable."),
    ] = None,
    button: ButtonSeatOption = 0,
    chip: Annotated[
        int, typer.Option("--chip", metavar="N", min=1, help="Smallest chip in play.")
    ] = 1,
    game: Annotated[
        str, typer.Option(metavar="NAME", help="Game: holdem, plo8, stud, razz ...")
    ] = ("holdem"),
    cards: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SEAT=CARDS", help="Cards of a winner, in stud: 3=AsKdQh...; repeatable."
        ),
    ] = None,
    by: OptionalAuthorityOption = "",
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Split a pot and assign the odd chips.

    riverboat odd-chips 101 3 7 -b 5

    riverboat odd-chips 105 2 --low 2 --low 6 -b 1 --chip 5 --game plo8

    riverboat odd-chips 51 1 2 --game stud --cards 1=AhKdQsJc9d --cards 2=AsKhQdJh9c
    """
    from riverboat import tools
    from riverboat.cli.pages.tool_page import DealerToolPage, OutputOptions
    from riverboat.floor import authority

    page = DealerToolPage(OutputOptions(as_json, choose_locale(lang), colour))

    def compute() -> OddChips:
        pot = tools.SplitPot(
            chips=chips,
            winners=tuple(winners),
            low_winners=tuple(low or ()),
            button=button,
            unit=chip,
            game=game,
            cards=parse_cards_by_seat(cards or ()),
        )
        return tools.odd_chips(pot, authority(by) if by else None)

    answer = page.compute(compute)
    page.print(answer, _iter_answer_lines(answer, page), answer.steps)


def _iter_answer_lines(answer: OddChips, page: DealerToolPage) -> Iterator[Text]:
    """Yield a line for each share, with odd chips marked."""
    from rich.text import Text

    from riverboat.cli.pages.tool_page import align_rows
    from riverboat.words import Chair
    from riverboat.words.tools.pots import HighHalfName, LowHalfName

    half_names = {
        "": "",
        "high": page.translate(HighHalfName()),
        "low": page.translate(LowHalfName()),
    }
    rows = [
        (
            page.name_person(Chair(share.chair)),
            localize_number(f"{share.chips:,}"),
            "+" * share.has_odd_chip,
            half_names[share.half],
        )
        for share in answer.shares
    ]
    yield from align_rows(rows, bold_column=1)
    yield Text()
