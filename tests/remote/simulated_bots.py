"""Bots in a ``SimulatedRoom``: they receive every frame, and reply in time order."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from riverboat.remote.bot_agent import BotAgent, DelayedFrame
from riverboat.remote.cut_chain import CutChain
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToStraddle
from riverboat.wire import messages as m
from tests.remote.simulated_room import NOW_MS, TABLE_ID, SimulatedRoom

MAX_STEPS = 20_000


class SimulatedBots:
    """Bots for all players at a table."""

    def __init__(
        self, room: SimulatedRoom, styles: dict[str, str], max_rebuys: int = 1_000
    ) -> None:
        self.room = room
        self.agents = {
            name: BotAgent(
                TABLE_ID,
                style,
                rng=Random(f"luck of {name}"),
                clock=lambda: NOW_MS,
                rebuys=max_rebuys,
                chain=CutChain(bytes(32), 3),
            )
            for name, style in styles.items()
        }
        self.seq_by_name: dict[str, int] = {}
        self.replies_by_name: dict[str, list[DelayedFrame]] = {name: [] for name in styles}
        self.sent_replies: list[tuple[str, DelayedFrame]] = []
        """All replies sent, in order."""
        self.on_update: Callable[[str], None] = lambda _: None

    def join(self) -> None:
        for name, agent in self.agents.items():
            self.seq_by_name[name] = self.room.seq
            self._queue_replies(name, agent.handle_frame(self.room.snapshot(name)))

    def play(self, hand_count: int) -> None:
        """Play this many hands to the end of the last."""
        room, last_hand_number = self.room, self.room.dealer.table.hand_count + hand_count
        for _ in range(MAX_STEPS):
            if room.dealer.can_begin_hand:
                if room.dealer.table.hand_count == last_hand_number:
                    return
                room.begin()
            self._deliver_updates()
            if not self._send_next() and not room.dealer.can_begin_hand:
                assert not self._resolve_stall(), f"nobody answers: {room.dealer.pending}"
        raise AssertionError("the hands never end")

    def send_pending_replies(self) -> None:
        """Send all pending replies between hands."""
        for _ in range(100):
            self._deliver_updates()
            if not self._send_next():
                return
        raise AssertionError("they never stop talking")

    def _resolve_stall(self) -> bool:
        pending = self.room.dealer.pending
        if isinstance(pending, ToStraddle):  # players without a bot
            self.room.apply_commands(c.DeclineStraddle(pending.offers[0].chair))
            return False
        return True

    def _deliver_updates(self) -> None:
        room = self.room
        for name, agent in self.agents.items():
            if self.seq_by_name[name] < room.seq:
                frame = room.update(name, self.seq_by_name[name])
                self.seq_by_name[name] = room.seq
                self._queue_replies(name, agent.handle_frame(frame))
                self.on_update(name)

    def _send_next(self) -> bool:
        """Send the earliest pending reply that is still current."""
        for name, agent in self.agents.items():
            while self.replies_by_name[name]:
                reply = self.replies_by_name[name].pop(0)
                self.sent_replies.append((name, reply))
                if isinstance(reply.frame, m.SubmitCommand) and agent.is_current(reply):
                    command_reply = self.room.submit(name, reply.frame)
                    self._queue_replies(name, agent.handle_frame(command_reply))
                    return True
        return False

    def _queue_replies(self, name: str, replies: list[DelayedFrame]) -> None:
        self.replies_by_name[name] += replies
