"""Amounts as people type them: ``50,30,20`` is three of them."""

from __future__ import annotations

from typing import NoReturn

import typer


def amounts(written: str, option: str) -> tuple[float, ...]:
    """The numbers of an option, parted by commas or spaces; whole ones as ``int``.

    >>> amounts("50, 30,20.5", "--prizes")
    (50, 30, 20.5)
    """
    found: list[float] = []
    for part in written.split(",") if written.strip() else ():
        if not part.strip():
            _stop(f"number {len(found) + 1} is missing in {written!r}", option)
        found += [_amount(word, written, option) for word in part.split()]
    return tuple(found)


def _amount(word: str, written: str, option: str) -> float:
    if word[0] == "0" and word[1:2].isdigit():
        _stop(f"{word!r} in {written!r}: a comma parts two numbers", option)
    try:
        return int(word)
    except ValueError:
        pass
    try:
        return float(word)
    except ValueError:
        _stop(f"{word!r} is no number", option)


def _stop(why: str, option: str) -> NoReturn:
    raise typer.BadParameter(f"{why}; write them as 50,30,20", param_hint=option)
