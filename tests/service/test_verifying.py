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
from tests.service.decks import KEY, STREAM, SealedSession, fixed, recorded, session_of
from tests.table.table_kinds import KINDS
from tests.thorough import many, one_in


def said(report: Report) -> list[str]:
    return [str(problem) for problem in report.problems]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("kind", one_in(2, [*KINDS]))
def test_nothing_is_found_where_nothing_is_wrong(kind: str) -> None:
    played = session_of(kind)
    report = verify_stream(played.evidence())
    assert said(report) == []
    assert report.clean
    assert report.records == len(played.records)
    assert report.entries == len(played.entries)
    assert report.opened == report.sealed > 20
    assert report.cards > 100
    without = verify_stream(played.evidence(key=None))
    assert said(without) == []
    assert without.sealed == report.sealed
    assert without.opened == without.cards == 0


def test_reshuffles_are_looked_at_too() -> None:
    played = session_of("razz in a tournament", 5, 40)
    assert [fact for fact in played.records if isinstance(fact, DeckReshuffled)]
    assert said(verify_stream(played.evidence())) == []


def test_somebody_absent_whose_hand_is_killed_when_a_check_is_free_is_no_problem() -> None:
    played = session_of("ante of bb", 3, 40)
    assert said(verify_stream(played.evidence())) == []


@pytest.mark.parametrize(
    "kind", ["home", "stud", "rake, drop and kitty", "straddles from anywhere"]
)
def test_a_room_may_have_stopped_at_any_record(kind: str) -> None:
    played = session_of(kind)
    whole = played.evidence()
    for end in range(1, len(played.records), many(141, 5)):
        cut_off = Evidence(
            stream=STREAM,
            records=whole.records[:end],
            entries=[entry for entry in whole.entries if entry.seq <= end],
            sealed=whole.sealed,
            key=KEY,
        )
        assert said(verify_stream(cut_off)) == []


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    played = session_of("home", 3, 60)
    verify_stream(played.evidence(), lambda done, total: told.append((done, total)))
    total = len(played.records)
    assert total > 1000
    assert told == [*[(done, total) for done in range(0, total, 1000)], (total, total)]


# Faults ------------------------------------------------------------------------------------------


def changed(
    change: Callable[[list[AnyRecorded]], None], key: bytes | None = KEY, kind: str = "online"
) -> list[str]:
    """Return the problems found after changing a session's records but not its ledger."""
    played = session_of(kind)
    records = list(played.records)
    change(records)
    assert records != played.records
    return said(verify_stream(replace(played.evidence(key), records=recorded(records))))


def place_of(records: list[AnyRecorded], kind: type, nth: int = 5) -> int:
    return [k for k, fact in enumerate(records) if isinstance(fact, kind)][nth]


def becomes(records: list[AnyRecorded], kind: type, nth: int = 5, **changes: Any) -> None:
    k = place_of(records, kind, nth)
    fact: Any = records[k]
    records[k] = replace(fact, **changes)


def swap_hole_cards(records: list[AnyRecorded]) -> None:
    k = place_of(records, of_hand.HoleCardsDealt)
    fact = records[k]
    assert isinstance(fact, of_hand.HoleCardsDealt)
    first, second, *more = fact.holdings
    records[k] = replace(fact, holdings=(second, first, *more))


def test_cards_that_were_not_dealt_so_are_found_with_the_key_only() -> None:
    found = changed(swap_hole_cards)
    assert len([why for why in found if "in the log, not" in why]) == 4
    assert all(why.startswith(f"{STREAM}, record ") for why in found)
    assert all(", hand 6: " in why for why in found)


def test_a_card_that_is_there_twice_is_found_without_the_key() -> None:
    def deal_twice(records: list[AnyRecorded]) -> None:
        k = place_of(records, of_hand.HoleCardsDealt)
        fact = records[k]
        assert isinstance(fact, of_hand.HoleCardsDealt)
        card = fact.holdings[0][0]
        records[k] = replace(fact, holdings=tuple([(card, card) for _ in fact.holdings]))

    assert any("has been dealt already" in why for why in changed(deal_twice, None))


def test_another_winner_is_found() -> None:
    found = changed(lambda records: becomes(records, of_hand.PotAwarded, chips=1), key=None)
    assert any("expected PotAwarded" in why for why in found)


