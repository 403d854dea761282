"""Numbers on a command line: a negative number is an argument, and not the name of an option.

Several numbers after an option form its list.
``icm 1000 -5`` has a stack of -5, which the command rejects itself: no option is called ``-5``.
``icm 5000 3000 --prizes 50 30 20`` has three prizes. Before the arguments, as in
``icm --prizes 50 30 20``, such numbers are ambiguous and rejected.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from typer.core import TyperArgument, TyperOption

from riverboat.cli.terminal.terminal_locale import build_usage_error
from riverboat.words.refusals import command_line as w

_NUMBER_PATTERN: Final = re.compile(r"[-+]?\.?\d[\d.,]*")
_NEGATIVE_PATTERN: Final = re.compile(r"-\.?\d[\d.,]*")
_NUMERIC_TYPES: Final = ("int", "int range", "float", "float range")


def normalize_numbers(parameters: Sequence[Any], words: Sequence[str]) -> list[str]:
    """Return a command's words with each list in one word and negative numbers last.

    A line in which an option lacks its value stays unchanged: the parser reports the error.
    """
    splitter = _ArgumentSplitter(parameters, words)
    if not splitter.is_changed:
        return list(words)
    return [*splitter.options, "--", *splitter.arguments]


class _ArgumentSplitter:
    """A command line, split into options with their values and arguments, each in its order."""

    def __init__(self, parameters: Sequence[Any], words: Sequence[str]) -> None:
        self._value_options = _build_options_with_values(parameters)
        arguments = [parameter for parameter in parameters if isinstance(parameter, TyperArgument)]
        self._required_count = max(
            sum(argument.required for argument in arguments), min(len(arguments), 1)
        )
        self._remaining_words = list(words)
        self.options: list[str] = []
        self.arguments: list[str] = []
        self.is_changed = False
        while self._remaining_words:
            word = self._remaining_words.pop(0)
            if word == "--":
                self.arguments += self._remaining_words
                return
            if word.partition("=")[0] in self._value_options:
                if not self._split_option(*word.partition("=")):
                    self.is_changed = False
                    return
            elif not word.startswith("-") or word == "-" or _NEGATIVE_PATTERN.fullmatch(word):
                self.arguments.append(word)
                self.is_changed |= word.startswith("-")
            else:
                self.options.append(word)

    def _split_option(self, name: str, separator: str, value: str) -> bool:
        """Split off an option with all its values; return False if the line has no value for it."""
        if not separator and not self._remaining_words:
            return False
        option = self._value_options[name]
        values = [value if separator else self._remaining_words.pop(0)]
        if _takes_list(option):
            values += self._pop_list_numbers(values[0], name)
            values = [",".join([*(value.rstrip(",") for value in values[:-1]), values[-1]])]
        elif (
            option.multiple and option.type.name in _NUMERIC_TYPES and self._has_required_arguments
        ):
            values += self._pop_numbers()
        self.is_changed |= len(values) > 1
        self.options += [word for value in values for word in (name, value)]
        return True

    @property
    def _has_required_arguments(self) -> bool:
        """Return True if all required arguments precede this place."""
        return len(self.arguments) >= self._required_count

    def _pop_list_numbers(self, first_word: str, name: str) -> list[str]:
        """Remove and return the further numbers of a list that begins with *first_word*."""
        is_list_open = first_word.endswith(",")
        if not _NUMBER_PATTERN.fullmatch(first_word) or ("," in first_word and not is_list_open):
            return []
        more_numbers = self._pop_numbers()
        if more_numbers and not is_list_open and not self._has_required_arguments:
            raise build_usage_error(
                w.ListArgumentAmbiguous(more_numbers[0], ",".join([first_word, *more_numbers])),
                name,
            )
        self.is_changed |= bool(more_numbers)
        return more_numbers

    def _pop_numbers(self) -> list[str]:
        taken_numbers: list[str] = []
        while self._remaining_words and _NUMBER_PATTERN.fullmatch(self._remaining_words[0]):
            taken_numbers.append(self._remaining_words.pop(0))
        return taken_numbers


def _build_options_with_values(parameters: Sequence[Any]) -> Mapping[str, TyperOption]:
    """Return the options that take a value, by each of their names."""
    return {
        name: parameter
        for parameter in parameters
        if isinstance(parameter, TyperOption) and not parameter.is_flag and not parameter.count
        for name in parameter.opts
    }


def _takes_list(option: TyperOption) -> bool:
    """Return True if an option's value is a list separated by commas, as its placeholder shows."""
    return "," in (option.metavar or "")
