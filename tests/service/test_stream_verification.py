"""Verification of stored streams: valid streams pass, every kind of fault is reported."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.engine.state import hand_facts as of_hand
from riverboat.service.decks.deck_cut import hash_chain
from riverboat.service.decks.seal import SealedDeck
from riverboat.service.history.stream_verifier import Evidence, Report, load_evidence, verify_stream
from riverboat.service.records.room_facts import (
    AnyRecorded,
    CutPromised,
    DeckCut,
    DeckReshuffled,
    DeckSealed,
    RoomFact,
    deck_key,
    from_json,
    to_json,
)
from riverboat.store.memory_store import MemoryStore
from riverboat.store.stream_records import Batch, LedgerRow, Record, SealedBlob
from riverboat.table.state import facts as f
from tests.schedule import run_in
from tests.service.sealed_sessions import (
    KEY,
    STREAM,
    SealedSession,
    make_seeded_byte_source,
    play_cached_session,
    to_records,
)
from tests.table.table_kinds import TABLE_KINDS
from tests.thorough import example_count, sample_every


def list_problem_texts(report: Report) -> list[str]:
    return [str(problem) for problem in report.problems]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("table_kind", sample_every(2, [*TABLE_KINDS]))
def test_valid_session_has_no_problems(table_kind: str) -> None:
    sealed_session = play_cached_session(table_kind)
    report = verify_stream(sealed_session.evidence())
    assert list_problem_texts(report) == []
    assert report.is_clean
    assert report.records == len(sealed_session.records)
    assert report.entries == len(sealed_session.entries)
    assert report.opened_hands == report.sealed_hands > 20
    assert report.compared_cards > 100
    keyless_report = verify_stream(sealed_session.evidence(key=None))
    assert list_problem_texts(keyless_report) == []
    assert keyless_report.sealed_hands == report.sealed_hands
    assert keyless_report.opened_hands == keyless_report.compared_cards == 0


def test_reshuffled_session_has_no_problems() -> None:
    sealed_session = play_cached_session("razz in a tournament", 5, 40)
    assert [fact for fact in sealed_session.records if isinstance(fact, DeckReshuffled)]
    assert list_problem_texts(verify_stream(sealed_session.evidence())) == []


def test_killed_hand_of_absent_player_is_no_problem() -> None:
    sealed_session = play_cached_session("ante of bb", 3, 40)
    assert list_problem_texts(verify_stream(sealed_session.evidence())) == []


@pytest.mark.parametrize(
    "table_kind", ["home", "stud", "rake, drop and kitty", "straddles from anywhere"]
)
def test_truncated_session_has_no_problems(table_kind: str) -> None:
    sealed_session = play_cached_session(table_kind)
    whole_evidence = sealed_session.evidence()
    for record_count in range(1, len(sealed_session.records), example_count(141, 5)):
        truncated_evidence = Evidence(
            stream=STREAM,
            records=whole_evidence.records[:record_count],
            entries=[entry for entry in whole_evidence.entries if entry.seq <= record_count],
            sealed_blobs=whole_evidence.sealed_blobs,
            key=KEY,
        )
        assert list_problem_texts(verify_stream(truncated_evidence)) == []


def test_verification_reports_progress_to_the_end() -> None:
    progress: list[tuple[int, int]] = []
    sealed_session = play_cached_session("home", 3, 60)
    verify_stream(
        sealed_session.evidence(), lambda done_count, total: progress.append((done_count, total))
    )
    total = len(sealed_session.records)
    assert total > 1000
    assert progress == [
        *[(done_count, total) for done_count in range(0, total, 1000)],
        (total, total),
    ]


# Faults ------------------------------------------------------------------------------------------


def find_problems_after_change(
    change: Callable[[list[AnyRecorded]], None], key: bytes | None = KEY, table_kind: str = "online"
) -> list[str]:
    """Return the problems found after changing a session's records but not its ledger."""
    sealed_session = play_cached_session(table_kind)
    records = list(sealed_session.records)
    change(records)
    assert records != sealed_session.records
    return list_problem_texts(
        verify_stream(replace(sealed_session.evidence(key), records=to_records(records)))
    )


