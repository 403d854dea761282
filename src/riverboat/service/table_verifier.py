"""Verification of everything stored about a table, checkpoints included: ``riverboat verify``.

A checkpoint is compared with a fold of the records before it. A checkpoint of another code version
is ignored, as in normal operation.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine import RiverboatError
from riverboat.service.dealer.code_fingerprint import code_fingerprint
from riverboat.service.dealer.table_checkpoint import decode_state, encode_state
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.dealer.table_recovery import replay_record
from riverboat.service.history.stream_verifier import (
    FOLD_ERRORS,
    Evidence,
    Problem,
    Progress,
    Report,
    verify_stream,
)
from riverboat.service.records.room_facts import AnyRecorded, from_json
from riverboat.store.stream_records import Checkpoint
from riverboat.table.state import facts as f
from riverboat.words import Refusal
from riverboat.words.refusals import records as w


def verify_table(evidence: Evidence, progress: Progress | None = None) -> Report:
    """Verify everything and return a report."""
    report = verify_stream(evidence, progress)
    problems = checkpoint_problems(evidence)
    report.problems += [Problem(evidence.stream, 0, 0, reason) for reason in problems]
    return report


def checkpoint_problems(evidence: Evidence) -> list[Refusal]:
    """Return the problems of the checkpoints in use, at most one for each."""
    current = {
        checkpoint.seq: checkpoint
        for checkpoint in evidence.checkpoints
        if checkpoint.code == code_fingerprint()
    }
    last_seq, problems = len(evidence.records), list[Refusal]()
    for seq in [seq for seq in current if seq >= last_seq]:  # a hand starts after each
        del current[seq]
        problems.append(w.CheckpointBeyondTheLog(seq, last_seq))
    dealer: TableDealer | None = None
    for seq, record in enumerate(evidence.records):
        if not current:
            break
        try:
            fact = from_json(record.body)
            if dealer is None and isinstance(fact, f.TableOpened):
                table = evidence.stream.removeprefix("table/")
                dealer = TableDealer(table, fact, TableDeck(evidence.stream, b"", bytes))
            assert dealer is not None, "the log must be a table's"
            checkpoint = current.pop(seq, None)
            if checkpoint is not None and not _matches_state(checkpoint, dealer, fact):
                problems.append(w.CheckpointDiffers(seq))
            replay_record(dealer, fact)
        except (RiverboatError, *FOLD_ERRORS):
            break  # reported when the records were checked
    return problems


def _matches_state(checkpoint: Checkpoint, dealer: TableDealer, fact: AnyRecorded) -> bool:
    """Return True if a checkpoint equals the table's state before a hand."""
    if not isinstance(fact, f.HandBegan) or dealer.table.is_hand_running:
        return False
    state = _decode_state(checkpoint.body)
    return state is not None and state == _decode_state(encode_state(dealer))


def _decode_state(body: bytes) -> Struct | None:
    try:
        return decode_state(body)
    except (ValueError, TypeError):
        return None
