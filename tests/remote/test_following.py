"""Table replicas: a client's hand equals its redacted view, whichever frames it received."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from riverboat.bots import style
from riverboat.cards import UNKNOWN
from riverboat.engine import Nothing, ToAct, ToShow
from riverboat.engine.hand_redaction import redacted_hand
from riverboat.remote.command_conversion import cheapest_command, to_wire_command
from riverboat.remote.table_replica import ReplicaSet, TableReplica
from riverboat.sim.sessions.style_commands import choose_command
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToPlay, ToStraddle
from riverboat.wire import messages as m
from riverboat.wire import view as v
from riverboat.wire.refusal_frames import watch_ended
from riverboat.words.refusals.doors import TableWasClosed
from tests.remote.rooms import ID, Room, encode
from tests.schedule import run_in

GAMES = (
    "no-limit hold'em 1/2",
    "pot-limit omaha 1/2",
    "limit omaha hi-lo 4/8",
    "limit stud 30/60 ante 5 bring-in 10",
    "limit stud hi-lo 30/60 ante 5 bring-in 10",
    "limit 2-7 triple draw 4/8",
    "limit badugi 4/8",
    "no-limit short deck ante 1 button 2",
)
NAMES = ("Ann", "Bob", "Cat", "Dan")


def opened(game: str, preset: str = "online", seed: int = 7) -> Room:
    room = Room(game, preset, seed, buy_in={"least": 1, "most": 0})
    room.seat(", ".join(f"{name} 1000" for name in NAMES))
    return room


def step(room: Room, luck: Random) -> None:
    """Act for a pending player or the dealer."""
    dealer = room.dealer
    match dealer.pending:
        case ToPlay():
            room.do(choose_command(dealer, dealer.pending, style("random", luck)))
        case ToStraddle(offers=offers):
            room.do(c.DeclineStraddle(offers[0].chair))
        case _:
            room.begin()


class Viewer:
    """A client of a room, and the sequence number up to which it has received facts."""

    def __init__(self, room: Room, name: str) -> None:
        self.room, self.name = room, name
        self.follower = ReplicaSet()
        self.follower.apply_frame(room.snapshot(name))
        self.since = room.seq

    @property
    def table(self) -> TableReplica:
        return self.follower.tables[ID]

    def look(self) -> None:
        self.follower.apply_frame(self.room.update(self.name, self.since))
        self.since = self.room.seq

    def check(self) -> None:
        room, table = self.room, self.table
        assert (table.seq, table.missed) == (room.seq, False)
        seat = room.seat_of(self.name)
        if room.dealer.table.hand is not None:
            assert table.hand == redacted_hand(room.dealer.hand_log(), seat)
            assert table.seat == seat


@pytest.mark.parametrize("game", GAMES)
def test_a_followed_hand_is_the_view_of_the_log(game: str) -> None:
    room, luck = opened(game), Random(game)
    viewers = [Viewer(room, name) for name in (*NAMES, "nobody")]
    while room.dealer.table.hand_count < 4 or room.dealer.table.is_hand_running:
        step(room, luck)
        for each in viewers:
            each.look()
            each.check()


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("game", GAMES)
def test_who_comes_in_mid_hand_knows_the_same(game: str) -> None:
    room, luck = opened(game), Random(game)
    while room.dealer.table.hand_count < 3 or room.dealer.table.is_hand_running:
        step(room, luck)
        for name in (*NAMES, "nobody"):
            Viewer(room, name).check()


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("preset", ["online", "cash"])
def test_a_turn_asks_what_the_engine_asks(game: str, preset: str) -> None:
    room, luck = opened(game, preset), Random(game)
    viewers = {name: Viewer(room, name) for name in NAMES}
    asked = 0
    while room.dealer.table.hand_count < 6 or room.dealer.table.is_hand_running:
        step(room, luck)
        now = room.dealer.pending
        for name, each in viewers.items():
            each.look()
            turn, chair = each.table.turn, each.table.mine.chair
            if not isinstance(now, ToPlay) or isinstance(now.hand, Nothing):
                assert turn is None
            elif chair in now.chairs:
                asked += 1
                assert told(turn) == told(now.hand), name
            elif turn is not None:
                assert isinstance(turn, ToShow)
                assert turn.seat != each.table.seat
    assert asked > 20


def told(turn: object) -> object:
    """Return a question without the parts that concern other players."""
    match turn:
        case ToAct():
            return msgspec.structs.replace(
                turn,
                barred=turn.barred and turn.barred.rule,
                completes=False,
                free_fold=turn.may_fold,
                overbet="",
            )
        case ToShow(seat=seat, may_muck=may_muck):
            return seat, seat in may_muck
        case _:
            return turn


def test_a_hidden_card_is_unknown_to_who_follows() -> None:
    room = opened("no-limit hold'em 1/2")
    room.begin()
    viewer = Viewer(room, "Ann")
    assert viewer.table.hand is not None
    mine, *others = viewer.table.hand.holdings
    assert UNKNOWN not in mine
    assert viewer.table.cards == mine
    assert others == [(UNKNOWN, UNKNOWN)] * 3


# Gaps ---------------------------------------------------------------------------------------------


def begun() -> tuple[Room, Viewer]:
    room = opened("no-limit hold'em 1/2")
    room.begin()
    return room, Viewer(room, "Ann")


def act(room: Room) -> None:
    step(room, Random(1))


def test_a_gap_is_seen_and_nothing_is_learnt_from_after_it() -> None:
    room, viewer = begun()
    act(room)
    missed = room.seq
    act(room)
    before = viewer.table.view
    viewer.follower.apply_frame(room.update("Ann", missed))
    assert viewer.table.missed
    assert viewer.table.view is before
    assert viewer.follower.gap_requests() == [m.Watch(ID, "first", viewer.since)]


def test_what_was_missed_closes_the_gap() -> None:
    room, viewer = begun()
    act(room)
    missed = room.seq
    act(room)
    viewer.follower.apply_frame(room.update("Ann", missed))
    viewer.look()
    viewer.check()
    assert viewer.follower.gap_requests() == []


def test_a_new_snapshot_closes_the_gap() -> None:
    room, viewer = begun()
    act(room)
    missed = room.seq
    act(room)
    viewer.follower.apply_frame(room.update("Ann", missed))
    viewer.follower.apply_frame(room.snapshot("Ann"))
    viewer.check()


def test_what_is_told_twice_happens_once() -> None:
    room, viewer = begun()
    since = viewer.since
    act(room)
    first = room.update("Ann", since)
    viewer.follower.apply_frame(first)
    viewer.follower.apply_frame(first)
    act(room)
    viewer.follower.apply_frame(room.update("Ann", since))  # which contains one known fact
    viewer.check()


def test_a_view_may_change_without_a_fact() -> None:
    room, viewer = begun()
    room.paused = True
    viewer.look()
    assert viewer.table.view.phase == "paused"
    assert viewer.table.latest_facts == ()


def test_a_fact_that_only_the_room_knows_is_passed_over() -> None:
    room, viewer = begun()
    table = viewer.table
    fact = msgspec.Raw(b'{"type":"SomethingNew","hand":1}')
    update = m.Update(ID, room.seq + 1, 1, (fact,), table.view, table.mine)
    viewer.follower.apply_frame(encode(update))
    assert (table.seq, table.latest_facts, table.missed) == (room.seq + 1, (), False)


def test_a_fact_that_is_garbled_is_an_error() -> None:
    room, viewer = begun()
    table = viewer.table
    fact = msgspec.Raw(b'{"type":"Folded","seat":"me"}')
    update = m.Update(ID, room.seq + 1, 1, (fact,), table.view, table.mine)
    with pytest.raises(ValueError, match="seat"):
        viewer.follower.apply_frame(encode(update))


def test_a_hand_without_its_beginning_asks_for_everything() -> None:
    room = opened("no-limit hold'em 1/2")
    viewer = Viewer(room, "Ann")
    room.begin()
    table = viewer.table
    since = room.seq
    act(room)
    late = m.Snapshot(ID, "first", since, table.view, table.mine, (), ())
    viewer.follower.apply_frame(encode(late))
    viewer.follower.apply_frame(room.update("Ann", since))
    assert viewer.follower.gap_requests() == [m.Watch(ID, "", 0)]


def test_a_hand_that_is_called_off_is_no_more() -> None:
    room, viewer = begun()
    room.do(c.CallOff("the cards are wet"))
    viewer.look()
    assert viewer.table.hand is None
    assert viewer.table.seat is None


def test_a_table_that_is_gone_is_followed_no_more() -> None:
    _, viewer = begun()
    viewer.follower.apply_frame(encode(watch_ended(ID, TableWasClosed())))
    assert viewer.follower.tables == {}


def test_what_is_no_frame_is_an_error() -> None:
    with pytest.raises(ValueError, match="Invalid"):
        ReplicaSet().apply_frame(b'{"t": "nonsense"}')


# Commands -----------------------------------------------------------------------------------------


def test_a_wish_is_for_this_turn_or_for_any() -> None:
    _, viewer = begun()
    table = viewer.table
    wish = cheapest_command(v.RunItTurn(2), ())
    assert table.make_command("a", wish) == m.SubmitCommand("a", ID, wish, 1, table.mine.token)
    assert table.make_command("a", wish, any_turn=True).token == 0
    assert table.mine.token


def test_what_a_dealer_asks_is_no_wish() -> None:
    from riverboat.engine import Deal

    with pytest.raises(ValueError, match="cannot ask"):
        to_wire_command(Deal((1, 2, 3)))