def test_chips_out_of_nowhere_are_found_in_both_books() -> None:
    def richer(records: list[AnyRecorded]) -> None:
        k = place_of(records, f.HandClosed)
        fact = records[k]
        assert isinstance(fact, f.HandClosed)
        records[k] = replace(fact, chips=(fact.chips[0] + 50, *fact.chips[1:]))

    found = changed(richer)
    assert any("chips at the table, and" in why for why in found)
    assert any("the ledger of the session does not add up" in why for why in found)


def test_a_purchase_that_was_larger_is_found_in_the_stores_ledger() -> None:
    def cheaper(records: list[AnyRecorded]) -> None:
        k = place_of(records, f.ChipsBought, 0)
        fact = records[k]
        assert isinstance(fact, f.ChipsBought)
        records[k] = replace(fact, chips=fact.chips + 1)

    assert any("the ledger should have" in why for why in changed(cheaper))


def test_a_missing_record_is_found() -> None:
    played = session_of("online")
    records = recorded(played.records)
    del records[40]
    found = said(verify_stream(replace(played.evidence(), records=records)))
    assert any(why.endswith("record 41 is missing") for why in found)


def test_what_is_no_record_stops_the_reading() -> None:
    played = session_of("online")
    records = recorded(played.records)
    records[50] = Record(51, 0, b'{"type":"Nonsense"}')
    report = verify_stream(replace(played.evidence(), records=records))
    assert report.records == 51
    assert any("record 51" in why and "cannot have happened" in why for why in said(report))


def test_a_stream_that_does_not_begin_with_its_rules_is_found() -> None:
    records = recorded([f.SatDown(1, "Ann")])
    [why] = said(verify_stream(Evidence(stream=STREAM, records=records)))
    assert "begins with TableOpened" in why


def test_an_empty_stream_has_no_problems() -> None:
    assert verify_stream(Evidence(stream=STREAM, records=())).clean


# The ledger --------------------------------------------------------------------------------------


def entries_changed(change: Callable[[list[LedgerRow]], object]) -> list[str]:
    evidence = session_of("online").evidence()
    entries = list(evidence.entries)
    change(entries)
    return said(verify_stream(replace(evidence, entries=entries)))


def test_an_entry_that_was_changed_is_found() -> None:
    [why] = entries_changed(lambda entries: entries.__setitem__(2, replace(entries[2], chips=1)))
    assert "the ledger should have" in why
    assert "and has 1 from" in why


def test_an_entry_that_is_missing_is_found() -> None:
    [why] = entries_changed(lambda entries: entries.pop())
    assert "and ends before it" in why


def test_an_entry_without_a_fact_is_found() -> None:
    forged = LedgerRow(STREAM, 99, 0, "table:t1", "player:Eve", 500, "cash-out")
    [why] = entries_changed(lambda entries: entries.append(forged))
    assert why == (
        f"{STREAM}, record 99: the ledger has 500 from table:t1 to player:Eve (cash-out), "
        "for which there is no fact"
    )


def test_an_entry_before_its_fact_is_found() -> None:
    assert entries_changed(lambda entries: entries.__setitem__(5, replace(entries[5], seq=1)))


# The decks ---------------------------------------------------------------------------------------


def test_another_key_opens_nothing() -> None:
    found = said(verify_stream(session_of("online").evidence(KEY[::-1])))
    assert len(found) == 25
    assert all("cannot be opened with this key" in why for why in found)


def test_a_sealed_deck_that_is_not_there_is_found() -> None:
    evidence = session_of("online").evidence()
    sealed = dict(evidence.sealed)
    del sealed[next(iter(sealed))]
    [why] = said(verify_stream(replace(evidence, sealed=sealed)))
    assert why.endswith("hand 1: its sealed deck is not there")


def test_a_sealed_deck_that_is_another_one_is_found() -> None:
    played = session_of("online")
    hand = played.hands[3]
    another = SealedDeck.seal(played.table.current_game, fixed("another"))
    key = deck_key(hand.number, hand.deck.root)
    sealed = {**played.sealed, key: another.blob(KEY, STREAM, hand.number)}
    [why] = said(verify_stream(replace(played.evidence(), sealed=sealed)))
    assert why.endswith("its sealed deck has another root than was told")


def drop(records: list[AnyRecorded], kind: type, nth: int = 5) -> None:
    del records[place_of(records, kind, nth)]


def cut_again(records: list[AnyRecorded]) -> None:
    k = place_of(records, DeckCut)
    records.insert(k + 1, records[k])


def seal_again(records: list[AnyRecorded]) -> None:
    records.insert(place_of(records, DeckCut) + 1, records[place_of(records, DeckSealed)])


def cut_late(records: list[AnyRecorded]) -> None:
    k = place_of(records, DeckCut)
    cut = records.pop(k)
    records.insert(place_of(records, of_hand.HoleCardsDealt) + 1, cut)


