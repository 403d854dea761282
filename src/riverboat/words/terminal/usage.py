"""Usage errors of typer, whose English sentences are recognized by their messages."""

from __future__ import annotations

from typing import Final

from riverboat.words.phrase import Phrase


class UsageError(Phrase, frozen=True):
    """Base of command-line usage errors.

    The fields are the parts that typer inserts into its message.
    """


class OptionSuggestions(UsageError, frozen=True):
    option: str
    options: str


class UnknownCommandOption(UsageError, frozen=True):
    option: str


class CommandSuggestions(UsageError, frozen=True):
    command: str
    names: str


class UnknownCommand(UsageError, frozen=True):
    command: str


class MissingCommand(UsageError, frozen=True):
    pass


class MissingArgumentChoice(UsageError, frozen=True):
    name: str
    choices: str


class MissingArgument(UsageError, frozen=True):
    name: str


class MissingOptionChoice(UsageError, frozen=True):
    name: str
    choices: str


class MissingOption(UsageError, frozen=True):
    name: str


class ExtraArguments(UsageError, frozen=True):
    given: str


class MissingOptionValue(UsageError, frozen=True):
    name: str


class MissingOptionValues(UsageError, frozen=True):
    name: str
    n: str


class UnneededOptionValue(UsageError, frozen=True):
    name: str


class ArgumentValueCount(UsageError, frozen=True):
    name: str
    n: str


class InvalidValueOf(UsageError, frozen=True):
    name: str
    why: str


class InvalidValue(UsageError, frozen=True):
    why: str


class InvalidBoolean(UsageError, frozen=True):
    value: str
    values: str


class InvalidKind(UsageError, frozen=True):
    value: str
    kind: str


class OutOfValueRange(UsageError, frozen=True):
    value: str
    range: str


class InvalidChoice(UsageError, frozen=True):
    value: str
    values: str


class MissingFile(UsageError, frozen=True):
    path: str


class MissingPath(UsageError, frozen=True):
    path: str


class DirectoryForFile(UsageError, frozen=True):
    path: str


class DirectoryForPath(UsageError, frozen=True):
    path: str


class FileForbidden(UsageError, frozen=True):
    path: str


class PathForbidden(UsageError, frozen=True):
    path: str


USAGE_ERRORS: Final[tuple[type[UsageError], ...]] = (
    OptionSuggestions,
    UnknownCommandOption,
    CommandSuggestions,
    UnknownCommand,
    MissingCommand,
    MissingArgumentChoice,
    MissingArgument,
    MissingOptionChoice,
    MissingOption,
    ExtraArguments,
    MissingOptionValue,
    MissingOptionValues,
    UnneededOptionValue,
    ArgumentValueCount,
    InvalidValueOf,
    InvalidValue,
    InvalidBoolean,
    InvalidKind,
    OutOfValueRange,
    InvalidChoice,
    MissingFile,
    MissingPath,
    DirectoryForFile,
    DirectoryForPath,
    FileForbidden,
    PathForbidden,
)
"""The usage errors; a sentence is the first whose message matches it."""
