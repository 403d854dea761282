"""Records: facts of the room and of the table decode as they were written."""

from __future__ import annotations

from typing import get_args

import pytest

from riverboat.engine import AnyFact, CorruptLog
from riverboat.service.records import room_facts as r
from riverboat.table.state.facts import AnyTableFact, SatDown
from riverboat.wire import client_commands as w
from tests.service.sealed_sessions import make_cuts, play_cached_session

ROOM_FACTS: tuple[r.AnyRoomFact, ...] = (
    r.DeckSealed(7, "ab" * 32),
    r.CutPromised("Ann", "cd" * 32),
    r.DeckCut(7, make_cuts(1, 4)),
    r.DeckCut(8, ()),
    r.DeckReshuffled(7, 1, "ef" * 32),
    r.BotSeated("Rock", "tight"),
    r.TablePaused("Ann", True),
    r.TableResumed("Ann"),
    r.TableRestarted(1_700_000_000_000, "resume"),
    r.HandResumed(7, 1_700_000_000_000),
    r.ProgramDeclared("Bob"),
    r.CardsShown(7, 4, "Ann", (12, 51)),
    r.CommandDeferred(
        1, "Ann", w.ChangeRules("game = 'limit hold'em 2/4'"), "", "limit hold'em 2/4"
    ),
    r.DeferredCommandWithdrawn(1, "Bob"),
    r.DeferredCommandDropped(2, "Ann", "taken", "SEAT-04", "Bob sits in seat 3"),
    r.HostActed("Ann", w.Adjust(2, -40, "a change given twice"), "Bob", number=3),
    r.PlayerRemoved("Bob", "Ann", "for shouting", 1_700_000_000_000),
    r.BanLifted("Bob", "Ann"),
    r.RoleGiven("Bob", "host", "Ann"),
    r.NoticeRead("Bob", 71),
    r.MessageAnnounced("Gus", "the room closes at midnight", ("Ann", "Bob")),
    r.ListJoined("Cid", 4, 200),
    r.SeatOffered("Cid", 4, 1_700_000_060_000),
    r.ListLeft("Cid", "missed"),
    r.BotYieldedSeat("Otto (bot)"),
    r.SeatLinkCreated("Bob", "Ann"),
    r.StreamStarted("Ann"),
    r.StreamConsentSet("Ben", True),
    r.StreamEnded("Ann"),
    r.StandingAnswersSet(
        "Ann", "never", "most", "muck", rebuy=True, top_up=80, waits_for_big_blind=True
    ),
    r.RabbitHunted(7, "Bob", (r.RabbitCard(9, 0, 51),)),
    r.EventTableLinked("f00d", 3),
    r.BombProposed(8, "Ann", 10),
    r.BombAnswered("Bob", True),
    r.BombAgreed(8, "Ann", 10),
)


def test_fact_names_and_tags_are_unique() -> None:
    fact_types = [*get_args(r.AnyRoomFact), *get_args(AnyTableFact), *get_args(AnyFact)]
    for unique_values in (
        [fact_type.__name__ for fact_type in fact_types],
        [fact_type.__struct_config__.tag for fact_type in fact_types],
    ):
        assert len(unique_values) == len(set(unique_values))
    assert {fact_type.__struct_config__.tag_field for fact_type in fact_types} == {"type"}


def test_every_room_fact_round_trips() -> None:
    assert {type(fact) for fact in ROOM_FACTS} == set(get_args(r.AnyRoomFact))
    for fact in ROOM_FACTS:
        assert r.from_json(r.to_json(fact)) == fact
        assert r.is_room_fact(fact)


@pytest.mark.parametrize("table_kind", ["8-game", "open stakes", "dealer's choice"])
def test_session_stream_round_trips(table_kind: str) -> None:
    sealed_session = play_cached_session(table_kind)
    json_lines = [r.to_json(fact) for fact in sealed_session.records]
    assert r.from_json_lines(json_lines) == sealed_session.records
    assert r.select_table_facts(sealed_session.records) == sealed_session.log


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"[]",
        b"not json",
        b'{"type":"Unheard"}',
        b'{"type":7}',
        b'{"type":"WentOn"}',
        b'{"type":"DeckSealed","hand":"7","root":""}',
        b'{"type":"SatDown","chair":1}',
        b"\xff",
    ],
)
def test_invalid_record_is_refused_with_its_index(line: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        r.from_json(line)
    with pytest.raises(
        CorruptLog, match="log entry 1: unknown entry of the table or room"
    ) as error:
        r.from_json_lines([r.to_json(SatDown(1, "Ann")), line])
    assert error.value.index == 1


def test_deck_key_depends_on_hand_and_root() -> None:
    assert r.deck_key(7, "ab" * 32) != r.deck_key(7, "cd" * 32)
    assert r.deck_key(7, "ab" * 32) != r.deck_key(8, "ab" * 32)
