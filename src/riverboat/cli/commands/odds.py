"""``riverboat odds``: the outs of a hand, its draws, and the odds of hitting them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from riverboat.cli.terminal.json_output import print_json
from riverboat.cli.terminal.shared_options import ColourOption, DeadCardsOption, JsonOption
from riverboat.cli.terminal.terminal_locale import explain_error, terminal_reader
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
    from riverboat.cli.terminal.terminal_felt import felt_for_console
    from riverboat.cli.terminal.terminal_io import make_console
    from riverboat.engine import RiverboatError
    from riverboat.equity.hand_analysis.outs_analysis import outs

    written = " ".join(hand)
    try:
        found = outs(written, board, against or None, dead=dead, game=game)
        chasing = None
        if found.ahead and against and len(against) == 1 and _is_single_hand(found):
            chasing = outs(against[0], board, written, dead=dead, game=game)
    except (RiverboatError, ValueError) as why:
        typer.echo(explain_error(why), err=True)
        raise typer.Exit(1) from None
    if as_json:
        print_json("odds/1", found.to_json())
        return
    terminal = make_console(colour)
    felt = felt_for_console(terminal)
    for line in _page(found, felt):
        terminal.print(line, soft_wrap=True)
    if chasing:
        terminal.print()
        for line in _page(chasing, felt):
            terminal.print(line, soft_wrap=True)


def _is_single_hand(found: Outs) -> bool:
    """Return True if all the opponent's cards are known."""
    assert found.result
    deal = found.result.deal
    return len(deal.players[1].cards) == deal.game.cards


def _page(found: Outs, felt: TerminalFelt) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import flow_chunks, wrap_text

    to = terminal_reader()
    yield Text.assemble(
        felt.cards(found.hand, small=True),
        (f" {to.say(w.StudyWord('on'))} ", "dim"),
        felt.cards(found.board, small=True),
    )
    yield from wrap_text(Text(to.say(found.called), "bold"), felt.width, 2)
    if found.draws:
        chunks = [
            Text(to.say(w.DrawOf(draw.name, len(draw.cards) or None))) for draw in found.draws
        ]
        dot = f" {felt.glyphs.dot} "
        yield from flow_chunks(chunks, felt.width, dot, indent=2)
    yield Text()
    yield from _improvements(found, felt)
    yield from _chances(found, felt)
    if found.result:
        yield from _equity(found, felt)


def _improvements(found: Outs, felt: TerminalFelt) -> Iterator[Text]:
    """Yield a line for each hand category that the outs make."""
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import flow_chunks

    to = terminal_reader()
    kinds = [(to.say(w.OutsMake(each.category_phrase)), each.cards) for each in found.improvements]
    if found.tying:
        kinds.append((to.say(w.OutsMake("a tie")), found.tying))
    wide = max((len(makes) for makes, _ in kinds), default=0)
    for makes, cards in kinds:
        head = f"{len(cards):>3}  {makes:<{wide}}  "
        chunks = [felt.card(card, small=True) for card in cards]
        lines = flow_chunks(chunks, felt.width - len(head), " ")
        for number, line in enumerate(lines):
            yield Text(" " * len(head) if number else head).append_text(line)
    if kinds:
        yield Text()


def _chances(found: Outs, felt: TerminalFelt) -> Iterator[Text]:
    from rich.text import Text

    from riverboat.cli.terminal.terminal_felt import wrap_text

    to = terminal_reader()
    if not found.cards:
        yield from wrap_text(Text(to.say(w.NoOuts(found.why_none))), felt.width)
        return
    count = to.say(w.OutsFound(len(found)))
    yield Text.assemble((count, "bold"), f" {to.say(w.OfUnseen(found.unseen))}")
    soon = w.StudyWord("on the turn" if found.to_come == 2 else "on the river")
    rows = [(soon, found.next_card)]
    if found.to_come == 2:
        rows.append((w.StudyWord("by the river"), found.by_river))
    for what, part in rows:
        yield Text.assemble(f"{to.say(what):<14}", (_chance(part, to), "bold"))


def _chance(part: float, reader: Reader) -> str:
    from riverboat.equity.hand_analysis.outs_analysis import odds_phrase

    return reader.say(odds_phrase(part)) if 0 < part < 1 else f"{part:.0%}"


def _equity(found: Outs, felt: TerminalFelt) -> Iterator[Text]:
    """Yield the hand's equity against the other hands, with all cards dealt."""
    from rich.text import Text

    from riverboat.cli.pages.equity_bars import describe_method
    from riverboat.cli.terminal.terminal_felt import LETTERS, wrap_text
    from riverboat.equity.results.result_view import percent

    result = found.result
    assert result
    about, to = describe_method(result), terminal_reader()
    if felt.glyphs is LETTERS:
        about = about.replace("±", "+-")
    figure = percent(result[0].equity, exact=result.exact)
    names = ", ".join(player.name for player in result.players[1:])
    head, against = to.say(w.StudyWord("equity")), to.say(w.EquityAgainst(names))
    line = Text.assemble(f"{head:<14}", (figure, "bold"), f" {against}")
    yield from wrap_text(line, felt.width, 14)
    yield from wrap_text(Text(about, "dim"), felt.width)
