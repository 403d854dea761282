"""The result of a calculation: each player's equity, the method and its accuracy."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from riverboat.cards import card_names
from riverboat.deprecation import DeprecatedAttribute
from riverboat.equity.query.equity_question import EquityQuestion
from riverboat.equity.results.outcome_counts import OutcomeCounts, OutcomesByHand
from riverboat.equity.results.player_figures import (
    CONFIDENCE_LEVEL,
    Combination,
    PlayerEquity,
    build_player_equity,
    sort_combinations,
    to_integer_if_whole,
)
from riverboat.equity.results.result_view import (
    ResultView,
    draw_as_svg,
    format_as_html,
    format_as_text,
    format_count,
)


@dataclass(frozen=True)
class Equity:
    """The equity of all players: a sequence of :class:`PlayerEquity`, printed as a table.

    ``deals`` is the number of boards or deals that were counted. An exact result counts all
    possible ones, weighted if ranges have weights; a sampled result draws them with ``seed``.
    ``method`` describes the method, and ``stop_reason`` the reason for the end of sampling. Two
    results are equal if their questions and figures are equal, regardless of the time taken.
    """

    question: EquityQuestion
    exact: bool
    method: str
    unit: str
    outcome_counts: OutcomeCounts = field(repr=False)
    outcomes_by_hand: Callable[[int], OutcomesByHand] = field(repr=False, compare=False)
    seed: int | None = None
    seconds: float = field(default=0.0, compare=False)
    stop_reason: str = ""

    def __repr__(self) -> str:
        shares = ", ".join(f"{player.name} {player.equity:.2%}" for player in self.players)
        return f"<Equity {shares}{'' if self.exact else ', sampled'}>"

    def __hash__(self) -> int:
        return hash((self.question, self.exact, self.seed, frozenset(self.outcome_counts.items())))

    def __len__(self) -> int:
        return len(self.question.players)

    def __getitem__(self, player: int) -> PlayerEquity:
        return self.players[player]

    def __iter__(self) -> Iterator[PlayerEquity]:
        return iter(self.players)

    @cached_property
    def deals(self) -> float:
        """Number of boards or deals counted."""
        return sum(self.outcome_counts.values())

    @cached_property
    def players(self) -> tuple[PlayerEquity, ...]:
        """The result of each player."""
        return tuple(
            build_player_equity(player.source_text, seat, self.outcome_counts, is_exact=self.exact)
            for seat, player in enumerate(self.question.players)
        )

    @property
    def equities(self) -> tuple[float, ...]:
        """Each player's average share of the pot, 0 to 1."""
        return tuple(player.equity for player in self.players)

    @property
    def standard_error(self) -> float:
        """The largest standard error of all players' equities; 0 when exact."""
        return max(player.standard_error for player in self.players)

    @property
    def margin(self) -> float:
        """Half the widest 95 % interval; 0 when exact."""
        return max((high - low) / 2 for low, high in (player.interval for player in self.players))

    @property
    def has_low(self) -> bool:
        """True if a low can take half of the pot."""
        return self.question.game.low is not None

    def combinations(self, player: int) -> list[Combination]:
        """Return every combination of a player, the best first.

        The first call for a player takes time. In a sampled result, combinations that were never
        dealt are left out.
        """
        return sort_combinations(
            self.outcomes_by_hand(range(len(self))[player]), is_exact=self.exact
        )

    @property
    def title(self) -> str:
        """The game, board and dead cards: ``hold'em, board Qh 7c 2d``."""
        question = self.question
        title_parts = [question.game.name]
        if question.board:
            title_parts.append(f"board {card_names(question.board)}")
        if question.dead:
            title_parts.append(f"dead {card_names(question.dead)}")
        return ", ".join(title_parts)

    @property
    def summary(self) -> str:
        """The method and its accuracy: ``Exact: all 1,712,304 boards counted``."""
        if self.exact and self.deals == 1:
            return "Exact: all cards are known"
        deals = format_count(self.deals)
        if self.exact:
            return f"Exact: all {deals} {self.unit} counted"
        return f"Sampled: {deals} random deals, ±{100 * self.margin:.2f}% with 95% confidence"

    def __str__(self) -> str:
        return format_as_text(self._view)

    def to_json(self) -> str:
        """Return the complete result as JSON."""
        fields = {
            "game": self.question.game.name,
            "board": card_names(self.question.board),
            "dead": card_names(self.question.dead),
            "exact": self.exact,
            "how": self.method,
            self.unit: to_integer_if_whole(self.deals),
            "standard_error": self.standard_error,
            "confidence": CONFIDENCE_LEVEL,
            "seed": self.seed,
            "players": [
                _build_player_fields(player, has_low=self.has_low) for player in self.players
            ],
        }
        return msgspec.json.format(msgspec.json.encode(fields), indent=2).decode()

    def _repr_svg_(self) -> str:
        return draw_as_svg(self._view)

    def _repr_html_(self) -> str:
        return format_as_html(self._view)

    @property
    def _view(self) -> ResultView:
        return ResultView(self.title, self.players, self.summary, self.exact, self.has_low)

    by_hand = DeprecatedAttribute("outcomes_by_hand")
    codes = DeprecatedAttribute("outcome_counts")
    deal = DeprecatedAttribute("question")
    how = DeprecatedAttribute("method")
    split = DeprecatedAttribute("has_low")
    stopped = DeprecatedAttribute("stop_reason")


def _build_player_fields(player: PlayerEquity, *, has_low: bool) -> dict[str, object]:
    fields = msgspec.structs.asdict(player)
    if not has_low:
        for name in ("high", "low", "scoop"):
            del fields[name]
    return fields
