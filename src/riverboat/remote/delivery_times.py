"""Delivery times: from a player's action until all players at the table have its update."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.deprecation import DeprecatedAttribute


class TimedAction:
    """An action of a player, and its deliveries."""

    __slots__ = ("_early_deliveries", "_player_count", "delivered_at", "sent_at", "seq")

    def __init__(self, started_at: float, player_count: int) -> None:
        self.sent_at, self._player_count = started_at, player_count
        self.seq = 0
        """Sequence number of the record to deliver; 0 until the action is accepted."""
        self.delivered_at: dict[int, float] = {}
        self._early_deliveries: list[tuple[int, int, float]] = []

    def set_seq(self, seq: int) -> None:
        """Set the number of the action's record; some players may have received it already."""
        self.seq = seq
        for player, received_seq, received_at in self._early_deliveries:
            self.record_delivery(player, received_seq, received_at)
        self._early_deliveries.clear()

    def record_delivery(self, player: int, seq: int, received_at: float) -> None:
        """Record that a player has received all records up to this number."""
        if not self.seq:
            self._early_deliveries.append((player, seq, received_at))
        elif seq >= self.seq:
            self.delivered_at.setdefault(player, received_at)

    @property
    def elapsed_seconds(self) -> float | None:
        """Seconds until the last delivery; ``None`` while one is missing."""
        if len(self.delivered_at) < self._player_count:
            return None
        return max(self.delivered_at.values()) - self.sent_at

    set_record = DeprecatedAttribute("set_seq")


class DeliveryTimes:
    """Times from the sending of each action of a table until all players have received it."""

    __slots__ = ("_player_count", "elapsed_seconds", "pending_actions", "rejected_count")

    def __init__(self, player_count: int) -> None:
        self._player_count = player_count
        self.pending_actions: dict[str, TimedAction] = {}
        self.elapsed_seconds: list[float] = []
        self.rejected_count = 0

    def start_action(self, command_id: str, sent_at: float) -> None:
        """Record the sending of an action."""
        self.pending_actions[command_id] = TimedAction(sent_at, self._player_count)

    def record_answer(self, command_id: str, seq: int) -> None:
        """Record the answer to an action; *seq* 0 means that it was rejected."""
        action = self.pending_actions.get(command_id)
        if action is None:
            return
        if seq:
            action.set_seq(seq)
            self._finish(command_id, action)
        else:
            self.rejected_count += 1
            del self.pending_actions[command_id]

    def record_delivery(self, player: int, seq: int, received_at: float) -> None:
        """Record a delivery to a player."""
        for command_id, action in list(self.pending_actions.items()):
            action.record_delivery(player, seq, received_at)
            self._finish(command_id, action)

    def _finish(self, command_id: str, action: TimedAction) -> None:
        if (elapsed_seconds := action.elapsed_seconds) is not None:
            self.elapsed_seconds.append(elapsed_seconds)
            del self.pending_actions[command_id]


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that the *share* (0 to 1) of *values* does not exceed; 0 without values.

    >>> percentile([5.0, 1.0, 3.0, 2.0, 4.0], 0.5)
    3.0
    """
    sorted_values = sorted(values)
    return (
        sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))]
        if sorted_values
        else 0.0
    )