def find_fact_index(records: list[AnyRecorded], fact_type: type, occurrence: int = 5) -> int:
    return [index for index, fact in enumerate(records) if isinstance(fact, fact_type)][occurrence]


def replace_fact(
    records: list[AnyRecorded], fact_type: type, occurrence: int = 5, **changes: Any
) -> None:
    index = find_fact_index(records, fact_type, occurrence)
    fact: Any = records[index]
    records[index] = replace(fact, **changes)


def swap_hole_cards(records: list[AnyRecorded]) -> None:
    index = find_fact_index(records, of_hand.HoleCardsDealt)
    fact = records[index]
    assert isinstance(fact, of_hand.HoleCardsDealt)
    first_cards, second_cards, *other_holdings = fact.holdings
    records[index] = replace(fact, holdings=(second_cards, first_cards, *other_holdings))


def test_swapped_hole_cards_are_detected_with_key_only() -> None:
    problems = find_problems_after_change(swap_hole_cards)
    assert len([reason for reason in problems if "in the log and" in reason]) == 4
    assert all(reason.startswith(f"{STREAM}, record ") for reason in problems)
    assert all(", hand 6: " in reason for reason in problems)


def test_duplicate_card_is_detected_without_key() -> None:
    def deal_twice(records: list[AnyRecorded]) -> None:
        index = find_fact_index(records, of_hand.HoleCardsDealt)
        fact = records[index]
        assert isinstance(fact, of_hand.HoleCardsDealt)
        card = fact.holdings[0][0]
        records[index] = replace(fact, holdings=tuple([(card, card) for _ in fact.holdings]))

    assert any(
        "is already dealt" in reason for reason in find_problems_after_change(deal_twice, None)
    )


def test_wrong_pot_award_is_detected() -> None:
    problems = find_problems_after_change(
        lambda records: replace_fact(records, of_hand.PotAwarded, chips=1), key=None
    )
    assert any("expected PotAwarded" in reason for reason in problems)


def test_created_chips_are_detected_in_both_ledgers() -> None:
    def add_chips(records: list[AnyRecorded]) -> None:
        index = find_fact_index(records, f.HandClosed)
        fact = records[index]
        assert isinstance(fact, f.HandClosed)
        records[index] = replace(fact, stacks=(fact.stacks[0] + 50, *fact.stacks[1:]))

    problems = find_problems_after_change(add_chips)
    assert any("chips at the table, 2" in reason for reason in problems)
    assert any("the session ledger doesn’t add up" in reason for reason in problems)


def test_altered_purchase_is_detected_in_ledger() -> None:
    def alter_purchase(records: list[AnyRecorded]) -> None:
        index = find_fact_index(records, f.ChipsBought, 0)
        fact = records[index]
        assert isinstance(fact, f.ChipsBought)
        records[index] = replace(fact, chips=fact.chips + 1)

    assert any(
        "the ledger doesn’t add up" in reason or "brought" in reason
        for reason in find_problems_after_change(alter_purchase)
    )


def test_missing_record_is_detected() -> None:
    sealed_session = play_cached_session("online")
    records = to_records(sealed_session.records)
    del records[40]
    problems = list_problem_texts(
        verify_stream(replace(sealed_session.evidence(), records=records))
    )
    assert any(reason.endswith("missing record 41") for reason in problems)


def test_invalid_record_stops_verification() -> None:
    sealed_session = play_cached_session("online")
    records = to_records(sealed_session.records)
    records[50] = Record(51, 0, b'{"type":"Nonsense"}')
    report = verify_stream(replace(sealed_session.evidence(), records=records))
    assert report.records == 51
    assert any(
        "record 51" in reason and "impossible" in reason for reason in list_problem_texts(report)
    )


def test_stream_without_opening_rules_is_detected() -> None:
    records = to_records([f.SatDown(1, "Ann")])
    [reason] = list_problem_texts(verify_stream(Evidence(stream=STREAM, records=records)))
    assert "begins with TableOpened" in reason


def test_empty_stream_has_no_problems() -> None:
    assert verify_stream(Evidence(stream=STREAM, records=())).is_clean


# The ledger --------------------------------------------------------------------------------------


def find_problems_after_ledger_change(change: Callable[[list[LedgerRow]], object]) -> list[str]:
    evidence = play_cached_session("online").evidence()
    entries = list(evidence.entries)
    change(entries)
    return list_problem_texts(verify_stream(replace(evidence, entries=entries)))


