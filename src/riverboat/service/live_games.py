"""Live games of a room: one writer each, stored before any reply.

An entry contains the version that its sender has seen, which is the number of the stream's records.
The store appends only after that version, so that two phones at one table cannot overwrite each
other.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import structlog

from riverboat.engine import CorruptLog
from riverboat.live import REFUSALS, AnyEntry, Scorekeeper, enter, record_lines
from riverboat.live.scorekeeper_entries import SitEntry
from riverboat.service.live_records import (
    LIVE_STREAM_PREFIX,
    AnyLiveRecord,
    LiveBegan,
    LiveChanged,
    LiveGameSummary,
    LiveSettings,
    LiveSettingsChanged,
    encode_record,
    read_live_game,
    summarize_live_game,
)
from riverboat.store.errors import Conflict
from riverboat.store.port import Store
from riverboat.store.stream_records import Batch
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire.view import Money

log = structlog.get_logger(__name__)
View = TypeVar("View")

MAX_WAITERS: Final = 500
"""Maximum number of long polls of one game; further ones are answered at once and poll again later.
"""
MAX_ENTRIES: Final = 30_000
"""Maximum number of entries of a game; a longer game is a mistake or abuse."""
_MAX_CACHED_GAMES: Final = 64
"""Games kept in memory; others are replayed from their records on demand."""
_DEFAULT_SETTINGS: Final = LiveSettings()


class StaleVersion(Exception):
    """The game has changed since the version that the sender of an entry has seen."""


class LiveGameNotFound(LookupError):
    """There is no live game with this id."""


class LiveGame:
    """One game as stored. Access ``keeper`` only while holding ``lock``."""

    def __init__(self, game_id: str, opening_record: LiveBegan, began_at: int) -> None:
        self.id, self.began, self.began_at = game_id, opening_record, began_at
        self.keeper = Scorekeeper(record_lines.rules_of(opening_record.header))
        self.settings = opening_record.settings
        self.version = 0
        """Number of records."""
        self.is_stale = False
        """True if the game differs from the store and must be loaded again."""
        self.last_entry_at = began_at
        self.lock = asyncio.Lock()
        self.view_cache: dict[Any, Any] = {}
        """Views of the game in its current version, by key."""
        self._changed = asyncio.Event()
        self.waiter_count = 0
        """Number of pending long polls."""

    @property
    def authority(self) -> str:
        """Name of the rule set that applies."""
        return self.began.header.authority

    @property
    def host(self) -> str:
        """Host of the game: the player who began it."""
        return self.began.host

    def is_scorekeeper(self, name: str) -> bool:
        """Return True if this player may enter actions."""
        return bool(name) and (name == self.host or name in self.settings.scorekeepers)

    @property
    def summary(self) -> LiveGameSummary:
        """Summary of the game for a list."""
        return LiveGameSummary(
            self.id, self.began.name, self.host, self.began_at, self.last_entry_at, self.settings
        )

    def advance(self, version: int, now_ms: int) -> None:
        """Set the version, which is the number of records, and the time of the last entry."""
        self.version, self.last_entry_at = version, now_ms
        self.view_cache.clear()
        self.notify_waiters()

    def notify_waiters(self) -> None:
        """Wake all long polls."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait_for_change(self, version: int, seconds: float) -> None:
        """Wait until the version differs from this one, at most for the given seconds.

        It returns at once if too many clients are waiting; the client then polls again later.
        """
        if self.version != version or self.waiter_count >= MAX_WAITERS:
            return
        self.waiter_count += 1
        try:
            async with asyncio.timeout(seconds):
                await self._changed.wait()
        except TimeoutError:
            pass
        finally:
            self.waiter_count -= 1

    async def cached_view(self, key: Any, build: Callable[[LiveGame], View]) -> View:
        """Build a view of the stored game, once for each version."""
        async with self.lock:
            if key not in self.view_cache:
                self.view_cache[key] = await asyncio.to_thread(build, self)
            view: View = self.view_cache[key]
            return view


