"""``riverboat side-pots``: main and side pots from each player's contribution."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Final

import typer
from msgspec import Struct

from riverboat.cli.terminal.shared_options import ColourOption, JsonOption
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale, localize_number

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.pages.tool_page import DealerToolPage
    from riverboat.tools import SidePots

_CONTRIBUTION_PATTERN: Final = re.compile(
    r"(?:(?P<name>[^=]+)=)?(?P<chips>\d{1,3}(?:,\d{3})+|\d+)(?P<how>[af]?)"
)


class Contribution(Struct, frozen=True):
    """A player's contribution to the hand."""

    name: str
    chips: int
    status: str
    """``a`` if the player is all-in, ``f`` if the player has folded; otherwise empty."""


def side_pots(
    contribution_specs: Annotated[
        list[str],
        typer.Argument(
            metavar="CHIPS...",
            help="Chips each player put into the pot: 30 10a 20f, or ann=30 bob=10a cat=20f. "
            "An a marks an all-in player, an f a folded one.",
            show_default=False,
        ),
    ],
    dead: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="Dead money, such as a big blind ante or a dead blind."
        ),
    ] = 0,
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Compute the main pot and side pots, and who can win each.

    riverboat side-pots 30 10a 30        three players, the second all-in for 10

    riverboat side-pots ann=100 bob=40a cat=100 dan=60f --dead 4
    """
    from riverboat import tools
    from riverboat.cli.pages.tool_page import DealerToolPage, OutputOptions

    page = DealerToolPage(OutputOptions(as_json, choose_locale(lang), colour))
    contributions = _parse_contributions(contribution_specs, page)
    page.names = [contribution.name for contribution in contributions]
    all_in_seats = [
        seat for seat, contribution in enumerate(contributions) if contribution.status == "a"
    ]
    answer = page.compute(
        lambda: tools.side_pots(
            [contribution.chips for contribution in contributions],
            [seat for seat, contribution in enumerate(contributions) if contribution.status == "f"],
            all_in=all_in_seats or None,
            dead=dead,
        )
    )
    page.print(answer, _iter_answer_lines(answer, page), answer.steps)


def _parse_contributions(
    contribution_specs: Sequence[str], page: DealerToolPage
) -> list[Contribution]:
    """Parse each player's contribution, by name or by letter."""
    from riverboat.tools import BadQuestion
    from riverboat.words.refusals.tools import ChipsTextInvalid

    contributions = []
    for index, spec in enumerate(contribution_specs):
        match = _CONTRIBUTION_PATTERN.fullmatch(
            spec.strip().lower() if "=" not in spec else spec.strip()
        )
        if match is None:
            page.exit_with_refusal(BadQuestion(ChipsTextInvalid(repr(spec))))
        name = match["name"] or chr(ord("A") + index)
        contributions.append(Contribution(name, int(match["chips"].replace(",", "")), match["how"]))
    return contributions


def _iter_answer_lines(answer: SidePots, page: DealerToolPage) -> Iterator[Text]:
    """Yield a bar for each pot, with its chips and the players who can win it."""
    from rich.text import Text

    from riverboat.cli.pages.tool_page import align_rows, draw_bar
    from riverboat.words.events.showdown import MainPotName, PotName, SidePot, SinglePotName
    from riverboat.words.tools.pots import UncalledBetName

    rows = []
    uncalled_bet = answer.uncalled_bet
    max_chips = max(
        [uncalled_bet.chips if uncalled_bet else 0, *[pot.chips for pot in answer.pots]]
    )
    is_single_pot = len(answer.pots) == 1
    for pot_number, pot in enumerate(answer.pots):
        name: PotName = (
            SinglePotName()
            if is_single_pot
            else SidePot(pot_number)
            if pot_number
            else MainPotName()
        )
        contender_names = " ".join([page.names[seat] for seat in pot.seats])
        bar_text = draw_bar(pot.chips, max_chips, page.felt)
        rows.append(
            (page.translate(name), localize_number(f"{pot.chips:,}"), bar_text, contender_names)
        )
    if uncalled_bet:
        bar_text = draw_bar(uncalled_bet.chips, max_chips, page.felt)
        label = page.translate(UncalledBetName())
        rows.append(
            (
                label,
                localize_number(f"{uncalled_bet.chips:,}"),
                bar_text,
                page.names[uncalled_bet.seat],
            )
        )
    yield from align_rows(rows, bold_column=1)
    yield Text()
