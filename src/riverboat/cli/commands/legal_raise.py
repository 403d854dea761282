"""``riverboat legal-raise``: the legality of a raise, and the options of the players behind."""

from __future__ import annotations

from collections.abc import Iterator
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
    from riverboat.tools import LegalRaise


def legal_raise(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help='Game: "nlhe 100/200", "plo 5/10", "limit 4/8" ...'),
    ],
    actions: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ACTION...",
            help="Actions in order: 60 bets or raises to 60, c calls, x checks, f folds, p "
            "bets the pot, a45 is all-in for a total of 45. With names: ann=60 bob=c.",
            show_default=False,
        ),
    ] = None,
    to: Annotated[
        int, typer.Option("--to", "-t", metavar="N", help="Raise to check: is a raise to N legal?")
    ] = 0,
    street: StreetOption = "",
    pot: PotOption = None,
    players: Annotated[
        int,
        typer.Option(
            "--players",
            "-p",
            metavar="N",
            help="Number of players in the round; defaults to those named or acting, and to "
            "9 before the flop.",
        ),
    ] = 0,
    stack: StacksOption = None,
    by: AuthorityOption = "cash",
    as_json: JsonOption = False,
    lang: LangOption = None,
    colour: ColourOption = None,
) -> None:
    """Compute the minimum and maximum raise, or why none is legal, and the options of the players
    behind.

    riverboat legal-raise "nlhe 50/100" 100 a140 -p 3 -s flop --to 200

    riverboat legal-raise "nlhe 100/200" ann=600 bob=c cat=a650 -s turn

    riverboat legal-raise "nlhe 2000/4000" utg=c co=a7500 sb=f
    """
    from riverboat import tools
    from riverboat.cli.pages.tool_page import DealerToolPage, OutputOptions

    page = DealerToolPage(OutputOptions(as_json, choose_locale(lang), colour))
    result = page.compute(
        lambda: tools.legal_raise(
            parse_betting_round(
                game, actions or (), by, street=street, pot=pot, players=players, stacks=stack or ()
            ),
            to,
        )
    )
    page.names = result.names
    page.print(result, _iter_answer_lines(result, page), result.steps)


def _iter_answer_lines(answer: LegalRaise, page: DealerToolPage) -> Iterator[Text]:
    """Yield the verdict on a raise, and a line for each player still to act."""
    from rich.text import Text

    from riverboat.words.player_actions import RaisingTo
    from riverboat.words.tools.betting import IllegalActionNote, LegalActionNote

    if raise_check := answer.raise_check:
        phrase = RaisingTo(raise_check.total)
        refusal = raise_check.raise_refusal
        verdict = page.translate(
            IllegalActionNote(phrase, refusal.phrase) if refusal else LegalActionNote(phrase)
        )
        yield Text(verdict, "bold red" if refusal else "bold green")
    if answer.turn is None:
        return
    for player in (answer.turn, *answer.options_behind):
        line = Text(f"{player.name}: ")
        line.append(page.translate(player.offer), "bold" if player is answer.turn else "")
        if player.raise_refusal:
            line.append(
                f"  {page.translate(player.raise_refusal.phrase)} ({player.raise_refusal.rule})",
                "yellow",
            )
        yield line
