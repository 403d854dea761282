"""Client addresses at a table, used only to notify hosts that two people share one.

An address is an opaque string from the connection; empty if unknown. It is compared, but never
shown or stored, nor kept longer than its player is at the table.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping


class ClientAddresses:
    """Last client address of each person at one table."""

    __slots__ = ("_address_by_player", "_cached_chairs", "_cached_groups")

    def __init__(self) -> None:
        self._address_by_player: dict[str, str] = {}
        self._cached_chairs: Mapping[str, int] | None = None
        """Mapping for which the cached groups are valid; ``None`` after a change."""
        self._cached_groups: tuple[tuple[str, ...], ...] = ()

    def update(self, player: str, client_address: str) -> bool:
        """Set a player's address; return True if it has changed."""
        if (
            not player
            or not client_address
            or self._address_by_player.get(player) == client_address
        ):
            return False
        self._address_by_player[player] = client_address
        self._cached_chairs = None
        return True

    def remove(self, player: str) -> None:
        """Remove a player who has left the table."""
        self._address_by_player.pop(player, None)
        self._cached_chairs = None

    def is_shared(self, client_address: str, players: Iterable[str]) -> bool:
        """Return True if one of these players has this address."""
        return bool(client_address) and any(
            self._address_by_player.get(player) == client_address for player in players
        )

    def shared_groups(self, chair_by_player: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
        """Return groups of players who share an address, each in the order of their chairs.

        The result is cached by the identity of *chair_by_player*: after a change of seats, the
        caller must pass a new mapping.
        """
        if chair_by_player is self._cached_chairs:
            return self._cached_groups
        players_by_address: defaultdict[str, list[str]] = defaultdict(list)
        for player in sorted(chair_by_player, key=chair_by_player.__getitem__):
            if address := self._address_by_player.get(player):
                players_by_address[address].append(player)
        self._cached_chairs = chair_by_player
        self._cached_groups = tuple(
            [tuple(players) for players in players_by_address.values() if len(players) > 1]
        )
        return self._cached_groups
