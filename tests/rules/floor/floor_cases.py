"""Floor case files: incidents in a hand or spot, and rulings by authority."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from riverboat.floor import AUTHORITIES
from riverboat.floor.bets.spoken_vocabulary import BettingWord
from tests.rules.case_files import CLAIM_KEYS, RULE_ID, BadCase, Case, HandCase

FOLDER = Path(__file__).resolve().parent


class Moment(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An incident in a running hand, its ruling and the rest of the hand."""

    happens: str = ""
    seen: dict[str, Any] = msgspec.field(default_factory=dict)
    answer: tuple[str | int, ...] = ()
    ruling: str | dict[str, str] = ""
    floor: int = 0
    picked: str = ""
    left: str | dict[str, str] = ""
    rest: bool = False
    decides: str = ""
    does: str = ""
    play: str = ""
    then: str | dict[str, str] = ""
    refused: str = ""

    def expected_text(self, expected: str | dict[str, str], authority_key: str) -> str:
        """Return the expected text under an authority: one text for all, or one by authority."""
        return expected if isinstance(expected, str) else expected[authority_key]


class FloorCase(HandCase, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A hand or a spot, the incident and the ruling. See README.md."""

    game: str = ""
    house: str = ""
    by: tuple[str, ...] = tuple(AUTHORITIES)
    but: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    spot: dict[str, Any] = msgspec.field(default_factory=dict)
    seen: dict[str, Any] | tuple[dict[str, Any], ...] = ()
    answer: tuple[str | int, ...] = ()
    ruling: str | tuple[str, ...] | dict[str, str | tuple[str, ...]] = ()
    why: str = ""
    chips: str = ""
    lie: str = ""
    moment: tuple[Moment, ...] = ()

    @property
    def all_seen(self) -> tuple[dict[str, Any], ...]:
        """All incidents in order."""
        return (self.seen,) if isinstance(self.seen, dict) else self.seen

    def rulings(self, authority_key: str) -> tuple[str, ...]:
        """Return this authority's ruling on each incident."""
        ruling = self.ruling[authority_key] if isinstance(self.ruling, dict) else self.ruling
        return (ruling,) if isinstance(ruling, str) else ruling

    @property
    def plays_to_showdown(self) -> bool:
        """True if the case claims the winners, so the hand is played to a showdown."""
        return self.winners is not None or self.awards is not None

    @property
    def continues_after_ruling(self) -> bool:
        """True if the case has claims about the hand after the ruling."""
        return any(getattr(self, key) is not None for key in CLAIM_KEYS if key != "refused")


class TableTalkCase(Case, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Table talk and its meanings; an empty text means nothing."""

    language: str = "en"
    heard: dict[str, BettingWord | Literal[""]]


class CaseEntry(NamedTuple):
    """A floor case and the authority that rules on it."""

    case: FloorCase
    by: str

    def __str__(self) -> str:
        return f"{' '.join((*self.case.rows, *self.case.rules))}: {self.case.name} [{self.by}]"


@cache
def load_cases() -> list[FloorCase | TableTalkCase]:
    """Return every floor case, file by file."""
    return [
        read_case(entry, f"{file.name}, case {index + 1}")
        for file in sorted(FOLDER.glob("*.toml"))
        for index, entry in enumerate(tomllib.loads(file.read_text("utf-8")).get("case", []))
    ]


def read_entries() -> Iterator[CaseEntry]:
    """Return every case under every authority with a claim for it."""
    for case in load_cases():
        if isinstance(case, FloorCase):
            for authority_key in case.by:
                yield CaseEntry(case, authority_key)


def read_case(entry: dict[str, Any], case_location: str) -> FloorCase | TableTalkCase:
    """Parse one case, or raise ``BadCase``."""
    if isinstance(entry.get("ruling"), dict):
        entry = {"by": list(entry["ruling"]), **entry}
    try:
        case: FloorCase | TableTalkCase = (
            msgspec.convert(entry, TableTalkCase)
            if "heard" in entry
            else msgspec.convert(entry, FloorCase)
        )
    except msgspec.ValidationError as error:
        raise BadCase(f"{case_location}: {error}") from error
    for rule in case.rules:
        if not RULE_ID.fullmatch(rule):
            raise BadCase(f"{case_location}: {rule!r} is not the id of a rule, such as CHIP-06")
    if isinstance(case, FloorCase):
        _check_completeness(case, case_location)
    return case


def _check_completeness(case: FloorCase, case_location: str) -> None:
    """Check that a case is complete and proves something."""
    if unknown_authorities := {*case.by} - AUTHORITIES.keys():
        raise BadCase(f"{case_location}: no authority {', '.join(sorted(unknown_authorities))}")
    if isinstance(case.ruling, dict) and {*case.by} != {*case.ruling}:
        raise BadCase(f"{case_location}: a ruling for each authority, and no other")
    if case.game and case.spot:
        raise BadCase(f"{case_location}: say a game and what is played, or a spot")
    if case.moment:
        if case.seen or not case.game:
            raise BadCase(
                f"{case_location}: moments are of a hand, and each has what was seen in it"
            )
        return
    if bool(case.seen) != bool(case.ruling or case.refused):
        raise BadCase(
            f"{case_location}: what was seen has a ruling or is refused, and nothing else has"
        )
    if not case.seen and not case.continues_after_ruling:
        raise BadCase(
            f"{case_location}: it checks nothing; say what was seen, or something of the hand"
        )
    if case.continues_after_ruling and not case.game:
        raise BadCase(f"{case_location}: of a spot there is nothing but the ruling to check")
