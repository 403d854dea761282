"""Translation of typer's usage errors.

Typer reports errors only as English sentences, so they are parsed by templates in ``help.toml``. A
sentence without a template, such as our own messages, stays as it is.
"""

from __future__ import annotations

import re
from typing import Final

import typer

from riverboat.words.language import HelpWords

_PLACEHOLDER: Final = re.compile(r"\\{(\w+)\\}")


class TranslatedUsageError(typer.BadParameter):
    """A usage error that is already translated."""

    def format_message(self) -> str:
        """Return the message without a prefix."""
        return self.message


def translate_usage_error(error: typer.TyperException, words: HelpWords) -> TranslatedUsageError:
    """Return the usage error with its message translated."""
    said = TranslatedUsageError(
        translate_sentence(error.format_message(), words), getattr(error, "ctx", None)
    )
    said.exit_code = error.exit_code
    return said


def translate_sentence(text: str, words: HelpWords) -> str:
    """Translate one of typer's sentences, and sentences quoted in it."""
    for english, other in words.complaints.items():
        pattern = _PLACEHOLDER.sub(r"(?P<\1>.+)", re.escape(english))
        if found := re.fullmatch(pattern, text, re.DOTALL):
            return other.format(
                **{name: _translate_part(name, found[name], words) for name in found.re.groupindex}
            )
    return text


def _translate_part(name: str, text: str, words: HelpWords) -> str:
    match name:
        case "why":
            return translate_sentence(text, words)
        case "kind":
            return words.values.get(text, text)
        case "name":
            quoted = text.removeprefix("'").removesuffix("'")
            return text.replace(quoted, words.values.get(quoted, quoted))
        case _:
            return text
