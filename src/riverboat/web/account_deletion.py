"""Account deletion: the data that is removed, and the shared data that stays.

The hands and the ledger of a table belong to all its players. So the name of a deleted account that
has played or hosted stays reserved: it can neither log in nor be registered again.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.decoding import JsonDecoder, json_decoder
from riverboat.service.season_records import SEASON_STREAM_PREFIX
from riverboat.store.port import Store
from riverboat.web.accounts.account_service import CLOSED_ACCOUNT_HASH, User
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.words import Player
from riverboat.words.refusals.accounts import OperatorRequired, PlayerSeatedElsewhere
from riverboat.words.refusals.connections import AccountDeleted


async def delete_account_data(app_state: AppState, user: User) -> None:
    """Remove a user's account and all data that belongs to no other user."""
    _require_deletable(app_state, user)
    store, name = app_state.store, user.name
    if await has_played_or_hosted(app_state, name):
        await store.set_password(
            name, CLOSED_ACCOUNT_HASH
        )  # first, so that the account starts nothing new
        await app_state.accounts.end_other_sessions(name, "")
        await app_state.accounts.delete_api_keys(name)
        await app_state.second_factors.remove_all(name)
        await store.put_email(name, "")
        for note in await store.notes_of(name):
            await store.remove_note(name, note.subject)
        await store.remove_club_players(name, None)
    else:
        await app_state.accounts.end_other_sessions(name, "")
        await store.remove_account(name)
    await app_state.reviews.forget_owner(name)
    app_state.disconnect_users(lambda user: user.name == name, AccountDeleted())


def _require_deletable(app_state: AppState, user: User) -> None:
    if user.is_admin:
        raise ApiError(409, OperatorRequired(Player(user.name)))
    for table_task in app_state.room.tables():
        if table_task.row.host == user.name or user.name in table_task.chair_by_player:
            raise ApiError(409, PlayerSeatedElsewhere(table_task.row.name))


async def has_played_or_hosted(app_state: AppState, name: str) -> bool:
    """Return True if *name* has played or hosted, so that hands and chips are kept under it."""
    host_names = {
        row.host
        for is_closed in (False, True)
        for row in await app_state.store.list_tables(is_closed)
    }
    if name in host_names or f"player:{name}" in await app_state.store.balances():
        return True
    return name in await _find_stream_hosts(app_state.store)


class _FirstStreamRecord(Struct):
    """First record of an event, a live game or a season."""

    host: str = ""


_FIRST_RECORD_DECODER: Final[JsonDecoder[_FirstStreamRecord]] = json_decoder(_FirstStreamRecord)
_HOSTED_STREAM_PREFIXES: Final = ("event/", "live/", SEASON_STREAM_PREFIX)
"""Prefixes of streams whose first record names the host."""


async def _find_stream_hosts(store: Store) -> set[str]:
    """Return the hosts of all events, live games and seasons."""
    host_names = set()
    for stream_name in await store.stream_lengths():
        if stream_name.startswith(_HOSTED_STREAM_PREFIXES):
            first_records = await store.read(stream_name, limit=1)
            host_names |= {
                _FIRST_RECORD_DECODER.decode(record.body).host for record in first_records
            }
    return host_names
