"""Cases of the benchmark: a question, the right answer, and the facts that its asker knows."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from riverboat.floor import AnyIncident, Spot, authority, describe_verdict, rule
from riverboat.floor.spot import ActionTaken

FOLDER: Final = Path(__file__).resolve().parent / "cases"


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A question and its answer by an authority."""

    id: str
    lang: str
    by: str
    say: str
    answer: str = ""
    """The right answer, in the words of the book or of the person who collected the question."""
    see: dict[str, Any] | list[dict[str, Any]] = []
    """The incident, or several ways to describe it, with all facts that the asker knows."""
    at: dict[str, Any] = {}
    """The moment of the hand, as far as the asker knows it."""
    rules: tuple[str, ...] = ()
    """Rules of the book that answer the question."""
    tool: str = ""
    """The tool that computes the answer."""
    number: str = ""
    """A pattern of the number that answers the question."""
    must: tuple[str, ...] = ()
    """Patterns in the English text of a right ruling; by default the ruling on the incident."""
    asks: bool = False
    """True if the line contradicts itself or is ambiguous, so that a question has to come first."""
    none: bool = False
    """True if nothing in the line can be ruled on."""

    @property
    def incidents(self) -> tuple[dict[str, Any], ...]:
        """Return the ways to describe the incident."""
        return tuple(self.see) if isinstance(self.see, list) else (self.see,)

    def incident(self, kind: str) -> dict[str, Any] | None:
        """Return the incident of this kind, or None."""
        return next((incident for incident in self.incidents if incident["see"] == kind), None)

    def patterns(self) -> tuple[str, ...]:
        """Return the patterns that the text of a right ruling contains."""
        return self.must


def build_incident(see: dict[str, Any]) -> AnyIncident:
    """Build an incident from the fields of a case."""
    return cast("AnyIncident", msgspec.convert(see, AnyIncident))


def build_spot(at: dict[str, Any]) -> Spot:
    """Build the spot of a case; ``did`` is a list of actions by different players."""
    spot_fields = dict(at)
    actions_text = spot_fields.pop("did", None)
    spot = msgspec.convert(spot_fields, Spot)
    if actions_text is None:
        return spot
    street = spot.street or 0
    actions = tuple(
        [ActionTaken(seat, action, street) for seat, action in enumerate(actions_text.split(), 1)]
    )
    return msgspec.structs.replace(spot, actions_taken=actions)


def rulings(case: Case) -> Iterator[str]:
    """Yield the English text of the ruling on each way to describe the incident."""
    for incident_fields in case.incidents:
        yield describe_verdict(
            rule(build_incident(incident_fields), build_spot(case.at), authority(case.by))
        )


@cache
def load_cases(name: str) -> tuple[Case, ...]:
    """Return the cases of a file by its name without ending."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    return tuple(msgspec.convert(tomllib.loads(text)["case"], list[Case]))


def case_files() -> tuple[str, ...]:
    """Return the names of all case files."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))
