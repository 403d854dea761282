"""The tables that one client watches, and the messages that it may send to them."""

from __future__ import annotations

from typing import Final

import msgspec

from riverboat.service.publisher.send_queue import SendQueue
from riverboat.service.task.table_task import TableTask
from riverboat.web.accounts.account_service import User
from riverboat.web.app_state import AppState
from riverboat.web.limits.rate_limit import TokenBucket
from riverboat.wire import messages as m
from riverboat.wire.refusal_frames import error_frame, watch_ended
from riverboat.words import Refusal
from riverboat.words.refusals import joining
from riverboat.words.refusals import websocket_frames as phrases

_CHAT_RATE: Final = 1.0
_CHAT_BURST: Final = 5


class WatchedTables:
    """The watched tables of one connection; their updates enter its send queue."""

    def __init__(self, app_state: AppState, user: User, send_queue: SendQueue) -> None:
        self._app_state, self._user, self._send_queue = app_state, user, send_queue
        self._limits = app_state.config.limits
        self._tables: dict[str, TableTask] = {}
        self.chat_bucket = TokenBucket(_CHAT_RATE, _CHAT_BURST, app_state.clock)
        """Rate limit of the client's chat messages."""

    def __len__(self) -> int:
        return len(self._tables)

    def unwatch_all(self) -> None:
        """Unwatch all tables."""
        for table in list(self._tables):
            self.unwatch(table)

    def follow_player(self, task: TableTask, seat: m.SeatAssignedMessage) -> None:
        """Watch the new table of an event player instead of the old one."""
        old_table_ids = [
            task.id
            for task in self._tables.values()
            if task.event_link is not None
            and task.event_link.event == seat.event
            and task.id != seat.table
            and task.id not in self._send_queue.passive_tables
        ]
        self._send_queue.send(
            msgspec.structs.replace(seat, source=old_table_ids[-1] if old_table_ids else "")
        )
        for table in old_table_ids:
            self.unwatch(table)
        if old_table_ids and seat.table not in self._tables:
            self._tables[task.id] = task
            task.subscribe(self._send_queue, self._user.name)

    async def watch(self, watch: m.Watch) -> None:
        """Watch a table from now on, if the user may see it."""
        task = await self.find_table(watch.table)
        if isinstance(task, m.WatchEnded):
            self._send_queue.send(task)
            return
        if task.failed is not None:
            self._send_queue.send(watch_ended(task.id, joining.TableReopening()))
            return
        if (ban_notice := task.bar_reason(self._send_queue)) is not None:
            self._send_queue.send(ban_notice)
            return
        if self._app_state.has_bot_name(task, self._user):  # the viewer would see the bot's cards
            self._send_queue.send(watch_ended(task.id, joining.BotNameConflict(self._user.name)))
            return
        if len(self._tables) >= self._limits.watches and task.id not in self._tables:
            self._send_queue.send(
                watch_ended(task.id, joining.TooManyWatchedTables(self._limits.watches))
            )
            return
        watched_task, passive_tables = self._tables.get(task.id), self._send_queue.passive_tables
        if watched_task is not None and (
            watched_task is not task  # the table was lost and reopened
            or watch.is_passive != (task.id in passive_tables)
        ):
            self.unwatch(task.id)
        self._tables[task.id] = task
        if watch.is_passive:
            passive_tables.add(task.id)
        task.subscribe(self._send_queue, self._name_at(task.id), watch.epoch, watch.seq)

    def _name_at(self, table: str) -> str:
        """Return the name under which the client watches: none for a screen, which sees no hole
        cards.
        """
        return "" if table in self._send_queue.passive_tables else self._user.name

    def send_chat(self, message: m.SendChat) -> None:
        """Send a chat message to a table."""
        task = self._require_chat(message.table)
        if task is not None and (text := " ".join(message.text.split())):
            task.send_chat(self._user.name, text)

    def react(self, react: m.React) -> None:
        """Send a reaction to a table."""
        task = self._require_chat(react.table)
        if task is None:
            return
        if self._user.name in task.chair_by_player:
            task.send_reaction(self._user.name, react.kind)
        else:
            self._send_queue.send(error_frame(phrases.ReactionsForPlayers()))

    def _require_chat(self, table: str) -> TableTask | None:
        """Return a table that the user may chat at, or send the reason and return ``None``."""
        task = self._tables.get(table)
        if task is None or not self._user.name or not task.is_subscribed(self._send_queue):
            reason: Refusal = phrases.TableNotOpened()
        elif not task.settings.chat:
            reason = phrases.ChatDisabled()
        elif task.view().is_chat_muted:
            reason = phrases.ChatPausedForAllIn()
        elif not self.chat_bucket.try_consume():
            reason = phrases.ChatRateExceeded()
        else:
            return task
        self._send_queue.send(error_frame(reason))
        return None

    def promise_cuts(self, promise: m.CutPromise) -> None:
        """Record the player's commitment to their cuts."""
        if (task := self._require_watched(promise.table)) is not None:
            task.add_cut_promise(self._user.name, promise.chain_end)

    def cut(self, cut: m.Cut) -> None:
        """Cut the deck of a hand with the player's committed cut."""
        if (task := self._require_watched(cut.table)) is not None:
            task.add_cut(self._user.name, cut.hand, cut.value)

    # Tables --------------------------------------------------------------------------------------

    async def find_table(self, table: str) -> TableTask | m.WatchEnded:
        """Return a table that the user may see, or the frame with the reason against it."""
        task = self._app_state.find_table(table)
        if task is None:
            cluster = self._app_state.cluster
            if cluster is not None and await cluster.has_owner(f"table/{table}"):
                # The table has just migrated, or is not open here yet.
                return watch_ended(table, joining.TableReopening())
            return watch_ended(table, joining.NoOpenTable(table))
        if not await self._app_state.can_enter(task.row, self._user):
            ban = self._app_state.find_table_ban(task, self._user)
            return ban or watch_ended(table, joining.InvitationRequired())
        return task

    def _require_watched(self, table: str) -> TableTask | None:
        task = self._tables.get(table)
        if task is None or not self._user.name:
            self._send_queue.send(error_frame(phrases.DeckCutSeatRequired()))
            return None
        return task

    def unwatch(self, table: str) -> bool:
        """Unwatch a table; return True if it was watched, or about to be."""
        task, name = self._tables.pop(table, None), self._name_at(table)
        self._send_queue.passive_tables.discard(table)
        return task is not None and task.unsubscribe(self._send_queue, name)
