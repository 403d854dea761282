"""Model test: a database store behaves as the in-memory store under any sequence of operations."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Coroutine
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from msgspec.structs import replace

from riverboat.store import (
    AccountRow,
    Batch,
    Checkpoint,
    Conflict,
    HandRow,
    LedgerEntry,
    MemoryStore,
    NotUnique,
    SealedBlob,
    Store,
    StoredReply,
    open_store,
)
from tests.thorough import example_count

REFUSALS = (Conflict, NotUnique, LookupError, ValueError)

streams = st.sampled_from(["table/1", "table/2", "Tâble"])
account_names = st.sampled_from(["Ann", "ANN", "Žoe", "žOE", "bank"])
keys = st.sampled_from(["a", "b", "A", ""])
ledger_entries_strategy = st.builds(
    LedgerEntry, account_names, account_names, st.integers(-1, 3), st.text(max_size=3)
)
batches = st.builds(
    Batch,
    streams,
    expected_seq=st.just(0),
    at=st.integers(0, 9),
    records=st.lists(st.binary(max_size=3), max_size=3).map(tuple),
    ledger_entries=st.lists(ledger_entries_strategy, max_size=2).map(tuple),
    replies=st.lists(st.builds(StoredReply, keys, st.binary(max_size=2)), max_size=2).map(tuple),
    sealed_blobs=st.lists(st.builds(SealedBlob, keys, st.binary(max_size=2)), max_size=1).map(
        tuple
    ),
    keep_checkpoints_from=st.integers(-1, 9),
)


class StoreComparison(RuleBasedStateMachine):
    """A database store and a memory store that return equal results."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = Path(mkdtemp())
        self.model: Store = MemoryStore()
        self.store = open_store(str(self.folder / "room.db"))
        for store in (self.model, self.store):
            self.runner.run(store.open())

    def assert_equal_outcomes(
        self, memory_call: Coroutine[Any, Any, Any], database_call: Coroutine[Any, Any, Any]
    ) -> Any:
        memory_outcome, database_outcome = (
            self._run_for_outcome(memory_call),
            self._run_for_outcome(database_call),
        )
        assert database_outcome == memory_outcome
        return memory_outcome

    def _run_for_outcome(self, store_call: Coroutine[Any, Any, Any]) -> Any:
        try:
            return self.runner.run(store_call)
        except REFUSALS as error:
            return type(error), str(error)

    @rule(
        batch=batches,
        length_error=st.integers(-1, 1),
        is_expected_length=st.booleans(),
        checkpoint=st.integers(-1, 4),
        code=keys,
    )
    def append_batch(
        self, batch: Batch, length_error: int, is_expected_length: bool, checkpoint: int, code: str
    ) -> None:
        lengths = self.runner.run(self.model.stream_lengths())
        expected_seq = lengths.get(batch.stream, 0) + (0 if is_expected_length else length_error)
        stored_checkpoint = Checkpoint(
            expected_seq + checkpoint, batch.at, code, b"%d" % checkpoint
        )
        batch = replace(
            batch,
            expected_seq=expected_seq,
            checkpoint=stored_checkpoint if checkpoint < 4 else None,
        )
        self.assert_equal_outcomes(self.model.append(batch), self.store.append(batch))

    @rule(stream=streams, until_ms=st.integers(-1, 9))
    def find_checkpoint(self, stream: str, until_ms: int) -> None:
        self.assert_equal_outcomes(
            self.model.find_checkpoint(stream, until_ms),
            self.store.find_checkpoint(stream, until_ms),
        )

    @rule(stream=streams)
    def forget_checkpoints(self, stream: str) -> None:
        self.assert_equal_outcomes(
            self.model.delete_checkpoints(stream), self.store.delete_checkpoints(stream)
        )

    @rule(stream=streams, after_seq=st.integers(0, 6), limit=st.integers(0, 3))
    def read(self, stream: str, after_seq: int, limit: int) -> None:
        self.assert_equal_outcomes(
            self.model.read(stream, after_seq, limit), self.store.read(stream, after_seq, limit)
        )

    @rule(stream=streams, key=keys)
    def find_reply(self, stream: str, key: str) -> None:
        self.assert_equal_outcomes(
            self.model.find_reply(stream, key), self.store.find_reply(stream, key)
        )
        self.assert_equal_outcomes(
            self.model.find_sealed_blob(stream, key), self.store.find_sealed_blob(stream, key)
        )

    @rule(name=account_names, password=st.sampled_from(["", "$"]), time_ms=st.integers(0, 3))
    def change_account(self, name: str, password: str, time_ms: int) -> None:
        row = AccountRow(name, "", time_ms)
        self.assert_equal_outcomes(self.model.add_account(row), self.store.add_account(row))
        self.assert_equal_outcomes(
            self.model.set_password(name.lower(), password),
            self.store.set_password(name.lower(), password),
        )
        self.assert_equal_outcomes(self.model.find_account(name), self.store.find_account(name))

    @rule(name=account_names, role=st.sampled_from(["", "host", "floor"]))
    def set_role(self, name: str, role: str) -> None:
        self.assert_equal_outcomes(
            self.model.set_role("1", name, role), self.store.set_role("1", name, role)
        )
        self.assert_equal_outcomes(self.model.roles("1"), self.store.roles("1"))

    @rule(number=st.integers(1, 4), first_seq=st.integers(0, 3), limit=st.integers(0, 2))
    def add_hand(self, number: int, first_seq: int, limit: int) -> None:
        row = HandRow("1", number, first_seq, first_seq + 2, 3, "stud")
        self.assert_equal_outcomes(self.model.add_hand(row), self.store.add_hand(row))
        self.assert_equal_outcomes(
            self.model.list_hands("1", before_hand=first_seq, limit=limit),
            self.store.list_hands("1", before_hand=first_seq, limit=limit),
        )

    @rule()
    def reopen(self) -> None:
        for store in (self.model, self.store):
            self.runner.run(store.close())
            self.runner.run(store.open())

    @invariant()
    def compare_lengths_and_balances(self) -> None:
        lengths = self.assert_equal_outcomes(
            self.model.stream_lengths(), self.store.stream_lengths()
        )
        balances = self.assert_equal_outcomes(self.model.balances(), self.store.balances())
        assert sum(balances.values()) == 0
        for stream in lengths:
            self.assert_equal_outcomes(self.model.balances(stream), self.store.balances(stream))
            self.assert_equal_outcomes(
                self.model.list_ledger_entries(stream), self.store.list_ledger_entries(stream)
            )
            self.assert_equal_outcomes(
                self.model.list_checkpoints(stream), self.store.list_checkpoints(stream)
            )

    def teardown(self) -> None:
        for store in (self.model, self.store):
            self.runner.run(store.close())
        self.runner.close()
        shutil.rmtree(self.folder)


StoreComparison.TestCase.settings = settings(
    max_examples=example_count(5, 300), stateful_step_count=20
)
TestSameAsMemory = StoreComparison.TestCase
