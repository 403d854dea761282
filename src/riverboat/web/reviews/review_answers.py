"""Payloads of reviews: decisions with the strategies of whole ranges, sums, and leaks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from riverboat.engine import AnyFact
from riverboat.engine.state import hand_facts as f
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, HANDS, Weights
from riverboat.histories import HandHistory
from riverboat.narration.hand_narrator import narrate_log
from riverboat.review import ActionValue, DecisionReview, HandReview, Leak
from riverboat.review.review_tally import RankedDecision, ReviewTally
from riverboat.review.reviewing import ChartedRange, DetailedReview
from riverboat.review.street_nodes import StreetNode
from riverboat.solve.postflop.betting_rules import CHIP_TOLERANCE
from riverboat.solve.postflop.spot_config import PLAYERS
from riverboat.training.spot_drawing import has_spots
from riverboat.training.spot_filter import SpotFilter, leak_filter
from riverboat.web.schemas import review_schemas as s
from riverboat.web.schemas.study_schemas import StudyHand
from riverboat.web.studies.node_answers import (
    LEAST_COMBOS,
    optional_number,
    range_at,
    round_to_four_places,
    shares_by_hand,
)
from riverboat.words import Person, Phrase, Player, Seat, renamed
from riverboat.words.events.dealing import CardsDealtTo

MAX_COSTLY_DECISIONS: Final = 10
BETTING_FACTS: Final = (f.Folded, f.Checked, f.Called, f.Raised)
_CHART_ACTIONS: Final = ("fold", "call", "raise")


def hand_answer(
    hand: HandHistory, found: DetailedReview, place: int, *, is_preliminary: bool, is_single: bool
) -> s.ReviewedHand:
    """Return the review of a hand as a payload; *is_single* includes the strategies of whole
    ranges.
    """
    review = found.review
    numbers = [decision.number for decision in review.decisions]
    parts = events_by_decision(hand.read.log, tuple(hand.players), numbers, review.player)
    decisions = [
        decision_answer(
            each,
            node=found.nodes.get(each.number) if is_single else None,
            chart=found.charts.get(each.number) if is_single else None,
            before=parts[index],
        )
        for index, each in enumerate(review.decisions)
    ]
    return s.ReviewedHand(
        place=place,
        number=review.number,
        player=review.player,
        position=review.position,
        cards=card_names(review.cards),
        game=review.game,
        board=card_names(review.board),
        currency=hand.read.about.currency,
        big_blind=review.big_blind,
        net_bb=round_to_four_places(review.net_bb),
        all_in_bb=optional_number(review.all_in_bb),
        loss=round_to_four_places(review.loss),
        loss_bb=round_to_four_places(review.loss_bb),
        decisions=tuple(decisions),
        later_events=parts[-1],
        unit=hand.read.scale,
        ranges=tuple(_ranges(review)),
        notes=review.notes,
        is_preliminary=is_preliminary,
    )


def item_of(review: HandReview, place: int) -> s.ReviewedHandItem:
    """Return a reviewed hand as an item of a list."""
    return s.ReviewedHandItem(
        place=place,
        number=review.number,
        position=review.position,
        cards=card_names(review.cards),
        board=card_names(review.board),
        net_bb=round_to_four_places(review.net_bb),
        loss_bb=round_to_four_places(review.loss_bb),
        solved_count=sum(decision.solved for decision in review.decisions),
    )


def decision_answer(
    decision: DecisionReview,
    *,
    node: StreetNode | None = None,
    chart: ChartedRange | None = None,
    before: tuple[Phrase, ...] = (),
) -> s.ReviewedDecision:
    """Return a decision as a payload, with the strategy of the range at a node or in a chart."""
    grid = None if node is None else _node_grid(node)
    if grid is None and chart is not None:
        grid = _chart_grid(chart, decision)
    taken, best = decision.taken, decision.best
    return s.ReviewedDecision(
        number=decision.number,
        street=decision.street,
        board=card_names(decision.board),
        line=decision.line,
        pot=decision.pot,
        to_call=decision.to_call,
        pot_odds=round_to_four_places(decision.pot_odds),
        equity=optional_number(decision.equity),
        action=decision.action,
        to=decision.to,
        is_solved=decision.solved,
        reason=decision.reason,
        explanation=decision.why,
        actions=tuple(_actions(decision, node)),
        taken_index=None if taken is None else decision.actions.index(taken),
        best_index=None if best is None else decision.actions.index(best),
        loss=optional_number(decision.loss),
        loss_bb=optional_number(decision.loss_bb),
        within_accuracy=decision.within_accuracy,
        exploitability=optional_number(decision.exploitability),
        in_chart=decision.in_chart,
        chart={name: round_to_four_places(share) for name, share in decision.chart.items()},
        grid=grid,
        earlier_events=before,
    )


def _actions(decision: DecisionReview, node: StreetNode | None) -> Iterator[s.ReviewedAction]:
    all_in = [False] * len(decision.actions) if node is None else _all_in_flags(node)
    for each, is_all_in in zip(decision.actions, all_in, strict=True):
        yield s.ReviewedAction(
            action=each.action,
            to=each.to,
            is_all_in=is_all_in,
            frequency=round_to_four_places(each.frequency),
            ev=round_to_four_places(each.ev),
            ev_bb=round_to_four_places(each.ev_bb),
        )


def _all_in_flags(node: StreetNode) -> list[bool]:
    actor = PLAYERS.index(node.player or "oop")
    return [
        action not in ("fold", "check") and node[action].stacks[actor] < CHIP_TOLERANCE
        for action in node.actions
    ]


def _node_grid(node: StreetNode) -> s.StrategyGrid:
    actor = PLAYERS.index(node.player or "oop")
    return s.StrategyGrid(node.actions, range_at(node, actor, node.strategy_array()).hands)


def _chart_grid(charted: ChartedRange, decision: DecisionReview) -> s.StrategyGrid:
    passive = "call" if decision.to_call else "check"
    strategy = np.stack([charted.chart.share(action) for action in _CHART_ACTIONS])
    sums = strategy.sum(axis=0)
    strategy = np.divide(strategy, sums, out=np.zeros_like(strategy), where=sums > 0)
    return s.StrategyGrid(
        ("fold", passive, "raise"), tuple(_chart_hands(strategy, charted.weights))
    )


def _chart_hands(strategy: np.ndarray, weights: Weights) -> Iterator[StudyHand]:
    combos = np.bincount(HAND_NUMBER_OF_COMBO, weights, len(HANDS)).astype(np.float64)
    shares = shares_by_hand(strategy, weights, combos)
    for place in np.flatnonzero(combos > LEAST_COMBOS).tolist():
        mix = tuple([round_to_four_places(share) for share in shares[place].tolist()])
        yield StudyHand(HANDS[place], round_to_four_places(float(combos[place])), mix, None, None)


def _ranges(review: HandReview) -> Iterator[s.AssumedRange]:
    for player, held in review.ranges.items():
        yield s.AssumedRange(player, round(held.percent, 1), str(held), player == review.player)


# Events -------------------------------------------------------------------------------------------


def events_by_decision(
    log: Sequence[AnyFact],
    players: Sequence[str],
    numbers: Sequence[int],
    me: str,
    *,
    begin: int = 0,
) -> list[tuple[Phrase, ...]]:
    """Return the events before each decision, and those after the last one.

    Other players' hole cards that the log contains are left out until they are shown, and so is
    everything before the fact at *begin*.
    """
    ends = _fact_places(log, numbers)
    parts: list[list[Phrase]] = [[] for _ in range(len(ends) + 1)]

    def name_person(person: Person) -> Person:
        return Player(players[person.seat], person.seat + 1) if isinstance(person, Seat) else person

    for place, event in narrate_log(log):
        if place in ends or place < begin:  # the player's own action, which the decision shows
            continue
        if isinstance(event, CardsDealtTo) and event.who != Seat(players.index(me)):
            continue
        part = sum(place > end for end in ends)
        parts[part].append(renamed(event, name_person))
    return [tuple(part) for part in parts]


def _fact_places(log: Sequence[AnyFact], numbers: Sequence[int]) -> list[int]:
    """Return the index of each decision in a log."""
    acts = [place for place, fact in enumerate(log) if isinstance(fact, BETTING_FACTS)]
    return [acts[number] for number in numbers if number < len(acts)]


# Sums ---------------------------------------------------------------------------------------------


def summary_answer(tally: ReviewTally, numbers: dict[int, str]) -> s.ReviewSummary:
    """Return the sums of a review; *numbers* has the site's number of each hand, by the hand's
    place in the review.
    """
    return s.ReviewSummary(
        hand_count=tally.hands,
        decision_count=tally.decisions,
        solved_count=tally.solved,
        loss_bb=round_to_four_places(tally.loss_bb),
        net_bb=round_to_four_places(tally.net_bb),
        all_in_bb=round_to_four_places(tally.all_in_bb),
        costliest_decisions=tuple(
            [_ranked_decision(each, numbers) for each in tally.worst(MAX_COSTLY_DECISIONS)]
        ),
        leaks=tuple(map(_found_leak, tally.leaks())),
    )


def _ranked_decision(ranked: RankedDecision, numbers: dict[int, str]) -> s.RankedDecision:
    decision, place = ranked.decision, int(ranked.hand)
    best = decision.best
    assert isinstance(best, ActionValue), "a ranked decision is solved"
    return s.RankedDecision(
        place=place,
        number=numbers.get(place, ""),
        position=ranked.position,
        cards=card_names(ranked.cards),
        street=decision.street,
        board=card_names(decision.board),
        line=decision.line,
        action=decision.action,
        to=decision.to,
        best=best.action,
        best_to=best.to,
        loss_bb=round_to_four_places(decision.loss_bb or 0.0),
        explanation=decision.why,
    )


def _found_leak(leak: Leak) -> s.FoundLeak:
    wanted = leak_filter(SpotFilter(), leak)
    if wanted is not None and not has_spots(wanted):
        wanted = None
    return s.FoundLeak(
        kind=leak.kind,
        group=leak.group,
        line=leak.line,
        decisions=leak.decisions,
        cost_bb=round_to_four_places(leak.cost_bb),
        low=round_to_four_places(leak.low),
        high=round_to_four_places(leak.high),
        action=leak.action,
        played_frequency=round_to_four_places(leak.played),
        solution_frequency=round_to_four_places(leak.solution),
        training=None if wanted is None else filter_answer(wanted),
    )


def filter_answer(wanted: SpotFilter) -> s.TrainingFilter:
    """Return a filter of the trainer as a payload; an empty text allows any value."""
    return s.TrainingFilter(
        street=wanted.street or "",  # type: ignore[arg-type]
        position=wanted.position or "",
        pot_type=wanted.pot_type or "",  # type: ignore[arg-type]
        texture=wanted.texture or "",
        line=wanted.line or "",
        depth=wanted.depth,
        players=wanted.players,
    )


def card_names(text: str) -> tuple[str, ...]:
    """Return card names from a text in which spaces separate them: ``As Kd``."""
    return tuple(text.split())
