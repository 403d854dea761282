"""Rows of the worked examples in which authorities differ match the marks in ``marks.toml``.

Every case of a row is run under every dated rulebook, and with a named room's changes if the case
has them, and the results are compared regardless of the case's claims.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import pytest
from msgspec import Struct

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.floor import (
    Authority,
    FloorDiscretion,
    OpenQuestion,
    Verdict,
    authority,
    describe_verdict,
)
from riverboat.notation.named_refusals import build_reader_with_names
from tests.rules.checks import check_hand
from tests.rules.floor.case_rulings import case_hand, incident_of, rule_case
from tests.rules.floor.floor_cases import FloorCase, load_cases
from tests.rules.floor.test_rulings import PLAYERS

RULEBOOKS: Final = ("tda-2024", "wsop-event-2026", "wsop-cash-2026", "rrop-11")
"""The rulebooks; house authorities have no column, because they choose option by option."""


class DifferenceMarks(Struct, frozen=True, forbid_unknown_fields=True):
    """The marks of rows in the worked examples, and exceptions."""

    marked: dict[str, tuple[str, ...]]
    kinds: dict[str, tuple[str, ...]]
    not_marked: dict[str, str]
    silent: dict[str, str]
    same: dict[str, str]


DIFFERENCE_MARKS: Final = msgspec.toml.decode(
    Path(__file__).with_name("marks.toml").read_bytes(), type=DifferenceMarks
)
MARKED_ROWS: Final = frozenset(row for rows in DIFFERENCE_MARKS.marked.values() for row in rows)


@cache
def cases_by_row() -> Mapping[str, tuple[FloorCase, ...]]:
    """Return the cases of each row, without hands with several incidents."""
    floor_cases: defaultdict[str, tuple[FloorCase, ...]] = defaultdict(tuple)
    for case in load_cases():
        if isinstance(case, FloorCase) and not case.moment:
            for row in case.rows:
                floor_cases[row] += (case,)
    return floor_cases


@cache
def differing_rows() -> frozenset[str]:
    """Return the rows with a case that has different results."""
    return frozenset(
        row
        for row, floor_cases in cases_by_row().items()
        if any(len({*_rulebook_results(case)}) > 1 for case in floor_cases)
    )


def test_differing_rows_match_marks() -> None:
    ruled_rows = MARKED_ROWS & cases_by_row().keys()
    assert differing_rows() - ruled_rows == {*DIFFERENCE_MARKS.not_marked, *DIFFERENCE_MARKS.silent}
    assert ruled_rows - differing_rows() == {*DIFFERENCE_MARKS.same}


def test_exceptions_have_one_reason() -> None:
    assert not DIFFERENCE_MARKS.not_marked.keys() & DIFFERENCE_MARKS.silent.keys()
    for exceptions in (DIFFERENCE_MARKS.not_marked, DIFFERENCE_MARKS.silent, DIFFERENCE_MARKS.same):
        assert all(exceptions.values())


@pytest.mark.parametrize("row", DIFFERENCE_MARKS.kinds["asks"])
def test_row_with_missing_fact_asks(row: str) -> None:
    assert any(isinstance(verdict, OpenQuestion) for verdict in _verdicts(row))


@pytest.mark.parametrize("row", DIFFERENCE_MARKS.kinds["leaves"])
def test_discretionary_row_is_left_to_floor(row: str) -> None:
    assert any(isinstance(verdict, FloorDiscretion) for verdict in _verdicts(row))


def test_every_floor_mark_is_covered() -> None:
    assert not MARKED_ROWS - cases_by_row().keys()


def _verdicts(row: str) -> Iterator[Verdict]:
    """Yield the authorities' verdicts on a row, before and after each answer."""
    for case in cases_by_row()[row]:
        for authority_key in case.by:
            book_authority = authority(authority_key).replace(**case.but)
            hand = case_hand(case, book_authority, checked=False) if case.game else None
            names = hand.seats.names if hand else PLAYERS
            for answer_count in range(len(case.answer) + 1):
                for incident in case.all_seen:
                    yield rule_case(
                        case,
                        incident_of(incident, names),
                        book_authority,
                        hand,
                        [*case.answer[:answer_count]],
                    )


def _rulebook_results(case: FloorCase) -> Iterator[str]:
    """Return each rulebook's result of a case, with and without the case's changes."""
    for rulebook_key in RULEBOOKS:
        book_authority = authority(rulebook_key)
        yield _case_result(case, book_authority)
        if case.but:
            yield _case_result(case, book_authority.replace(**case.but))


def _case_result(case: FloorCase, authority: Authority) -> str:
    """Return the ruling, or True if the case's claims about the hand hold."""
    try:
        hand = case_hand(case, authority, checked=False) if case.game else None
        if hand and not case.seen:
            check_hand(hand.play_to_end() if case.plays_to_showdown else hand)
            return "so"
    except AssertionError:
        return "not so"
    names, answers = hand.seats.names if hand else PLAYERS, [*case.answer]
    try:
        verdicts = [
            rule_case(case, incident_of(incident, names), authority, hand, answers)
            for incident in case.all_seen
        ]
    except RefusalError:
        return "refused"
    return "; ".join(
        [describe_verdict(verdict, build_reader_with_names(names)) for verdict in verdicts]
    )
