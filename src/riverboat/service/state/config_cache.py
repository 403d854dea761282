"""Cache of parsed configurations: each text is parsed once, preferably in a thread.

Parsing a configuration takes many times as long as a turn of a table's loop. So the web handler
first has it parsed in a thread (``TableTask.cache_config``), and the loop uses the cached result. A
text that is not cached, because its command came in another way, is parsed in the loop.
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
from riverboat.words.refusals.configurations import ConfigurationTooDeep
from riverboat.words.refusals.wrapped_refusals import with_cited_rule

_MAX_UNPINNED_TEXTS: Final = 4
"""Maximum number of cached texts besides those that are in use."""


def parse_rules(text: str) -> TableRules:
    """Return the rules of a configuration. Raises ``BadGame``."""
    try:
        return read_config(text).rules
    except RecursionError:
        raise BadGame(ConfigurationTooDeep()) from None


def parse_error_reason(error: BadGame | BadCard) -> Refusal:
    """Return the reason why a configuration or card cannot be parsed, with its rule."""
    return with_cited_rule(refusal_of(error))


class ConfigCache:
    """Recently parsed texts. Thread-safe.

    *pinned_texts* returns texts that are never evicted.
    """

    def __init__(self, pinned_texts: Callable[[], Collection[str]]) -> None:
        self._pinned_texts = pinned_texts
        self._parsed_by_text: dict[str, TableRules | BadGame] = {}
        self._lock = Lock()

    def __contains__(self, text: str) -> bool:
        return text in self._parsed_by_text

    def load(self, text: str) -> None:
        """Parse a text unless it is cached, and cache the result or the error."""
        self._find_or_parse(text)

    def get_rules(self, text: str) -> TableRules:
        """Return the rules that a configuration text sets. Raises ``BadGame``."""
        parsed_rules = self._find_or_parse(text)
        if isinstance(parsed_rules, BadGame):
            raise BadGame(parsed_rules.refusal, option=parsed_rules.option)
        return parsed_rules

    def _find_or_parse(self, text: str) -> TableRules | BadGame:
        cached_result = self._parsed_by_text.get(text)
        if cached_result is None:
            try:
                cached_result = parse_rules(text)
            except BadGame as error:
                cached_result = error
        with self._lock:
            self._parsed_by_text.pop(text, None)
            self._parsed_by_text[text] = cached_result
            pinned_texts = set(self._pinned_texts())
            unpinned_texts = [
                cached_text
                for cached_text in self._parsed_by_text
                if cached_text not in pinned_texts
            ]
            for old_text in unpinned_texts[:-_MAX_UNPINNED_TEXTS]:
                del self._parsed_by_text[old_text]
        return cached_result
