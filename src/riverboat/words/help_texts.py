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

from riverboat.words.named_texts import Texts, read_texts

PROGRAM: Final = "riverboat"
"""The command of the whole program, whose name is empty."""
_WORD: Final = re.compile(r"(?<![\w.])[A-Za-z_]{2,}")
_RANGE_SUFFIX: Final = " range"
"""Suffix of a number's type with limits."""


class HelpTexts:
    """Help texts of one language; None stands for a text that it does not have."""

    def __init__(self, messages: Mapping[str, Texts]) -> None:
        self._messages = messages

    def command(self, name: str, part: int = 1) -> str | None:
        """Return a paragraph of a command: ``solve spot``."""
        return self._command_texts(name).get(f"part-{part}" if part > 1 else "")

    def option(self, command: str, name: str) -> str | None:
        """Return the help of an option or argument of a command: ``max_runs``."""
        id_ = f"option-{_message_id(name)}"
        return self._command_texts(command).get(id_) or self._messages.get(id_, {}).get("")

    def placeholder(self, text: str) -> str:
        """Return a placeholder, or the name of a type or argument, with translated words."""
        return _WORD.sub(self._translate_word, text.removesuffix(_RANGE_SUFFIX))

    def _command_texts(self, name: str) -> Texts:
        return self._messages.get(f"command-{_message_id(name or PROGRAM)}", {})

    def _translate_word(self, match: re.Match[str]) -> str:
        word = match[0]
        translated = self._messages.get(f"value-{_message_id(word.lower())}", {}).get("", word)
        return translated.lower() if word.islower() else translated


def _message_id(name: str) -> str:
    return re.sub(r"[ _]", "-", name.rstrip("_"))


@cache
def help_texts(code: str) -> HelpTexts | None:
    """Return the help texts of a language; None in English, where the declarations have them."""
    messages = read_texts(code, "help")
    return HelpTexts(messages) if messages else None
