"""What each player has done at each table, kept until the table's stream has grown.

The tables of the players who asked last are kept; *nothing* is kept, too, so that a second look
reads no table of others again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

_PLAYERS: Final = 16


class OwnTables:
    """Summaries of tables by player, each with the version that it was made of."""

    def __init__(self) -> None:
        self._each: OrderedDict[str, dict[str, tuple[object, Any]]] = OrderedDict()

    async def get(
        self, player: str, table: str, version: object, make: Callable[[], Awaitable[Any]]
    ) -> Any:
        """Return what is kept of this version, or make it."""
        tables = self._each.setdefault(player, {})
        self._each.move_to_end(player)
        if len(self._each) > _PLAYERS:
            self._each.popitem(last=False)
        kept = tables.get(table)
        if kept is None or kept[0] != version:
            kept = tables[table] = version, await make()
        return kept[1]
