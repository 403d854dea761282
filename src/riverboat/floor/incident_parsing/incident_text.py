"""Restatement of a parsed incident, so that the user notices a misreading before the ruling.

Every field that was filled from the text gets one phrase. A field that the floor would have asked
about is shown as its question with the answer; all other fields have their own phrases.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from types import ModuleType
from typing import Any, Final

from msgspec.structs import FieldInfo, fields

from riverboat.engine.games.variants import VARIANTS
from riverboat.floor.bets import bet_questions
from riverboat.floor.cards import card_questions
from riverboat.floor.hands import hand_questions
from riverboat.floor.incident import Incident, incident_tag
from riverboat.floor.incident_parsing.incident_draft import INCIDENT_TYPES, SEAT_FIELDS
from riverboat.floor.spot import Spot
from riverboat.floor.turns import turn_questions
from riverboat.floor.verdict import QuestionSpec
from riverboat.words.floor import typed_lines as w


def name_player(player_labels: tuple[str, ...], seat: int) -> w.PlayerReference:
    """Return the name of a player in a reading: by number, by letter, or *the player*."""
    player_label = player_labels[seat] if seat < len(player_labels) else "*"
    if player_label.isdecimal():
        return w.SeatReference(int(player_label))
    if player_label in ("", "*"):
        return w.OtherPlayerReference() if player_label else w.MainPlayerReference()
    return w.NameReference(player_label)


def describe_incident(
    incident: Incident,
    spot: Spot,
    player_labels: tuple[str, ...],
    write_chip: Callable[[int], str] = str,
) -> tuple[w.Detail, ...]:
    """Return a phrase for every fact of an incident and its spot, except the type of incident.

    *write_chip* formats the denomination of a chip.
    """
    player_details = (w.PlayerDetail(name_player(player_labels, 0)),) if player_labels[0] else ()
    return (
        *player_details,
        *_describe_fields(incident, player_labels, write_chip),
        *describe_spot(spot),
    )


# Incident ---


def _describe_fields(
    incident: Incident, player_labels: tuple[str, ...], write_chip: Callable[[int], str]
) -> Iterator[w.Detail]:
    kind = incident_tag(type(incident))
    if kind in ("Pushed", "Said", "IfThen"):
        yield from _describe_words(incident)
    for field in _get_cached_fields(type(incident)):
        value = getattr(incident, field.name)
        key = field.encode_name
        if key == "who" or (not field.required and value == field.default):
            continue
        if key in ("word", "then", "amount") and kind in ("Pushed", "Said", "IfThen"):
            continue
        if key == "motions":
            yield from [w.MotionChipsDetail(format_chips(motion, write_chip)) for motion in value]
        elif key in _CHIP_DETAIL_BY_FIELD and isinstance(value, tuple):
            yield _CHIP_DETAIL_BY_FIELD[key](format_chips(value, write_chip))
        else:
            yield from _describe_field(kind, key, value, player_labels)


@cache
def _get_cached_fields(struct_type: type[Incident] | type[Spot]) -> tuple[FieldInfo, ...]:
    return fields(struct_type)


def _describe_words(incident: Any) -> Iterator[w.Detail]:
    """Yield a detail of the spoken words, or one that states that the player was silent."""
    second_word = getattr(incident, "second_word", None)
    if incident.spoken_word is None and incident.spoken_amount is None:
        yield w.SilenceDetail()
        return
    if incident.spoken_word is None:
        yield w.SpokenAmountDetail(incident.spoken_amount)
        return
    yield w.SpokenWordDetail(
        w.SpokenWord(incident.spoken_word),
        None if second_word is None else w.SpokenWord(second_word),
        incident.spoken_amount,
    )


def _describe_field(
    kind: str, name: str, value: Any, player_labels: tuple[str, ...]
) -> Iterator[w.Detail]:
    if name == "before":
        yield w.SpeechTimingDetail(value)
    elif name == "cards" and isinstance(value, tuple):
        yield w.CardsDetail(value)
    elif type(value) is int and is_seat_field(kind, name):
        yield w.OtherPlayerDetail(name_player(player_labels, value))
    elif (answer_detail := _describe_answer("seen", name, value, kind)) is not None:
        yield answer_detail
    elif isinstance(value, bool):
        yield w.YesNoDetail(name, value)
    elif isinstance(value, tuple):
        yield w.LaterActionsDetail(tuple([w.SpokenActionAnswer(action) for action in value]))
    elif isinstance(value, str):
        yield w.ActionDetail(
            w.ConductAnswer(value) if kind == "Behaved" else w.SpokenActionAnswer(value)
        )
    elif name in ("to", "chips", "put"):
        yield w.TotalBetDetail(value) if name == "to" else w.PushedChipsDetail(str(value))
    else:
        yield w.NumberDetail(name, value)


_CHIP_DETAIL_BY_FIELD: Final[dict[str, Callable[[str], w.Detail]]] = {
    "chips": w.PushedChipsDetail,
    "old": w.OldChipsDetail,
    "took": w.TakenBackChipsDetail,
    "gives": w.PushedChipsDetail,
    "gets": w.ReceivedChipsDetail,
}

_AMOUNT_INCIDENT_KINDS: Final = (
    "ActedOutOfTurn",
    "ActedAgain",
    "OnBareRaise",
    "FoundTooSmall",
    "FoundOffThePot",
)
"""Kinds of incidents in which the field ``to`` is an amount instead of a seat."""


def is_seat_field(kind: str, name: str) -> bool:
    """Return True if the field with this JSON key contains a seat in incidents of this kind."""
    return name in SEAT_FIELDS and not (name == "to" and kind in _AMOUNT_INCIDENT_KINDS)


def format_chips(chips: tuple[int, ...], write_chip: Callable[[int], str] = str) -> str:
    """Format chips as ``1000 + 5 x 100``, in their order."""
    return " + ".join(
        [
            write_chip(chip) if count == 1 else f"{count} x {write_chip(chip)}"
            for chip, count in Counter(chips).items()
        ]
    )


# Situation ---


def describe_spot(spot: Spot) -> Iterator[w.Detail]:
    """Yield every detail of the spot."""
    implied_keys = _list_implied_keys(spot)
    for field in _get_cached_fields(Spot):
        value = getattr(spot, field.name)
        key = field.encode_name
        if value == field.default or key in implied_keys:
            continue
        if key in _SPOT_DETAIL_BY_FIELD:
            yield _SPOT_DETAIL_BY_FIELD[key](value)
        elif key == "did":
            yield w.LaterActionsDetail(
                tuple([w.SpokenActionAnswer(action.action) for action in value])
            )
        elif (answer_detail := _describe_answer("spot", key, value, "")) is not None:
            yield answer_detail
        elif isinstance(value, bool):
            yield w.YesNoDetail(key, value)
        else:
            yield w.NumberDetail(key, value)


def _list_implied_keys(spot: Spot) -> set[str]:
    """Return the JSON keys of fields that are not described, because other fields imply them."""
    implied_keys = {"who"}
    if spot.game in VARIANTS:
        implied_keys |= {"family", "ranking", "hole"}
    if spot.has_deal_begun is False or spot.has_deal_begun is True:
        implied_keys |= {"anybody_acted", "acted"}
    if spot.street is not None:
        implied_keys.add("last_street")
    if spot.is_opening_bet and spot.min_raise_size == spot.bet_to_match:
        implied_keys.add("raise_by")
    return implied_keys


_SPOT_DETAIL_BY_FIELD: Final[dict[str, Callable[[Any], w.Detail]]] = {
    "structure": w.BettingStructureDetail,
    "game": w.GameDetail,
    "bet": w.BetFacedDetail,
    "own": w.ChipsInFrontDetail,
    "stack": w.StackDetail,
    "pot": w.PotDetail,
    "least_bet": w.MinBetDetail,
    "raise_by": w.LastRaiseSizeDetail,
    "elsewhere": w.CardsDetail,
}


# Answered questions ---


def _describe_answer(source: str, field: str, value: Any, kind: str) -> w.Detail | None:
    package_name = INCIDENT_TYPES[kind].__module__.split(".")[2] if kind else ""
    question_spec = _collect_question_specs().get((source, field, package_name)) or (
        _collect_question_specs().get((source, field, "")) if not kind else None
    )
    if question_spec is None or (field == "chips" and kind != "WasDisqualified"):
        return None
    if not question_spec.answers and type(value) is int:
        return w.KnownNumberAnswer(question_spec.question, value)
    for answer, answer_value in question_spec.answers:
        if answer_value == value and type(answer_value) is type(value):
            return w.KnownAnswer(question_spec.question, answer)
    return None


@cache
def _collect_question_specs() -> dict[tuple[str, str, str], QuestionSpec[Any]]:
    """Return all questions by the owner of their field, the field's JSON key, and the package.

    The owner is ``spot``, or ``seen`` for the incident. The package is ``bets``, ``turns``,
    ``cards`` or ``hands``; the package ``""`` has the first question about the field in any of
    them.
    """
    spec_by_field: dict[tuple[str, str, str], QuestionSpec[Any]] = {}
    question_module_by_package: dict[str, ModuleType] = {
        "bets": bet_questions,
        "turns": turn_questions,
        "cards": card_questions,
        "hands": hand_questions,
    }
    for package_name, module in question_module_by_package.items():
        for question_spec in vars(module).values():
            if isinstance(question_spec, QuestionSpec):
                spec_by_field.setdefault(
                    (question_spec.source, question_spec.field, package_name), question_spec
                )
                spec_by_field.setdefault(
                    (question_spec.source, question_spec.field, ""), question_spec
                )
    return spec_by_field
