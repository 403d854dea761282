"""Delivery times: from a player's action until all players at the table have its update."""

from __future__ import annotations

from collections.abc import Sequence


class TimedAction:
    """An action of a player, and its deliveries."""

    __slots__ = ("_early_deliveries", "_player_count", "delivered_at", "sent_at", "seq")

    def __init__(self, began: float, players: int) -> None:
        self.sent_at, self._player_count = began, players
        self.seq = 0
        """Sequence number of the record to deliver; 0 until the action is accepted."""
        self.delivered_at: dict[int, float] = {}
        self._early_deliveries: list[tuple[int, int, float]] = []

    def set_record(self, seq: int) -> None:
        """Set the number of the action's record; some players may have received it already."""
        self.seq = seq
        for player, receiver_record, received_at in self._early_deliveries:
            self.record_delivery(player, receiver_record, received_at)
        self._early_deliveries.clear()

    def record_delivery(self, player: int, seq: int, at: float) -> None:
        """Record that a player has received all records up to this number."""
        if not self.seq:
            self._early_deliveries.append((player, seq, at))
        elif seq >= self.seq:
            self.delivered_at.setdefault(player, at)

    @property
    def elapsed_seconds(self) -> float | None:
        """Seconds until the last delivery; ``None`` while one is missing."""
        if len(self.delivered_at) < self._player_count:
            return None
        return max(self.delivered_at.values()) - self.sent_at


class DeliveryTimes:
    """Times from the sending of each action of a table until all players have received it."""

    __slots__ = ("_player_count", "elapsed_seconds", "pending_actions", "rejected_count")

    def __init__(self, players: int) -> None:
        self._player_count = players
        self.pending_actions: dict[str, TimedAction] = {}
        self.elapsed_seconds: list[float] = []
        self.rejected_count = 0

    def start_action(self, cmd: str, at: float) -> None:
        """Record the sending of an action."""
        self.pending_actions[cmd] = TimedAction(at, self._player_count)

    def record_answer(self, cmd: str, seq: int) -> None:
        """Record the answer to an action; *seq* 0 means that it was rejected."""
        action = self.pending_actions.get(cmd)
        if action is None:
            return
        if seq:
            action.set_record(seq)
            self._finish(cmd, action)
        else:
            self.rejected_count += 1
            del self.pending_actions[cmd]

    def record_delivery(self, player: int, seq: int, at: float) -> None:
        """Record a delivery to a player."""
        for cmd, action in list(self.pending_actions.items()):
            action.record_delivery(player, seq, at)
            self._finish(cmd, action)

    def _finish(self, cmd: str, action: TimedAction) -> None:
        if (elapsed := action.elapsed_seconds) is not None:
            self.elapsed_seconds.append(elapsed)
            del self.pending_actions[cmd]


def percentile(times: Sequence[float], share: float) -> float:
    """Return the time that this share of all times does not exceed; 0 without any times.

    >>> percentile([5.0, 1.0, 3.0, 2.0, 4.0], 0.5)
    3.0
    """
    sorted_times = sorted(times)
    return (
        sorted_times[min(len(sorted_times) - 1, int(share * len(sorted_times)))]
        if sorted_times
        else 0.0
    )
