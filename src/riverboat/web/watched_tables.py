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

_CHAT_MESSAGES_PER_SECOND: Final = 1.0
_CHAT_BURST: Final = 5


class WatchedTables:
    """The watched tables of one connection; their updates enter its send queue."""

    def __init__(self, app_state: AppState, user: User, send_queue: SendQueue) -> None:
        self._app_state, self._user, self._send_queue = app_state, user, send_queue
        self._limits = app_state.config.limits
        self._tables: dict[str, TableTask] = {}
        self.chat_bucket = TokenBucket(_CHAT_MESSAGES_PER_SECOND, _CHAT_BURST, app_state.clock)
        """Rate limit of the client's chat messages."""

    def __len__(self) -> int:
        return len(self._tables)

    def unwatch_all(self) -> None:
        """Unwatch all tables."""
        for table_id in list(self._tables):
            self.unwatch(table_id)

    def follow_player(self, task: TableTask, seat_message: m.SeatAssignedMessage) -> None:
        """Watch a tournament player's new table instead of the old one."""
        old_table_ids = [
            task.id
            for task in self._tables.values()
            if task.event_link is not None
            and task.event_link.event == seat_message.event
            and task.id != seat_message.table
            and task.id not in self._send_queue.passive_tables
        ]
        self._send_queue.send(
            msgspec.structs.replace(seat_message, source=old_table_ids[-1] if old_table_ids else "")
        )
        for old_table_id in old_table_ids:
            self.unwatch(old_table_id)
        if old_table_ids and seat_message.table not in self._tables:
            self._tables[task.id] = task
            task.subscribe(self._send_queue, self._user.name)

    async def watch(self, message: m.Watch) -> None:
        """Watch a table from now on, if the user may see it."""
        found_table = await self.find_table(message.table)
        if isinstance(found_table, m.WatchEnded):
            self._send_queue.send(found_table)
            return
        if found_table.failed is not None:
            self._send_queue.send(watch_ended(found_table.id, joining.TableReopening()))
            return
        if (ban_notice := found_table.bar_reason(self._send_queue)) is not None:
            self._send_queue.send(ban_notice)
            return
        if self._app_state.has_bot_name(
            found_table, self._user
        ):  # the viewer would see the bot's cards
            self._send_queue.send(
                watch_ended(found_table.id, joining.BotNameConflict(self._user.name))
            )
            return
        if (
            len(self._tables) >= self._limits.max_watched_tables
            and found_table.id not in self._tables
        ):
            self._send_queue.send(
                watch_ended(
                    found_table.id, joining.TooManyWatchedTables(self._limits.max_watched_tables)
                )
            )
            return
        previous_table, passive_tables = (
            self._tables.get(found_table.id),
            self._send_queue.passive_tables,
        )
        if previous_table is not None and (
            previous_table is not found_table  # the table was lost and reopened
            or message.is_passive != (found_table.id in passive_tables)
        ):
            self.unwatch(found_table.id)
        self._tables[found_table.id] = found_table
        if message.is_passive:
            passive_tables.add(found_table.id)
        found_table.subscribe(
            self._send_queue, self._find_watch_name(found_table.id), message.epoch, message.seq
        )

    def _find_watch_name(self, table_id: str) -> str:
        """Return the name under which the client watches a table.

        It is empty for a passive screen, which is shown no hole cards.
        """
        return "" if table_id in self._send_queue.passive_tables else self._user.name

    def send_chat(self, message: m.SendChat) -> None:
        """Send a chat message to a table."""
        table_task = self._require_chat(message.table)
        if table_task is not None and (text := " ".join(message.text.split())):
            table_task.send_chat(self._user.name, text)

    def react(self, message: m.React) -> None:
        """Send a reaction to a table."""
        table_task = self._require_chat(message.table)
        if table_task is None:
            return
        if self._user.name in table_task.chair_by_player:
            table_task.send_reaction(self._user.name, message.kind)
        else:
            self._send_queue.send(error_frame(phrases.ReactionWithoutSeat()))

    def _require_chat(self, table_id: str) -> TableTask | None:
        """Return a table that the user may chat at, or send the reason and return ``None``."""
        table_task = self._tables.get(table_id)
        if (
            table_task is None
            or not self._user.name
            or not table_task.is_subscribed(self._send_queue)
        ):
            reason: Refusal = phrases.TableNotOpened()
        elif not table_task.settings.chat:
            reason = phrases.ChatDisabled()
        elif table_task.view().is_chat_muted:
            reason = phrases.ChatPausedForAllIn()
        elif not self.chat_bucket.try_consume():
            reason = phrases.ChatRateExceeded()
        else:
            return table_task
        self._send_queue.send(error_frame(reason))
        return None

    def promise_cuts(self, message: m.CutPromise) -> None:
        """Record the player's commitment to their cuts."""
        if (table_task := self._require_watched(message.table)) is not None:
            table_task.add_cut_promise(self._user.name, message.chain_end)

    def cut(self, message: m.Cut) -> None:
        """Cut the deck of a hand with the player's committed cut."""
        if (table_task := self._require_watched(message.table)) is not None:
            table_task.add_cut(self._user.name, message.hand, message.value)

    async def find_table(self, table_id: str) -> TableTask | m.WatchEnded:
        """Return a table that the user may see, or the frame with the reason against it."""
        table_task = self._app_state.find_table(table_id)
        if table_task is None:
            cluster = self._app_state.cluster
            if cluster is not None and await cluster.has_owner(f"table/{table_id}"):
                # The table has just migrated, or is not open here yet.
                return watch_ended(table_id, joining.TableReopening())
            return watch_ended(table_id, joining.NoOpenTable(table_id))
        if not await self._app_state.can_enter(table_task.row, self._user):
            ban = self._app_state.find_table_ban(table_task, self._user)
            return ban or watch_ended(table_id, joining.InvitationRequired())
        return table_task

    def _require_watched(self, table_id: str) -> TableTask | None:
        table_task = self._tables.get(table_id)
        if table_task is None or not self._user.name:
            self._send_queue.send(error_frame(phrases.DeckCutSeatRequired()))
            return None
        return table_task

    def unwatch(self, table_id: str) -> bool:
        """Unwatch a table; return True if it was watched, or about to be."""
        table_task, watch_name = self._tables.pop(table_id, None), self._find_watch_name(table_id)
        self._send_queue.passive_tables.discard(table_id)
        return table_task is not None and table_task.unsubscribe(self._send_queue, watch_name)