class LiveGames:
    """All live games of a store."""

    def __init__(self, get_store: Callable[[], Store], time_source: Callable[[], int]) -> None:
        self._get_store, self._now = get_store, time_source
        self._games: dict[str, LiveGame] = {}
        self._summaries: dict[str, LiveGameSummary] | None = None
        self._load_lock = asyncio.Lock()

    async def summaries(self) -> list[LiveGameSummary]:
        """Return summaries of all games, the one with the latest entry first."""
        async with self._load_lock:
            if self._summaries is None:
                self._summaries = {summary.id: summary for summary in await self._load_summaries()}
        for game in self._games.values():
            self._summaries[game.id] = game.summary
        return sorted(
            self._summaries.values(), key=lambda summary: (-summary.last_entry_at, summary.id)
        )

    async def _load_summaries(self) -> list[LiveGameSummary]:
        store, summaries = self._get_store(), []
        for stream in await store.stream_lengths():
            if stream.startswith(LIVE_STREAM_PREFIX):
                records = [(record.at, record.body) for record in await store.read(stream)]
                try:
                    summary = summarize_live_game(stream.removeprefix(LIVE_STREAM_PREFIX), records)
                except ValueError as error:
                    log.error("live game not read", stream=stream, why=str(error), exc_info=error)
                    continue
                summaries += [summary] if summary is not None else []
        return summaries

    async def game(self, game_id: str) -> LiveGame:
        """Return a game. Raises ``LiveGameNotFound``."""
        live_game = self._games.get(game_id)
        if live_game is None:
            async with self._load_lock:
                live_game = self._games.get(game_id) or await self._load(game_id)
        self._games[game_id] = self._games.pop(game_id, live_game)  # most recently used last
        return live_game

    async def _load(self, game_id: str) -> LiveGame:
        records = await self._get_store().read(LIVE_STREAM_PREFIX + game_id)
        if not records:
            raise LiveGameNotFound(game_id)
        try:
            game_state = await asyncio.to_thread(
                read_live_game, [record.body for record in records]
            )
        except (ValueError, CorruptLog) as error:
            log.error("live game not opened", game=game_id, why=str(error), exc_info=error)
            raise LiveGameNotFound(game_id) from error
        live_game = LiveGame(game_id, game_state.began, records[0].at)
        live_game.keeper, live_game.settings = game_state.keeper, game_state.settings
        live_game.advance(len(records), records[-1].at)
        self._games[game_id] = live_game
        for idle_game_id in list(self._games)[: max(0, len(self._games) - _MAX_CACHED_GAMES)]:
            if idle_game_id != game_id and not self._games[idle_game_id].lock.locked():
                if self._summaries is not None:
                    self._summaries[idle_game_id] = self._games[idle_game_id].summary
                del self._games[idle_game_id]
        return live_game

    async def begin(
        self,
        name: str,
        host: str,
        money: Money,
        rules: TableRules,
        actor: str,
        seats: Sequence[SitEntry] = (),
        settings: LiveSettings = _DEFAULT_SETTINGS,
    ) -> LiveGame:
        """Begin and store a new game with its first players."""
        first_record = LiveBegan(
            name, host, money, record_lines.make_header(rules, actor), settings
        )
        scorekeeper = Scorekeeper(rules)
        changes = [enter(scorekeeper, sit_entry, actor, self._now()) for sit_entry in seats]
        records: list[AnyLiveRecord] = [first_record]
        records += [LiveChanged(host, record_lines.change_to_line(change)) for change in changes]
        game = LiveGame(secrets.token_urlsafe(9).replace("-", "x"), first_record, self._now())
        game.keeper, game.settings = scorekeeper, settings
        await self._append(game, records)
        self._games[game.id] = game
        return game

    async def enter(self, game: LiveGame, entry: AnyEntry, player: str, version: int) -> None:
        """Execute and store an entry made at this version.

        Raises ``StaleVersion`` if the version has changed, and the errors of ``live.enter`` if the
        entry is illegal: then nothing has changed.
        """
        async with game.lock:
            if version != game.version or game.is_stale:
                raise StaleVersion
            try:
                change = await asyncio.to_thread(
                    enter, game.keeper, entry, game.authority, self._now()
                )
            except REFUSALS:
                raise
            except BaseException:  # the state of the write is unknown
                self._invalidate(game)
                raise
            await self._append(game, [LiveChanged(player, record_lines.change_to_line(change))])

    async def change_settings(self, game: LiveGame, settings: LiveSettings, player: str) -> None:
        """Change the scorekeepers or the spectator policy of a game."""
        async with game.lock:
            if game.is_stale:
                raise StaleVersion
            await self._append(game, [LiveSettingsChanged(player, settings)])
            game.settings = settings
            if self._summaries is not None:
                self._summaries[game.id] = game.summary

    async def _append(self, game: LiveGame, records: Sequence[AnyLiveRecord]) -> None:
        """Store a record; if that fails, invalidate the game so that it is read again."""
        now_ms, bodies = self._now(), tuple([encode_record(record) for record in records])
        try:
            record_count = await self._get_store().append(
                Batch(LIVE_STREAM_PREFIX + game.id, game.version, now_ms, bodies)
            )
        except BaseException as error:
            self._invalidate(game)
            if isinstance(error, Conflict):
                raise StaleVersion from error
            raise
        game.advance(record_count, now_ms)

    def _invalidate(self, game: LiveGame) -> None:
        """Mark a game to be read again, because memory may be ahead of the store."""
        game.is_stale = True
        self._games.pop(game.id, None)
        game.notify_waiters()
