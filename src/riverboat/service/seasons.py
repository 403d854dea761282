"""Seasons of a room: read from their streams, and changed by appending to them.

No season is locked in memory. A change that another one has overtaken is checked again on the new
state, so that any node may write.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import structlog

from riverboat.service.season_records import (
    SEASON_STREAM_PREFIX,
    AnySeasonRecord,
    Season,
    SeasonBegan,
    SeasonSettings,
    encode_record,
    read_season,
)
from riverboat.store.errors import Conflict
from riverboat.store.port import Store
from riverboat.store.stream_records import Batch

log = structlog.get_logger(__name__)

MAX_EVENINGS: Final = 200
"""Maximum number of evenings in a season."""
MAX_RESULTS: Final = 10_000
"""Maximum number of places in all evenings of a season together."""
MAX_PLAYERS: Final = 2_000
"""Maximum number of players in the list of a season."""
MAX_RECORDS: Final = 2_000
"""Maximum number of records of a season; a season with more is a mistake or abuse."""
_MAX_CACHED_SEASONS: Final = 200
"""Seasons kept in memory; others are read again on demand."""
_MAX_ATTEMPTS: Final = 5
"""Attempts to append a change while others change the season."""


class SeasonNotFound(LookupError):
    """There is no season with this id."""


class SeasonBusy(Exception):
    """The change was not stored: others changed the season during each of several attempts."""


class Seasons:
    """All seasons of a store."""

    def __init__(self, get_store: Callable[[], Store], time_source: Callable[[], int]) -> None:
        self._get_store, self._now = get_store, time_source
        self._cache: dict[str, Season] = {}
        """Seasons as of their last use.

        A cached season is current if its stream still has the same number of records.
        """

    async def seasons(self) -> list[Season]:
        """Return all readable seasons, newest first."""
        record_counts = await self._get_store().stream_lengths()
        seasons = []
        for stream, record_count in record_counts.items():
            if stream.startswith(SEASON_STREAM_PREFIX):
                season = await self._load_cached(
                    stream.removeprefix(SEASON_STREAM_PREFIX), record_count
                )
                seasons += [season] if season is not None else []
        return sorted(seasons, key=lambda season: (-season.began_at, season.id))

    async def _load_cached(self, season_id: str, record_count: int) -> Season | None:
        cached_season = self._cache.get(season_id)
        if cached_season is not None and cached_season.version == record_count:
            return cached_season
        try:
            return await self.season(season_id)
        except SeasonNotFound:
            return None

    async def season(self, season_id: str) -> Season:
        """Return a season as stored. Raises ``SeasonNotFound``."""
        cached_season = self._cache.get(season_id)
        new_records = await self._get_store().read(
            SEASON_STREAM_PREFIX + season_id,
            cached_season.version if cached_season is not None else 0,
        )
        if cached_season is not None and not new_records:
            return cached_season
        records = await self._get_store().read(SEASON_STREAM_PREFIX + season_id)
        if not records:
            raise SeasonNotFound(season_id)
        try:
            loaded_season = read_season(
                season_id, records[0].at, [record.body for record in records]
            )
        except ValueError as error:
            log.error("season not read", season=season_id, why=str(error), exc_info=error)
            raise SeasonNotFound(season_id) from error
        self._cache.pop(season_id, None)
        self._cache[season_id] = loaded_season  # most recently read last
        while len(self._cache) > _MAX_CACHED_SEASONS:
            self._cache.pop(next(iter(self._cache)))
        return loaded_season

    async def begin(self, host: str, settings: SeasonSettings) -> Season:
        """Begin and store a season."""
        season_id = secrets.token_urlsafe(9).replace("-", "x")
        await self._append(season_id, 0, SeasonBegan(host, settings))
        return await self.season(season_id)

    async def change(
        self, season_id: str, make_record: Callable[[Season], AnySeasonRecord]
    ) -> Season:
        """Append the record that *make_record* returns for the season's current state.

        *make_record* raises an error to refuse the change. Raises ``SeasonBusy`` if others change
        the season at each of several attempts.
        """
        for _ in range(_MAX_ATTEMPTS):
            current_season = await self.season(season_id)
            try:
                await self._append(season_id, current_season.version, make_record(current_season))
            except Conflict:
                continue
            return await self.season(season_id)
        raise SeasonBusy(season_id)

    async def _append(self, season_id: str, version: int, record: AnySeasonRecord) -> None:
        bodies = (encode_record(record),)
        await self._get_store().append(
            Batch(SEASON_STREAM_PREFIX + season_id, version, self._now(), bodies)
        )
