"""Parser of lists of amounts: ``50,30,20`` has three."""

from __future__ import annotations

import typer

from riverboat.cli.terminal.terminal_locale import usage_error
from riverboat.words import Phrase
from riverboat.words.refusals import command_line as w


def parse_amounts(written: str, option: str) -> tuple[float, ...]:
    """Parse an option's numbers, separated by commas or spaces; whole ones as ``int``.

    >>> parse_amounts("50, 30,20.5", "--prizes")
    (50, 30, 20.5)
    """
    found: list[float] = []
    for part in written.split(",") if written.strip() else ():
        if not part.strip():
            raise _amount_error(w.AmountIsMissing(len(found) + 1, repr(written)), option)
        found += [_amount(word, written, option) for word in part.split()]
    return tuple(found)


def _amount(word: str, written: str, option: str) -> float:
    if word[0] == "0" and word[1:2].isdigit():
        raise _amount_error(w.CommaPartsNumbers(repr(word), repr(written)), option)
    try:
        return int(word)
    except ValueError:
        pass
    try:
        return float(word)
    except ValueError:
        raise _amount_error(w.IsNoNumber(repr(word)), option) from None


def _amount_error(reason: Phrase, option: str) -> typer.BadParameter:
    return usage_error(w.WriteThemSo(reason), option)
