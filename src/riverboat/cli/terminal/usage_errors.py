"""What typer says of a command line that is wrong, in another language than English.

It says so in English sentences and in nothing else, so those are read here: each by its template in
``help.toml``. What is not found there, as what we say ourselves, stays as it is.
"""

from __future__ import annotations

import re
from typing import Final

import typer

from riverboat.words.language import HelpWords

_PLACEHOLDER: Final = re.compile(r"\\{(\w+)\\}")


class TranslatedUsageError(typer.BadParameter):
    """A complaint that is said already."""

    def format_message(self) -> str:
        """The complaint, and no word before it."""
        return self.message


def translate_usage_error(error: typer.TyperException, words: HelpWords) -> TranslatedUsageError:
    """The same complaint in these words."""
    said = TranslatedUsageError(
        translate_sentence(error.format_message(), words), getattr(error, "ctx", None)
    )
    said.exit_code = error.exit_code
    return said


def translate_sentence(text: str, words: HelpWords) -> str:
    """A sentence of typer's; what it quotes may be another of them."""
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
