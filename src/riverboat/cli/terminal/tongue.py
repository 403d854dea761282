"""Which language a terminal speaks: what is asked for, the environment's, or English."""

from __future__ import annotations

import os
from typing import Annotated, Final, TypeAlias

import typer

from riverboat.engine.asked.errors import in_words
from riverboat.words import Reader, languages

VARIABLE: Final = "RIVERBOAT_LANG"
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

Lang: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="CODE",
        help=f"The language: {' or '.join(languages())}. Else {VARIABLE}, or the system's.",
        show_default=False,
    ),
]


def chosen(asked: str | None) -> str:
    """The code of a language: the one asked for, that of the environment, or English.

    What is asked for must be there; a locale that is not spoken is answered in English.
    """
    if wanted := asked or os.environ.get(VARIABLE, ""):
        code = wanted.lower()
        if code not in languages():
            there = ", ".join(languages())
            raise typer.BadParameter(f"there is no language {wanted!r}: there are {there}")
        return code
    # What stands first decides, as for all programs.
    locale = next(filter(None, [os.environ.get(name, "") for name in _LOCALE]), "")
    code = locale.partition("_")[0].partition(".")[0].lower()
    return code if code in languages() else "en"


def explained(why: BaseException, asked: str | None = None) -> str:
    """An error in the language of the terminal; English where it has no other words."""
    return in_words(why, Reader(chosen(asked)))