def test_altered_ledger_entry_is_detected() -> None:
    [reason] = find_problems_after_ledger_change(
        lambda entries: entries.__setitem__(2, replace(entries[2], chips=1))
    )
    assert "expected ledger entry" in reason
    assert "found 1 from" in reason


def test_missing_ledger_entry_is_detected() -> None:
    [reason] = find_problems_after_ledger_change(lambda entries: entries.pop())
    assert "ledger incomplete" in reason


def test_ledger_entry_without_fact_is_detected() -> None:
    forged_entry = LedgerRow(STREAM, 99, 0, "table:t1", "player:Eve", 500, "cash-out")
    [reason] = find_problems_after_ledger_change(lambda entries: entries.append(forged_entry))
    assert reason == (
        "table/t1, record 99: ledger entry without a log entry: "
        "500 from table:t1 to player:Eve (cash-out)"
    )


def test_ledger_entry_before_its_fact_is_detected() -> None:
    assert find_problems_after_ledger_change(
        lambda entries: entries.__setitem__(5, replace(entries[5], seq=1))
    )


# The decks ---------------------------------------------------------------------------------------


def test_wrong_key_opens_no_deck() -> None:
    problems = list_problem_texts(verify_stream(play_cached_session("online").evidence(KEY[::-1])))
    assert len(problems) == 25
    assert all("doesn’t open with this key" in reason for reason in problems)


def test_missing_sealed_deck_is_detected() -> None:
    evidence = play_cached_session("online").evidence()
    sealed_blobs = dict(evidence.sealed_blobs)
    del sealed_blobs[next(iter(sealed_blobs))]
    [reason] = list_problem_texts(verify_stream(replace(evidence, sealed_blobs=sealed_blobs)))
    assert reason.endswith("hand 1: sealed deck missing")


def test_replaced_sealed_deck_is_detected() -> None:
    sealed_session = play_cached_session("online")
    hand = sealed_session.hands[3]
    other_deck = SealedDeck.seal(
        sealed_session.table.current_game, make_seeded_byte_source("another")
    )
    blob_name = deck_key(hand.number, hand.deck.root)
    sealed_blobs = {**sealed_session.sealed, blob_name: other_deck.blob(KEY, STREAM, hand.number)}
    evidence = replace(sealed_session.evidence(), sealed_blobs=sealed_blobs)
    [reason] = list_problem_texts(verify_stream(evidence))
    assert reason.endswith("root hash of the sealed deck doesn’t match")


def drop_record(records: list[AnyRecorded], fact_type: type, occurrence: int = 5) -> None:
    del records[find_fact_index(records, fact_type, occurrence)]


def repeat_cut(records: list[AnyRecorded]) -> None:
    index = find_fact_index(records, DeckCut)
    records.insert(index + 1, records[index])


def repeat_seal(records: list[AnyRecorded]) -> None:
    records.insert(
        find_fact_index(records, DeckCut) + 1, records[find_fact_index(records, DeckSealed)]
    )


def move_cut_after_deal(records: list[AnyRecorded]) -> None:
    index = find_fact_index(records, DeckCut)
    cut = records.pop(index)
    records.insert(find_fact_index(records, of_hand.HoleCardsDealt) + 1, cut)


DECK_DAMAGES: dict[str, tuple[Callable[[list[AnyRecorded]], None], str]] = {
    "never sealed": (
        lambda records: drop_record(records, DeckSealed),
        "cards dealt from an unsealed deck",
    ),
    "never cut": (lambda records: drop_record(records, DeckCut), "cards dealt before the cut"),
    "cut after the deal": (move_cut_after_deal, "cards dealt before the cut"),
    "cut twice": (repeat_cut, "deck cut twice"),
    "sealed again": (repeat_seal, "deck sealed again after the cut"),
    "another root": (
        lambda records: replace_fact(records, DeckSealed, root="ab" * 32),
        "sealed deck missing",
    ),
    "no root": (
        lambda records: replace_fact(records, DeckSealed, root="x"),
        "invalid root hash of the deck",
    ),
    "other cuts": (
        lambda records: replace_fact(records, DeckCut, cuts=((1, "ab" * 32),)),
        "cut without a commitment",
    ),
    "a cut from an empty chair": (
        lambda records: replace_fact(records, DeckCut, cuts=((99, "ab" * 32),)),
        "cut without a commitment: empty seat 99",
    ),
    "a promise that is none": (
        lambda records: replace_fact(records, CutPromised, 0, chain_end="my word"),
        "not a hash",
    ),
}


