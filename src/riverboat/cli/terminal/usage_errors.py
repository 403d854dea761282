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


def translate_usage_error(
    error: typer.TyperException, translations: HelpWords
) -> TranslatedUsageError:
    """Return the usage error with its message translated."""
    translated = TranslatedUsageError(
        translate_sentence(error.format_message(), translations), getattr(error, "ctx", None)
    )
    translated.exit_code = error.exit_code
    return translated


def translate_sentence(text: str, translations: HelpWords) -> str:
    """Translate one of typer's sentences, and sentences quoted in it."""
    for english, translation in translations.complaints.items():
        pattern = _PLACEHOLDER.sub(r"(?P<\1>.+)", re.escape(english))
        if match := re.fullmatch(pattern, text, re.DOTALL):
            return translation.format(
                **{
                    name: _translate_part(name, match[name], translations)
                    for name in match.re.groupindex
                }
            )
    return text


def _translate_part(name: str, text: str, translations: HelpWords) -> str:
    match name:
        case "why":
            return translate_sentence(text, translations)
        case "kind":
            return translations.values.get(text, text)
        case "name":
            bare_name = text.removeprefix("'").removesuffix("'")
            return text.replace(bare_name, translations.values.get(bare_name, bare_name))
        case _:
            return text
