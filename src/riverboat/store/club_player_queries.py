"""Queries for hosts' private details of players: contact, club number and notes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final, TypeVar

from msgspec.structs import fields
from sqlalchemy import Connection, delete, insert, select

from riverboat.store.rows import ClubPlayerRow, column_values
from riverboat.store.schema import club_players
from riverboat.store.store_validation import check_club_player, fold_name, searchable_text

Result = TypeVar("Result")

_ROW_COLUMNS: Final = tuple(club_players.c)[-len(fields(ClubPlayerRow)) :]


def put_club_players(connection: Connection, rows: Iterable[ClubPlayerRow]) -> None:
    """Insert details of players, or replace an owner's earlier details of the same player."""
    row_by_key = {(fold_name(row.owner), fold_name(row.player)): row for row in rows}
    for (owner, player), row in row_by_key.items():
        remove_club_players(connection, owner, [player])
        key_values: dict[str, object] = {"folded": owner, "player_folded": player}
        connection.execute(insert(club_players).values(key_values | column_values(row)))


def club_players_of(connection: Connection, owner: str) -> list[ClubPlayerRow]:
    """Return an owner's details of players, sorted by the players' names."""
    columns = club_players.c
    statement = select(*_ROW_COLUMNS).where(columns.folded == fold_name(owner))
    return [
        ClubPlayerRow(*row) for row in connection.execute(statement.order_by(columns.player_folded))
    ]


def remove_club_players(connection: Connection, owner: str, players: Iterable[str] | None) -> None:
    """Delete an owner's details of some players, or of all if *players* is ``None``."""
    columns = club_players.c
    statement = delete(club_players).where(columns.folded == fold_name(owner))
    if players is None:
        connection.execute(statement)
        return
    for player in players:
        connection.execute(statement.where(columns.player_folded == fold_name(player)))


class SqlClubPlayers:
    """Mixin of the SQL store: hosts' private details of players."""

    async def _write(self, operation: Callable[[Connection], Result]) -> Result:
        raise NotImplementedError

    async def _read(self, query: Callable[[Connection], Result]) -> Result:
        raise NotImplementedError

    async def put_club_players(self, rows: Iterable[ClubPlayerRow]) -> None:
        checked_rows = tuple(rows)
        for row in checked_rows:
            check_club_player(row)
        await self._write(partial(put_club_players, rows=checked_rows))

    async def club_players_of(self, owner: str) -> list[ClubPlayerRow]:
        return await self._read(partial(club_players_of, owner=searchable_text(owner)))

    async def remove_club_players(self, owner: str, players: Iterable[str] | None) -> None:
        names = None if players is None else tuple(map(searchable_text, players))
        await self._write(partial(remove_club_players, owner=searchable_text(owner), players=names))
