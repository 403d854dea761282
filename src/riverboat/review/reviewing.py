"""The review of one hand: decisions, ranges street by street, and solutions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from math import isnan

from riverboat.cards import UNKNOWN, card_names
from riverboat.equity.ranges import Range
from riverboat.equity.ranges.combos import Weights
from riverboat.hands import Hand
from riverboat.histories import HandHistory
from riverboat.review.assumed_ranges import AssumedRanges
from riverboat.review.decision_equity import decision_equity, find_equity_game
from riverboat.review.decision_reviews import DecisionWriter
from riverboat.review.hand_review import DecisionReview, HandReview
from riverboat.review.played_decisions import PlayedDecision, played_decisions
from riverboat.review.preflop_charts import ChartFrequencies
from riverboat.review.review_errors import BadReview, HandInProgress
from riverboat.review.review_rake import RakeInput, check_rake, rake_of
from riverboat.review.street_nodes import StreetNode
from riverboat.review.street_solutions import (
    SolvedDecision,
    SolvedStreet,
    SolveSettings,
    find_inexact_reason,
    find_unsolvable_reason,
    find_unsolvable_street_reason,
    narrow_ranges,
    solve_street,
)
from riverboat.solve.postflop import BadSpot, Sizes
from riverboat.solve.postflop.sizes import STREETS
from riverboat.stats.all_in_equity import expected_results
from riverboat.words import Phrase
from riverboat.words import reviews as w
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import reviews as refusals
from riverboat.words.refusals.spots import ExploitabilityTargetInvalid

RangeInput = Range | str


@explain_keyword_errors
def review(
    hand: Hand | HandHistory,
    player: str | int | None = None,
    *,
    ranges: Mapping[str, RangeInput] | None = None,
    accuracy: float = 0.3,
    solve_from: str = "flop",
    sizes: Sizes | tuple[Sizes, Sizes] | None = None,
    rake: RakeInput = None,
    time_limit: float | None = 60.0,
    jobs: int = 1,
) -> HandReview:
    """Review each decision of a player in a hand that is over.

    *hand* is a hand of ``read_hands`` or a :class:`riverboat.Hand`, *player* a name or a seat, by
    default the player for whom the file was written. Heads-up streets of no-limit hold'em from
    *solve_from* on are solved to *accuracy* percent of the pot, in a tree with the sizes that were
    played. *ranges* by name are those with which players reach the flop; other players have the
    ranges of the starting charts. *sizes* replace the default sizes of the tree. *rake* is a share
    of each pot, or a pair of a share and a cap; by default the rake of the hand, and 0 for none.
    *time_limit* is in seconds for each street, and *jobs* is a number of threads; with one thread
    processor time counts, so that other programs do not reduce the accuracy. If a tree would take
    more than a minute, sizes that were played on later streets are left out of it, and then default
    sizes that a played size can replace. Raises :class:`HandInProgress` for a hand that is still
    being played.

    >>> import riverboat as rb
    >>> hand = rb.Hand("nlhe 1/2", seed=7)
    >>> for action in ("raise 6", "call", "check", "check", "check", "check", "check", "bet 8"):
    ...     hand.act(action)
    >>> rb.review(hand, player=1)
    Traceback (most recent call last):
    riverboat.review.review_errors.HandInProgress: the hand isn’t over: review it later
    >>> hand.act("fold")
    >>> hand_review = rb.review(hand, player=1, solve_from="river")
    >>> for decision in hand_review.decisions:
    ...     print(decision.street, decision.phrase, decision.solved)
    preflop raise 6 False
    flop check False
    turn check False
    river bet 8 True
    """
    if solve_from not in STREETS:
        raise BadReview(refusals.NoSuchFirstStreet(repr(solve_from), STREETS))
    check_accuracy(accuracy)
    settings = SolveSettings(accuracy, solve_from, sizes, time_limit, jobs)
    return review_in_detail(hand, player, settings, ranges=ranges, rake=rake).review


@dataclass(frozen=True, slots=True, eq=False)
class ChartedRange:
    """The chart of a preflop decision, and the player's range before it."""

    chart: ChartFrequencies
    weights: Weights


@dataclass(frozen=True, slots=True, eq=False)
class DetailedReview:
    """A review, and the strategies of whole ranges behind it.

    *nodes* has the solved node of a decision by its number, *charts* the preflop charts.
    """

    review: HandReview
    nodes: Mapping[int, StreetNode]
    charts: Mapping[int, ChartedRange]


def review_in_detail(
    hand: Hand | HandHistory,
    player: str | int | None,
    settings: SolveSettings,
    *,
    ranges: Mapping[str, RangeInput] | None = None,
    rake: RakeInput = None,
) -> DetailedReview:
    """Review a hand as :func:`review` does, and also return the strategies behind the review."""
    if rake is not None:
        check_rake(rake)
    history = _require_finished_history(hand)
    seat = _find_seat(history, player)
    hand_rake, rake_note = rake_of(history, rake)
    reviewer = _HandReviewer(history, seat, replace(settings, rake=hand_rake), ranges or {})
    reviewer.assumed_ranges.notes += [] if rake_note is None else [rake_note]
    return DetailedReview(reviewer.review(), reviewer.nodes, reviewer.charts)


