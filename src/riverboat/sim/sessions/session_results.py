"""What came of sessions: by player, how much and how sure; and what the house took."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt
from typing import Final

from msgspec import Struct, field

from riverboat.bots import Player

NORMAL_95: Final = 1.96


class PlayerResult(Struct, kw_only=True):
    """What one player has done."""

    player: str
    style: str
    hands: int = 0
    """Hands that they were dealt."""
    net: int = 0
    """Chips won, or less than 0, lost."""
    won: float = 0.0
    """The same by hands, in big blinds of the game that each was."""
    squares: float = 0.0
    """Of what each hand was to them."""
    rake: float = 0.0
    """Their part of what was taken from the pots, by the chips that they put in them."""
    buy_ins: int = 0
    brought: int = 0
    """Chips bought."""

    @property
    def bb_per_100(self) -> float:
        """Big blinds that they won in 100 hands."""
        return 100 * self.won / self.hands if self.hands else 0.0

    @property
    def interval(self) -> float:
        """How far the true mean may be from it, in 95 of 100 sessions."""
        if self.hands < 2:
            return inf
        spread = (self.squares - self.won**2 / self.hands) / (self.hands - 1)
        return 100 * NORMAL_95 * sqrt(max(spread, 0.0) / self.hands)


class SessionResult(Struct, dict=True):
    """What came of a session, or of several with the same players.

    ``result.bots`` are the bots that have played, with what they remember.
    """

    hands: int = 0
    players: list[PlayerResult] = field(default_factory=list)
    rake: int = 0
    jackpot: int = 0
    kitty: int = 0
    time_fees: int = 0
    carried: int = 0
    """Chips that were left in the middle, from a deal that nobody won."""

    @property
    def bots(self) -> dict[str, Player]:
        """The bots by their players' names; none where each block had others."""
        found: dict[str, Player] = self.__dict__.get("bots played", {})
        return found

    def with_bots(self, bots: dict[str, Player]) -> SessionResult:
        """Return the result with the bots that have played. They are no part of what is equal."""
        self.__dict__["bots played"] = bots
        return self

    @property
    def takings(self) -> int:
        """What the players do not have any more, together."""
        return self.rake + self.jackpot + self.kitty + self.time_fees + self.carried


def merge_results(sessions: Iterable[SessionResult]) -> SessionResult:
    """Several sessions of the same players as one."""
    whole = SessionResult()
    for each in sessions:
        whole.with_bots(each.bots)
        for name in ("hands", "rake", "jackpot", "kitty", "time_fees", "carried"):
            setattr(whole, name, getattr(whole, name) + getattr(each, name))
        if not whole.players:
            whole.players = each.players
            continue
        for mine, more in zip(whole.players, each.players, strict=True):
            for name in ("hands", "net", "won", "squares", "rake", "buy_ins", "brought"):
                setattr(mine, name, getattr(mine, name) + getattr(more, name))
    return whole
