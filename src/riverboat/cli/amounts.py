"""Amounts as people type them: ``50,30,20`` is three of them."""

from __future__ import annotations

import typer


def amounts(written: str, option: str) -> tuple[float, ...]:
    """The numbers of an option, parted by commas or spaces; whole ones as ``int``.

    >>> amounts("50, 30,20.5", "--prizes")
    (50, 30, 20.5)
    """
    return tuple(_amount(part, option) for part in written.replace(",", " ").split())


def _amount(written: str, option: str) -> float:
    try:
        return int(written)
    except ValueError:
        pass
    try:
        return float(written)
    except ValueError:
        raise typer.BadParameter(
            f"{written!r} is no number: write them as 50,30,20", param_hint=option
        ) from None
