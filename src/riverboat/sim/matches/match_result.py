"""Match results: win rates in big blinds per 100 hands, with their intervals."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from msgspec import Struct, field

from riverboat.bots import Player
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.sim.matches.confidence_sequence import ConfidenceSequence
from riverboat.sim.matches.luck_baseline import Measure
from riverboat.sim.matches.match_sums import (
    MatchPoint,
    compute_interval_half_width,
    compute_standard_deviation,
)
from riverboat.words import Phrase, Reader
from riverboat.words.matches import (
    MatchDecided,
    MatchHeading,
    MatchMeasureSuffix,
    MatchUndecided,
    PlayerWinRate,
)


class MatchPlayer(Struct, frozen=True, kw_only=True):
    """The result of one player in a match."""

    name: str
    hands: int
    net: int
    """Net chips won; negative for a loss."""
    big_blind: int
    squares: int
    """Sum of squared results of each deal: a hand, or all the hands of one deck."""
    deals: int

    measured: float | None = None
    """Chips won after variance reduction; ``None`` if the match counts only chips."""
    measured_squares: float = 0.0
    until: ConfidenceSequence | None = None
    """The confidence sequence for the intervals, if the match ends once decided."""

    @property
    def bb_per_100(self) -> float:
        """Big blinds won per 100 hands."""
        return 100 * self.net / self.hands / self.big_blind

    @property
    def interval(self) -> float:
        """Half width of the 95 % interval of ``bb_per_100``, or of the level of ``until``."""
        return self._compute_half_width(self.net, self.squares)

    @property
    def measured_per_100(self) -> float:
        """Win rate by the match's measure, in big blinds per 100 hands."""
        if self.measured is None:
            return self.bb_per_100
        return 100 * self.measured / self.hands / self.big_blind

    @property
    def measured_interval(self) -> float:
        """Half width of the interval of ``measured_per_100``."""
        if self.measured is None:
            return self.interval
        return self._compute_half_width(self.measured, self.measured_squares)

    @property
    def variance_ratio(self) -> float:
        """The variance of the chips won divided by that of the measured results."""
        if self.measured is None:
            return 1.0
        plain_variance = compute_standard_deviation(self.net, self.squares, self.deals) ** 2
        measured_variance = (
            compute_standard_deviation(self.measured, self.measured_squares, self.deals) ** 2
        )
        return plain_variance / measured_variance if measured_variance else float("inf")

    def _compute_half_width(self, chip_total: float, squared_sum: float) -> float:
        half_width = compute_interval_half_width(
            self.deals, compute_standard_deviation(chip_total, squared_sum, self.deals), self.until
        )
        return 100 * half_width * self.deals / self.hands / self.big_blind

    @property
    def phrase(self) -> PlayerWinRate:
        """The player's result as a phrase."""
        measured_text = f"{self.measured_per_100:+.1f} \u00b1 {self.measured_interval:.1f}"
        chips_text = f"{self.bb_per_100:+.1f} \u00b1 {self.interval:.1f}"
        return PlayerWinRate(
            self.name, measured_text, None if self.measured is None else chips_text
        )

    def __str__(self) -> str:
        return str(self.phrase)

    said = DeprecatedAttribute("phrase")


class MatchResult(Struct, metaclass=DeprecatedKeywords, frozen=True, kw_only=True, dict=True):
    """The result of a match: ``result["shark"].bb_per_100``, ``result[0].interval``.

    ``result.bots`` are the bots that have played, with their state.
    """

    game: str
    seed: int | str
    hands: int
    """Number of hands played: in a duplicate match whole decks, so possibly more than requested."""
    duplicate: bool
    players: tuple[MatchPlayer, ...]
    requested_hands: int = field(default=0, name="asked")
    """Number of hands requested."""
    measure: Measure = "chips"
    """The quantity of the means and intervals."""
    until: float | None = None
    """Confidence required to end the match early; the intervals are then valid at every check."""
    decided: bool = False
    """True if the first player's result reached that confidence and ended the match."""
    curve: tuple[MatchPoint, ...] = ()
    """Points of the match's running result, in order."""

    asked = DeprecatedAttribute("requested_hands")

    @property
    def bots(self) -> tuple[Any, ...]:
        """The bots after the match, as instances of the given classes.

        The tuple is empty with ``memory="block"``, and in a copy of the result.
        """
        return tuple(self.__dict__.get("bots played", ()))

    def with_bots(self, bots: tuple[Player, ...]) -> MatchResult:
        """Return the result with the bots that have played; equality ignores bots."""
        self.__dict__["bots played"] = bots
        return self

    def __getitem__(self, key: int | str) -> MatchPlayer:
        if isinstance(key, int):
            return self.players[key]
        for player in self.players:
            if player.name == key:
                return player
        names = [player.name for player in self.players]
        close_matches = get_close_matches(key, names, 1)
        hint = f"did you mean {close_matches[0]!r}?" if close_matches else f"{', '.join(names)} did"
        raise KeyError(f"{key!r} did not play; {hint}")

    @property
    def lines(self) -> tuple[Phrase, ...]:
        """The lines of ``str(result)`` as phrases, for a reader of any language."""
        has_extra_hands = self.duplicate and self.hands > self.requested_hands
        requested_hands = self.requested_hands if has_extra_hands else None
        measure_phrase = None if self.measure == "chips" else MatchMeasureSuffix(self.measure)
        heading = MatchHeading(
            self.game, self.hands, requested_hands, self.duplicate, measure_phrase, str(self.seed)
        )
        return (heading, *[player.phrase for player in self.players], *self._iter_outcome_phrases())

    def __str__(self) -> str:
        return "\n".join(map(_ENGLISH.say, self.lines))

    def _iter_outcome_phrases(self) -> Iterator[Phrase]:
        """Yield a phrase for the outcome: a decision, or no decision."""
        if self.until is None:
            return
        first_player, confidence_text = self.players[0], f"{100 * self.until:.0f}"
        if self.decided:
            yield MatchDecided(
                first_player.name, first_player.measured_per_100 > 0, confidence_text
            )
        else:
            yield MatchUndecided(first_player.name, confidence_text)

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def to_svg(self) -> str:
        """Return an SVG chart of the mean results with their intervals."""
        from riverboat.sim.matches.match_picture import draw_match_svg

        return draw_match_svg([player.name for player in self.players], self.curve, str(self))


_ENGLISH: Final = Reader(chips="{:,}".format)