def check_accuracy(accuracy: object) -> None:
    """Raise ``TypeError`` or ``BadReview`` unless an accuracy is a number above 0."""
    if isinstance(accuracy, bool) or not isinstance(accuracy, int | float):
        raise TypeError(f"accuracy: a number is expected, not {accuracy!r}")
    if not accuracy > 0:
        raise BadReview(ExploitabilityTargetInvalid(f"{accuracy:g}"))


def _require_finished_history(hand: Hand | HandHistory) -> HandHistory:
    """Return the hand as a history; raise ``HandInProgress`` unless it is over."""
    if isinstance(hand, Hand):
        if not hand.over:
            raise HandInProgress(refusals.HandInPlay())
        return HandHistory.from_facts(hand.log)
    if not isinstance(hand, HandHistory):
        raise TypeError(f"hand: expected one of read_hands or a riverboat.Hand, got {hand!r}")
    if hand.state is None:
        raise BadReview(refusals.UnreadableHand())
    if not hand.state.has_ended and not hand.read.source.line:  # facts of a table, not of a file
        raise HandInProgress(refusals.HandInPlay())
    return hand


def _find_seat(hand: HandHistory, player: str | int | None) -> int:
    players = tuple(hand.players)
    hero = hand.read.about.hero
    if player is None:
        if hero is None or not 0 <= hero < len(players):
            raise BadReview(refusals.PlayerNotNamed(players))
        return hero
    if isinstance(player, int) and not isinstance(player, bool) and 0 <= player < len(players):
        return player
    if player not in players:
        raise BadReview(refusals.NoSuchReviewedPlayer(repr(player), players))
    return players.index(str(player))


@dataclass(slots=True)
class _StreetResult:
    """Solutions of the player's decisions on one street, or the reason why there are none."""

    reason: Phrase | None
    exploitability: float | None = None
    decisions: list[SolvedDecision] = field(default_factory=list)


