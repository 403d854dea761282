"""Generator of the shipped examples of floor options, selected from the cases.

python -m tests.docs.floor_examples > src/riverboat/floor/examples.json

An example of an option is a case whose ruling depends on it, reduced to the necessary fields.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import fields, replace

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.engine.games.option_fields import Option, options
from riverboat.floor import (
    AUTHORITIES,
    FloorRules,
    OpenQuestion,
    Spot,
    authority,
    describe_verdict,
    rule,
    spot_of,
)
from riverboat.floor.incident import Incident
from tests.rules.floor.case_rulings import case_hand, incident_of
from tests.rules.floor.floor_cases import FloorCase, load_cases
from tests.rules.floor.test_rulings import PLAYERS

_MAX_EXAMPLES = 4
"""Examples with at most this many parts are equally good."""


def examples() -> dict[str, Any]:
    """Return examples by option name."""
    incidents = [*_case_incidents()]
    examples = {
        option.name: _make_example(option, incidents)
        or _make_example(option, incidents, is_asking=True)
        for option in options(FloorRules)
    }
    return {name: example for name, example in examples.items() if example is not None}


def option_choices(option: Option) -> tuple[Any, ...]:
    """Return an option's choices; for a number, the values chosen by the authorities."""
    if option.choices is not None:
        return option.choices
    choices = {
        getattr(other_authority.floor_rules, option.name)
        for other_authority in AUTHORITIES.values()
    }
    return tuple(sorted({*choices, option.default, option.default + 5}))


def _case_incidents() -> Iterator[tuple[str, Incident, Spot]]:
    """Return every incident of a case with its spot."""
    for case in load_cases():
        if not isinstance(case, FloorCase) or not case.seen or case.refused is not None:
            continue
        chosen_authority = authority(case.by[0])
        hand = case_hand(case, chosen_authority, checked=False) if case.game else None
        names = hand.seats.names if hand else PLAYERS
        for fact in case.all_seen:
            incident = incident_of(fact, names)
            spot = (
                spot_of(hand.hand, hand.log, incident.seat)
                if hand
                else msgspec.convert(case.spot, Spot)
            )
            yield case.name, incident, spot


def rulings_by_choice(
    option: Option, incident: Any, spot: Spot, *, is_asking: bool = False
) -> tuple[str, ...] | None:
    """Return the ruling under each choice, or nothing if impossible or open."""
    chosen_authority = authority("cash-2026")
    rulings = []
    for choice in option_choices(option):
        try:
            verdict = rule(incident, spot, chosen_authority.replace(**{option.name: choice}))
        except (RefusalError, AssertionError, TypeError, ValueError):
            return None
        if isinstance(verdict, OpenQuestion) and not is_asking:
            return None
        rulings.append(describe_verdict(verdict))
    return tuple(rulings)


def _make_example(
    option: Option, case_incidents: list[tuple[str, Incident, Spot]], *, is_asking: bool = False
) -> Any:
    best_example: tuple[tuple[int, int], Any] | None = None
    for name, incident, spot in case_incidents:
        rulings = rulings_by_choice(option, incident, spot, is_asking=is_asking)
        if rulings is None or len({*rulings}) < 2:
            continue
        incident, spot = _minimize_example(option, incident, spot, rulings, is_asking=is_asking)
        example_rank = (-len({*rulings}), _value_size(incident) + _value_size(spot))
        if best_example is None or example_rank < best_example[0]:
            incident_values = msgspec.to_builtins(incident)
            best_example = (
                example_rank,
                {
                    "case": name,
                    "seen": _incident_fields(incident_values, incident),
                    "spot": _spot_fields(spot),
                },
            )
        if best_example[0][1] <= _MAX_EXAMPLES and -best_example[0][0] == len(
            option_choices(option)
        ):
            break
    return best_example[1] if best_example else None


def _minimize_example(
    option: Option, incident: Any, spot: Spot, rulings: tuple[str, ...], *, is_asking: bool
) -> tuple[Any, Spot]:
    """Return the incident without fields that do not affect the rulings."""
    for field in fields(spot):
        if getattr(spot, field.name) != field.default:
            smaller_spot = replace(spot, **{field.name: field.default})
            if rulings_by_choice(option, incident, smaller_spot, is_asking=is_asking) == rulings:
                spot = smaller_spot
    for field in fields(incident):
        if not field.required and getattr(incident, field.name) != field.default:
            smaller_incident = replace(incident, **{field.name: field.default})
            if rulings_by_choice(option, smaller_incident, spot, is_asking=is_asking) == rulings:
                incident = smaller_incident
    return incident, spot


def _value_size(value: Any) -> int:
    return sum(
        field.required or getattr(value, field.name) != field.default for field in fields(value)
    )


def _incident_fields(incident_fields: dict[str, Any], incident: Any) -> dict[str, Any]:
    needed_fields = {
        field.encode_name: incident_fields[field.encode_name]
        for field in fields(incident)
        if field.required or getattr(incident, field.name) != field.default
    }
    return {"see": incident_fields["see"], **needed_fields}


def _spot_fields(spot: Spot) -> dict[str, Any]:
    spot_fields = msgspec.to_builtins(spot)
    return {
        field.encode_name: spot_fields[field.encode_name]
        for field in fields(spot)
        if getattr(spot, field.name) != field.default
    }


def file_text() -> str:
    """Return the file's text."""
    lines = [f'  "{name}": {json.dumps(example)}' for name, example in examples().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    sys.stdout.write(file_text())
