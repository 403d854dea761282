"""``riverboat pot-limit``: the size of a pot bet, counted as a dealer counts it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.pages.tool_options import (
    AuthorityOption,
    PotOption,
    StacksOption,
    StreetOption,
    parse_betting_round,
)
from riverboat.cli.terminal.shared_options import ColourOption, JsonOption
from riverboat.cli.terminal.terminal_locale import LangOption, choose_locale

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.pages.tool_page import DealerToolPage
    from riverboat.tools import PotMaximum


def pot_limit(
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="POT [BET...] | GAME [ACTION...]",
            help="Chips in the middle, then the bet in front of each other player: 35 10 10. "
            'Or a game and the actions so far: "plo 5/10" c 40.',
            show_default=False,
        ),
    ],
    own_bet: Annotated[
        int,
        typer.Option(
            "--own-bet", metavar="N", min=0, help="Bet already in front of the player to act."
        ),
    ] = 0,
    round_up: Annotated[
        int,
        typer.Option(metavar="CHIP", min=1, help="Smallest chip, to which the pot is rounded up."),
    ] = 1,
    street: StreetOption = "",
    pot: PotOption = None,
    players: Annotated[
        int,
        typer.Option(
            "--players", "-p", metavar="N", help="Number of players, if actions are given."
        ),
    ] = 0,
    stack: StacksOption = None,
    by: AuthorityOption = "cash",
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Compute the maximum bet or raise in pot-limit.

    riverboat pot-limit 35 10 10             35 in the middle, two bets of 10

    riverboat pot-limit 0 25 --own-bet 10    the small blind raises first in, 10/25

    riverboat pot-limit "plo 5/10" --authority wsop-cash   the first raise: 40

    riverboat pot-limit "plo 2/5" 5 35 --street flop --pot 20
    """
    from riverboat import tools
    from riverboat.cli.pages.tool_page import DealerToolPage, OutputOptions

    page = DealerToolPage(OutputOptions(as_json, choose_locale(lang), colour))
    chip_amounts = _parse_chips(words)
    if chip_amounts:
        middle_chips, *bets = chip_amounts
        maximum = page.compute(
            lambda: tools.pot_limit(middle_chips, bets, own_bet, round_up=round_up)
        )
    else:
        game, *actions = words
        maximum = page.compute(
            lambda: tools.compute_pot_limit(
                parse_betting_round(
                    game, actions, by, street=street, pot=pot, players=players, stacks=stack or ()
                )
            )
        )
    page.names = [maximum.name]
    page.print(maximum, _iter_answer_lines(maximum, page), maximum.steps)


def _parse_chips(words: Sequence[str]) -> list[int]:
    """Return the numbers, or an empty list if any word is not a number."""
    plain_words = [word.replace(",", "") for word in words]
    are_numbers = all(word.removeprefix("-").isdecimal() for word in plain_words)
    return [int(word) for word in plain_words] if are_numbers else []


def _iter_answer_lines(answer: PotMaximum, page: DealerToolPage) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.words.player_actions import Betting, RaisingTo

    phrase = (
        RaisingTo(answer.raise_to)
        if answer.call_chips or answer.min_raise_to
        else Betting(answer.raise_to)
    )
    heading = f"{answer.name}: " if answer.name else ""
    yield Text.assemble(heading, (page.translate(phrase), "bold"))
