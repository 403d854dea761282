"""Conformance tests for stores: the contract that every implementation must fulfil.

``test_conformance`` runs them in memory, on a SQLite file and on a PostgreSQL server. A new store
is correct when it passes all of them.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.store import (
    AccountRow,
    AuditFilter,
    AuditRow,
    Batch,
    Checkpoint,
    ClubPlayerRow,
    Conflict,
    HandRow,
    KeyRow,
    LedgerEntry,
    LedgerRow,
    LinkRow,
    NoteRow,
    NotUnique,
    PasskeyRow,
    Record,
    SealedBlob,
    SessionRow,
    Store,
    StoredReply,
    StoreFailed,
    TableRow,
    TotpRow,
)
from riverboat.store.review_rows import ReviewRow
from tests.store.store_locations import (
    StoreLocation,
    make_batch,
    run,
    run_with_store,
    run_with_two_stores,
)

MAX_INTEGER = 2**63 - 1
INVALID_BATCHES = [
    Batch("", 0, 1, (b"x",)),
    Batch("a\0", 0, 1, (b"x",)),
    Batch("a\ud800", 0, 1, (b"x",)),
    Batch("a", -1, 1, (b"x",)),
    Batch("a", 0, -1, (b"x",)),
    Batch("a", 0, MAX_INTEGER + 1, (b"x",)),
    Batch("a", 0, 1, (b"x",), (LedgerEntry("bank", "Ann", 0, ""),)),
    Batch("a", 0, 1, (b"x",), (LedgerEntry("bank", "Ann", -5, ""),)),
    Batch("a", 0, 1, (b"x",), (LedgerEntry("bank", "Ann", MAX_INTEGER + 1, ""),)),
    Batch("a", 0, 1, (b"x",), (LedgerEntry("Ann", "Ann", 5, ""),)),
    Batch("a", 0, 1, (b"x",), (LedgerEntry("bank", "Ann\0", 5, ""),)),
    Batch("a", 0, 1, (b"x",), (), (StoredReply("", b""),)),
    Batch("a", 0, 1, (b"x",), (), (), (SealedBlob("\0", b""),)),
    Batch("a", 0, 1, (b"x",), checkpoint=Checkpoint(2, 1, "code", b"of none that are there")),
    Batch("a", 0, 1, (b"x",), checkpoint=Checkpoint(-1, 1, "code", b"")),
    Batch("a", 5, 1, (b"x",), checkpoint=Checkpoint(4, 1, "code", b"of another batch")),
    Batch("a", 0, 1, (b"x",), checkpoint=Checkpoint(1, 2, "code", b"of another time")),
    Batch("a", 0, 1, (b"x",), checkpoint=Checkpoint(1, 1, "", b"of nobody")),
    Batch("a", 0, 1, (b"x",), keep_checkpoints_from=-1),
]


def make_passkey(passkey_id: str, name: str, made_at: int = 1) -> PasskeyRow:
    """Return a passkey that was never used."""
    return PasskeyRow(passkey_id, name, "telephone", b"\0public", b"handle", 0, made_at, 0)


def make_checkpoint_batch(
    checkpoint: Checkpoint, *, expected_seq: int = 0, record_count: int = 1, keep_from_ms: int = 0
) -> Batch:
    """Return a batch of stream ``a`` with a checkpoint."""
    bodies = (b"x",) * record_count
    return Batch(
        "a",
        expected_seq,
        checkpoint.at,
        bodies,
        checkpoint=checkpoint,
        keep_checkpoints_from=keep_from_ms,
    )


class Conformance:
    """The contract of a store. Each test opens its stores itself, because some tests open two."""

    # Streams

    def test_records_are_read_in_append_order(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            assert await store.append(make_batch("a", 0, b"one", b"two")) == 2
            assert await store.append(make_batch("a", 2, b"three")) == 3
            assert await store.read("a") == [
                Record(1, 1_000, b"one"),
                Record(2, 1_000, b"two"),
                Record(3, 1_002, b"three"),
            ]
            assert await store.stream_lengths() == {"a": 3}

        run_with_store(location, run_scenario)

    def test_read_pages_by_sequence_number_and_limit(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            await store.append(make_batch("a", 0, *(b"%d" % number for number in range(1, 11))))
            assert [record.seq for record in await store.read("a", 7)] == [8, 9, 10]
            assert [record.seq for record in await store.read("a", 2, 3)] == [3, 4, 5]
            assert [record.seq for record in await store.read("a", 0, 2)] == [1, 2]
            assert await store.read("a", 10) == []
            for arguments in ((-1, 0), (0, -1)):
                with pytest.raises(ValueError, match="invalid page"):
                    await store.read("a", *arguments)

        run_with_store(location, run_scenario)

    def test_empty_store_returns_empty_results(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            assert await store.stream_lengths() == {}
            assert await store.read("a") == []
            assert await store.find_reply("a", "c") is None
            assert await store.find_sealed_blob("a", "k") is None
            assert await store.balances() == {}
            assert await store.balances("a") == {}
            assert await store.list_ledger_entries("a") == []
            assert await store.list_tables() == []

        run_with_store(location, run_scenario)

    @pytest.mark.parametrize("expected", [0, 1, 3, 200])
    def test_append_with_wrong_expected_length_writes_nothing(
        self, location: StoreLocation, expected: int
    ) -> None:
        async def run_scenario(store: Store) -> None:
            await store.append(make_batch("a", 0, b"one", b"two"))
            entry, stored_reply = LedgerEntry("bank", "Ann", 5, "buy-in"), StoredReply("c", b"yes")
            late_batch = make_batch(
                "a", expected, b"late", entries=(entry,), replies=(stored_reply,)
            )
            with pytest.raises(Conflict, match=f"a has 2 records, and not {expected}") as error:
                await store.append(late_batch)
            assert error.value.stream == "a"
            assert (error.value.expected, error.value.actual_length) == (expected, 2)
            assert [record.body for record in await store.read("a")] == [b"one", b"two"]
            assert await store.balances() == {}
            assert await store.find_reply("a", "c") is None

        run_with_store(location, run_scenario)

    def test_refused_append_creates_no_stream(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            with pytest.raises(Conflict):
                await store.append(make_batch("a", 4))
            assert await store.stream_lengths() == {}

        run_with_store(location, run_scenario)

    # Checkpoints

    def test_latest_checkpoint_until_a_time_is_found(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            assert await store.find_checkpoint("a", MAX_INTEGER) is None
            first_checkpoint, second_checkpoint = (
                Checkpoint(1, 10, "one", b"\0\xff"),
                Checkpoint(4, 20, "two", b""),
            )
            await store.append(make_checkpoint_batch(first_checkpoint, record_count=3))
            await store.append(Batch("a", 3, 15, (b"x",)))
            await store.append(make_checkpoint_batch(second_checkpoint, expected_seq=4))
            assert await store.list_checkpoints("a") == [first_checkpoint, second_checkpoint]
            for until_ms, checkpoint in (
                (0, None),
                (9, None),
                (10, first_checkpoint),
                (19, first_checkpoint),
                (20, second_checkpoint),
            ):
                assert await store.find_checkpoint("a", until_ms) == checkpoint
            assert await store.find_checkpoint("a", MAX_INTEGER) == second_checkpoint
            assert await store.find_checkpoint("b", MAX_INTEGER) is None
            with pytest.raises(ValueError, match="invalid page"):
                await store.find_checkpoint("a", -1)

        run_with_store(location, run_scenario)

    def test_append_prunes_checkpoints_older_than_keeps_from(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            async def append_and_list(seq: int, keep_from_ms: int) -> list[int]:
                new_checkpoint = Checkpoint(seq, 10 * seq, "code", b"%d" % seq)
                await store.append(
                    make_checkpoint_batch(
                        new_checkpoint, expected_seq=seq, keep_from_ms=keep_from_ms
                    )
                )
                return [checkpoint.seq for checkpoint in await store.list_checkpoints("a")]

            assert await append_and_list(0, 0) == [0]
            assert await append_and_list(1, 0) == [0, 1]
            assert await append_and_list(2, 0) == [0, 1, 2]
            assert await append_and_list(3, 9) == [0, 1, 2, 3], "of 9 the first is the last"
            assert await append_and_list(4, 10) == [1, 2, 3, 4]
            assert await append_and_list(5, 39) == [3, 4, 5]
            assert await append_and_list(6, 60) == [6], "what is told at once needs no older one"
            await store.append(Batch("b", 0, 1, (b"x",), checkpoint=Checkpoint(1, 1, "code", b"")))
            assert await append_and_list(7, 70) == [7]
            assert [checkpoint.seq for checkpoint in await store.list_checkpoints("b")] == [1]

        run_with_store(location, run_scenario)

    def test_refused_batch_leaves_checkpoints_unchanged(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            stored_checkpoint = Checkpoint(0, 10, "code", b"kept")
            await store.append(make_checkpoint_batch(stored_checkpoint, keep_from_ms=10))
            late_batch = make_checkpoint_batch(
                Checkpoint(3, 20, "code", b"late"), expected_seq=3, keep_from_ms=20
            )
            with pytest.raises(Conflict):
                await store.append(late_batch)
            assert await store.list_checkpoints("a") == [stored_checkpoint]

        run_with_store(location, run_scenario)

    def test_forget_checkpoints_keeps_records(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for seq in range(3):
                stored_checkpoint = Checkpoint(seq, seq, "code", b"")
                await store.append(make_checkpoint_batch(stored_checkpoint, expected_seq=seq))
            assert await store.delete_checkpoints("b") == 0
            assert await store.delete_checkpoints("a") == 3
            assert await store.delete_checkpoints("a") == 0
            assert await store.list_checkpoints("a") == []
            assert len(await store.read("a")) == 3

        run_with_store(location, run_scenario)

    # Streams

    def test_concurrent_writer_gets_conflict(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store, other_store: Store) -> None:
            await store.append(make_batch("a", 0, b"by one"))
            with pytest.raises(Conflict):
                await other_store.append(make_batch("a", 0, b"by the other"))
            await other_store.append(make_batch("a", 1, b"by the other"))
            with pytest.raises(Conflict):
                await store.append(make_batch("a", 1, b"by one"))
            assert [record.body for record in await store.read("a")] == [b"by one", b"by the other"]

        run_with_two_stores(location, run_scenario)

    def test_one_of_two_racing_writers_wins_each_record(self, location: StoreLocation) -> None:
        async def write_all(store: Store, body: bytes) -> int:
            win_count = 0
            for expected_seq in range(20):
                with suppress(Conflict):
                    await store.append(make_batch("a", expected_seq, body))
                    win_count += 1
            return win_count

        async def run_scenario(store: Store, other_store: Store) -> None:
            win_counts = await asyncio.gather(
                write_all(store, b"one"), write_all(other_store, b"other")
            )
            records = await store.read("a")
            assert [record.seq for record in records] == list(range(1, len(records) + 1))
            assert sum(win_counts) == len(records) == 20
            assert [record.body for record in records].count(b"one") == win_counts[0]

        run_with_two_stores(location, run_scenario)

    def test_two_writers_on_many_streams_do_not_deadlock(self, location: StoreLocation) -> None:
        stream_names = [f"s{stream_number}" for stream_number in range(12)]

        async def write_all(store: Store, streams: list[str]) -> int:
            async def race(stream: str) -> int:
                win_count = 0
                for expected_seq in range(6):
                    with suppress(Conflict):
                        await store.append(make_batch(stream, expected_seq))
                        win_count += 1
                return win_count

            return sum(await asyncio.gather(*map(race, streams)))

        async def run_scenario(store: Store, other_store: Store) -> None:
            win_counts = await asyncio.gather(
                write_all(store, stream_names), write_all(other_store, stream_names[::-1])
            )
            assert sum(win_counts) == 6 * len(stream_names)
            assert await other_store.stream_lengths() == dict.fromkeys(stream_names, 6)

        run_with_two_stores(location, run_scenario)

    def test_concurrent_streams_keep_record_order(self, location: StoreLocation) -> None:
        async def write(store: Store, stream: str) -> None:
            for expected_seq in range(20):
                await store.append(make_batch(stream, expected_seq))

        async def run_scenario(store: Store) -> None:
            stream_names = [f"table/{table_number}" for table_number in range(50)]
            await asyncio.gather(*(write(store, name) for name in stream_names))
            assert await store.stream_lengths() == dict.fromkeys(stream_names, 20)
            for name in stream_names:
                bodies = [record.body for record in await store.read(name)]
                assert bodies == [f"{name} {seq}".encode() for seq in range(1, 21)]

        run_with_store(location, run_scenario)

    def test_batches_of_one_stream_can_be_pipelined(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            lengths = await asyncio.gather(
                *(store.append(make_batch("a", expected_seq)) for expected_seq in range(100))
            )
            assert lengths == list(range(1, 101))

        run_with_store(location, run_scenario)

    def test_refused_job_does_not_affect_concurrent_jobs(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            new_replies = (StoredReply("c", b"yes"),)
            await store.append(make_batch("a", 0, replies=new_replies))
            outcomes = await asyncio.gather(
                store.append(make_batch("b", 0)),
                store.append(make_batch("a", 7)),
                store.append(make_batch("a", 1, replies=new_replies)),
                store.append(make_batch("a", 1, b"fine")),
                store.append(make_batch("c", 0)),
                store.add_account(AccountRow("Ann", "", 1)),
                store.add_account(AccountRow("ANN", "", 2)),
                store.append(make_batch("c", 1)),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in outcomes if isinstance(outcome, Exception)] == [
                Conflict,
                NotUnique,
                NotUnique,
            ]
            assert [outcome for outcome in outcomes if not isinstance(outcome, Exception)] == [
                1,
                2,
                1,
                None,
                2,
            ]
            assert await store.stream_lengths() == {"a": 2, "b": 1, "c": 2}
            assert [record.body for record in await store.read("a")][1] == b"fine"

        run_with_store(location, run_scenario)

    def test_empty_batch_is_refused(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            with pytest.raises(ValueError, match="has no records"):
                await store.append(Batch("a", 0, 1, (), replies=(StoredReply("c", b"yes"),)))
            assert await store.find_reply("a", "c") is None

        run_with_store(location, run_scenario)

    def test_invalid_batches_are_refused(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for invalid_batch in INVALID_BATCHES:
                with pytest.raises(ValueError, match=r".+"):
                    await store.append(invalid_batch)
            assert await store.stream_lengths() == {}

        run_with_store(location, run_scenario)

    def test_unicode_and_binary_values_round_trip(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            stream, command_id = "table/čaj 🂡 \U0010ffff", "مرحبا '\"; -- %s :x"
            entry = LedgerEntry("банк", "Łukasz", 5, "買い物")
            stored_reply = StoredReply(command_id, b"\0\xff")
            await store.append(
                make_batch(stream, 0, b"\0\xff\n", entries=(entry,), replies=(stored_reply,))
            )
            assert await store.stream_lengths() == {stream: 1}
            assert (await store.read(stream))[0].body == b"\0\xff\n"
            assert await store.find_reply(stream, command_id) == b"\0\xff"
            assert await store.balances(stream) == {"банк": -5, "Łukasz": 5}
            assert await store.list_ledger_entries(stream) == [
                LedgerRow(stream, 1, 1_000, "банк", "Łukasz", 5, "買い物")
            ]

        run_with_store(location, run_scenario)

    def test_stream_names_are_case_sensitive(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            await store.append(make_batch("a", 0))
            await store.append(make_batch("A", 0))
            assert await store.stream_lengths() == {"a": 1, "A": 1}

        run_with_store(location, run_scenario)

    def test_record_may_be_one_megabyte_or_empty(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            large_body = bytes(range(256)) * 4096
            await store.append(
                Batch("a", 0, 1, (large_body, b""), (), (), (SealedBlob("k", large_body),))
            )
            assert [record.body for record in await store.read("a")] == [large_body, b""]
            assert await store.find_sealed_blob("a", "k") == large_body

        run_with_store(location, run_scenario)

    # Replies and sealed blobs

    def test_stored_reply_is_found_by_stream_and_command(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            await store.append(
                make_batch("a", 0, replies=(StoredReply("c", b"yes"), StoredReply("d", b"")))
            )
            assert await store.find_reply("a", "c") == b"yes"
            assert await store.find_reply("a", "d") == b""
            assert await store.find_reply("a", "e") is None
            assert await store.find_reply("b", "c") is None

        run_with_store(location, run_scenario)

    def test_forget_answers_removes_only_old_replies(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for time_ms in (5, 6, 7):
                stored_reply = StoredReply(f"c{time_ms}", b"yes")
                await store.append(
                    Batch("a", time_ms - 5, time_ms, (b"x",), replies=(stored_reply,))
                )
            assert await store.delete_old_replies(7) == 2
            assert await store.delete_old_replies(7) == 0
            assert [await store.find_reply("a", f"c{time_ms}") for time_ms in (5, 6, 7)] == [
                None,
                None,
                b"yes",
            ]
            assert await store.stream_lengths() == {"a": 3}

        run_with_store(location, run_scenario)

    def test_heartbeat_can_be_rewritten(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for time_ms in (5, 6):
                await store.write_heartbeat("one", time_ms)
                await store.write_heartbeat("two", time_ms)
            with pytest.raises(ValueError, match="or too large to store"):
                await store.write_heartbeat("one", MAX_INTEGER + 1)
            with pytest.raises(ValueError, match="name"):
                await store.write_heartbeat("", 1)

        run_with_store(location, run_scenario)

    def test_second_reply_to_a_command_is_refused(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            await store.append(make_batch("a", 0, replies=(StoredReply("c", b"yes"),)))
            with pytest.raises(NotUnique, match="a already has a reply to c"):
                await store.append(make_batch("a", 1, replies=(StoredReply("c", b"no"),)))
            with pytest.raises(NotUnique):
                await store.append(
                    make_batch("b", 0, replies=(StoredReply("c", b"1"), StoredReply("c", b"2")))
                )
            await store.append(
                make_batch("b", 0, replies=(StoredReply("c", b"of another stream"),))
            )
            assert await store.find_reply("a", "c") == b"yes"
            assert await store.stream_lengths() == {"a": 1, "b": 1}

        run_with_store(location, run_scenario)

    def test_conflict_takes_precedence_over_duplicate_reply(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            first_batch = make_batch("a", 0, replies=(StoredReply("c", b"yes"),))
            await store.append(first_batch)
            with pytest.raises(Conflict):
                await store.append(first_batch)

        run_with_store(location, run_scenario)

    def test_sealed_blob_is_never_replaced(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            await store.append(
                Batch("a", 0, 1, (b"x",), sealed_blobs=(SealedBlob("hand/1", b"\0deck"),))
            )
            with pytest.raises(NotUnique, match="a already has sealed data under hand/1"):
                await store.append(
                    Batch("a", 1, 1, (b"y",), sealed_blobs=(SealedBlob("hand/1", b"!"),))
                )
            assert await store.find_sealed_blob("a", "hand/1") == b"\0deck"
            assert await store.stream_lengths() == {"a": 1}

        run_with_store(location, run_scenario)

    # The ledger

    def test_ledger_balances_sum_to_zero(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            entries = (
                LedgerEntry("bank", "Ann", 200, "buy-in"),
                LedgerEntry("bank", "Bob", 300, "buy-in"),
            )
            await store.append(make_batch("a", 0, b"1", b"2", entries=entries))
            await store.append(
                make_batch("a", 2, entries=(LedgerEntry("Ann", "Bob", 200, "hand 1"),))
            )
            await store.append(
                make_batch("b", 0, entries=(LedgerEntry("bank", "Ann", 50, "buy-in"),))
            )
            assert await store.balances("a") == {"bank": -500, "Ann": 0, "Bob": 500}
            assert await store.balances("b") == {"bank": -50, "Ann": 50}
            assert await store.balances() == {"bank": -550, "Ann": 50, "Bob": 500}
            assert sum((await store.balances()).values()) == 0
            assert await store.list_ledger_entries("a") == [
                LedgerRow("a", 2, 1_000, "bank", "Ann", 200, "buy-in"),
                LedgerRow("a", 2, 1_000, "bank", "Bob", 300, "buy-in"),
                LedgerRow("a", 3, 1_002, "Ann", "Bob", 200, "hand 1"),
            ]

        run_with_store(location, run_scenario)

    def test_duplicate_ledger_entries_both_count(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            entry = LedgerEntry("bank", "Ann", MAX_INTEGER // 4, "buy-in")
            await store.append(make_batch("a", 0, entries=(entry, entry)))
            assert await store.balances() == {"bank": -2 * entry.chips, "Ann": 2 * entry.chips}

        run_with_store(location, run_scenario)

    # People

    def test_account_names_are_unique_after_case_folding(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            row = AccountRow("Zoë Straße", "$argon2id$", 7, is_admin=True)
            await store.add_account(row)
            for equal_name in ("Zoë Straße", "ZOË STRASSE", "zoe\u0308 straße", "\uff3aoë Straße"):
                with pytest.raises(NotUnique):
                    await store.add_account(AccountRow(equal_name, "", 8))
                assert await store.find_account(equal_name) == row
            assert await store.find_account("Zoe Strasse") is None

        run_with_store(location, run_scenario)

    def test_duplicate_rows_are_refused(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            ann = AccountRow("Ann", "", 1)
            session = SessionRow("t", "Ann", "csrf", 1, 2)
            api_key = KeyRow("k", "Ann", True, "", 1)
            table = TableRow("1", "One", "Ann", 1, 0, b"{}")
            await store.add_account(ann)
            await store.add_session(session)
            await store.add_key(api_key)
            await store.add_table(table)
            with pytest.raises(NotUnique):
                await store.add_account(ann)
            with pytest.raises(NotUnique):
                await store.add_session(session)
            with pytest.raises(NotUnique):
                await store.add_key(api_key)
            with pytest.raises(NotUnique):
                await store.add_table(table)

        run_with_store(location, run_scenario)

    def test_names_lists_accounts_made_since_a_time(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for index, name in enumerate(("Ann", "Нина", "O'Brien")):
                await store.add_account(AccountRow(name, "", index))
            assert sorted(await store.list_account_names()) == ["Ann", "O'Brien", "Нина"]
            assert sorted(await store.list_account_names(1)) == ["O'Brien", "Нина"]
            assert await store.list_account_names(3) == []

        run_with_store(location, run_scenario)

    def test_set_password_updates_existing_account(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            await store.add_account(AccountRow("Ann", "", 1))
            await store.set_password("ANN", "$argon2id$")
            assert await store.find_account("ann") == AccountRow("Ann", "$argon2id$", 1)
            with pytest.raises(LookupError, match="there is no account Bob"):
                await store.set_password("Bob", "$argon2id$")

        run_with_store(location, run_scenario)

    def test_accounts_are_found_by_part_of_name(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for name in ("Cid", "ann", "Anna_B", "Ben", "Hanna"):
                await store.add_account(AccountRow(name, "", 1))
            assert [row.name for row in await store.search_accounts()] == [
                "ann", "Anna_B", "Ben", "Cid", "Hanna",
            ]  # fmt: skip
            assert [row.name for row in await store.search_accounts("ANN")] == [
                "ann",
                "Anna_B",
                "Hanna",
            ]
            assert [row.name for row in await store.search_accounts("a_b")] == ["Anna_B"]
            assert [row.name for row in await store.search_accounts("%")] == []
            assert [row.name for row in await store.search_accounts("ann", 2)] == ["ann", "Anna_B"]

        run_with_store(location, run_scenario)

    def test_remove_account_deletes_all_related_rows(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for name in ("Ann", "Bob"):
                await store.add_account(AccountRow(name, "", 1))
                await store.add_session(SessionRow(f"token of {name}", name, "csrf", 1, 100))
                await store.add_key(KeyRow(f"key of {name}", name, False, "", 1))
                await store.set_role("1", name, "host")
                await store.put_note(NoteRow(name, "Cid", "calls", "", 1))
                await store.put_club_players([ClubPlayerRow(name, "Cid", "c@d.example", "", "", 1)])
                await store.put_totp(TotpRow(name, b"sealed", 0, 1))
                await store.put_recovery_codes(name, ("a", "b"))
                await store.add_passkey(make_passkey(f"passkey of {name}", name))
            await store.put_note(NoteRow("Cid", "ann", "raises", "", 1))
            await store.put_note(NoteRow("Cid", "Bob", "folds", "", 1))
            await store.remove_account("ANN")
            assert await store.find_account("Ann") is None
            assert await store.find_totp("Ann") is None
            assert await store.find_passkey("passkey of Ann") is None
            assert (
                await store.recovery_code_count("Ann"),
                await store.recovery_code_count("Bob"),
            ) == (0, 2)
            assert await store.find_totp("Bob") is not None
            assert await store.find_passkey("passkey of Bob") is not None
            assert await store.notes_of("Ann") == []
            assert await store.club_players_of("Ann") == []
            assert len(await store.club_players_of("Bob")) == 1
            assert [row.subject for row in await store.notes_of("Bob")] == ["Cid"]
            assert [row.subject for row in await store.notes_of("Cid")] == ["Bob"]
            assert await store.find_session("token of Ann") is None
            assert await store.find_key("key of Ann") is None
            assert await store.roles("1") == {"Bob": "host"}
            assert await store.find_session("token of Bob") is not None
            with pytest.raises(LookupError, match="there is no account Ann"):
                await store.remove_account("Ann")
            await store.add_account(AccountRow("Ann", "", 2))

        run_with_store(location, run_scenario)

    def test_session_ends_on_request_or_expiry(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            session_rows = [
                SessionRow(f"t{session_number}", "Ann", "csrf", 1, 100 * session_number)
                for session_number in range(1, 5)
            ]
            for row in session_rows:
                await store.add_session(row)
            assert await store.find_session("t4") == session_rows[3]
            await store.end_session("t4")
            await store.end_session("t4")
            assert await store.find_session("t4") is None
            assert await store.delete_expired_sessions(200) == 1
            assert await store.delete_expired_sessions(200) == 0
            assert [
                await store.find_session(f"t{session_number}") for session_number in range(1, 4)
            ] == [
                None,
                *session_rows[1:3],
            ]

        run_with_store(location, run_scenario)

    def test_sessions_of_account_are_listed_with_browsers(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            rows = [
                SessionRow("t2", "Ann", "csrf", 1, 100, "Firefox, Linux"),
                SessionRow("t1", "Ann", "csrf", 2, 300),
                SessionRow("t3", "Bob", "csrf", 3, 100, "Safari, iPhone"),
            ]
            for row in reversed(rows):
                await store.add_session(row)
            assert await store.sessions_of("Ann") == rows[:2]
            assert await store.sessions_of("ann") == []
            assert await store.find_session("t3") == rows[2]
            await store.end_session("t2")
            assert await store.sessions_of("Ann") == rows[1:2]
            assert await store.delete_expired_sessions(200) == 1
            await store.add_session(SessionRow("t2", "Cat", "csrf", 1, 100))
            assert await store.sessions_of("Cat") == [SessionRow("t2", "Cat", "csrf", 1, 100)]

        run_with_store(location, run_scenario)

    def test_end_sessions_of_spares_one_session(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            session_rows = [
                SessionRow(f"t{session_number}", "Ann", "csrf", 1, 100)
                for session_number in range(1, 4)
            ]
            bobs_session = SessionRow("t4", "Bob", "csrf", 1, 100)
            for row in (*session_rows, bobs_session):
                await store.add_session(row)
            assert await store.end_sessions_of("Ann", "t2") == 2
            assert await store.end_sessions_of("Ann", "t2") == 0
            assert [
                await store.find_session(f"t{session_number}") for session_number in range(1, 5)
            ] == [
                None,
                session_rows[1],
                None,
                bobs_session,
            ]
            assert await store.end_sessions_of("Ann") == 1
            assert await store.end_sessions_of("Bob", "t2") == 1
            assert [
                await store.find_session(f"t{session_number}") for session_number in range(1, 5)
            ] == [None] * 4

        run_with_store(location, run_scenario)

    def test_keys_are_found_by_id_and_owner(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            second_key = KeyRow("b", "Ann", True, "laptop", 2)
            first_key = KeyRow("z", "Ann", False, "", 1)
            await store.add_key(second_key)
            await store.add_key(first_key)
            await store.add_key(KeyRow("c", "Bob", False, "", 1))
            assert await store.find_key("b") == second_key
            assert await store.keys_of("ANN") == [first_key, second_key]
            await store.remove_key("b")
            await store.remove_key("b")
            assert await store.find_key("b") is None
            assert await store.keys_of("Ann") == [first_key]

        run_with_store(location, run_scenario)

    def test_new_note_replaces_previous_note(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            await store.put_note(NoteRow("Ann", "Žoe", "calls", "red", 3))
            await store.put_note(NoteRow("Ann", "Bob", "", "blue", 2))
            await store.put_note(NoteRow("ANN", "žOE", "never folds", "", 4))
            await store.put_note(NoteRow("Bob", "Ann", "raises", "", 1))
            note_rows = [
                NoteRow("Ann", "Bob", "", "blue", 2),
                NoteRow("ANN", "žOE", "never folds", "", 4),
            ]
            assert await store.notes_of("ann") == note_rows
            await store.remove_note("ann", "ŽOE")
            await store.remove_note("ann", "ŽOE")
            assert await store.notes_of("Ann") == note_rows[:1]
            assert await store.notes_of("Žoe") == []
            for incomplete_note in (NoteRow("", "Bob", "x", "", 1), NoteRow("Ann", "", "x", "", 1)):
                with pytest.raises(ValueError, match="the name is missing"):
                    await store.put_note(incomplete_note)

        run_with_store(location, run_scenario)

    def test_details_of_players_belong_to_their_owner(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            row = ClubPlayerRow("Ann", "Žoe", "zoe@club.example", "17", "vegetarian", 3)
            same_name_row = ClubPlayerRow("Ann", "Bob", "", "4", "", 2)
            other_owner_row = ClubPlayerRow("Ben", "Žoe", "+420 601 000 000", "", "", 1)
            await store.put_club_players([row, same_name_row])
            await store.put_club_players([other_owner_row])
            assert await store.club_players_of("ann") == [same_name_row, row]
            updated_row = ClubPlayerRow("ANN", "žOE", "", "18", "", 4)
            await store.put_club_players([updated_row])
            assert await store.club_players_of("Ann") == [same_name_row, updated_row]
            await store.remove_club_players("ann", ["ŽOE", "nobody"])
            assert await store.club_players_of("Ann") == [same_name_row]
            assert await store.club_players_of("Ben") == [other_owner_row]
            await store.remove_club_players("Ben", None)
            assert await store.club_players_of("Ben") == []
            for incomplete_row in (
                ClubPlayerRow("", "B", "", "", "", 1),
                ClubPlayerRow("A", "", "", "", "", 1),
            ):
                with pytest.raises(ValueError, match="the name is missing"):
                    await store.put_club_players([same_name_row, incomplete_row])

        run_with_store(location, run_scenario)

    def test_link_works_once_before_expiry(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            row = LinkRow("a", "admin", "Ann", "", 1, 10)
            await store.add_link(row)
            assert (await store.find_link("a"), await store.find_link("b")) == (row, None)
            use_results = [
                await store.use_link(*link) for link in (("b", 5), ("a", 10), ("a", 9), ("a", 9))
            ]
            assert use_results == [False, False, True, False]
            assert await store.find_link("a") is None

        run_with_store(location, run_scenario)

    def test_one_of_concurrent_link_uses_succeeds(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store, other_store: Store) -> None:
            await store.add_link(LinkRow("a", "admin", "Ann", "", 1, 10))
            use_results = await asyncio.gather(
                *[each_store.use_link("a", 5) for each_store in (store, other_store, store)]
            )
            assert sorted(use_results) == [False, False, True]

        run_with_two_stores(location, run_scenario)

    def test_new_link_replaces_same_kind_and_expired_links_end(
        self, location: StoreLocation
    ) -> None:
        async def run_scenario(store: Store) -> None:
            await store.add_link(LinkRow("a", "admin", "Ann", "", 1, 10))
            await store.add_link(LinkRow("b", "recovery", "Ann", "", 1, 10))
            await store.add_link(LinkRow("c", "admin", "Bob", "", 1, 20))
            await store.add_link(LinkRow("d", "admin", "ANN", "", 1, 20))
            assert [bool(await store.find_link(token)) for token in "abcd"] == [
                False,
                True,
                True,
                True,
            ]
            assert await store.delete_expired_links(10) == 1
            assert [bool(await store.find_link(token)) for token in "abcd"] == [
                False,
                False,
                True,
                True,
            ]

        run_with_store(location, run_scenario)

    def test_reviews_keep_their_parts_and_belong_to_an_account(
        self, location: StoreLocation
    ) -> None:
        async def run_scenario(store: Store) -> None:
            review = ReviewRow("a", "Ann", 1, 1, True, 3, b"one")
            await store.put_review(review, {0: b"source", 1: b"hand"})
            await store.put_review(ReviewRow("b", "Bob", 2, 2, False, 3, b""), {0: b"his"})
            updated_review = ReviewRow("a", "Ann", 1, 5, True, 9, b"two")
            await store.put_review(updated_review, {1: b"better", 2: b"next"})
            assert await store.find_review("a") == updated_review
            assert await store.find_review("c") is None
            assert await store.load_review_parts("a", 0, 9) == {
                0: b"source",
                1: b"better",
                2: b"next",
            }
            assert await store.load_review_parts("a", 1, 1) == {1: b"better"}
            assert [row.id for row in await store.reviews_of("ANN")] == ["a"]
            assert await store.list_waiting_reviews() == [updated_review]
            await store.remove_review("a")
            await store.remove_review("a")
            assert await store.load_review_parts("a", 0, 9) == {}
            assert await store.reviews_of("Ann") == []
            await store.add_account(AccountRow("Bob", "hash", 1))
            await store.remove_account("Bob")
            assert await store.find_review("b") is None
            assert await store.load_review_parts("b", 0, 9) == {}

        run_with_store(location, run_scenario)

    def test_old_and_excess_reviews_are_removed_unless_pending(
        self, location: StoreLocation
    ) -> None:
        async def run_scenario(store: Store) -> None:
            for index, name in enumerate("abcde", 1):
                row = ReviewRow(name, "Ann", index, index, name == "a", 10, b"")
                await store.put_review(row, {0: b"x"})
            assert await store.expire_reviews(3, 1_000) == 1
            assert [row.id for row in await store.reviews_of("Ann")] == ["a", "c", "d", "e"]
            assert await store.expire_reviews(0, 25) == 2
            assert [row.id for row in await store.reviews_of("Ann")] == ["a", "e"]
            assert await store.remove_reviews_of("ann") == 2
            assert await store.load_review_parts("a", 0, 0) == {}

        run_with_store(location, run_scenario)

    def test_account_has_one_email_shared_by_any_accounts(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for name in ("Bob", "Ann"):
                await store.add_account(AccountRow(name, "hash", 1))
                await store.put_email(name, "them@club.example")
            await store.put_email("Nobody", "them@club.example")
            assert await store.list_names_of_email("them@club.example") == ["Ann", "Bob"]
            await store.put_email("aNN", "ann@club.example")
            assert (await store.find_email("Ann"), await store.find_email("Bob")) == (
                "ann@club.example",
                "them@club.example",
            )
            assert await store.list_names_of_email("them@club.example") == ["Bob"]
            await store.put_email("Ann", "")
            assert (await store.find_email("Ann"), await store.find_email("Cid")) == ("", "")
            await store.add_link(LinkRow("a", "email", "Bob", "x@club.example", 1, 10))
            await store.remove_account("Bob")
            assert (await store.find_email("Bob"), await store.find_link("a")) == ("", None)

        run_with_store(location, run_scenario)

    def test_admin_role_is_granted_and_revoked(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            await store.add_account(AccountRow("Ann", "hash", 1))
            await store.set_admin("aNN", True)
            assert await store.find_account("Ann") == AccountRow("Ann", "hash", 1, True)
            await store.set_admin("Ann", False)
            assert await store.find_account("Ann") == AccountRow("Ann", "hash", 1)
            with pytest.raises(LookupError):
                await store.set_admin("Bob", True)

        run_with_store(location, run_scenario)

    def test_totp_step_is_used_once_and_only_forward(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            assert await store.find_totp("Ann") is None
            assert not await store.use_totp_step("Ann", 5)
            await store.put_totp(TotpRow("Ann", b"\0sealed", 3, 1))
            assert [await store.use_totp_step("ANN", step) for step in (3, 5, 5, 4, 6)] == [
                False, True, False, False, True,
            ]  # fmt: skip
            assert await store.find_totp("ann") == TotpRow("Ann", b"\0sealed", 6, 1)
            await store.put_totp(TotpRow("Ann", b"another", 0, 2))
            assert await store.find_totp("Ann") == TotpRow("Ann", b"another", 0, 2)
            await store.remove_totp("aNN")
            await store.remove_totp("Ann")
            assert await store.find_totp("Ann") is None

        run_with_store(location, run_scenario)

    def test_one_of_concurrent_code_uses_succeeds(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store, other_store: Store) -> None:
            await store.put_totp(TotpRow("Ann", b"sealed", 0, 1))
            await store.put_recovery_codes("Ann", ("a",))
            use_results = await asyncio.gather(
                *[each_store.use_totp_step("Ann", 7) for each_store in (store, other_store, store)]
            )
            assert sorted(use_results) == [False, False, True]
            use_results = await asyncio.gather(
                *[
                    each_store.use_recovery_code("Ann", "a")
                    for each_store in (store, other_store, store)
                ]
            )
            assert sorted(use_results) == [False, False, True]

        run_with_two_stores(location, run_scenario)

    def test_recovery_code_works_once_and_new_set_replaces_old(
        self, location: StoreLocation
    ) -> None:
        async def run_scenario(store: Store) -> None:
            await store.put_recovery_codes("Ann", ("a", "b", "c"))
            await store.put_recovery_codes("Bob", ("a",))
            use_results = [
                await store.use_recovery_code("ANN", name) for name in ("a", "a", "x", "")
            ]
            assert use_results == [True, False, False, False]
            assert await store.recovery_code_count("ann") == 2
            await store.put_recovery_codes("aNN", ("d",))
            assert not await store.use_recovery_code("Ann", "b")
            assert await store.recovery_code_count("Ann") == 1
            await store.put_recovery_codes("Ann", ())
            assert (
                await store.recovery_code_count("Ann"),
                await store.recovery_code_count("Bob"),
            ) == (0, 1)

        run_with_store(location, run_scenario)

    def test_passkey_counter_rises_or_stays_zero(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            counting_key, constant_key = (
                make_passkey("b", "Ann"),
                make_passkey("a", "ANN", made_at=2),
            )
            for row in (constant_key, counting_key):
                await store.add_passkey(row)
            with pytest.raises(NotUnique):
                await store.add_passkey(make_passkey("a", "Bob"))
            assert await store.passkeys_of("ann") == [counting_key, constant_key]
            use_results = [
                await store.use_passkey("b", counter, 9) for counter in (0, 4, 4, 3, 0, 5)
            ]
            assert use_results == [True, True, False, False, False, True]
            assert [await store.use_passkey("a", 0, 8) for _ in range(2)] == [True, True]
            passkey_row = await store.find_passkey("b")
            assert passkey_row is not None
            assert (passkey_row.signature_count, passkey_row.used_at) == (5, 9)
            assert not await store.use_passkey("nobody's", 1, 1)
            await store.remove_passkey("b")
            await store.remove_passkey("b")
            assert [row.id for row in await store.passkeys_of("Ann")] == ["a"]
            with pytest.raises(ValueError, match="the name is missing"):
                await store.add_passkey(make_passkey("c", ""))

        run_with_store(location, run_scenario)

    def test_invalid_names_are_refused_and_never_found(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for name in ("", "\0", "Ann\ud800"):
                with pytest.raises(ValueError, match=r".+"):
                    await store.add_account(AccountRow(name, "", 1))
                assert await store.find_account(name) is None
                assert await store.find_session(name) is None
                assert await store.find_key(name) is None
                assert await store.keys_of(name) == []
                assert await store.find_table(name) is None
                assert await store.roles(name) == {}
                assert await store.read(name) == []
                assert await store.find_reply(name, name) is None
                await store.end_session(name)
                assert await store.end_sessions_of(name) == 0
            await store.append(make_batch("a", 0, entries=(LedgerEntry("bank", "Ann", 5, ""),)))
            assert await store.balances("\0") == {}

        run_with_store(location, run_scenario)

    # Tables

    def test_tables_are_listed_oldest_first_until_they_close(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            old_table = TableRow("b", "Old", "Ann", 1, 0, b'{"seats": 6}')
            new_table = TableRow("a", "New", "Bob", 2, 0, b"")
            await store.add_table(new_table)
            await store.add_table(old_table)
            assert await store.list_tables() == [old_table, new_table]
            closed_table = TableRow("b", "Was old", "Ann", 1, 9, b"{}")
            await store.change_table(closed_table)
            assert await store.list_tables() == [new_table]
            assert await store.list_tables(closed=True) == [closed_table]
            assert await store.find_table("b") == closed_table
            assert await store.find_table("c") is None
            with pytest.raises(LookupError, match="no table c"):
                await store.change_table(TableRow("c", "", "", 1, 0, b""))

        run_with_store(location, run_scenario)

    def test_player_has_one_role_per_table(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            await store.set_role("1", "Ann", "host")
            await store.set_role("1", "Bob", "floor")
            await store.set_role("2", "Ann", "player")
            await store.set_role("1", "Bob", "player")
            assert await store.roles("1") == {"Ann": "host", "Bob": "player"}
            await store.set_role("1", "BOB", "")
            await store.set_role("1", "Cid", "")
            assert await store.roles("1") == {"Ann": "host"}
            assert await store.roles("2") == {"Ann": "player"}

        run_with_store(location, run_scenario)

    def test_hands_are_listed_latest_first_and_overwritten(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            hands = [
                HandRow("1", hand_number, 10 * hand_number, 10 * hand_number + 9, 99, "no-limit")
                for hand_number in range(1, 6)
            ]
            for hand in hands:
                await store.add_hand(hand)
            await store.add_hand(HandRow("2", 1, 1, 2, 3, "stud"))
            assert await store.list_hands("1") == hands[::-1]
            assert await store.list_hands("1", before_hand=4, limit=2) == [hands[2], hands[1]]
            overwriting_row = HandRow("1", 5, 50, 70, 100, "pot-limit")
            await store.add_hand(overwriting_row)
            assert await store.find_hand("1", 5) == overwriting_row
            assert await store.list_hands("1", limit=0) == [overwriting_row, *hands[3::-1]]
            assert await store.find_hand("1", 6) is None
            assert await store.find_hand("1", 2**70) is None
            assert await store.list_hands("3") == []

        run_with_store(location, run_scenario)

    # The audit log

    def test_audit_filter_returns_latest_rows_first(self, location: StoreLocation) -> None:
        rows = [
            AuditRow(1, "Gus", "admin", "barred", "", "", "Ann", '{"until":-1}', "192.0.2.1"),
            AuditRow(2, "Ann", "host", "pause", "t1", "Friday", "", "", "2001:db8::/64"),
            AuditRow(3, "gus", "host", "kick", "t2", "Monday", "Žoe", "{}"),
            AuditRow(4, "", "room", "close", "t1", "Friday"),
        ]

        async def run_scenario(store: Store) -> None:
            assert [await store.add_audit_row(row) for row in rows] == [1, 2, 3, 4]

            async def find_seqs(**filters: Any) -> list[int]:
                return [row.seq for row in await store.find_audit_rows(AuditFilter(**filters))]

            audit_rows = [replace(row, seq=seq) for seq, row in enumerate(rows, 1)]
            assert await store.find_audit_rows(AuditFilter()) == audit_rows[::-1]
            assert await find_seqs(person="GUS") == [3, 1]
            assert await find_seqs(person="ann") == [2, 1]
            assert await find_seqs(person="žOE") == [3]
            assert await find_seqs(table="t1") == [4, 2]
            assert await find_seqs(action="kick", person="Gus") == [3]
            assert await find_seqs(since=3) == [4, 3]
            assert await find_seqs(limit=2) == [4, 3]
            assert await find_seqs(limit=2, before_seq=3) == [2, 1]
            assert await find_seqs(limit=0) == [4, 3, 2, 1]
            assert await find_seqs(person="nobody") == []
            assert await find_seqs(table="\0") == []

        run_with_store(location, run_scenario)

    def test_audit_rows_are_stored_atomically_with_batch(self, location: StoreLocation) -> None:
        audit_row = AuditRow(1, "Ann", "host", "pause", "a")

        async def run_scenario(store: Store) -> None:
            audited_batch = replace(
                make_batch("a", 0, replies=(StoredReply("c", b"yes"),)),
                audit_rows=(audit_row, audit_row),
            )
            await store.append(audited_batch)
            assert [row.seq for row in await store.find_audit_rows(AuditFilter())] == [2, 1]
            with pytest.raises(Conflict):
                await store.append(audited_batch)
            with pytest.raises(NotUnique):
                await store.append(replace(audited_batch, expected_seq=1))
            assert len(await store.find_audit_rows(AuditFilter())) == 2
            appends = [
                store.append(replace(make_batch("b", expected_seq), audit_rows=(audit_row,)))
                for expected_seq in range(20)
            ]
            await asyncio.gather(*appends, *[store.add_audit_row(audit_row) for _ in range(20)])
            assert [row.seq for row in await store.find_audit_rows(AuditFilter())] == [
                *range(42, 0, -1)
            ]

        run_with_store(location, run_scenario)

    def test_two_stores_share_one_audit_sequence(self, location: StoreLocation) -> None:
        audit_row = AuditRow(1, "", "terminal", "backup")

        async def run_scenario(store: Store, other_store: Store) -> None:
            sequence_numbers = await asyncio.gather(
                *[each_store.add_audit_row(audit_row) for each_store in (store, other_store) * 10]
            )
            assert sorted(sequence_numbers) == [*range(1, 21)]

        run_with_two_stores(location, run_scenario)

    def test_forget_audit_removes_only_old_rows(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            for time_ms in (5, 6, 7):
                await store.add_audit_row(AuditRow(time_ms, "Gus", "admin", "message"))
            assert await store.delete_old_audit_rows(7) == 2
            assert [row.at for row in await store.find_audit_rows(AuditFilter())] == [7]
            assert await store.delete_old_audit_rows(7) == 0
            assert await store.add_audit_row(AuditRow(8, "Gus", "admin", "message")) == 4

        run_with_store(location, run_scenario)

    @pytest.mark.parametrize(
        "row",
        [
            AuditRow(-1, "Gus", "admin", "message"),
            AuditRow(MAX_INTEGER + 1, "Gus", "admin", "message"),
            AuditRow(1, "Gus", "admin", ""),
            AuditRow(1, "Gus\0", "admin", "message"),
            AuditRow(1, "Gus", "admin", "message", args="\ud800"),
        ],
    )
    def test_invalid_audit_row_is_refused(self, location: StoreLocation, row: AuditRow) -> None:
        async def run_scenario(store: Store) -> None:
            reason = r"too large to store|invalid character|the name is missing"
            with pytest.raises(ValueError, match=reason):
                await store.add_audit_row(row)
            with pytest.raises(ValueError, match=reason):
                await store.append(replace(make_batch("a", 0), audit_rows=(row,)))
            for audit_filter in (
                AuditFilter(before_seq=-1),
                AuditFilter(limit=-1),
                AuditFilter(since=MAX_INTEGER + 1),
            ):
                with pytest.raises(ValueError, match=r"invalid page|too large to store|invalid"):
                    await store.find_audit_rows(audit_filter)
            assert await store.stream_lengths() == {}
            assert await store.find_audit_rows(AuditFilter()) == []

        run_with_store(location, run_scenario)

    # Opening and closing

    def test_data_survives_reopening(self, location: StoreLocation) -> None:
        async def write(store: Store) -> None:
            await store.append(make_batch("a", 0, entries=(LedgerEntry("bank", "Ann", 5, ""),)))
            await store.add_account(AccountRow("Ann", "", 1))

        async def read(store: Store) -> None:
            assert await store.stream_lengths() == {"a": 1}
            assert await store.balances() == {"bank": -5, "Ann": 5}
            assert await store.find_account("Ann") == AccountRow("Ann", "", 1)
            assert await store.append(make_batch("a", 1)) == 2

        run_with_store(location, write)
        run_with_store(location, read)

    def test_close_writes_pending_appends(self, location: StoreLocation) -> None:
        async def close_at_once() -> list[int]:
            store = location.store()
            await store.open()
            append_tasks = [
                asyncio.create_task(store.append(make_batch("a", expected_seq)))
                for expected_seq in range(50)
            ]
            await asyncio.sleep(0)  # all appends have started, none has been acknowledged
            await store.close()
            return await asyncio.gather(*append_tasks)

        async def read(store: Store) -> None:
            assert await store.stream_lengths() == {"a": 50}

        assert run(close_at_once()) == list(range(1, 51))
        run_with_store(location, read)

    def test_closed_store_raises_store_failed(self, location: StoreLocation) -> None:
        async def run_scenario() -> None:
            store = location.store()
            with pytest.raises(StoreFailed, match="not open"):
                await store.append(make_batch("a", 0))
            await store.open()
            await store.open()
            await store.append(make_batch("a", 0))
            await store.close()
            await store.close()
            with pytest.raises(StoreFailed, match="not open"):
                await store.append(make_batch("a", 1))
            with pytest.raises(StoreFailed, match="not open"):
                await store.read("a")
            await store.open()
            assert await store.stream_lengths() == {"a": 1}
            await store.close()

        run(run_scenario())

    def test_cancelled_append_is_still_stored(self, location: StoreLocation) -> None:
        async def run_scenario(store: Store) -> None:
            task = asyncio.create_task(store.append(make_batch("a", 0)))
            await asyncio.sleep(0)
            task.cancel()
            await asyncio.wait([task])
            assert await store.append(make_batch("a", 1)) == 2

        run_with_store(location, run_scenario)
