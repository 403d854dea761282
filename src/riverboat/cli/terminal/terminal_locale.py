"""Which language a terminal speaks: what is asked for, the environment's, or English."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from typing import Annotated, Final, TypeAlias

import typer

from riverboat.engine.commands.engine_errors import localize_error
from riverboat.words import Phrase, Reader, languages
from riverboat.words.language import language
from riverboat.words.refusals.command_line import NoSuchLanguage, SystemRefuses, SystemSays

LOCALE_VARIABLE: Final = "RIVERBOAT_LANG"
LANG_OPTION: Final = "--lang"
_SYSTEM_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_REQUESTED_LOCALE: ContextVar[str | None] = ContextVar("typed", default=None)
"""What is asked for anywhere on the command line, as long as it is carried out."""


def validate_locale(requested: str | None) -> str | None:
    """The language as it was asked for, which must be there."""
    if requested is not None:
        choose_locale(requested)
    return requested


LangOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        LANG_OPTION,
        metavar="CODE",
        help=f"The language: {' or '.join(languages())}. Else {LOCALE_VARIABLE}, or the system's.",
        show_default=False,
        callback=validate_locale,
    ),
]


@contextmanager
def use_requested_locale(arguments: Sequence[str]) -> Iterator[None]:
    """Whatever is said in here is said in the language that these arguments ask for."""
    before = _REQUESTED_LOCALE.set(_find_lang_option(arguments))
    try:
        yield
    finally:
        _REQUESTED_LOCALE.reset(before)


def _find_lang_option(arguments: Sequence[str]) -> str | None:
    """The value of ``--lang``, wherever it stands: before a command, behind it, behind --help."""
    said = [*arguments[: arguments.index("--")]] if "--" in arguments else [*arguments]
    asked = None
    for word, after in pairwise([*said, ""]):
        if word == LANG_OPTION:
            asked = after
        elif word.startswith(f"{LANG_OPTION}="):
            asked = word.removeprefix(f"{LANG_OPTION}=")
    return asked or None


def choose_locale(requested: str | None = None) -> str:
    """The code of a language: the one asked for, that of the environment, or English.

    What is asked for must be there; a locale that is not spoken is answered in English.
    """
    if wanted := requested or _REQUESTED_LOCALE.get() or os.environ.get(LOCALE_VARIABLE, ""):
        code = wanted.lower()
        if code not in languages():
            there = ", ".join(languages())
            why = NoSuchLanguage(repr(wanted), there)
            raise typer.BadParameter(Reader(_system_locale()).say(why))
        return code
    return _system_locale()


def _system_locale() -> str:
    """The language of the locale, or English; what stands first decides, as for all programs."""
    locale = next(filter(None, [os.environ.get(name, "") for name in _SYSTEM_VARIABLES]), "")
    code = locale.partition("_")[0].partition(".")[0].lower()
    return code if code in languages() else "en"


def help_locale() -> str:
    """The language for help and complaints: where the one asked for is not there, the system's."""
    try:
        return choose_locale()
    except typer.BadParameter:
        return _system_locale()


def terminal_reader(requested: str | None = None) -> Reader:
    """Who reads at the terminal: their language, and how it writes a thousand."""
    of = language(choose_locale(requested))
    return Reader(of, chips=lambda amount: f"{amount:,}".replace(",", of.grammar.group))


def usage_error(reason: Phrase, option: str | None = None) -> typer.BadParameter:
    """What is wrong with what was typed, in the language of the terminal."""
    return typer.BadParameter(Reader(help_locale()).say(reason), param_hint=option)


def explain_error(error: BaseException, requested: str | None = None) -> str:
    """An error in the language of the terminal; English where it has no other words."""
    to = Reader(choose_locale(requested))
    if isinstance(error, OSError) and error.errno and error.strerror and error.filename2 is None:
        file = None if error.filename is None else repr(error.filename)
        return to.say(SystemRefuses(error.errno, SystemSays(error.strerror), file))
    return localize_error(error, to)


def os_error_text(error: OSError) -> str:
    """What the system says of a file, in the language of the terminal."""
    return Reader(help_locale()).say(SystemSays(error.strerror or ""))


def exit_with_message(message: Phrase, code: int = 1) -> typer.Exit:
    """The end of the program, which has said why."""
    typer.echo(terminal_reader().say(message), err=True)
    return typer.Exit(code)
