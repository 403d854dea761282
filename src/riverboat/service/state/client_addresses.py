"""Where people come from, as far as a host is told: that two of them come from one place.

A place is an opaque text, from whoever knows connections; an empty one is none. It is compared and
never shown, written down or kept longer than somebody is at the table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping


class ClientAddresses:
    """The places from which the people of one table have come last."""

    __slots__ = ("_by_player", "_cached_chairs", "_cached_groups")

    def __init__(self) -> None:
        self._by_player: dict[str, str] = {}
        self._cached_chairs: Mapping[str, int] | None = None
        """Who was compared last, since nobody has come from elsewhere or gone."""
        self._cached_groups: tuple[tuple[str, ...], ...] = ()

    def update(self, player: str, client_address: str) -> bool:
        """Somebody comes from there; whether that is news."""
        if not player or not client_address or self._by_player.get(player) == client_address:
            return False
        self._by_player[player] = client_address
        self._cached_chairs = None
        return True

    def remove(self, player: str) -> None:
        """Somebody is not at the table any more."""
        self._by_player.pop(player, None)
        self._cached_chairs = None

    def is_shared(self, client_address: str, players: Iterable[str]) -> bool:
        """Whether one of these players comes from there."""
        return bool(client_address) and any(
            self._by_player.get(player) == client_address for player in players
        )

    def shared_groups(self, chair_by_player: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
        """Those at a table who come from one place: each place's, in the order of their *chairs*.

        Players who sit otherwise are another mapping.
        """
        if chair_by_player is self._cached_chairs:
            return self._cached_groups
        found: defaultdict[str, list[str]] = defaultdict(list)
        for player in sorted(chair_by_player, key=chair_by_player.__getitem__):
            if origin := self._by_player.get(player):
                found[origin].append(player)
        self._cached_chairs = chair_by_player
        self._cached_groups = tuple([tuple(each) for each in found.values() if len(each) > 1])
        return self._cached_groups
