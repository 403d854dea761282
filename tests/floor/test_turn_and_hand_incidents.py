"""Random turn and hand incidents always get a verdict or a clear refusal."""

from __future__ import annotations

import random
import types
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest
from msgspec.structs import replace

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import (
    AUTHORITIES,
    Authority,
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Spot,
    apply_answer,
    rule,
)
from riverboat.floor.hands.hand_incidents import AnyHandIncident
from riverboat.floor.spot import spot_of
from riverboat.floor.turns.turn_incidents import AnyTurnIncident
from riverboat.floor.verdict import Verdict, describe_verdict
from riverboat.words.floor.hands.orders import AnyHandsOrder
from riverboat.words.floor.turns import AnyTurnsOrder
from riverboat.words.language import complete_languages
from riverboat.words.reader import Reader
from tests.engine.hand_properties import replay_states
from tests.engine.random_hands import play_random
from tests.floor.random_incidents import random_incident
from tests.schedule import run_in

INCIDENT_TYPES = get_args(AnyTurnIncident | AnyHandIncident)
ALL_READERS = [Reader(code) for code in complete_languages()]
GAMES = [
    ("hold'em", "no-limit"),
    ("hold'em", "limit"),
    ("omaha hi-lo", "pot-limit"),
    ("seven-card stud", "limit"),
    ("razz", "limit"),
    ("2-7 triple draw", "limit"),
]


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("variant, structure", GAMES)
def test_random_incident_is_ruled_or_refused_without_changing_hand(
    variant: str, structure: str
) -> None:
    verdict_counts: dict[str, int] = {"ruled": 0, "asked": 0, "left": 0, "refused": 0}
    for seed in range(6):
        rng = random.Random(seed)
        played_hand = play_random(seed, variant, structure)
        for index, hand in enumerate(replay_states(played_hand.log)):
            hand_before = hand.copy()
            for _ in range(4):
                authority = rng.choice([*AUTHORITIES.values()])
                incident = random_incident(rng, rng.choice(INCIDENT_TYPES), hand.players)
                try:
                    spot = spot_of(hand, played_hand.log[: index + 1], incident.seat)
                    verdict_counts[_check_verdict(rule(incident, spot, authority))] += 1
                except RefusalError as error:
                    _check_refusal_text(error)
                    verdict_counts["refused"] += 1
            assert hand == hand_before, "ruling changed the hand"
    assert min(verdict_counts.values()) > 0, verdict_counts


@pytest.mark.parametrize("kind", INCIDENT_TYPES, ids=lambda kind: kind.__name__)
def test_incident_without_details_is_resolved_by_questions(kind: type[Any]) -> None:
    """Answering every question ends in a ruling or at the floor's discretion."""
    for seed in range(60):
        rng = random.Random(seed)
        authority = rng.choice([*AUTHORITIES.values()])
        try:
            incident, spot = random_incident(rng, kind, 6), Spot()
            if rng.random() < 0.5:
                incident = _without_optional_fields(incident)
            verdict = _answer_all_questions(rng, incident, spot, authority)
        except RefusalError as error:
            _check_refusal_text(error)
        else:
            assert isinstance(verdict, (Ruling, FloorDiscretion))


def _without_optional_fields(incident: Any) -> Any:
    """Return the incident with every optional field unset."""
    hints = get_type_hints(type(incident))
    optional_names = [
        name for name, field_type in hints.items() if types.NoneType in get_args(field_type)
    ]
    return replace(incident, **dict.fromkeys(optional_names))


def _answer_all_questions(
    rng: random.Random, incident: Any, spot: Spot, authority: Authority
) -> Verdict:
    verdict = rule(incident, spot, authority)
    for _ in range(12):
        if not isinstance(verdict, OpenQuestion):
            return verdict
        value = rng.choice([answer.value for answer in verdict.answers] or [0, 1, 3, 100])
        verdict_by_answer = {answer.value: answer.verdict for answer in verdict.answers}
        incident, spot = apply_answer(incident, spot, verdict, value)
        verdict = rule(incident, spot, authority)
        assert verdict_by_answer.get(value, verdict) == verdict, "a question foretells its ruling"
    raise AssertionError(f"{incident}: it asks and asks")


def _check_verdict(verdict: Verdict) -> str:
    """Return the verdict's kind; check its text in each language and its orders."""
    assert all(describe_verdict(verdict, reader) for reader in ALL_READERS)
    for order in _orders(verdict):
        assert isinstance(order, (*get_args(AnyTurnsOrder), *get_args(AnyHandsOrder)))
    if isinstance(verdict, Ruling):
        assert verdict.reasons
        assert verdict.cites
        return "ruled"
    return "asked" if isinstance(verdict, OpenQuestion) else "left"


def _check_refusal_text(error: RefusalError) -> None:
    """Check that a refusal has text in each language."""
    for reader in ALL_READERS:
        assert reader.say(error.refusal)


def _orders(verdict: Verdict) -> Iterator[object]:
    match verdict:
        case Ruling(orders):
            yield from orders
        case FloorDiscretion(choices):
            assert len(choices) > 1
            for choice in choices:
                yield from choice.orders
        case OpenQuestion(_, _, answers):
            for answer in answers:
                yield from _orders(answer.verdict)
