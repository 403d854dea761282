"""Where people come from, as far as a host is told: that two of them come from one place.

A place is an opaque text, from whoever knows connections; an empty one is none. It is compared and
never shown, written down or kept longer than somebody is at the table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping


class Origins:
    """The places from which the people of one table have come last."""

    __slots__ = ("_chairs", "_found", "_of")

    def __init__(self) -> None:
        self._of: dict[str, str] = {}
        self._chairs: Mapping[str, int] | None = None
        """Who was compared last, since nobody has come from elsewhere or gone."""
        self._found: tuple[tuple[str, ...], ...] = ()

    def came(self, player: str, origin: str) -> bool:
        """Somebody comes from there; whether that is news."""
        if not player or not origin or self._of.get(player) == origin:
            return False
        self._of[player] = origin
        self._chairs = None
        return True

    def gone(self, player: str) -> None:
        """Somebody is not at the table any more."""
        self._of.pop(player, None)
        self._chairs = None

    def shared(self, origin: str, players: Iterable[str]) -> bool:
        """Whether one of these players comes from there."""
        return bool(origin) and any(self._of.get(player) == origin for player in players)

    def together(self, chairs: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
        """Those at a table who come from one place: each place's, in the order of their *chairs*.

        Players who sit otherwise are another mapping.
        """
        if chairs is self._chairs:
            return self._found
        found: defaultdict[str, list[str]] = defaultdict(list)
        for player in sorted(chairs, key=chairs.__getitem__):
            if origin := self._of.get(player):
                found[origin].append(player)
        self._chairs = chairs
        self._found = tuple([tuple(each) for each in found.values() if len(each) > 1])
        return self._found
