"""Hosts' private details of players in the in-memory store."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from riverboat.store.rows import ClubPlayerRow
from riverboat.store.store_validation import check_club_player, fold_name


class ClubPlayerTables(Protocol):
    """Hosts' details of players in a ``Memory``."""

    club_players: dict[tuple[str, str], ClubPlayerRow]


def remove_stored_club_players(tables: ClubPlayerTables, owner: str) -> None:
    """Delete all details of players that belong to an owner."""
    tables.club_players = {
        key: row for key, row in tables.club_players.items() if key[0] != fold_name(owner)
    }


class ClubPlayerMemory:
    """Mixin of the in-memory store: hosts' private details of players."""

    @property
    def _memory(self) -> ClubPlayerTables:
        raise NotImplementedError

    async def put_club_players(self, rows: Iterable[ClubPlayerRow]) -> None:
        checked_rows = tuple(rows)
        for row in checked_rows:
            check_club_player(row)
        for row in checked_rows:
            self._memory.club_players[fold_name(row.owner), fold_name(row.player)] = row

    async def club_players_of(self, owner: str) -> list[ClubPlayerRow]:
        items = sorted(self._memory.club_players.items())
        return [row for key, row in items if key[0] == fold_name(owner)]

    async def remove_club_players(self, owner: str, players: Iterable[str] | None) -> None:
        if players is None:
            remove_stored_club_players(self._memory, owner)
            return
        for player in players:
            self._memory.club_players.pop((fold_name(owner), fold_name(player)), None)
