"""Payloads of reviews: decisions with the strategies of whole ranges, totals, and leaks."""

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
    MIN_COMBOS,
    build_study_range,
    round_or_none,
    round_to_four_places,
    shares_by_hand,
)
from riverboat.words import Person, Phrase, Player, Seat, rename_people
from riverboat.words.events.dealing import CardsDealtTo

MAX_COSTLY_DECISIONS: Final = 10
BETTING_FACTS: Final = (f.Folded, f.Checked, f.Called, f.Raised)
_CHART_ACTIONS: Final = ("fold", "call", "raise")


def build_reviewed_hand_payload(
    hand: HandHistory,
    detailed_review: DetailedReview,
    place: int,
    *,
    is_preliminary: bool,
    is_single_hand: bool,
) -> s.ReviewedHand:
    """Return the review of a hand as a payload; *is_single_hand* adds the strategies of whole
    ranges.
    """
    review = detailed_review.review
    decision_numbers = [decision.number for decision in review.decisions]
    events = list_events_by_decision(
        hand.read.log, tuple(hand.players), decision_numbers, review.player
    )
    decisions = [
        build_decision_payload(
            decision_review,
            node=detailed_review.nodes.get(decision_review.number) if is_single_hand else None,
            chart=detailed_review.charts.get(decision_review.number) if is_single_hand else None,
            phrases_before=events[index],
        )
        for index, decision_review in enumerate(review.decisions)
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
        all_in_bb=round_or_none(review.all_in_bb),
        loss=round_to_four_places(review.loss),
        loss_bb=round_to_four_places(review.loss_bb),
        decisions=tuple(decisions),
        later_events=events[-1],
        unit=hand.read.scale,
        ranges=tuple(_list_ranges(review)),
        notes=review.notes,
        is_preliminary=is_preliminary,
    )


def build_hand_item_payload(review: HandReview, place: int) -> s.ReviewedHandItem:
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


def build_decision_payload(
    decision: DecisionReview,
    *,
    node: StreetNode | None = None,
    chart: ChartedRange | None = None,
    phrases_before: tuple[Phrase, ...] = (),
) -> s.ReviewedDecision:
    """Return a decision as a payload, with the strategy of the range at a node or in a chart."""
    grid = None if node is None else _build_node_grid(node)
    if grid is None and chart is not None:
        grid = _build_chart_grid(chart, decision)
    action_taken, best_action = decision.taken, decision.best
    return s.ReviewedDecision(
        number=decision.number,
        street=decision.street,
        board=card_names(decision.board),
        line=decision.line,
        pot=decision.pot,
        to_call=decision.to_call,
        pot_odds=round_to_four_places(decision.pot_odds),
        equity=round_or_none(decision.equity),
        action=decision.action,
        to=decision.to,
        is_solved=decision.solved,
        reason=decision.reason,
        explanation=decision.why,
        actions=tuple(_build_action_payloads(decision, node)),
        taken_index=None if action_taken is None else decision.actions.index(action_taken),
        best_index=None if best_action is None else decision.actions.index(best_action),
        loss=round_or_none(decision.loss),
        loss_bb=round_or_none(decision.loss_bb),
        within_accuracy=decision.within_accuracy,
        exploitability=round_or_none(decision.exploitability),
        in_chart=decision.in_chart,
        chart={name: round_to_four_places(frequency) for name, frequency in decision.chart.items()},
        grid=grid,
        earlier_events=phrases_before,
    )


def _build_action_payloads(
    decision: DecisionReview, node: StreetNode | None
) -> Iterator[s.ReviewedAction]:
    all_in_flags = [False] * len(decision.actions) if node is None else _list_all_in_flags(node)
    for action_review, is_all_in in zip(decision.actions, all_in_flags, strict=True):
        yield s.ReviewedAction(
            action=action_review.action,
            to=action_review.to,
            is_all_in=is_all_in,
            frequency=round_to_four_places(action_review.frequency),
            ev=round_to_four_places(action_review.ev),
            ev_bb=round_to_four_places(action_review.ev_bb),
        )


def _list_all_in_flags(node: StreetNode) -> list[bool]:
    actor_index = PLAYERS.index(node.player or "oop")
    return [
        action not in ("fold", "check") and node[action].stacks[actor_index] < CHIP_TOLERANCE
        for action in node.actions
    ]


def _build_node_grid(node: StreetNode) -> s.StrategyGrid:
    actor_index = PLAYERS.index(node.player or "oop")
    return s.StrategyGrid(
        node.actions, build_study_range(node, actor_index, node.strategy_array()).hands
    )


def _build_chart_grid(charted_range: ChartedRange, decision: DecisionReview) -> s.StrategyGrid:
    passive_action = "call" if decision.to_call else "check"
    strategy = np.stack([charted_range.chart.share(action) for action in _CHART_ACTIONS])
    share_sums = strategy.sum(axis=0)
    strategy = np.divide(strategy, share_sums, out=np.zeros_like(strategy), where=share_sums > 0)
    return s.StrategyGrid(
        ("fold", passive_action, "raise"), tuple(_list_chart_hands(strategy, charted_range.weights))
    )