@pytest.mark.parametrize("damage", DECK_DAMAGES)
def test_wrong_seal_or_cut_order_is_detected(damage: str) -> None:
    change, reason = DECK_DAMAGES[damage]
    assert any(reason in problem for problem in find_problems_after_change(change))
    if damage not in ("another root",):
        assert any(reason in problem for problem in find_problems_after_change(change, None)), (
            "it takes no key to see"
        )


def test_promise_between_seal_and_cut_is_invalid() -> None:
    def insert_late_promise(records: list[AnyRecorded]) -> None:
        index = find_fact_index(records, DeckCut)
        cut = records[index]
        assert isinstance(cut, DeckCut)
        chair = cut.cuts[0][0]
        promise, cut_value = hash_chain(b"x" * 32, 1)
        player = next(
            fact.player
            for fact in reversed(records[:index])
            if isinstance(fact, f.SatDown) and fact.chair == chair
        )
        records[index] = replace(cut, cuts=((chair, cut_value), *cut.cuts[1:]))
        records.insert(index, CutPromised(player, promise))

    assert any(
        "cut without a commitment" in reason
        for reason in find_problems_after_change(insert_late_promise, None)
    )


@pytest.mark.parametrize("key", [None, KEY])
def test_unsealed_reshuffle_is_detected(key: bytes | None) -> None:
    sealed_session = play_cached_session("razz in a tournament", 5, 40)
    records = [fact for fact in sealed_session.records if not isinstance(fact, DeckReshuffled)]
    evidence = replace(sealed_session.evidence(key), records=to_records(records))
    assert any(
        "cards dealt after an unsealed reshuffle" in reason
        for reason in list_problem_texts(verify_stream(evidence))
    )


def test_reshuffle_with_wrong_root_is_detected() -> None:
    sealed_session = play_cached_session("razz in a tournament", 5, 40)
    records = [
        replace(fact, root="ab" * 32) if isinstance(fact, DeckReshuffled) else fact
        for fact in sealed_session.records
    ]
    evidence = replace(sealed_session.evidence(), records=to_records(records))
    assert any(
        "doesn’t follow from the sealed deck" in reason
        for reason in list_problem_texts(verify_stream(evidence))
    )


# Out of a store ----------------------------------------------------------------------------------


async def _store_and_verify(
    sealed_session: SealedSession, key: bytes | None
) -> tuple[Evidence, Report]:
    store = MemoryStore()
    await store.open()
    evidence = sealed_session.evidence()
    await store.append(
        Batch(
            STREAM,
            0,
            0,
            tuple([record.body for record in evidence.records]),
            sealed_blobs=tuple(
                [SealedBlob(blob_name, blob) for blob_name, blob in evidence.sealed_blobs.items()]
            ),
        )
    )
    loaded_evidence = await load_evidence(store, STREAM, key)
    await store.close()
    return loaded_evidence, verify_stream(replace(loaded_evidence, entries=evidence.entries))


def test_evidence_is_loaded_from_store() -> None:
    sealed_session = play_cached_session("home")
    loaded_evidence, report = asyncio.run(_store_and_verify(sealed_session, KEY))
    assert loaded_evidence.sealed_blobs == sealed_session.sealed
    assert len(loaded_evidence.records) == len(sealed_session.records)
    assert list_problem_texts(report) == []
    assert report.opened_hands == 25
    loaded_evidence, report = asyncio.run(_store_and_verify(sealed_session, None))
    assert loaded_evidence.sealed_blobs == {}
    assert list_problem_texts(report) == []


def test_stored_room_facts_round_trip() -> None:
    sealed_session = play_cached_session("home")
    assert [
        from_json(to_json(record)) for record in sealed_session.records
    ] == sealed_session.records
    assert any(isinstance(record, RoomFact) for record in sealed_session.records)
