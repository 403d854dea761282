"""A table restored from a checkpoint equals the table replayed from its whole log."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import grimp
import pytest

from riverboat.engine import HandStarted
from riverboat.engine.state.hand_facts import HoleCardsDealt
from riverboat.service.dealer import table_checkpoint
from riverboat.service.dealer.code_fingerprint import (
    FINGERPRINTED_PACKAGES,
    code_fingerprint,
    fingerprint_sources,
)
from riverboat.service.dealer.table_checkpoint import decode_state, encode_state, restore_dealer
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.dealer.table_recovery import replay_record
from riverboat.service.records.ledger_entries import build_ledger_entries
from riverboat.service.records.room_facts import AnyRecorded, EventTableLinked, RoomFact
from riverboat.table.state import facts as f
from riverboat.table.state.checkpoint_schema import TABLE_SCHEMA, CheckpointSchema, list_slots
from riverboat.table.table_play import forced_facts
from tests.service.room_facts import RoomFactInserter, make_replaying_dealer
from tests.service.state_diff import encode_views, find_state_differences
from tests.table.random_sessions import RandomSession
from tests.table.table_kinds import TABLE_KINDS, TableKind
from tests.thorough import FIRST_SEED, example_count

HAND_COUNT = example_count(4, 60)
STATE_ERRORS = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""Errors from decoding invalid bytes, all of which the opening of a table handles."""
UNREPLAYED_PACKAGES = {"decoding", "deprecation", "equity", "kernel", "narration"}
"""Packages outside the replay: odds and names are shown, but not part of a state between hands.
Byte decoding belongs to msgspec, and the types declare its results.
"""


def record_session(table_kind: TableKind, seed: int, hands: int = HAND_COUNT) -> list[AnyRecorded]:
    """Play a session, with the room's facts between those of the table."""
    session = RandomSession(seed, table_kind.game, table_kind.preset, **table_kind.options)
    session.play(hands)
    return RoomFactInserter(session.log, Random(seed)).records


def restore_table(body: bytes) -> TableDealer:
    return restore_dealer("a-table", body, TableDeck("table/a-table", bytes(32), bytes))


# Equality -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLE_KINDS)
def test_restored_state_continues_as_full_replay(name: str) -> None:
    rng = Random(f"{name} {FIRST_SEED}")
    records = record_session(TABLE_KINDS[name], FIRST_SEED + len(name))
    replayed_dealer = make_replaying_dealer(_get_opening_fact(records))
    restored_dealers: list[TableDealer] = []
    for fact in records:
        if isinstance(fact, f.HandBegan):
            body = encode_state(replayed_dealer)
            restored_dealers = [*restored_dealers[-2:], restore_table(body)]
            for restored_dealer in restored_dealers:
                assert decode_state(encode_state(restored_dealer)) == decode_state(body)
        assert_same_ledger_entries(replayed_dealer, restored_dealers, fact)
        replay_record(replayed_dealer, fact)
        for restored_dealer in restored_dealers:
            replay_record(restored_dealer, fact)
        if isinstance(fact, f.HandBegan) or rng.random() < 0.02:
            assert_same_tables(replayed_dealer, restored_dealers)
    assert_same_tables(replayed_dealer, restored_dealers)
    assert replayed_dealer.table.hand_count >= HAND_COUNT


def _get_opening_fact(records: Sequence[AnyRecorded]) -> f.TableOpened:
    opening_fact = records[0]
    assert isinstance(opening_fact, f.TableOpened)
    return opening_fact


def assert_same_ledger_entries(
    replayed_dealer: TableDealer, restored_dealers: Sequence[TableDealer], fact: AnyRecorded
) -> None:
    """Assert that the next fact makes equal ledger entries."""
    if isinstance(fact, RoomFact | f.TableOpened):
        return
    ledger_entries = build_ledger_entries("a-table", fact, replayed_dealer.table)
    for restored_dealer in restored_dealers:
        assert build_ledger_entries("a-table", fact, restored_dealer.table) == ledger_entries


def assert_same_tables(
    replayed_dealer: TableDealer, restored_dealers: Sequence[TableDealer]
) -> None:
    replayed_dealer.rebuild_event_feed()
    next_facts = forced_facts(
        replayed_dealer.table
    )  # a hand records that it was queried, so query all
    expected_views = (
        encode_views(replayed_dealer) if not next_facts else {}
    )  # until then no view is shown
    for restored_dealer in restored_dealers:
        restored_dealer.rebuild_event_feed()
        assert forced_facts(restored_dealer.table) == next_facts
        assert (encode_views(restored_dealer) if not next_facts else {}) == expected_views
        assert find_state_differences(replayed_dealer, restored_dealer) == []
    assert replayed_dealer.public_state.table.chips == replayed_dealer.table.chips


