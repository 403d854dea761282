"""Which language a terminal speaks: what is asked for, the environment's, or English."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from typing import Annotated, Final, TypeAlias

import typer

from riverboat.engine.asked.errors import in_words
from riverboat.words import Phrase, Reader, languages
from riverboat.words.language import language
from riverboat.words.refusals.command_line import NoSuchLanguage, SystemRefuses, SystemSays

VARIABLE: Final = "RIVERBOAT_LANG"
OPTION: Final = "--lang"
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_TYPED: ContextVar[str | None] = ContextVar("typed", default=None)
"""What is asked for anywhere on the command line, as long as it is carried out."""


def known(asked: str | None) -> str | None:
    """The language as it was asked for, which must be there."""
    if asked is not None:
        chosen(asked)
    return asked


Lang: TypeAlias = Annotated[
    str | None,
    typer.Option(
        OPTION,
        metavar="CODE",
        help=f"The language: {' or '.join(languages())}. Else {VARIABLE}, or the system's.",
        show_default=False,
        callback=known,
    ),
]


@contextmanager
def typed(arguments: Sequence[str]) -> Iterator[None]:
    """Whatever is said in here is said in the language that these arguments ask for."""
    before = _TYPED.set(_asked_in(arguments))
    try:
        yield
    finally:
        _TYPED.reset(before)


def _asked_in(arguments: Sequence[str]) -> str | None:
    """The value of ``--lang``, wherever it stands: before a command, behind it, behind --help."""
    said = [*arguments[: arguments.index("--")]] if "--" in arguments else [*arguments]
    asked = None
    for word, after in pairwise([*said, ""]):
        if word == OPTION:
            asked = after
        elif word.startswith(f"{OPTION}="):
            asked = word.removeprefix(f"{OPTION}=")
    return asked or None


def chosen(asked: str | None = None) -> str:
    """The code of a language: the one asked for, that of the environment, or English.

    What is asked for must be there; a locale that is not spoken is answered in English.
    """
    if wanted := asked or _TYPED.get() or os.environ.get(VARIABLE, ""):
        code = wanted.lower()
        if code not in languages():
            there = ", ".join(languages())
            why = NoSuchLanguage(repr(wanted), there)
            raise typer.BadParameter(Reader(_of_the_system()).say(why))
        return code
    return _of_the_system()


def _of_the_system() -> str:
    """The language of the locale, or English; what stands first decides, as for all programs."""
    locale = next(filter(None, [os.environ.get(name, "") for name in _LOCALE]), "")
    code = locale.partition("_")[0].partition(".")[0].lower()
    return code if code in languages() else "en"


def spoken() -> str:
    """The language for help and complaints: where the one asked for is not there, the system's."""
    try:
        return chosen()
    except typer.BadParameter:
        return _of_the_system()


def terminal_reader(asked: str | None = None) -> Reader:
    """Who reads at the terminal: their language, and how it writes a thousand."""
    of = language(chosen(asked))
    return Reader(of, chips=lambda amount: f"{amount:,}".replace(",", of.grammar.group))


def refused(why: Phrase, option: str | None = None) -> typer.BadParameter:
    """What is wrong with what was typed, in the language of the terminal."""
    return typer.BadParameter(Reader(spoken()).say(why), param_hint=option)


def explained(why: BaseException, asked: str | None = None) -> str:
    """An error in the language of the terminal; English where it has no other words."""
    to = Reader(chosen(asked))
    if isinstance(why, OSError) and why.errno and why.strerror and why.filename2 is None:
        file = None if why.filename is None else repr(why.filename)
        return to.say(SystemRefuses(why.errno, SystemSays(why.strerror), file))
    return in_words(why, to)


def system_says(why: OSError) -> str:
    """What the system says of a file, in the language of the terminal."""
    return Reader(spoken()).say(SystemSays(why.strerror or ""))


def stopped(why: Phrase, code: int = 1) -> typer.Exit:
    """The end of the program, which has said why."""
    typer.echo(terminal_reader().say(why), err=True)
    return typer.Exit(code)
