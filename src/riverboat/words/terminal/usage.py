"""Usage errors of typer, recognized by its English sentences."""

from __future__ import annotations

from typing import ClassVar, Final

from riverboat.words.phrase import Phrase


class UsageError(Phrase, frozen=True):
    """Base of command-line usage errors.

    The fields are the parts that typer inserts into its sentence.
    """

    typer_sentence: ClassVar[str]


class OptionSuggestions(UsageError, frozen=True):
    option: str
    options: str
    typer_sentence: ClassVar[str] = "No such option: {option} (Possible options: {options})"


class UnknownCommandOption(UsageError, frozen=True):
    option: str
    typer_sentence: ClassVar[str] = "No such option: {option}"


class CommandSuggestions(UsageError, frozen=True):
    command: str
    names: str
    typer_sentence: ClassVar[str] = "No such command {command}. Did you mean {names}?"


class UnknownCommand(UsageError, frozen=True):
    command: str
    typer_sentence: ClassVar[str] = "No such command {command}."


class MissingCommand(UsageError, frozen=True):
    typer_sentence: ClassVar[str] = "Missing command."


class MissingArgumentChoice(UsageError, frozen=True):
    name: str
    choices: str
    typer_sentence: ClassVar[str] = "Missing argument {name}. Choose from:{choices}"


class MissingArgument(UsageError, frozen=True):
    name: str
    typer_sentence: ClassVar[str] = "Missing argument {name}."


class MissingOptionChoice(UsageError, frozen=True):
    name: str
    choices: str
    typer_sentence: ClassVar[str] = "Missing option {name}. Choose from:{choices}"


class MissingOption(UsageError, frozen=True):
    name: str
    typer_sentence: ClassVar[str] = "Missing option {name}."


class ExtraArguments(UsageError, frozen=True):
    given: str
    typer_sentence: ClassVar[str] = "Got unexpected extra argument(s) ({given})"


class MissingOptionValue(UsageError, frozen=True):
    name: str
    typer_sentence: ClassVar[str] = "Option {name} requires an argument."


class MissingOptionValues(UsageError, frozen=True):
    name: str
    n: str
    typer_sentence: ClassVar[str] = "Option {name} requires {n} arguments."


class UnneededOptionValue(UsageError, frozen=True):
    name: str
    typer_sentence: ClassVar[str] = "Option {name} does not take a value."


class ArgumentValueCount(UsageError, frozen=True):
    name: str
    n: str
    typer_sentence: ClassVar[str] = "Argument {name} takes {n} values."


class InvalidValueOf(UsageError, frozen=True):
    name: str
    why: str
    typer_sentence: ClassVar[str] = "Invalid value for {name}: {why}"


class InvalidValue(UsageError, frozen=True):
    why: str
    typer_sentence: ClassVar[str] = "Invalid value: {why}"


class InvalidBoolean(UsageError, frozen=True):
    value: str
    values: str
    typer_sentence: ClassVar[str] = "{value} is not a valid boolean. Recognized values: {values}"


class InvalidKind(UsageError, frozen=True):
    value: str
    kind: str
    typer_sentence: ClassVar[str] = "{value} is not a valid {kind}."


class OutOfValueRange(UsageError, frozen=True):
    value: str
    range: str
    typer_sentence: ClassVar[str] = "{value} is not in the range {range}."


class InvalidChoice(UsageError, frozen=True):
    value: str
    values: str
    typer_sentence: ClassVar[str] = "{value} is not one of {values}."


class MissingFile(UsageError, frozen=True):
    path: str
    typer_sentence: ClassVar[str] = "File {path} does not exist."


class MissingPath(UsageError, frozen=True):
    path: str
    typer_sentence: ClassVar[str] = "Path {path} does not exist."


class DirectoryForFile(UsageError, frozen=True):
    path: str
    typer_sentence: ClassVar[str] = "File {path} is a directory."


class DirectoryForPath(UsageError, frozen=True):
    path: str
    typer_sentence: ClassVar[str] = "Path {path} is a directory."


class FileForbidden(UsageError, frozen=True):
    path: str
    typer_sentence: ClassVar[str] = "File {path} is not readable."


class PathForbidden(UsageError, frozen=True):
    path: str
    typer_sentence: ClassVar[str] = "Path {path} is not readable."


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
"""All usage errors; the first one whose ``typer_sentence`` matches a sentence stands for it."""