# Completeness -------------------------------------------------------------------------------------

STORED_SLOTS_BY_TYPE = {
    "Table": (
        "arriving_chips button_buyer carried_chips chairs chips_taken_away chop_offer_chair "
        "clock departed_players displayed_positions drawn_button game_chooser_chair "
        "game_chosen_for_hand game_index hand_began_at hand_chairs hand_count hands_of_game "
        "has_rock_straddle is_closed jackpot killer_chair kitty last_positions leavers "
        "lent_chips limit_percent marker_acceptances offered_marker placed_button "
        "players_owing_kill rake redraw_chairs rock_chair rules short_buy_in_counts "
        "spent_chips time_fee_due timed_turn unpaid_loans unsettled_markers winner_chair"
    ),
    "CutChains": "_expected_hash_by_player _pending",
    "HostState": "bans command_count notices paused_by pending_commands",
    "BombVotes": "_agreed_players _is_declined _proposal",
    "StreamState": "consents is_on link_version",
    "WaitingList": "_waiters yielding_bots",
    "DeckRootLog": "head size",
    "TableDeck": "cut_chains last_cut last_sealed root_log used_cutters",
    "PublicState": "",
    "TableDealer": (
        "bomb_votes bot_styles deck event_link host_state pause_state program_players seq "
        "standing_answers stream table waiting_list"
    ),
}
"""The stored slots of each type. Add a new slot here, or exclude it in the schema with a reason."""


@pytest.mark.parametrize(
    "schema", table_checkpoint.CHECKPOINT_SCHEMAS, ids=lambda schema: schema.kind.__name__
)
def test_every_slot_is_in_schema_or_excluded_with_reason(schema: CheckpointSchema) -> None:
    assert set(schema.slots) == set(STORED_SLOTS_BY_TYPE[schema.kind.__name__].split())
    assert {*schema.slots, *schema.excluded} == set(list_slots(schema.kind))
    assert all(schema.excluded.values())


def test_state_comparison_detects_differences() -> None:
    records = record_session(TABLE_KINDS["home"], 3, 4)
    first_dealer, second_dealer = (
        make_replaying_dealer(_get_opening_fact(records)),
        make_replaying_dealer(_get_opening_fact(records)),
    )
    for dealer in (first_dealer, second_dealer):
        for fact in records:
            replay_record(dealer, fact)
    assert find_state_differences(first_dealer, second_dealer) == []
    seated_player = next(iter(second_dealer.table.chairs.values()))
    seated_player.chips += 1
    second_dealer.host_state.paused_by = "Mallory"
    second_dealer.deck.cut_chains.add_promise("Mallory", "ab" * 32)
    differing_paths = [
        state_difference.partition(":")[0]
        for state_difference in find_state_differences(first_dealer, second_dealer)
    ]
    assert sorted(path.split("[")[0] for path in differing_paths) == [
        ".deck.cut_chains._pending",
        ".host_state.paused_by",
        ".table.chairs",
    ]


def test_checkpoint_contains_no_hole_cards() -> None:
    records = record_session(TABLE_KINDS["the 7-2 game"], 5, 6)
    last_hand_index = max(
        index for index, fact in enumerate(records) if isinstance(fact, f.HandBegan)
    )
    dealer = make_replaying_dealer(_get_opening_fact(records))
    has_hole_cards = False
    for fact in records[:last_hand_index]:
        has_hole_cards = has_hole_cards or isinstance(fact, HoleCardsDealt)
        replay_record(dealer, fact)
    assert has_hole_cards
    assert dealer.table.last_hand is not None, "the last hand left the cards of its winners"
    second_dealer = restore_table(encode_state(dealer))
    assert second_dealer.table.last_hand is None
    assert second_dealer.hand is None
    assert not second_dealer.hand_log
    fields = TABLE_SCHEMA.struct.__struct_fields__
    assert not {"hand", "opening", "last_hand"} & set(fields)


def test_checkpoint_during_hand_is_refused() -> None:
    records = record_session(TABLE_KINDS["home"], 3, 2)
    dealer = make_replaying_dealer(_get_opening_fact(records))
    for fact in records:
        replay_record(dealer, fact)
        if isinstance(fact, f.HandBegan):
            with pytest.raises(AssertionError, match="a hand has begun"):
                encode_state(dealer)
        if isinstance(fact, HandStarted):
            with pytest.raises(AssertionError, match="a hand is played"):
                encode_state(dealer)


