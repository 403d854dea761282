"""Session results: win rates with intervals by player, and the house's take."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, sqrt

from msgspec import Struct, field

from riverboat.bots import Player
from riverboat.sim.confidence_level import NORMAL_95


class PlayerResult(Struct, kw_only=True):
    """The results of one player in a session."""

    player: str
    style: str
    hands: int = 0
    """Number of hands dealt to them."""
    net: int = 0
    """Net chips won; negative for a loss."""
    won: float = 0.0
    """Net result over all hands, in big blinds of the game of each hand."""
    squares: float = 0.0
    """Sum of squared results of each hand."""
    rake: float = 0.0
    """Their share of the rake, by their contributions to the pots."""
    buy_ins: int = 0
    brought: int = 0
    """Total chips bought."""

    @property
    def bb_per_100(self) -> float:
        """Big blinds won per 100 hands."""
        return 100 * self.won / self.hands if self.hands else 0.0

    @property
    def interval(self) -> float:
        """Half width of the 95 % interval of ``bb_per_100``."""
        if self.hands < 2:
            return inf
        variance = (self.squares - self.won**2 / self.hands) / (self.hands - 1)
        return 100 * NORMAL_95 * sqrt(max(variance, 0.0) / self.hands)


class SessionResult(Struct, dict=True):
    """The results of one session, or of several sessions with equal players.

    ``result.bots`` are the bots that have played, with their state.
    """

    hands: int = 0
    players: list[PlayerResult] = field(default_factory=list)
    rake: int = 0
    jackpot: int = 0
    kitty: int = 0
    time_fees: int = 0
    carried: int = 0
    """Chips left in the middle, from a deal without a winner."""

    @property
    def bots(self) -> dict[str, Player]:
        """The bots by player name; empty if each block had its own."""
        played_bots: dict[str, Player] = self.__dict__.get("bots played", {})
        return played_bots

    def with_bots(self, bots: dict[str, Player]) -> SessionResult:
        """Return the result with the bots that have played, which equality ignores."""
        self.__dict__["bots played"] = bots
        return self

    @property
    def takings(self) -> int:
        """The players' total loss: rake, jackpot, kitty, time fees and carried chips."""
        return self.rake + self.jackpot + self.kitty + self.time_fees + self.carried


def merge_results(sessions: Iterable[SessionResult]) -> SessionResult:
    """Merge several sessions with equal players into one result."""
    merged_result = SessionResult()
    for session in sessions:
        merged_result.with_bots(session.bots)
        for name in ("hands", "rake", "jackpot", "kitty", "time_fees", "carried"):
            setattr(merged_result, name, getattr(merged_result, name) + getattr(session, name))
        if not merged_result.players:
            merged_result.players = session.players
            continue
        for merged_player, player in zip(merged_result.players, session.players, strict=True):
            for name in ("hands", "net", "won", "squares", "rake", "buy_ins", "brought"):
                setattr(merged_player, name, getattr(merged_player, name) + getattr(player, name))
    return merged_result
