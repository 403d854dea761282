"""What the texts of configurations come to: each is read once, and best where nobody waits for it.

To read one takes many times as long as a turn of a table's loop. So whoever brings one has it read
in a thread first (``TableTask.reads``), and the loop finds what it came to. What is not known is
read on the spot: a wish that came by no door of the web.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from threading import Lock
from typing import Final

from riverboat.cards import BadCard
from riverboat.engine import BadGame
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.table.rules.config import read_config
from riverboat.table.rules.table_rules import TableRules
from riverboat.words import Refusal
from riverboat.words.refusals.because import citing
from riverboat.words.refusals.configurations import NestedTooDeeply

_MAX_UNPINNED: Final = 4
"""Texts that are remembered beside those that are needed."""


def parse_rules(text: str) -> TableRules:
    """The rules of a configuration, or ``BadGame``."""
    try:
        return read_config(text).rules
    except RecursionError:
        raise BadGame(NestedTooDeeply()) from None


def parse_error_reason(error: BadGame | BadCard) -> Refusal:
    """Why something could not be read, with the rule."""
    return citing(refusal_of(error))


class ConfigCache:
    """The texts that were read of late. It may be asked from any thread.

    *needed* are texts that are not forgotten.
    """

    def __init__(self, pinned_texts: Callable[[], Collection[str]]) -> None:
        self._pinned_texts = pinned_texts
        self._parsed: dict[str, TableRules | BadGame] = {}
        self._lock = Lock()

    def __contains__(self, text: str) -> bool:
        return text in self._parsed

    def load(self, text: str) -> None:
        """Read a text, unless that was done, and remember what it comes to, or why to nothing."""
        self._find(text)

    def get_rules(self, text: str) -> TableRules:
        """The rules of a text, or ``BadGame``."""
        found = self._find(text)
        if isinstance(found, BadGame):
            raise BadGame(found.refusal, option=found.option)
        return found

    def _find(self, text: str) -> TableRules | BadGame:
        found = self._parsed.get(text)
        if found is None:
            try:
                found = parse_rules(text)
            except BadGame as why:
                found = why
        with self._lock:
            self._parsed.pop(text, None)
            self._parsed[text] = found
            needed = set(self._pinned_texts())
            spare = [each for each in self._parsed if each not in needed]
            for each in spare[:-_MAX_UNPINNED]:
                del self._parsed[each]
        return found