WRONG_DECKS: dict[str, tuple[Callable[[list[AnyRecorded]], None], str]] = {
    "never sealed": (lambda r: drop(r, DeckSealed), "from a deck that nobody had sealed"),
    "never cut": (lambda r: drop(r, DeckCut), "from a deck before it was cut"),
    "cut after the deal": (cut_late, "from a deck before it was cut"),
    "cut twice": (cut_again, "the deck was cut twice"),
    "sealed again": (seal_again, "sealed again after it had been cut"),
    "another root": (lambda r: becomes(r, DeckSealed, root="ab" * 32), "sealed deck is not there"),
    "no root": (lambda r: becomes(r, DeckSealed, root="x"), "the root of the deck is no hash"),
    "other cuts": (lambda r: becomes(r, DeckCut, cuts=((1, "ab" * 32),)), "was not promised"),
    "a cut from an empty chair": (
        lambda r: becomes(r, DeckCut, cuts=((99, "ab" * 32),)),
        "the cut of nobody in chair 99 was not promised",
    ),
    "a promise that is none": (
        lambda r: becomes(r, CutPromised, 0, end="my word"),
        "is no hash",
    ),
}


@pytest.mark.parametrize("what", WRONG_DECKS)
def test_a_deck_that_was_not_sealed_and_cut_in_time_is_found(what: str) -> None:
    change, why = WRONG_DECKS[what]
    assert any(why in each for each in changed(change))
    if what not in ("another root",):
        assert any(why in each for each in changed(change, None)), "it takes no key to see"


def test_a_promise_between_the_seal_and_the_cut_does_not_count() -> None:
    def promise_late(records: list[AnyRecorded]) -> None:
        k = place_of(records, DeckCut)
        cut = records[k]
        assert isinstance(cut, DeckCut)
        chair = cut.cuts[0][0]
        end, value = hash_chain(b"x" * 32, 1)
        player = next(
            fact.player
            for fact in reversed(records[:k])
            if isinstance(fact, f.SatDown) and fact.chair == chair
        )
        records[k] = replace(cut, cuts=((chair, value), *cut.cuts[1:]))
        records.insert(k, CutPromised(player, end))

    assert any("was not promised" in why for why in changed(promise_late, None))


@pytest.mark.parametrize("key", [None, KEY])
def test_a_reshuffle_that_was_not_sealed_is_found(key: bytes | None) -> None:
    played = session_of("razz in a tournament", 5, 40)
    records = [fact for fact in played.records if not isinstance(fact, DeckReshuffled)]
    evidence = replace(played.evidence(key), records=recorded(records))
    assert any(
        "after a reshuffle that was not sealed" in why for why in said(verify_stream(evidence))
    )


def test_a_reshuffle_that_does_not_follow_from_the_deck_is_found() -> None:
    played = session_of("razz in a tournament", 5, 40)
    records = [
        replace(fact, root="ab" * 32) if isinstance(fact, DeckReshuffled) else fact
        for fact in played.records
    ]
    evidence = replace(played.evidence(), records=recorded(records))
    assert any(
        "does not follow from the sealed deck" in why for why in said(verify_stream(evidence))
    )


# Out of a store ----------------------------------------------------------------------------------


async def _store_and_verify(played: SealedSession, key: bytes | None) -> tuple[Evidence, Report]:
    store = MemoryStore()
    await store.open()
    evidence = played.evidence()
    await store.append(
        Batch(
            STREAM,
            0,
            0,
            tuple([record.body for record in evidence.records]),
            sealed=tuple([SealedBlob(name, blob) for name, blob in evidence.sealed.items()]),
        )
    )
    gathered = await load_evidence(store, STREAM, key)
    await store.close()
    return gathered, verify_stream(replace(gathered, entries=evidence.entries))


def test_all_that_a_store_has_is_gathered() -> None:
    played = session_of("home")
    gathered, report = asyncio.run(_store_and_verify(played, KEY))
    assert gathered.sealed == played.sealed
    assert len(gathered.records) == len(played.records)
    assert said(report) == []
    assert report.opened == 25
    gathered, report = asyncio.run(_store_and_verify(played, None))
    assert gathered.sealed == {}
    assert said(report) == []


def test_the_rooms_own_facts_are_read_back_from_what_is_stored() -> None:
    played = session_of("home")
    assert [from_json(to_json(each)) for each in played.records] == played.records
    assert any(isinstance(each, RoomFact) for each in played.records)
