"""Translation of typer's usage errors.

Typer reports errors only as English sentences. Each is recognized by the ``typer_sentence`` of its
usage error. Other sentences, such as riverboat's own messages, stay unchanged.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import typer

from riverboat.words import Reader
from riverboat.words.help_texts import HelpTexts
from riverboat.words.terminal.usage import USAGE_ERRORS, UsageError

_ARGUMENT_PATTERN: Final = re.compile(r"\\{(\w+)\\}")


class TranslatedUsageError(typer.BadParameter):
    """A usage error that is already translated."""

    def format_message(self) -> str:
        """Return the message without a prefix."""
        return self.message


def translate_usage_error(
    error: typer.TyperException, renderer: Reader, texts: HelpTexts
) -> TranslatedUsageError:
    """Return the usage error with its message translated."""
    translated_error = TranslatedUsageError(
        translate_sentence(error.format_message(), renderer, texts), getattr(error, "ctx", None)
    )
    translated_error.exit_code = error.exit_code
    return translated_error


def translate_sentence(text: str, renderer: Reader, texts: HelpTexts) -> str:
    """Translate one of typer's sentences, and sentences quoted in it."""
    for error_class in USAGE_ERRORS:
        if match := _build_pattern(error_class).fullmatch(text):
            arguments = match.groupdict()
            translated_arguments = {
                name: _translate_argument(name, arguments[name], renderer, texts)
                for name in arguments
            }
            return renderer.say(error_class(**translated_arguments))
    return text


@cache
def _build_pattern(error_class: type[UsageError]) -> re.Pattern[str]:
    """Return the pattern of a usage error's English sentence, with its arguments as groups."""
    pattern = _ARGUMENT_PATTERN.sub(r"(?P<\1>.+)", re.escape(error_class.typer_sentence))
    return re.compile(pattern, re.DOTALL)


def _translate_argument(name: str, text: str, renderer: Reader, texts: HelpTexts) -> str:
    match name:
        case "why":
            return translate_sentence(text, renderer, texts)
        case "kind" | "name" if "-" not in text:  # an option is typed as it is
            return texts.placeholder(text)
        case _:
            return text
