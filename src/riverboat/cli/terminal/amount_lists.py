"""Parser of lists of amounts: ``50,30,20`` has three."""

from __future__ import annotations

import typer

from riverboat.cli.terminal.terminal_locale import build_usage_error
from riverboat.words import Phrase
from riverboat.words.refusals import command_line as w


def parse_amounts(text: str, option: str) -> tuple[float, ...]:
    """Parse an option's numbers, separated by commas or spaces; whole ones as ``int``.

    >>> parse_amounts("50, 30,20.5", "--prizes")
    (50, 30, 20.5)
    """
    amounts: list[float] = []
    for chunk in text.split(",") if text.strip() else ():
        if not chunk.strip():
            raise _build_amount_error(w.NumberMissingInList(len(amounts) + 1, repr(text)), option)
        amounts += [_parse_amount(word, text, option) for word in chunk.split()]
    return tuple(amounts)


def _parse_amount(word: str, text: str, option: str) -> float:
    if word[0] == "0" and word[1:2].isdecimal():
        raise _build_amount_error(w.CommaSeparatorExpected(repr(word), repr(text)), option)
    try:
        return int(word)
    except ValueError:
        pass
    try:
        return float(word)
    except ValueError:
        raise _build_amount_error(w.NotANumber(repr(word)), option) from None


def _build_amount_error(reason: Phrase, option: str) -> typer.BadParameter:
    return build_usage_error(w.NumberListInvalid(reason), option)