class _HandReviewer:
    """A reviewer of one hand, which narrows the ranges street by street."""

    def __init__(
        self,
        hand: HandHistory,
        seat: int,
        settings: SolveSettings,
        ranges: Mapping[str, RangeInput],
    ) -> None:
        assert hand.state is not None, "checked by the caller"
        self.hand, self.state, self.seat, self.settings = hand, hand.state, seat, settings
        self.names = tuple(hand.players)
        for name in ranges:
            if name not in self.names:
                raise BadReview(refusals.RangeOfUnknownPlayer(repr(name), self.names))
        self.given_ranges = ranges
        self.assumed_ranges = AssumedRanges(self.names)
        self.game = find_equity_game(self.state)
        self.unsolvable_reason = find_unsolvable_reason(self.state, seat)
        self.is_holdem = self.unsolvable_reason is None or isinstance(
            self.unsolvable_reason, w.HoleCardsUnknown
        )
        self.writer = DecisionWriter(hand, seat)
        self.nodes: dict[int, StreetNode] = {}
        self.charts: dict[int, ChartedRange] = {}

    def review(self) -> HandReview:
        """Return the review of the whole hand."""
        all_decisions = list(played_decisions(self.hand.log))
        self.last_decision_number = max(
            (decision.number for decision in all_decisions if decision.seat == self.seat),
            default=-1,
        )
        reviews: list[DecisionReview] = []
        ranges_by_name: dict[str, Range] = {}
        for street, decisions_on_street in groupby(
            all_decisions, key=lambda decision: decision.street
        ):
            street_decisions = list(decisions_on_street)
            if street == 1:
                ranges_by_name = self._apply_given_ranges(street_decisions[0])
            reviews += self._review_street(street_decisions)
        return self._build_hand_review(
            tuple(reviews), ranges_by_name or self._find_ranges_by_name(())
        )

    def _apply_given_ranges(self, first_decision: PlayedDecision) -> dict[str, Range]:
        """Apply the given ranges, and return the ranges of all players by name."""
        for name, given_range in self.given_ranges.items():
            flop_range = given_range if isinstance(given_range, Range) else Range(given_range)
            self.assumed_ranges.replace(self.names.index(name), flop_range.weights)
        return self._find_ranges_by_name(first_decision.live_seats)

    def _find_ranges_by_name(self, live_seats: tuple[int, ...]) -> dict[str, Range]:
        if not self.is_holdem:
            return {}
        return {self.names[seat]: self.assumed_ranges.range_of(seat) for seat in live_seats}

    def _review_street(self, decisions: list[PlayedDecision]) -> Iterator[DecisionReview]:
        if decisions[0].street == 0:
            yield from self._review_preflop(decisions)
            return
        own_decisions = [decision for decision in decisions if decision.seat == self.seat]
        if decisions[0].number > self.last_decision_number:
            return
        street_result = self._solve_street(decisions)
        for own_decision_index, decision in enumerate(own_decisions):
            if own_decision_index < len(street_result.decisions) and street_result.reason is None:
                solved_decision = street_result.decisions[own_decision_index]
                if not any(isnan(value) for value in solved_decision.ev.values()):
                    self.nodes[decision.number] = solved_decision.node
                    yield self.writer.review_solved(
                        decision, solved_decision, street_result.exploitability or 0.0
                    )
                    continue
            reason = street_result.reason or w.LineNotInTree()
            yield self.writer.review_unsolved(decision, self._compute_equity(decision), reason)

    def _review_preflop(self, decisions: list[PlayedDecision]) -> Iterator[DecisionReview]:
        for decision in decisions:
            if decision.seat == self.seat:
                if decision.chart is not None:
                    weights = self.assumed_ranges.weights[self.seat]
                    self.charts[decision.number] = ChartedRange(decision.chart, weights)
                reason = self.unsolvable_reason or w.PreflopSolvingUnsupported()
                yield self.writer.review_preflop(decision, self._compute_equity(decision), reason)
            if self.is_holdem:
                self.assumed_ranges.narrow_by_chart(decision)

    def _compute_equity(self, decision: PlayedDecision) -> float | None:
        return decision_equity(self.game, decision, self.assumed_ranges.weights)

    def _solve_street(self, decisions: list[PlayedDecision]) -> _StreetResult:
        """Solve a street and narrow the ranges, or return the reason why it cannot be solved."""
        first_decision = decisions[0]
        reason = self.unsolvable_reason or find_unsolvable_street_reason(
            first_decision.street_name, first_decision, self.settings
        )
        if reason is None and self.seat not in first_decision.live_seats:
            reason = w.LineNotInTree()
        if reason is not None:
            self._note_wide_ranges(reason, first_decision)
            return _StreetResult(reason)
        try:
            solved_street = solve_street(
                self.hand, first_decision, self.assumed_ranges.weights, self.seat, self.settings
            )
            reason = find_inexact_reason(solved_street.solution, self.settings)
            solved_decisions = [] if reason else solved_street.decisions(self.seat)
        except BadSpot as error:
            return _StreetResult(w.SpotUnsolvable(error.refusal))
        if reason is None and decisions[-1].number < self.last_decision_number:
            self._narrow_ranges(solved_street, first_decision)
        return _StreetResult(reason, solved_street.solution.exploitability, solved_decisions)

    def _note_wide_ranges(self, reason: Phrase, first_decision: PlayedDecision) -> None:
        """Note that a street was not solved, so that later streets have too wide ranges."""
        if self.unsolvable_reason is None and isinstance(
            reason, w.StreetNotRequested | w.FlopExtensionRequired
        ):
            street_name = first_decision.street_name
            self.assumed_ranges.notes.append(
                w.RangesNotNarrowed("flop" if street_name == "flop" else "turn")
            )

    def _narrow_ranges(self, solved_street: SolvedStreet, first_decision: PlayedDecision) -> None:
        narrowed_weights, rare_seats = narrow_ranges(solved_street, self.assumed_ranges.weights)
        for seat, weights in narrowed_weights.items():
            self.assumed_ranges.weights[seat] = weights
        street_name = first_decision.street_name
        street: w.ReviewStreet = "flop" if street_name == "flop" else "turn"
        self.assumed_ranges.notes += [
            w.RareBettingLine(self.names[seat], street) for seat in rare_seats
        ]

    def _build_hand_review(
        self, decisions: tuple[DecisionReview, ...], ranges: dict[str, Range]
    ) -> HandReview:
        hand, state = self.hand, self.state
        player_stats = hand.players[self.names[self.seat]]
        notes = tuple(dict.fromkeys(self.assumed_ranges.notes))
        cards = state.holdings[self.seat]
        return HandReview(
            number=hand.number,
            player=player_stats.name,
            position=player_stats.position,
            cards="" if not cards or UNKNOWN in cards else card_names(cards),
            game=state.game.name,
            board=card_names(tuple(state.board)),
            big_blind=float(hand.big_blind),
            net_bb=player_stats.pot_net / (hand.big_blind or 1),
            all_in_bb=self._compute_all_in_bb(),
            decisions=decisions,
            ranges=ranges,
            notes=notes if state.has_ended else (*notes, w.IncompleteHand()),
        )

    def _compute_all_in_bb(self) -> float | None:
        """Return the player's result in big blinds, with an all-in at its equity.

        Return ``None`` if no all-in can be evaluated, or if the hand was raked.
        """
        hand, state = self.hand, self.state
        if not state.has_ended or any(hand.read.raked):
            return None
        expected_chips_by_seat = expected_results(hand.log, state)
        if expected_chips_by_seat is None:
            return None
        return float(expected_chips_by_seat[self.seat] / hand.read.scale) / (hand.big_blind or 1)
