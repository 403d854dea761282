"""Help of the command line in a language, from ``CODE/options/help.ftl``.

A command is a message with attributes: its first paragraph, ``.part-2`` for the second, and
``.option-NAME`` for each option and argument. An option of several commands can have a message of
its own, ``option-NAME``. ``value-WORD`` translates a word of a placeholder: *FILE*.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from riverboat.words.named_texts import TextByAttribute, read_texts

PROGRAM: Final = "riverboat"
"""The name of the help of the program itself, whose command is an empty text."""
_WORD_PATTERN: Final = re.compile(r"(?<![\w.])[A-Za-z_]{2,}")
_RANGE_SUFFIX: Final = " range"
"""Suffix of a number's type with limits."""


class HelpTexts:
    """Help texts of one language; None stands for a text that it does not have."""

    def __init__(self, messages: Mapping[str, TextByAttribute]) -> None:
        self._messages = messages

    def command_help(self, name: str, paragraph_number: int = 1) -> str | None:
        """Return a paragraph of the help of a command, such as ``solve spot``."""
        return self._find_command_texts(name).get(
            f"part-{paragraph_number}" if paragraph_number > 1 else ""
        )

    def option_help(self, command: str, name: str) -> str | None:
        """Return the help of an option or argument of a command, such as ``max_runs``."""
        id_ = f"option-{_format_message_id(name)}"
        return self._find_command_texts(command).get(id_) or self._messages.get(id_, {}).get("")

    def placeholder(self, text: str) -> str:
        """Return a placeholder, or the name of a type or argument, with translated words."""
        return _WORD_PATTERN.sub(self._translate_word, text.removesuffix(_RANGE_SUFFIX))

    def _find_command_texts(self, name: str) -> TextByAttribute:
        return self._messages.get(f"command-{_format_message_id(name or PROGRAM)}", {})

    def _translate_word(self, match: re.Match[str]) -> str:
        word = match[0]
        translated_word = self._messages.get(f"value-{_format_message_id(word.lower())}", {}).get(
            "", word
        )
        return translated_word.lower() if word.islower() else translated_word


def _format_message_id(name: str) -> str:
    return re.sub(r"[ _]", "-", name.rstrip("_"))


@cache
def help_texts(code: str) -> HelpTexts | None:
    """Return the help texts of a language; None in English, where the declarations have them."""
    messages = read_texts(code, "help")
    return HelpTexts(messages) if messages else None
