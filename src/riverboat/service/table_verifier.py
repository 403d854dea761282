"""Verification of everything stored about a table, checkpoints included: ``riverboat verify``.

A checkpoint is compared with a replay of the records before it. A checkpoint of another code
version is ignored, as in normal operation.
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
    REPLAY_ERRORS,
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
    """Verify the records, the ledger, the decks and the checkpoints of a table; return a report."""
    report = verify_stream(evidence, progress)
    problems = find_checkpoint_problems(evidence)
    report.problems += [Problem(evidence.stream, 0, 0, reason) for reason in problems]
    return report


def find_checkpoint_problems(evidence: Evidence) -> list[Refusal]:
    """Return the problems of the checkpoints in use, at most one for each."""
    usable_checkpoints = {
        checkpoint.seq: checkpoint
        for checkpoint in evidence.checkpoints
        if checkpoint.code_fingerprint == code_fingerprint()
    }
    last_seq, problems = len(evidence.records), list[Refusal]()
    for seq in [seq for seq in usable_checkpoints if seq >= last_seq]:  # a hand starts after each
        del usable_checkpoints[seq]
        problems.append(w.CheckpointBeyondTheLog(seq, last_seq))
    replay = CheckpointReplay(evidence.stream)
    for seq, record in enumerate(evidence.records):
        if not usable_checkpoints:
            break
        if not replay.add(record.body, usable_checkpoints.pop(seq, None)):
            problems.append(w.CheckpointDiffers(seq))
    return problems


class CheckpointReplay:
    """Replay of a table's records, which is compared with the checkpoints between them."""

    def __init__(self, stream: str) -> None:
        self._stream = stream
        self._dealer: TableDealer | None = None
        self.is_stopped = False
        """True after a record that cannot be replayed, which the check of records reports."""

    def add(self, body: bytes, checkpoint: Checkpoint | None = None) -> bool:
        """Replay the next record; return False if the checkpoint before it differs."""
        if self.is_stopped:
            return True
        is_equal = True
        try:
            fact = from_json(body)
            if self._dealer is None and isinstance(fact, f.TableOpened):
                table_id = self._stream.removeprefix("table/")
                self._dealer = TableDealer(table_id, fact, TableDeck(self._stream, b"", bytes))
            assert self._dealer is not None, "the log must be a table's"
            is_equal = checkpoint is None or _matches_state(checkpoint, self._dealer, fact)
            replay_record(self._dealer, fact)
        except (RiverboatError, *REPLAY_ERRORS):
            self.is_stopped = True
        return is_equal


def _matches_state(checkpoint: Checkpoint, dealer: TableDealer, fact: AnyRecorded) -> bool:
    """Return True if a checkpoint equals the table's state before a hand."""
    if not isinstance(fact, f.HandBegan) or dealer.table.is_hand_running:
        return False
    checkpoint_state = _decode_state(checkpoint.body)
    return checkpoint_state is not None and checkpoint_state == _decode_state(encode_state(dealer))


def _decode_state(body: bytes) -> Struct | None:
    try:
        return decode_state(body)
    except (ValueError, TypeError):
        return None
