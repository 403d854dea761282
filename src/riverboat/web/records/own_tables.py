"""Summaries of each player's data at each table, kept until the table's stream has grown.

The tables of the most recent players are kept; an empty summary is kept, too, so that a second
request does not read other players' tables again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

_MAX_CACHED_PLAYERS: Final = 16


class OwnTableSummaryCache:
    """A cache of each player's summaries of tables, with the version of each."""

    def __init__(self) -> None:
        self._summaries_by_player: OrderedDict[str, dict[str, tuple[object, Any]]] = OrderedDict()

    async def get(
        self, player: str, table_id: str, version: object, compute: Callable[[], Awaitable[Any]]
    ) -> Any:
        """Return the summary of this version; compute it with *compute* unless it is cached."""
        summary_by_table = self._summaries_by_player.setdefault(player, {})
        self._summaries_by_player.move_to_end(player)
        if len(self._summaries_by_player) > _MAX_CACHED_PLAYERS:
            self._summaries_by_player.popitem(last=False)
        cached_summary = summary_by_table.get(table_id)
        if cached_summary is None or cached_summary[0] != version:
            cached_summary = summary_by_table[table_id] = version, await compute()
        return cached_summary[1]
