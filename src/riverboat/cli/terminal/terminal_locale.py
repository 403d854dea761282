"""The language of the terminal: that of ``--lang``, or else of the environment, or else English."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from typing import Annotated, Final, TypeAlias

import typer

from riverboat.engine.commands.engine_errors import localize_error
from riverboat.words import Phrase, Reader
from riverboat.words.language import complete_languages, language
from riverboat.words.refusals.command_line import NoSuchLanguage, SystemCallFailed, SystemMessage

LOCALE_VARIABLE: Final = "RIVERBOAT_LANG"
LANG_OPTION: Final = "--lang"
_SYSTEM_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_REQUESTED_LOCALE: ContextVar[str | None] = ContextVar("typed", default=None)
"""Language requested on the command line that is being executed."""


def validate_locale(requested_locale: str | None) -> str | None:
    """Return the requested language, ``None`` if none; raise a usage error if it is unavailable."""
    if requested_locale is not None:
        choose_locale(requested_locale)
    return requested_locale


LangOption: TypeAlias = Annotated[
    str | None,
    typer.Option(
        LANG_OPTION,
        metavar="CODE",
        help=f"Language: {' or '.join(complete_languages())}. Defaults to {LOCALE_VARIABLE}, then "
        "to the system locale.",
        show_default=False,
        callback=validate_locale,
    ),
]


@contextmanager
def use_requested_locale(arguments: Sequence[str]) -> Iterator[None]:
    """Use the language that these arguments request while the context is active."""
    token = _REQUESTED_LOCALE.set(_find_lang_option(arguments))
    try:
        yield
    finally:
        _REQUESTED_LOCALE.reset(token)


def _find_lang_option(arguments: Sequence[str]) -> str | None:
    """Return the value of ``--lang``; ``None`` without this option.

    The option may stand before or after a command, or after ``--help``.
    """
    searched_arguments = (
        [*arguments[: arguments.index("--")]] if "--" in arguments else [*arguments]
    )
    requested_locale = None
    for word, next_word in pairwise([*searched_arguments, ""]):
        if word == LANG_OPTION:
            requested_locale = next_word
        elif word.startswith(f"{LANG_OPTION}="):
            requested_locale = word.removeprefix(f"{LANG_OPTION}=")
    return requested_locale or None


def choose_locale(requested_locale: str | None = None) -> str:
    """Return a language code: the requested one, that of the environment, or English.

    A requested language must be available; an unknown locale of the environment means English.
    """
    if locale := requested_locale or _REQUESTED_LOCALE.get() or os.environ.get(LOCALE_VARIABLE, ""):
        language_code = locale.lower()
        if language_code not in complete_languages():
            available_locales = ", ".join(complete_languages())
            reason = NoSuchLanguage(repr(locale), available_locales)
            raise typer.BadParameter(Reader(_find_system_locale()).say(reason))
        return language_code
    return _find_system_locale()


def _find_system_locale() -> str:
    """Return the environment's language by the first variable that is set, or else English."""
    locale = next(filter(None, [os.environ.get(name, "") for name in _SYSTEM_VARIABLES]), "")
    code = locale.partition("_")[0].partition(".")[0].lower()
    return code if code in complete_languages() else "en"


def choose_help_locale() -> str:
    """Return the language for help and usage errors; an unavailable requested one is ignored."""
    try:
        return choose_locale()
    except typer.BadParameter:
        return _find_system_locale()


def terminal_reader(requested_locale: str | None = None) -> Reader:
    """Return a reader of the terminal's language, with its thousands separator."""
    locale_language = language(choose_locale(requested_locale))
    return Reader(
        locale_language,
        chips=lambda amount: f"{amount:,}".replace(
            ",", locale_language.grammar.thousands_separator
        ),
    )


def localize_number(number_text: str) -> str:
    """Return a number that Python has formatted with the separators of the terminal's language."""
    return language(choose_locale()).grammar.localize_decimal(number_text)


def build_usage_error(reason: Phrase, option: str | None = None) -> typer.BadParameter:
    """Return a usage error in the language of the terminal."""
    return typer.BadParameter(Reader(choose_help_locale()).say(reason), param_hint=option)


def explain_error(error: BaseException, requested_locale: str | None = None) -> str:
    """Return an error's message in the terminal's language; untranslated messages are English."""
    renderer = Reader(choose_locale(requested_locale))
    if isinstance(error, OSError) and error.errno and error.strerror and error.filename2 is None:
        file = None if error.filename is None else repr(error.filename)
        return renderer.say(SystemCallFailed(error.errno, SystemMessage(error.strerror), file))
    return localize_error(error, renderer)


def format_os_error(error: OSError) -> str:
    """Return the system's error message, in the language of the terminal."""
    return Reader(choose_help_locale()).say(SystemMessage(error.strerror or ""))


def build_exit_with_message(message: Phrase, code: int = 1) -> typer.Exit:
    """Print a message on the standard error, and return the ``typer.Exit`` to raise."""
    typer.echo(terminal_reader().say(message), err=True)
    return typer.Exit(code)