def _list_chart_hands(strategy: np.ndarray, weights: Weights) -> Iterator[StudyHand]:
    combos = np.bincount(HAND_NUMBER_OF_COMBO, weights, len(HANDS)).astype(np.float64)
    shares_by_action = shares_by_hand(strategy, weights, combos)
    for hand_index in np.flatnonzero(combos > MIN_COMBOS).tolist():
        frequencies = tuple(
            [round_to_four_places(frequency) for frequency in shares_by_action[hand_index].tolist()]
        )
        yield StudyHand(
            HANDS[hand_index],
            round_to_four_places(float(combos[hand_index])),
            frequencies,
            None,
            None,
        )


def _list_ranges(review: HandReview) -> Iterator[s.AssumedRange]:
    for player, assumed_range in review.ranges.items():
        yield s.AssumedRange(
            player, round(assumed_range.percent, 1), str(assumed_range), player == review.player
        )


def list_events_by_decision(
    log: Sequence[AnyFact],
    players: Sequence[str],
    decision_numbers: Sequence[int],
    hero: str,
    *,
    first_fact_index: int = 0,
) -> list[tuple[Phrase, ...]]:
    """Return the events before each decision, and those after the last one.

    Other players' hole cards that the log contains are left out until they are shown, and so is
    everything before the fact at *first_fact_index*.
    """
    decision_indices = _find_decision_indices(log, decision_numbers)
    event_lists: list[list[Phrase]] = [[] for _ in range(len(decision_indices) + 1)]

    def name_person(person: Person) -> Person:
        return Player(players[person.seat], person.seat + 1) if isinstance(person, Seat) else person

    for fact_index, phrase in narrate_log(log):
        if (
            fact_index in decision_indices or fact_index < first_fact_index
        ):  # the player's own action, which the decision shows
            continue
        if isinstance(phrase, CardsDealtTo) and phrase.who != Seat(players.index(hero)):
            continue
        list_index = sum(fact_index > decision_index for decision_index in decision_indices)
        event_lists[list_index].append(rename_people(phrase, name_person))
    return [tuple(events) for events in event_lists]


def _find_decision_indices(facts: Sequence[AnyFact], decision_numbers: Sequence[int]) -> list[int]:
    """Return the index of each decision in a log."""
    action_indices = [
        fact_index for fact_index, fact in enumerate(facts) if isinstance(fact, BETTING_FACTS)
    ]
    return [action_indices[number] for number in decision_numbers if number < len(action_indices)]


def build_summary_payload(
    tally: ReviewTally, site_number_by_place: dict[int, str]
) -> s.ReviewSummary:
    """Return the totals of a review; *site_number_by_place* has the site's number of each hand."""
    return s.ReviewSummary(
        hand_count=tally.hands,
        decision_count=tally.decisions,
        solved_count=tally.solved,
        loss_bb=round_to_four_places(tally.loss_bb),
        net_bb=round_to_four_places(tally.net_bb),
        all_in_bb=round_to_four_places(tally.all_in_bb),
        costliest_decisions=tuple(
            [
                _build_ranked_decision_payload(ranked_decision, site_number_by_place)
                for ranked_decision in tally.worst(MAX_COSTLY_DECISIONS)
            ]
        ),
        leaks=tuple(map(_build_leak_payload, tally.leaks())),
    )


def _build_ranked_decision_payload(
    ranked_decision: RankedDecision, site_number_by_place: dict[int, str]
) -> s.RankedDecision:
    decision, hand_place = ranked_decision.decision, int(ranked_decision.hand)
    best_action = decision.best
    assert isinstance(best_action, ActionValue), "a ranked decision is solved"
    return s.RankedDecision(
        place=hand_place,
        number=site_number_by_place.get(hand_place, ""),
        position=ranked_decision.position,
        cards=card_names(ranked_decision.cards),
        street=decision.street,
        board=card_names(decision.board),
        line=decision.line,
        action=decision.action,
        to=decision.to,
        best=best_action.action,
        best_to=best_action.to,
        loss_bb=round_to_four_places(decision.loss_bb or 0.0),
        explanation=decision.why,
    )


def _build_leak_payload(leak: Leak) -> s.FoundLeak:
    spot_filter = leak_filter(SpotFilter(), leak)
    if spot_filter is not None and not has_spots(spot_filter):
        spot_filter = None
    return s.FoundLeak(
        kind=leak.kind,
        group=leak.group,
        line=leak.line,
        decisions=leak.decisions,
        cost_bb=round_to_four_places(leak.cost_bb),
        min_cost_bb=round_to_four_places(leak.low),
        max_cost_bb=round_to_four_places(leak.high),
        action=leak.action,
        played_frequency=round_to_four_places(leak.played),
        solution_frequency=round_to_four_places(leak.solution),
        training=None if spot_filter is None else build_filter_payload(spot_filter),
    )


def build_filter_payload(spot_filter: SpotFilter) -> s.TrainingFilter:
    """Return a filter of the trainer as a payload; an empty text allows any value."""
    return s.TrainingFilter(
        street=spot_filter.street or "",  # type: ignore[arg-type]
        position=spot_filter.position or "",
        pot_type=spot_filter.pot_type or "",  # type: ignore[arg-type]
        texture=spot_filter.texture or "",
        line=spot_filter.line or "",
        depth=spot_filter.depth,
        players=spot_filter.players,
    )


def card_names(text: str) -> tuple[str, ...]:
    """Return card names from a text in which spaces separate them: ``As Kd``."""
    return tuple(text.split())
