"""``riverboat odds``: the outs of a hand, its draws, and the odds of hitting them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.terminal.json_output import print_json
from riverboat.cli.terminal.shared_options import ColourOption, DeadCardsOption, JsonOption
from riverboat.cli.terminal.terminal_locale import (
    explain_error,
    localize_number,
    terminal_reader,
)
from riverboat.words import studies as w

if TYPE_CHECKING:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import TerminalFelt
    from riverboat.equity.hand_analysis.outs_analysis import Outs
    from riverboat.words import Reader


def odds(
    hand: Annotated[
        list[str], typer.Argument(metavar="CARDS", help="Hole cards: 'Ah Kh'.", show_default=False)
    ],
    board: Annotated[str, typer.Option(metavar="CARDS", help="Flop or turn: 'Qh 7h 2c'.")],
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="RANGE",
            help="Opponent's range; repeatable. Outs are then cards that make the best hand.",
            show_default=False,
        ),
    ] = None,
    game: Annotated[
        str, typer.Option(metavar="NAME", help="Game: holdem, shortdeck, plo ...")
    ] = "holdem",
    dead: DeadCardsOption = "",
    as_json: JsonOption = False,
    colour: ColourOption = None,
) -> None:
    """Count the outs of a hand, name its draws, and give the odds by the turn and the river."""
    from riverboat.cli.terminal.terminal_felt import build_felt
    from riverboat.cli.terminal.terminal_io import make_console
    from riverboat.engine import RiverboatError
    from riverboat.equity.hand_analysis.outs_analysis import outs

    hand_text = " ".join(hand)
    try:
        outs_found = outs(hand_text, board, against or None, dead=dead, game=game)
        opponent_outs = None
        if (
            outs_found.ahead
            and against
            and len(against) == 1
            and _is_opponent_hand_known(outs_found)
        ):
            opponent_outs = outs(against[0], board, hand_text, dead=dead, game=game)
    except (RiverboatError, ValueError) as error:
        typer.echo(explain_error(error), err=True)
        raise typer.Exit(1) from None
    if as_json:
        print_json("odds/1", outs_found.to_json())
        return
    terminal = make_console(colour)
    felt = build_felt(terminal)
    for line in _format_page(outs_found, felt):
        terminal.print(line, soft_wrap=True)
    if opponent_outs:
        terminal.print()
        for line in _format_page(opponent_outs, felt):
            terminal.print(line, soft_wrap=True)


def _is_opponent_hand_known(outs: Outs) -> bool:
    """Return True if all the opponent's cards are known."""
    assert outs.result
    question = outs.result.question
    return len(question.players[1].cards) == question.game.cards


def _format_page(outs: Outs, felt: TerminalFelt) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import flow_chunks, wrap_text

    renderer = terminal_reader()
    yield Text.assemble(
        felt.cards(outs.hand, is_small=True),
        (f" {renderer.say(w.OddsOutputLabel('on'))} ", "dim"),
        felt.cards(outs.board, is_small=True),
    )
    yield from wrap_text(Text(renderer.say(outs.holding_phrase), "bold"), felt.width, 2)
    if outs.draws:
        chunks = [
            Text(renderer.say(w.DrawingHandLabel(draw.name, len(draw.cards) or None)))
            for draw in outs.draws
        ]
        dot_separator = f" {felt.glyphs.dot} "
        yield from flow_chunks(chunks, felt.width, dot_separator, indent=2)
    yield Text()
    yield from _format_improvements(outs, felt)
    yield from _format_chances(outs, felt)
    if outs.result:
        yield from _format_equity(outs, felt)


def _format_improvements(outs: Outs, felt: TerminalFelt) -> Iterator[Text]:
    """Yield a line for each hand category that the outs make."""
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import flow_chunks

    renderer = terminal_reader()
    cards_by_category = [
        (renderer.say(w.MadeHandLabel(improvement.category_phrase)), improvement.cards)
        for improvement in outs.improvements
    ]
    if outs.tying:
        cards_by_category.append((renderer.say(w.MadeHandLabel("a tie")), outs.tying))
    width = max((len(category) for category, _ in cards_by_category), default=0)
    for category, cards in cards_by_category:
        heading = f"{len(cards):>3}  {category:<{width}}  "
        chunks = [felt.card(card, is_small=True) for card in cards]
        lines = flow_chunks(chunks, felt.width - len(heading), " ")
        for line_index, line in enumerate(lines):
            yield Text(" " * len(heading) if line_index else heading).append_text(line)
    if cards_by_category:
        yield Text()


def _format_chances(outs: Outs, felt: TerminalFelt) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text

    renderer = terminal_reader()
    if not outs.cards:
        yield from wrap_text(Text(renderer.say(w.NoOuts(outs.no_outs_reason))), felt.width)
        return
    outs_text = renderer.say(w.OutsFound(len(outs)))
    yield Text.assemble((outs_text, "bold"), f" {renderer.say(w.UnseenCardsSuffix(outs.unseen))}")
    next_street = w.OddsOutputLabel("on the turn" if outs.to_come == 2 else "on the river")
    rows = [(next_street, outs.next_card)]
    if outs.to_come == 2:
        rows.append((w.OddsOutputLabel("by the river"), outs.by_river))
    for label, fraction in rows:
        yield Text.assemble(
            f"{renderer.say(label):<14}", (_format_chance(fraction, renderer), "bold")
        )


def _format_chance(fraction: float, renderer: Reader) -> str:
    from riverboat.equity.hand_analysis.outs_analysis import build_odds_phrase

    return renderer.say(build_odds_phrase(fraction)) if 0 < fraction < 1 else f"{fraction:.0%}"


def _format_equity(outs: Outs, felt: TerminalFelt) -> Iterator[Text]:
    """Yield the hand's equity against the opponents' ranges, with all cards dealt."""
    from rich.text import Text

    from riverboat.cli.pages.equity_bars import describe_method
    from riverboat.cli.terminal.terminal_felt import LETTERS, wrap_text
    from riverboat.equity.results.result_view import format_percent

    result = outs.result
    assert result
    method_text, renderer = describe_method(result), terminal_reader()
    if felt.glyphs is LETTERS:
        method_text = method_text.replace("±", "+-")
    equity_text = localize_number(format_percent(result[0].equity, is_exact=result.exact))
    names = ", ".join(player.name for player in result.players[1:])
    heading, opponents_text = (
        renderer.say(w.OddsOutputLabel("equity")),
        renderer.say(w.EquityOpponentsSuffix(names)),
    )
    line = Text.assemble(f"{heading:<14}", (equity_text, "bold"), f" {opponents_text}")
    yield from wrap_text(line, felt.width, 14)
    yield from wrap_text(Text(method_text, "dim"), felt.width)
