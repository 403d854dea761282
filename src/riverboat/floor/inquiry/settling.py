"""Answers to a ruling's questions without asking the user.

``rule`` asks for every unknown fact that the rules mention. Three kinds of questions need no answer
from the user: those that the text has answered, those whose answers all lead to one ruling, and
those about unusual facts that the text does not mention. The response lists each assumption, so
that the user can correct it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor.authorities import Authority
from riverboat.floor.incident_parsing.parse_results import Understood
from riverboat.floor.inquiry.known_answers import find_known_answer
from riverboat.floor.rule import AnyIncident, apply_answer, rule
from riverboat.floor.spot import Spot
from riverboat.floor.transcript.transcript import Transcript
from riverboat.floor.verdict import FloorDiscretion, OpenQuestion, Ruling, Verdict


class Assumption(NamedTuple):
    """An unknown fact for which the usual value was assumed."""

    question: OpenQuestion
    value: bool | int | str


class SettledVerdict(NamedTuple):
    """A verdict with the facts on which it is based, and the assumptions."""

    verdict: Verdict
    incident: AnyIncident
    spot: Spot
    assumptions: tuple[Assumption, ...] = ()

    def to_understood(self, player_labels: tuple[str, ...]) -> Understood:
        """Return the incident and its spot, with labels of the players."""
        return Understood(self.incident, self.spot, player_labels)


class _OrdinaryValue(NamedTuple):
    """The value that is assumed for an ordinary fact unless the text casts doubt on it."""

    value: bool | int | str
    contrary_concepts: frozenset[str] = frozenset()
    """Concepts in a text that make the floor ask for the fact."""


def _make_ordinary_value(value: bool | int | str, concepts: str = "") -> _OrdinaryValue:
    return _OrdinaryValue(value, frozenset(concepts.split()))


ORDINARY_VALUES: Final[Mapping[str, _OrdinaryValue]] = {
    "seen.last_chips": _make_ordinary_value(False, "allin lastchips"),
    "seen.seated": _make_ordinary_value(True, "seated absent rail"),
    "seen.dealt_in": _make_ordinary_value(True, "bystander"),
    "seen.warned": _make_ordinary_value(0, "warned"),
    "seen.knowingly": _make_ordinary_value(False, "onpurpose know"),
    "seen.deliberate": _make_ordinary_value(False, "onpurpose"),
    "seen.lowball": _make_ordinary_value(False, "lowball"),
    "seen.suspicion": _make_ordinary_value(False, "suspicion"),
    "seen.covered": _make_ordinary_value(False, "facedown mixing"),
    "spot.family": _make_ordinary_value("flop", "stud razz draw lowball"),
    "spot.faces_all_in": _make_ordinary_value(False, "allin"),
    "spot.on_button": _make_ordinary_value(False, "button"),
    "spot.structure": _make_ordinary_value(
        "no-limit", "limit potlimit spreadlimit stud razz draw lowball omaha complete kill bringin"
    ),
}
"""Facts that a text omits if they have their ordinary value."""

MAX_QUESTIONS: Final = 12
"""Maximum number of a ruling's questions that are answered without the user."""
_MAX_ANSWER_DEPTH: Final = 4
"""Maximum number of consecutive questions whose answers are all compared."""


def settle_verdict(
    incident: AnyIncident, spot: Spot, authority: Authority, transcript: Transcript | None = None
) -> SettledVerdict:
    """Return the verdict after all questions that the user need not answer.

    Ordinary values are assumed only with a *transcript*, because people leave ordinary facts out.
    Raise ``RefusalError`` if the incident is impossible.
    """
    assumptions: list[Assumption] = []
    for _ in range(MAX_QUESTIONS):
        verdict = rule(incident, spot, authority)
        if not isinstance(verdict, OpenQuestion):
            break
        value: bool | int | str | None = (
            find_known_answer(verdict.question, transcript) if transcript is not None else None
        )
        if value is None:
            common_verdict = _find_common_verdict(
                verdict, incident, spot, authority, _MAX_ANSWER_DEPTH
            )
            if common_verdict is not None:
                return SettledVerdict(common_verdict, incident, spot, tuple(assumptions))
            verdict = _prefer_structure_question(verdict, incident, spot, authority, transcript)
            ordinary_value = ORDINARY_VALUES.get(verdict.field)
            if (
                ordinary_value is None
                or transcript is None
                or transcript.has(*ordinary_value.contrary_concepts)
            ):
                break
            value = ordinary_value.value
            assumptions.append(Assumption(verdict, value))
        incident, spot = apply_answer(incident, spot, verdict, value)
    return SettledVerdict(verdict, incident, spot, tuple(assumptions))


def _prefer_structure_question(
    question: OpenQuestion,
    incident: AnyIncident,
    spot: Spot,
    authority: Authority,
    transcript: Transcript | None,
) -> OpenQuestion:
    """Return the question about the betting structure if an answer to *question* leads to it.

    Otherwise return *question*. The structure is asked for first, because *question* may not matter
    in every structure.
    """
    if (
        spot.structure is not None
        or transcript is None
        or transcript.has(*ORDINARY_VALUES["spot.structure"].contrary_concepts)
    ):
        return question
    for value in _iter_possible_values(question, spot):
        try:
            verdict = rule(*apply_answer(incident, spot, question, value), authority)
        except RefusalError:
            continue
        if isinstance(verdict, OpenQuestion) and verdict.field == "spot.structure":
            return verdict
    return question


def verdict_orders(verdict: Verdict) -> Any:
    """Return the orders of a verdict without reasons; ``None`` for a question."""
    match verdict:
        case Ruling(orders):
            return orders
        case FloorDiscretion(choices):
            return frozenset([choice.orders for choice in choices])
        case _:
            return None


def _find_common_verdict(
    question: OpenQuestion, incident: AnyIncident, spot: Spot, authority: Authority, depth: int
) -> Verdict | None:
    common_verdict: Verdict | None = None
    for value in _iter_possible_values(question, spot):
        try:
            verdict = _rule_or_find_common_verdict(
                *apply_answer(incident, spot, question, value), authority, depth
            )
        except RefusalError:
            continue
        if verdict is None or (
            common_verdict is not None and verdict_orders(common_verdict) != verdict_orders(verdict)
        ):
            return None
        common_verdict = verdict
    return common_verdict


def _rule_or_find_common_verdict(
    incident: AnyIncident, spot: Spot, authority: Authority, depth: int
) -> Verdict | None:
    verdict = rule(incident, spot, authority)
    if not isinstance(verdict, OpenQuestion):
        return verdict
    return _find_common_verdict(verdict, incident, spot, authority, depth - 1) if depth else None


def _iter_possible_values(question: OpenQuestion, spot: Spot) -> Iterator[bool | int | str]:
    """Yield the possible answers to a question; for a number, only values that stand for all."""
    if question.answers:
        yield from [answer.value for answer in question.answers]
    elif question.field == "spot.raise_by" and spot.bet_to_match:
        yield from sorted({1, max(spot.bet_to_match // 2, 1), spot.bet_to_match})
    elif question.field == "spot.live":
        yield from (2, 3, 9)
