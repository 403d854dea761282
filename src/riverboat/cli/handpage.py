"""One recorded hand on a page: who sat where, the board, and the hand told street by street."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from riverboat.cli.felt import Felt, fitted_felt, wrapped
from riverboat.engine import Hand, fold
from riverboat.engine import facts as f
from riverboat.notation import ReadHand, sentences
from riverboat.notation.amounts import written


def show_hand(read: ReadHand, console: Console) -> None:
    """Print the page."""
    felt = fitted_felt(console, widest=100)
    for line in _page(read, felt):
        console.print(line, soft_wrap=True)


def as_data(read: ReadHand) -> str:
    """The hand for programs: its facts and what is said of it."""
    data = {
        "file": read.source.file,
        "hand": read.source.hand,
        "line": read.source.line,
        "variant": read.variant,
        "exact": read.exact,
        "players": read.players,
        "metadata": {key: _plain(value) for key, value in read.metadata.items()},
        "scale": read.scale,
        "problems": read.problems,
        "repairs": read.repairs,
        "notes": read.notes,
        "facts": read.log,
    }
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode()


def _plain(value: object) -> object:
    return value if isinstance(value, (str, int, float, list)) else str(value)


def _page(read: ReadHand, felt: Felt) -> Iterator[Text | Table]:
    yield felt.rule(f"hand {read.source.hand}" if read.source.hand else "one hand")
    about = [str(read.metadata[key]) for key in _ABOUT if read.metadata.get(key)]
    for line in about:
        yield from wrapped(Text(line, "italic"), felt.width, 2)
    if read.log:
        hand = fold(read.log)
        yield _seats(read, hand, felt)
        for k, board in enumerate(hand.boards):
            if board:
                title = "board" if len(hand.boards) == 1 else f"board {k + 1}"
                yield Text.assemble(f"{title}  ", felt.cards(board))
        yield Text()
        yield from _story(read, felt)
        yield Text()
    for note in read.notes:
        yield Text(f"note: {note}", "dim")
    for repair in read.repairs:
        yield Text(f"repaired: {repair}", "yellow")
    for problem in read.problems:
        yield Text(f"refused: {problem}", "bold red")
    if read.exact:
        yield Text(f"exact{' as recorded' * ('finishing_stacks' in read.metadata)}", "bold green")


_ABOUT = ("event", "venue")
_WIDE_ENOUGH_FOR_STACKS = 72


def _seats(read: ReadHand, hand: Hand, felt: Felt) -> Table:
    """Everybody's cards where they are known, and his stack before and after.

    A narrow screen shows only the difference.
    """
    narrow = felt.width < _WIDE_ENOUGH_FOR_STACKS
    write = written(read.scale, ",")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("seat", "player", "cards"):
        table.add_column(title, no_wrap=True)
    for title in (*([] if narrow else ["began with", "ended with"]), "won or lost"):
        table.add_column(title, justify="right", no_wrap=True)
    for seat, stack in enumerate(hand.starting_stacks):
        number = Text(f"{seat + 1} ")
        if seat == hand.button:
            number.append_text(felt.button())
        change = hand.stacks[seat] - stack
        style = "green" if change > 0 else "red" if change < 0 else "dim"
        sign = "+" if change > 0 else ""
        table.add_row(
            number,
            Text(read.players[seat] if read.players else ""),
            felt.cards(hand.holdings[seat]),
            *([] if narrow else [write(stack), write(hand.stacks[seat])]),
            Text(f"{sign}{write(change)}", style),
        )
    return table


def _story(read: ReadHand, felt: Felt) -> Iterator[Text]:
    """The hand told, with a gap before each street and the commentary where it belongs."""
    comments = list(read.comments)
    skipped = 1 + len(read.players)
    told = list(sentences(read.log, read.players or None, written(read.scale, ",")))
    for index, sentence in told[:1] + told[skipped:]:
        while comments and comments[0][0] <= index:
            yield Text(f"  # {comments.pop(0)[1]}", "dim")
        if isinstance(read.log[index], f.BoardDealt):
            yield Text()
        yield from wrapped(felt.told(sentence), felt.width, 2)
    for _, comment in comments:
        yield Text(f"  # {comment}", "dim")
