"""What a match came to: big blinds in a hundred hands, each with its interval."""

from __future__ import annotations

from difflib import get_close_matches
from math import inf, sqrt
from typing import Final

from msgspec import Struct

NORMAL_95: Final = 1.96


class MatchPlayer(Struct, frozen=True, kw_only=True):
    """What one player won."""

    name: str
    hands: int
    net: int
    """Chips won, or less than 0, lost."""
    big_blind: int
    squares: int
    """Of what each deal was to them: a hand, or all the hands of one deck."""
    deals: int

    @property
    def bb_per_100(self) -> float:
        """Big blinds that they won in a hundred hands."""
        return 100 * self.net / self.hands / self.big_blind

    @property
    def interval(self) -> float:
        """How far the true mean may be from it, in 95 of 100 matches."""
        if self.deals < 2:
            return inf
        variance = (self.squares - self.net**2 / self.deals) / (self.deals - 1)
        error = sqrt(max(variance, 0.0) * self.deals) / self.hands
        return 100 * NORMAL_95 * error / self.big_blind

    def __str__(self) -> str:
        return f"{self.name} {self.bb_per_100:+.1f} \u00b1 {self.interval:.1f} bb/100"


class MatchResult(Struct, frozen=True, kw_only=True):
    """A match: ``print(result)``, ``result["shark"].bb_per_100``, ``result[0].interval``."""

    game: str
    seed: int | str
    hands: int
    """How many were played: in a duplicate match whole decks, and so more than were asked for."""
    duplicate: bool
    players: tuple[MatchPlayer, ...]
    asked: int = 0
    """How many were asked for."""

    def __getitem__(self, who: int | str) -> MatchPlayer:
        if isinstance(who, int):
            return self.players[who]
        for player in self.players:
            if player.name == who:
                return player
        names = [player.name for player in self.players]
        near = get_close_matches(who, names, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"{', '.join(names)} did"
        raise KeyError(f"{who!r} did not play; {hint}")

    def __str__(self) -> str:
        more = f" ({self.asked:,} in whole decks)" if self.hands > self.asked else ""
        how = f"{more}, each deck from every seat" if self.duplicate else ""
        said = "\n".join(map(str, self.players))
        return f"{self.game}, {self.hands:,} hands{how}, seed {self.seed}\n{said}"
