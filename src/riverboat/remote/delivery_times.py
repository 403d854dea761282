"""How long an action takes until everybody at its table has been told of it."""

from __future__ import annotations

from collections.abc import Sequence


class TimedAction:
    """Something that a player did, and who has been told of it."""

    __slots__ = ("_early_deliveries", "_player_count", "delivered_at", "sent_at", "seq")

    def __init__(self, began: float, players: int) -> None:
        self.sent_at, self._player_count = began, players
        self.seq = 0
        """The record that everybody is to be told of; 0 until it is granted."""
        self.delivered_at: dict[int, float] = {}
        self._early_deliveries: list[tuple[int, int, float]] = []

    def set_record(self, seq: int) -> None:
        """It is this record; some may have been told already."""
        self.seq = seq
        for player, known, at in self._early_deliveries:
            self.record_delivery(player, known, at)
        self._early_deliveries.clear()

    def record_delivery(self, player: int, seq: int, at: float) -> None:
        """A player knows everything up to this record."""
        if not self.seq:
            self._early_deliveries.append((player, seq, at))
        elif seq >= self.seq:
            self.delivered_at.setdefault(player, at)

    @property
    def elapsed_seconds(self) -> float | None:
        """Seconds until the last was told; ``None`` while one is not."""
        if len(self.delivered_at) < self._player_count:
            return None
        return max(self.delivered_at.values()) - self.sent_at


class DeliveryTimes:
    """The actions of one table, those that are finished and those that are not."""

    __slots__ = ("_player_count", "elapsed_seconds", "pending_actions", "rejected_count")

    def __init__(self, players: int) -> None:
        self._player_count = players
        self.pending_actions: dict[str, TimedAction] = {}
        self.elapsed_seconds: list[float] = []
        self.rejected_count = 0

    def start_action(self, cmd: str, at: float) -> None:
        """A player sends an action."""
        self.pending_actions[cmd] = TimedAction(at, self._player_count)

    def record_answer(self, cmd: str, seq: int) -> None:
        """It is granted; *seq* 0 is that it is refused."""
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
        """A player is told."""
        for cmd, action in list(self.pending_actions.items()):
            action.record_delivery(player, seq, at)
            self._finish(cmd, action)

    def _finish(self, cmd: str, action: TimedAction) -> None:
        if (took := action.elapsed_seconds) is not None:
            self.elapsed_seconds.append(took)
            del self.pending_actions[cmd]


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of all is not above; 0 of none.

    >>> percentile([5.0, 1.0, 3.0, 2.0, 4.0], 0.5)
    3.0
    """
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
