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
from riverboat.engine.asked.errors import reason_of
from riverboat.table.rules.config import read_config
from riverboat.table.rules.rules import TableRules
from riverboat.words import Refusal
from riverboat.words.refusals.because import citing
from riverboat.words.refusals.configurations import NestedTooDeeply

_MOST: Final = 4
"""Texts that are remembered beside those that are needed."""


def rules_of(text: str) -> TableRules:
    """The rules of a configuration, or ``BadGame``."""
    try:
        return read_config(text).rules
    except RecursionError:
        raise BadGame(NestedTooDeeply()) from None


def reason(why: BadGame | BadCard) -> Refusal:
    """Why something could not be read, with the rule."""
    return citing(reason_of(why))


class Readings:
    """The texts that were read of late. It may be asked from any thread.

    *needed* are texts that are not forgotten.
    """

    def __init__(self, needed: Callable[[], Collection[str]]) -> None:
        self._needed = needed
        self._known: dict[str, TableRules | BadGame] = {}
        self._lock = Lock()

    def __contains__(self, text: str) -> bool:
        return text in self._known

    def read(self, text: str) -> None:
        """Read a text, unless that was done, and remember what it comes to, or why to nothing."""
        self._find(text)

    def rules(self, text: str) -> TableRules:
        """The rules of a text, or ``BadGame``."""
        found = self._find(text)
        if isinstance(found, BadGame):
            raise BadGame(found.refusal, option=found.option)
        return found

    def _find(self, text: str) -> TableRules | BadGame:
        found = self._known.get(text)
        if found is None:
            try:
                found = rules_of(text)
            except BadGame as why:
                found = why
        with self._lock:
            self._known.pop(text, None)
            self._known[text] = found
            needed = set(self._needed())
            spare = [each for each in self._known if each not in needed]
            for each in spare[:-_MOST]:
                del self._known[each]
        return found
