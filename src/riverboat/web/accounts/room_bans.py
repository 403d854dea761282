"""Bans from the room, stored in a separate log, like that of a table.

A host bans a player from a table; an administrator, from the whole room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec import Struct

from riverboat.decoding import json_decoder
from riverboat.store.port import Store
from riverboat.store.store_validation import fold_name
from riverboat.store.stream_records import Batch
from riverboat.web.api_errors import ApiError
from riverboat.words import Player
from riverboat.words.refusals.accounts import PlayerNotBanned, RoomEntryRefused

STREAM_NAME: Final = "room"
PERMANENT_BAN: Final = -1
_BAN_MINUTES: Final = {"hour": 60, "day": 24 * 60, "week": 7 * 24 * 60}


class PlayerBanned(
    Struct, frozen=True, tag="RoomBarred", rename={"actor": "by", "ends_at": "until"}
):
    """A player was banned from the room."""

    player: str
    actor: str
    reason: str
    ends_at: int
    """End of the ban in milliseconds since 1970; -1 for a permanent ban."""


class PlayerUnbanned(Struct, frozen=True, tag="RoomLetIn", rename={"actor": "by"}):
    """A player's ban from the room was lifted."""

    player: str
    actor: str


_DECODER = json_decoder(PlayerBanned | PlayerUnbanned)


class RoomBans:
    """The bans of the room."""

    def __init__(self, store: Store, now_ms: Callable[[], int]) -> None:
        self._store, self._now_ms = store, now_ms
        self._bans: dict[str, PlayerBanned] = {}
        self._record_count = 0

    async def load(self) -> None:
        """Read all bans so far, including those recorded by other nodes."""
        records = await self._store.read(STREAM_NAME)
        self._bans.clear()
        self._record_count = 0
        for record in records:
            self._apply_fact(_DECODER.decode(record.body))

    def _apply_fact(self, fact: PlayerBanned | PlayerUnbanned) -> None:
        self._record_count += 1
        if isinstance(fact, PlayerBanned):
            self._bans[fold_name(fact.player)] = fact
        else:
            self._bans.pop(fold_name(fact.player), None)

    async def _append_fact(self, fact: PlayerBanned | PlayerUnbanned) -> None:
        body = msgspec.json.encode(fact)
        await self._store.append(Batch(STREAM_NAME, self._record_count, self._now_ms(), (body,)))
        self._apply_fact(fact)

    def find_ban(self, names: Iterable[str]) -> PlayerBanned | None:
        """Return the active ban of the first banned name among *names*, or ``None``."""
        for name in names:
            ban = self._bans.get(fold_name(name)) if name else None
            if ban is not None and self._is_active(ban):
                return ban
        return None

    def active_bans(self) -> tuple[PlayerBanned, ...]:
        """Return all bans that are active now."""
        return tuple([ban for ban in self._bans.values() if self._is_active(ban)])

    def _is_active(self, ban: PlayerBanned) -> bool:
        return ban.ends_at == PERMANENT_BAN or self._now_ms() < ban.ends_at

    def require_not_banned(self, names: Iterable[str]) -> None:
        """Refuse a user if one of their names is banned."""
        if (ban := self.find_ban(names)) is not None:
            actor, player = Player(ban.actor), Player(ban.player)
            raise ApiError(403, RoomEntryRefused(actor, player, ban.reason or None))

    def ban_expiry(self, duration: str) -> int:
        """Return the end of a ban that begins now, in milliseconds since 1970.

        *duration* is ``hour``, ``day``, ``week`` or ``good``; the end of the last one is -1.
        """
        minutes = _BAN_MINUTES.get(duration)
        return PERMANENT_BAN if minutes is None else self._now_ms() + 60_000 * minutes

    async def ban_player(self, player: str, actor: str, reason: str, duration: str) -> None:
        """Ban a player for an ``hour``, a ``day``, a ``week``, or for ``good``."""
        await self._append_fact(PlayerBanned(player, actor, reason, self.ban_expiry(duration)))

    def require_banned(self, player: str) -> None:
        """Refuse to unban a player who is not banned."""
        if self.find_ban([player]) is None:
            raise ApiError(409, PlayerNotBanned(Player(player)))

    async def unban_player(self, player: str, actor: str) -> None:
        """Lift a player's ban."""
        self.require_banned(player)
        await self._append_fact(PlayerUnbanned(player, actor))
