"""Verification of a live game's stored stream, for ``riverboat verify``.

The records are read as moves. All moves that were not undone are replayed, the chips are counted
after every fact, and each hand is replayed by the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from riverboat.engine import CorruptLog, RiverboatError
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.service.history.hand_verifier import HandVerifier
from riverboat.service.history.stream_verifier import (
    REPLAY_ERRORS,
    Evidence,
    Problem,
    Report,
    compare_heads,
)
from riverboat.service.live_records import read_live_game
from riverboat.service.records.ledger_entries import build_ledger_entries
from riverboat.table.money.session_ledger import Ledger
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact, apply
from riverboat.table.state.table_state import Table
from riverboat.words import Refusal
from riverboat.words.refusals import records as w
from riverboat.words.refusals.hand_audit import LogStartMissing

_ProblemCallback: TypeAlias = Callable[..., None]


def verify_live_game(evidence: Evidence) -> Report:
    """Verify all records of a live game and return a report."""
    report = Report(evidence.stream, len(evidence.records))
    last_seq = 0

    def report_problem(reason: Refusal, hand_number: int = 0) -> None:
        report.problems.append(Problem(evidence.stream, last_seq, max(0, hand_number), reason))

    for record in evidence.records:
        if record.seq != last_seq + 1:
            report_problem(w.RecordMissing(last_seq + 1))
        last_seq = record.seq
    try:
        game = read_live_game([record.body for record in evidence.records])
        report.hands = _replay_records(
            game.keeper.log, HandVerifier(report_problem), report_problem
        )
    except (RiverboatError, *REPLAY_ERRORS) as error:
        report_problem(w.RecordedStateImpossible(refusal_of(error)))
    compare_heads(report, evidence)
    return report


def _replay_records(
    log: list[AnyLoggedFact], hand_verifier: HandVerifier, report_problem: _ProblemCallback
) -> int:
    """Replay the records, count the chips and audit each hand; return the number of hands."""
    opening_fact = log[0]
    if not isinstance(opening_fact, f.TableOpened):
        raise CorruptLog(0, LogStartMissing("TableOpened"))
    table, ledger, expected_chips = Table(opening_fact), Ledger(), 0
    hand_verifier.add(opening_fact, table)
    ledger.add(opening_fact)
    for fact in log[1:]:
        for entry in build_ledger_entries("live", fact, table):
            expected_chips += entry.chips * (
                (entry.to_account == _TABLE_ACCOUNT) - (entry.from_account == _TABLE_ACCOUNT)
            )
        apply(table, fact)
        ledger.add(fact)
        if expected_chips != table.chips:
            report_problem(w.BroughtChipsMismatch(table.chips, expected_chips))
            expected_chips = table.chips
        hand_verifier.add(fact, table)
    hand_verifier.finish()
    return hand_verifier.finished_hand_count


_TABLE_ACCOUNT: Final = "table:live"
