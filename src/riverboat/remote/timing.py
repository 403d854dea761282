"""How long an action takes until everybody at its table has been told of it."""

from __future__ import annotations

from collections.abc import Sequence


class Action:
    """Something that a player did, and who has been told of it."""

    __slots__ = ("_early", "_of", "began", "seq", "told")

    def __init__(self, began: float, players: int) -> None:
        self.began, self._of = began, players
        self.seq = 0
        """The record that everybody is to be told of; 0 until it is granted."""
        self.told: dict[int, float] = {}
        self._early: list[tuple[int, int, float]] = []

    def granted(self, seq: int) -> None:
        """It is this record; some may have been told already."""
        self.seq = seq
        for player, known, at in self._early:
            self.tell(player, known, at)
        self._early.clear()

    def tell(self, player: int, seq: int, at: float) -> None:
        """A player knows everything up to this record."""
        if not self.seq:
            self._early.append((player, seq, at))
        elif seq >= self.seq:
            self.told.setdefault(player, at)

    @property
    def took(self) -> float | None:
        """Seconds until the last was told; ``None`` while one is not."""
        if len(self.told) < self._of:
            return None
        return max(self.told.values()) - self.began


class Times:
    """The actions of one table, those that are finished and those that are not."""

    __slots__ = ("_of", "open", "refused", "took")

    def __init__(self, players: int) -> None:
        self._of = players
        self.open: dict[str, Action] = {}
        self.took: list[float] = []
        self.refused = 0

    def begin(self, cmd: str, at: float) -> None:
        """A player sends an action."""
        self.open[cmd] = Action(at, self._of)

    def answer(self, cmd: str, seq: int) -> None:
        """It is granted; *seq* 0 is that it is refused."""
        action = self.open.get(cmd)
        if action is None:
            return
        if seq:
            action.granted(seq)
            self._finish(cmd, action)
        else:
            self.refused += 1
            del self.open[cmd]

    def tell(self, player: int, seq: int, at: float) -> None:
        """A player is told."""
        for cmd, action in list(self.open.items()):
            action.tell(player, seq, at)
            self._finish(cmd, action)

    def _finish(self, cmd: str, action: Action) -> None:
        if (took := action.took) is not None:
            self.took.append(took)
            del self.open[cmd]


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of all is not above; 0 of none.

    >>> percentile([5.0, 1.0, 3.0, 2.0, 4.0], 0.5)
    3.0
    """
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
