"""What may be typed: the choices at a turn, and the page of help."""

from __future__ import annotations

from typing import Final, assert_never

from rich.text import Text

from riverboat.cli.felt import Felt, side_by_side, wrapped
from riverboat.cli.wager import Turn, presets
from riverboat.engine import Hand, ToAct, ToChoose, ToShow, pot_info
from riverboat.engine.betting import is_pot_limit

BETWEEN: Final = "enter: next hand   h history   q quit"

_HELP: Final = (
    ("f  k  c", "fold, check, call"),
    ("r 12", "bet or raise to 12 in all; 12 alone says the same"),
    ("min 1/2 p", "the least raise, half the pot, the pot; 3bb is three big blinds"),
    ("a", "all-in"),
    ("s  m", "show or muck, when you are asked"),
    ("h", "the last hand"),
    ("t", "the table again"),
    ("log", "the facts of this hand as JSON, as far as you may know them"),
    ("q", "leave the table"),
)


_TIMES: Final = ("once", "twice", "three times")


def help_page(felt: Felt) -> list[Text]:
    """What may be typed, a line for each."""
    lines = []
    for keys, meaning in _HELP:
        key = Text(f"{keys:11}", "bold cyan")
        for part in wrapped(Text(meaning), felt.width - 11):
            lines.append(key.append_text(part))
            key = Text(" " * 11)
    return lines


def choices(hand: Hand, turn: Turn, felt: Felt) -> list[Text]:
    """What is legal, with what to type for it."""
    match turn:
        case ToAct():
            return _to_act(hand, turn, felt)
        case ToShow():
            keys = [_key("s", "show")]
            if turn.seat in turn.may_muck:
                keys.append(_key("m", "muck"))
            return side_by_side(keys, felt.width)
        case ToChoose():
            times = [_key(str(k), _TIMES[k - 1]) for k in range(1, turn.most + 1)]
            return side_by_side([Text("run it:"), *times], felt.width)
        case _:
            assert_never(turn)


def _to_act(hand: Hand, turn: ToAct, felt: Felt) -> list[Text]:
    keys = []
    if turn.call:
        all_in = ", all-in" if turn.call == hand.stacks[turn.seat] else ""
        keys += [_key("f", "fold"), _key("c", f"call {turn.call:,}{all_in}")]
    else:
        keys.append(_key("k", "check"))
    if sizes := turn.raise_to:
        verb = "bet" if turn.bet else "raise to"
        reach = f"{sizes.min:,}"
        if sizes.max > sizes.min:
            reach += f"{felt.glyphs.dash}{sizes.max:,}"
        elif sizes.max == turn.all_in:
            reach += ", all-in"
        keys.append(_key("r", f"{verb} {reach}"))
    keys.append(_key("?", "help"))
    lines = side_by_side(keys, felt.width)
    offers = [_key(key, f"{name} {to:,}".lstrip()) for key, name, to in presets(hand, turn)]
    lines += side_by_side(offers, felt.width)
    if is_pot_limit(hand.game.structure) and sizes:
        info = pot_info(hand, turn.seat)
        words = str(info) if info.to_call else f"pot {info.pot}; a bet of the pot: {info.raise_to}"
        lines += wrapped(Text(words, "dim"), felt.width, 2)
    elif turn.barred and turn.call < hand.stacks[turn.seat]:
        words = f"no raise: {turn.barred.why} ({turn.barred.rule})"
        lines += wrapped(Text(words, "dim"), felt.width, 2)
    return lines


def _key(key: str, words: str) -> Text:
    return Text.assemble((key, "bold cyan"), " ", words)
