"""What a match came to: big blinds in a hundred hands, each with its interval."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from msgspec import Struct

from riverboat.bots import Player
from riverboat.deprecation import DeprecatedAttribute
from riverboat.sim.matches.confidence_sequence import ConfidenceSequence
from riverboat.sim.matches.luck_baseline import Measure
from riverboat.sim.matches.match_sums import MatchPoint, deviation, interval_half_width
from riverboat.words import Phrase, Reader
from riverboat.words.matches import IsDecided, MatchOf, MeasuredBy, NotDecided, PlayerWon


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

    measured: float | None = None
    """The same without the luck that is known, in chips; ``None`` where only chips are counted."""
    measured_squares: float = 0.0
    until: ConfidenceSequence | None = None
    """What intervals are by, where a match ends as soon as it is decided."""

    @property
    def bb_per_100(self) -> float:
        """Big blinds that they won in a hundred hands."""
        return 100 * self.net / self.hands / self.big_blind

    @property
    def interval(self) -> float:
        """How far the true mean may be from it, in 95 of 100 matches, or as *until* says."""
        return self._interval(self.net, self.squares)

    @property
    def measured_per_100(self) -> float:
        """What the match says of them, in big blinds in a hundred hands."""
        if self.measured is None:
            return self.bb_per_100
        return 100 * self.measured / self.hands / self.big_blind

    @property
    def measured_interval(self) -> float:
        """How far the true mean may be from that."""
        if self.measured is None:
            return self.interval
        return self._interval(self.measured, self.measured_squares)

    @property
    def variance_ratio(self) -> float:
        """How many times the variance of chips is that of what was measured."""
        if self.measured is None:
            return 1.0
        plain = deviation(self.net, self.squares, self.deals) ** 2
        left = deviation(self.measured, self.measured_squares, self.deals) ** 2
        return plain / left if left else float("inf")

    def _interval(self, total: float, squares: float) -> float:
        width = interval_half_width(self.deals, deviation(total, squares, self.deals), self.until)
        return 100 * width * self.deals / self.hands / self.big_blind

    @property
    def phrase(self) -> PlayerWon:
        """The same as a phrase."""
        measured = f"{self.measured_per_100:+.1f} \u00b1 {self.measured_interval:.1f}"
        chips = f"{self.bb_per_100:+.1f} \u00b1 {self.interval:.1f}"
        return PlayerWon(self.name, measured, None if self.measured is None else chips)

    def __str__(self) -> str:
        return str(self.phrase)

    said = DeprecatedAttribute("phrase")


class MatchResult(Struct, frozen=True, kw_only=True, dict=True):
    """A match: ``print(result)``, ``result["shark"].bb_per_100``, ``result[0].interval``.

    ``result.bots`` are the bots that have played, with what they remember.
    """

    game: str
    seed: int | str
    hands: int
    """How many were played: in a duplicate match whole decks, and so more than were asked for."""
    duplicate: bool
    players: tuple[MatchPlayer, ...]
    asked: int = 0
    """How many were asked for."""
    measure: Measure = "chips"
    """What means and intervals are of."""
    until: float | None = None
    """How sure it was to be who wins; then intervals hold at every look at once."""
    decided: bool = False
    """It was known so surely of the first player, and the match ended."""
    curve: tuple[MatchPoint, ...] = ()
    """How it went."""

    @property
    def bots(self) -> tuple[Any, ...]:
        """The bots as they are after the match, of the classes that were given.

        There are none with ``memory="block"``, and none in a copy of the result.
        """
        return tuple(self.__dict__.get("bots played", ()))

    def with_bots(self, bots: tuple[Player, ...]) -> MatchResult:
        """Return the result with the bots that have played. They are no part of what is equal."""
        self.__dict__["bots played"] = bots
        return self

    def __getitem__(self, key: int | str) -> MatchPlayer:
        if isinstance(key, int):
            return self.players[key]
        for player in self.players:
            if player.name == key:
                return player
        names = [player.name for player in self.players]
        near = get_close_matches(key, names, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"{', '.join(names)} did"
        raise KeyError(f"{key!r} did not play; {hint}")

    @property
    def lines(self) -> tuple[Phrase, ...]:
        """What ``str`` says, line by line, for a reader of any language."""
        more = self.asked if self.duplicate and self.hands > self.asked else None
        by = None if self.measure == "chips" else MeasuredBy(self.measure)
        about = MatchOf(self.game, self.hands, more, self.duplicate, by, str(self.seed))
        return (about, *[each.phrase for each in self.players], *self._outcome_phrases())

    def __str__(self) -> str:
        return "\n".join(map(_ENGLISH.say, self.lines))

    def _outcome_phrases(self) -> Iterator[Phrase]:
        """Whether it is known who wins."""
        if self.until is None:
            return
        first, level = self.players[0], f"{100 * self.until:.0f}"
        if self.decided:
            yield IsDecided(first.name, first.measured_per_100 > 0, level)
        else:
            yield NotDecided(first.name, level)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def to_svg(self) -> str:
        """How the means went, each in the band of its interval."""
        from riverboat.sim.matches.match_picture import match_svg

        return match_svg([each.name for each in self.players], self.curve, str(self))


_ENGLISH: Final = Reader(chips="{:,}".format)