def test_restored_tables_share_no_state() -> None:
    records = record_session(TABLE_KINDS["home"], 3, 4)
    last_hand_index = max(
        index for index, fact in enumerate(records) if isinstance(fact, f.HandBegan)
    )
    dealer = make_replaying_dealer(_get_opening_fact(records))
    for fact in records[:last_hand_index]:
        replay_record(dealer, fact)
    second_dealer = restore_table(encode_state(dealer))
    state_before = encode_state(second_dealer)
    for fact in records[last_hand_index:]:
        replay_record(dealer, fact)
    assert encode_state(second_dealer) == state_before
    for chair, seated_player in second_dealer.public_state.table.chairs.items():
        assert seated_player is not second_dealer.table.chairs[chair]


def test_damaged_checkpoint_is_refused_or_decodes() -> None:
    records = record_session(TABLE_KINDS["home"], 3, 3)
    last_hand_index = max(
        index for index, fact in enumerate(records) if isinstance(fact, f.HandBegan)
    )
    dealer = make_replaying_dealer(_get_opening_fact(records))
    for fact in records[:last_hand_index]:
        replay_record(dealer, fact)
    whole_state, rng, refused_count = encode_state(dealer), Random(FIRST_SEED), 0
    trial_count = example_count(300, 20_000)
    for trial in range(trial_count):
        body = bytearray(whole_state)
        if trial % 3 == 0:
            del body[rng.randrange(len(body)) :]
        else:
            body[rng.randrange(len(body))] ^= 1 << rng.randrange(8)
        try:
            assert isinstance(restore_table(bytes(body)), TableDealer)
        except STATE_ERRORS:
            refused_count += 1
    assert trial_count // 3 <= refused_count < trial_count


def test_event_link_survives_checkpoint() -> None:
    records = record_session(TABLE_KINDS["tournament"], 3, 3)
    records.insert(1, EventTableLinked("friday", 7))
    dealer = make_replaying_dealer(_get_opening_fact(records))
    last_hand_index = max(
        index for index, fact in enumerate(records) if isinstance(fact, f.HandBegan)
    )
    for fact in records[:last_hand_index]:
        replay_record(dealer, fact)
    assert restore_table(encode_state(dealer)).event_link == dealer.event_link


# Ownership ----------------------------------------------------------------------------------------


def test_fingerprint_covers_all_replay_code() -> None:
    import_graph = grimp.build_graph("riverboat", exclude_type_checking_imports=True)
    replay_modules = {
        "riverboat.service.dealer.table_recovery",
        "riverboat.service.dealer.table_checkpoint",
        *import_graph.find_upstream_modules("riverboat.service.dealer.table_recovery"),
        *import_graph.find_upstream_modules("riverboat.service.dealer.table_checkpoint"),
    }
    fingerprinted_modules = tuple(
        [f"riverboat.{package.replace('/', '.')}" for package in FINGERPRINTED_PACKAGES]
    )
    other_modules = {
        replay_module
        for replay_module in replay_modules
        if replay_module not in fingerprinted_modules
        and not replay_module.startswith(tuple([f"{module}." for module in fingerprinted_modules]))
    }
    other_packages = {
        module_name.split(".")[1] for module_name in other_modules if module_name.count(".")
    }
    assert other_packages <= UNREPLAYED_PACKAGES | {"service"}
    assert {
        module_name for module_name in other_modules if module_name.startswith("riverboat.service")
    } <= {"riverboat.service"}


def test_fingerprint_changes_with_sources_or_uses_version(tmp_path: Path) -> None:
    assert code_fingerprint() == code_fingerprint()
    for folder in ("table/state", "engine"):
        (tmp_path / folder).mkdir(parents=True)
    assert fingerprint_sources(tmp_path).startswith("riverboat ")
    (tmp_path / "engine" / "play.py").write_text("A = 1\n")
    fingerprint = fingerprint_sources(tmp_path)
    assert len(fingerprint) == 32
    (tmp_path / "engine" / "notes.txt").write_text("no code")
    assert fingerprint_sources(tmp_path) == fingerprint
    (tmp_path / "engine" / "play.py").write_text("A = 2\n")
    changed_fingerprint = fingerprint_sources(tmp_path)
    (tmp_path / "engine" / "play.py").rename(tmp_path / "table" / "state" / "play.py")
    assert len({fingerprint, changed_fingerprint, fingerprint_sources(tmp_path)}) == 3
