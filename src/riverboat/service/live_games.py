"""The live games that a room keeps: one writer each, stored before anybody is answered.

Whoever enters something says which version they have seen: the number of the stream's records. The
store appends after no other, so that two telephones at one table cannot overwrite each other.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import structlog

from riverboat.engine import CorruptLog
from riverboat.live import REFUSALS, AnyEntry, Scorekeeper, enter, lines
from riverboat.live.entries import SitEntry
from riverboat.service.live_records import (
    STREAM,
    AnyLiveRecord,
    LiveBegan,
    LiveCard,
    LiveChanged,
    LiveSet,
    LiveSettings,
    card,
    read,
    record,
)
from riverboat.store.errors import Conflict
from riverboat.store.port import Store
from riverboat.store.streams import Batch
from riverboat.table.rules.rules import TableRules
from riverboat.wire.view import Money

log = structlog.get_logger(__name__)
T = TypeVar("T")

MOST_WAITING: Final = 500
"""So many wait for something new of one game; others are answered at once, and ask again later."""
MOST_MOVES: Final = 30_000
"""A game that is longer is one by mistake, or by malice: another is begun."""
_AT_HAND: Final = 64
"""Games that are kept unfolded; of more, those that were used least lately are folded again."""
_USUAL: Final = LiveSettings()


class Stale(Exception):
    """Something else was entered meanwhile."""


class NoLiveGame(LookupError):
    """There is no such game."""


class LiveGame:
    """One game, as far as it is stored. Look at ``keeper`` only while holding ``lock``."""

    def __init__(self, game: str, began: LiveBegan, began_at: int) -> None:
        self.id, self.began, self.began_at = game, began, began_at
        self.keeper = Scorekeeper(lines.rules_of(began.head))
        self.settings = began.settings
        self.version = 0
        """How many records it has."""
        self.gone = False
        """It is not what the store has: whoever asks for it gets another."""
        self.last = began_at
        self.lock = asyncio.Lock()
        self.drawn: dict[Any, Any] = {}
        """What was made of this version, for whoever asks next."""
        self._moved = asyncio.Event()
        self.waiting = 0
        """How many wait for something new."""

    @property
    def by(self) -> str:
        """Whose rules rule."""
        return self.began.head.by

    @property
    def host(self) -> str:
        """Who began it."""
        return self.began.host

    def keeps(self, name: str) -> bool:
        """Whether somebody enters what happens."""
        return bool(name) and (name == self.host or name in self.settings.keepers)

    @property
    def card(self) -> LiveCard:
        """The game in a list."""
        return LiveCard(
            self.id, self.began.name, self.host, self.began_at, self.last, self.settings
        )

    def moved(self, version: int, at: int) -> None:
        """It has so many records now."""
        self.version, self.last = version, at
        self.drawn.clear()
        self.wake()

    def wake(self) -> None:
        """Answer all who wait for something new."""
        self._moved.set()
        self._moved = asyncio.Event()

    async def newer(self, version: int, seconds: float) -> None:
        """Wait until there is another version than this one, but no longer than so long.

        Where too many wait already nobody else does: they ask again.
        """
        if self.version != version or self.waiting >= MOST_WAITING:
            return
        self.waiting += 1
        try:
            async with asyncio.timeout(seconds):
                await self._moved.wait()
        except TimeoutError:
            pass
        finally:
            self.waiting -= 1

    async def look(self, key: Any, make: Callable[[LiveGame], T]) -> T:
        """What is made of the game as it is stored, once for each version."""
        async with self.lock:
            if key not in self.drawn:
                self.drawn[key] = await asyncio.to_thread(make, self)
            found: T = self.drawn[key]
            return found


class LiveGames:
    """All live games of a store."""

    def __init__(self, store: Callable[[], Store], now: Callable[[], int]) -> None:
        self._store, self._now = store, now
        self._games: dict[str, LiveGame] = {}
        self._cards: dict[str, LiveCard] | None = None
        self._loading = asyncio.Lock()

    # Games ------------------------------------------------------------------------------------

    async def cards(self) -> list[LiveCard]:
        """All of them, that of the last entry first."""
        async with self._loading:
            if self._cards is None:
                self._cards = {each.id: each for each in await self._read_cards()}
        for game in self._games.values():
            self._cards[game.id] = game.card
        return sorted(self._cards.values(), key=lambda each: (-each.last, each.id))

    async def _read_cards(self) -> list[LiveCard]:
        store, found = self._store(), []
        for stream in await store.streams():
            if stream.startswith(STREAM):
                records = [(each.at, each.body) for each in await store.read(stream)]
                try:
                    one = card(stream.removeprefix(STREAM), records)
                except ValueError as why:
                    log.error("live game not read", stream=stream, why=str(why), exc_info=why)
                    continue
                found += [one] if one is not None else []
        return found

    async def game(self, game: str) -> LiveGame:
        """One of them, or ``NoLiveGame``."""
        found = self._games.get(game)
        if found is None:
            async with self._loading:
                found = self._games.get(game) or await self._opened(game)
        self._games[game] = self._games.pop(game, found)  # the last in use comes last
        return found

    async def _opened(self, game: str) -> LiveGame:
        records = await self._store().read(STREAM + game)
        if not records:
            raise NoLiveGame(game)
        try:
            told = await asyncio.to_thread(read, [each.body for each in records])
        except (ValueError, CorruptLog) as why:
            log.error("live game not opened", game=game, why=str(why), exc_info=why)
            raise NoLiveGame(game) from why
        found = LiveGame(game, told.began, records[0].at)
        found.keeper, found.settings = told.keeper, told.settings
        found.moved(len(records), records[-1].at)
        self._games[game] = found
        for idle in list(self._games)[: max(0, len(self._games) - _AT_HAND)]:
            if idle != game and not self._games[idle].lock.locked():
                if self._cards is not None:
                    self._cards[idle] = self._games[idle].card
                del self._games[idle]
        return found

    async def begin(
        self,
        name: str,
        host: str,
        money: Money,
        rules: TableRules,
        by: str,
        seats: Sequence[SitEntry] = (),
        settings: LiveSettings = _USUAL,
    ) -> LiveGame:
        """A new game, with who sits at it from the beginning; it is stored."""
        began = LiveBegan(name, host, money, lines.head(rules, by), settings)
        keeper = Scorekeeper(rules)
        changes = [enter(keeper, seat, by, self._now()) for seat in seats]
        told: list[AnyLiveRecord] = [began]
        told += [LiveChanged(host, lines.line(each)) for each in changes]
        game = LiveGame(secrets.token_urlsafe(9).replace("-", "x"), began, self._now())
        game.keeper, game.settings = keeper, settings
        await self._append(game, told)
        self._games[game.id] = game
        return game

    # What is entered --------------------------------------------------------------------------

    async def enter(self, game: LiveGame, entry: AnyEntry, who: str, version: int) -> None:
        """Do what somebody enters who has seen this version; it is stored.

        ``Stale`` if another is there by now, and what ``live.enter`` raises if it cannot be: then
        nothing has changed.
        """
        async with game.lock:
            if version != game.version or game.gone:
                raise Stale
            try:
                change = await asyncio.to_thread(enter, game.keeper, entry, game.by, self._now())
            except REFUSALS:
                raise
            except BaseException:  # nobody knows how far it has come
                self._drop(game)
                raise
            await self._append(game, [LiveChanged(who, lines.line(change))])

    async def set(self, game: LiveGame, settings: LiveSettings, who: str) -> None:
        """Let other people keep it or look on."""
        async with game.lock:
            if game.gone:
                raise Stale
            await self._append(game, [LiveSet(who, settings)])
            game.settings = settings
            if self._cards is not None:
                self._cards[game.id] = game.card

    async def _append(self, game: LiveGame, told: Sequence[AnyLiveRecord]) -> None:
        """Store it; where that fails, the game is what the store has, and is read anew."""
        at, bodies = self._now(), tuple([record(each) for each in told])
        try:
            length = await self._store().append(Batch(STREAM + game.id, game.version, at, bodies))
        except BaseException as why:
            self._drop(game)
            if isinstance(why, Conflict):
                raise Stale from why
            raise
        game.moved(length, at)

    def _drop(self, game: LiveGame) -> None:
        """Something may have been done to it that is not stored: it is read anew."""
        game.gone = True
        self._games.pop(game.id, None)
        game.wake()
