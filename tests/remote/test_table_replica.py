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
from riverboat.words.refusals.joining import TableClosedNow
from tests.remote.simulated_room import TABLE_ID, SimulatedRoom, encode
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
PLAYER_NAMES = ("Ann", "Bob", "Cat", "Dan")


def make_room_with_players(game: str, preset: str = "online", seed: int = 7) -> SimulatedRoom:
    room = SimulatedRoom(game, preset, seed, buy_in={"least": 1, "most": 0})
    room.seat(", ".join(f"{name} 1000" for name in PLAYER_NAMES))
    return room


def take_random_step(room: SimulatedRoom, rng: Random) -> None:
    """Act for a pending player or the dealer."""
    dealer = room.dealer
    match dealer.pending:
        case ToPlay():
            room.apply_commands(choose_command(dealer, dealer.pending, style("random", rng)))
        case ToStraddle(offers=straddle_offers):
            room.apply_commands(c.DeclineStraddle(straddle_offers[0].chair))
        case _:
            room.begin()


class Viewer:
    """A client of a room, and the sequence number up to which it has received facts."""

    def __init__(self, room: SimulatedRoom, name: str) -> None:
        self.room, self.name = room, name
        self.replicas = ReplicaSet()
        self.replicas.apply_frame(room.snapshot(name))
        self.received_seq = room.seq

    @property
    def table(self) -> TableReplica:
        return self.replicas.tables[TABLE_ID]

    def receive_update(self) -> None:
        self.replicas.apply_frame(self.room.update(self.name, self.received_seq))
        self.received_seq = self.room.seq

    def check_replica(self) -> None:
        room, table = self.room, self.table
        assert (table.seq, table.has_gap) == (room.seq, False)
        seat = room.find_seat(self.name)
        if room.dealer.table.hand is not None:
            assert table.hand == redacted_hand(room.dealer.hand_log(), seat)
            assert table.seat == seat


@pytest.mark.parametrize("game", GAMES)
def test_replica_equals_redacted_log(game: str) -> None:
    room, rng = make_room_with_players(game), Random(game)
    viewers = [Viewer(room, name) for name in (*PLAYER_NAMES, "nobody")]
    while room.dealer.table.hand_count < 4 or room.dealer.table.is_hand_running:
        take_random_step(room, rng)
        for viewer in viewers:
            viewer.receive_update()
            viewer.check_replica()


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("game", GAMES)
def test_mid_hand_snapshot_equals_replica(game: str) -> None:
    room, rng = make_room_with_players(game), Random(game)
    while room.dealer.table.hand_count < 3 or room.dealer.table.is_hand_running:
        take_random_step(room, rng)
        for name in (*PLAYER_NAMES, "nobody"):
            Viewer(room, name).check_replica()


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("preset", ["online", "cash"])
def test_replica_turn_matches_engine_question(game: str, preset: str) -> None:
    room, rng = make_room_with_players(game, preset), Random(game)
    viewers = {name: Viewer(room, name) for name in PLAYER_NAMES}
    checked_turn_count = 0
    while room.dealer.table.hand_count < 6 or room.dealer.table.is_hand_running:
        take_random_step(room, rng)
        pending = room.dealer.pending
        for name, viewer in viewers.items():
            viewer.receive_update()
            turn, chair = viewer.table.turn, viewer.table.private_view.chair
            if not isinstance(pending, ToPlay) or isinstance(pending.hand, Nothing):
                assert turn is None
            elif chair in pending.chairs:
                checked_turn_count += 1
                assert strip_other_players(turn) == strip_other_players(pending.hand), name
            elif turn is not None:
                assert isinstance(turn, ToShow)
                assert turn.seat != viewer.table.seat
    assert checked_turn_count > 20


def strip_other_players(turn: object) -> object:
    """Return a question without the parts that concern other players."""
    match turn:
        case ToAct():
            return msgspec.structs.replace(
                turn,
                raise_refusal=turn.raise_refusal and turn.raise_refusal.rule,
                completes_bring_in=False,
                allows_free_fold=turn.can_fold,
                overbet_rule="",
            )
        case ToShow(seat=seat, seats_allowed_to_muck=may_muck):
            return seat, seat in may_muck
        case _:
            return turn


def test_replica_does_not_know_hidden_cards() -> None:
    room = make_room_with_players("no-limit hold'em 1/2")
    room.begin()
    viewer = Viewer(room, "Ann")
    assert viewer.table.hand is not None
    own_cards, *other_holdings = viewer.table.hand.holdings
    assert UNKNOWN not in own_cards
    assert viewer.table.cards == own_cards
    assert other_holdings == [(UNKNOWN, UNKNOWN)] * 3


# Gaps ---------------------------------------------------------------------------------------------


def make_room_with_hand() -> tuple[SimulatedRoom, Viewer]:
    room = make_room_with_players("no-limit hold'em 1/2")
    room.begin()
    return room, Viewer(room, "Ann")


def act_once(room: SimulatedRoom) -> None:
    take_random_step(room, Random(1))


def test_gap_stops_updates() -> None:
    room, viewer = make_room_with_hand()
    act_once(room)
    first_missed_seq = room.seq
    act_once(room)
    table_view_before = viewer.table.view
    viewer.replicas.apply_frame(room.update("Ann", first_missed_seq))
    assert viewer.table.has_gap
    assert viewer.table.view is table_view_before
    assert viewer.replicas.gap_requests() == [m.Watch(TABLE_ID, "first", viewer.received_seq)]


def test_missed_facts_close_gap() -> None:
    room, viewer = make_room_with_hand()
    act_once(room)
    first_missed_seq = room.seq
    act_once(room)
    viewer.replicas.apply_frame(room.update("Ann", first_missed_seq))
    viewer.receive_update()
    viewer.check_replica()
    assert viewer.replicas.gap_requests() == []


def test_snapshot_closes_gap() -> None:
    room, viewer = make_room_with_hand()
    act_once(room)
    first_missed_seq = room.seq
    act_once(room)
    viewer.replicas.apply_frame(room.update("Ann", first_missed_seq))
    viewer.replicas.apply_frame(room.snapshot("Ann"))
    viewer.check_replica()


def test_repeated_facts_apply_once() -> None:
    room, viewer = make_room_with_hand()
    since_seq = viewer.received_seq
    act_once(room)
    update = room.update("Ann", since_seq)
    viewer.replicas.apply_frame(update)
    viewer.replicas.apply_frame(update)
    act_once(room)
    viewer.replicas.apply_frame(room.update("Ann", since_seq))  # which contains one known fact
    viewer.check_replica()


def test_view_can_change_without_facts() -> None:
    room, viewer = make_room_with_hand()
    room.is_paused = True
    viewer.receive_update()
    assert viewer.table.view.phase == "paused"
    assert viewer.table.latest_facts == ()


def test_unknown_fact_is_skipped() -> None:
    room, viewer = make_room_with_hand()
    table = viewer.table
    fact = msgspec.Raw(b'{"type":"SomethingNew","hand":1}')
    update = m.Update(TABLE_ID, room.seq + 1, 1, (fact,), table.view, table.private_view)
    viewer.replicas.apply_frame(encode(update))
    assert (table.seq, table.latest_facts, table.has_gap) == (room.seq + 1, (), False)


def test_malformed_fact_raises_error() -> None:
    room, viewer = make_room_with_hand()
    table = viewer.table
    fact = msgspec.Raw(b'{"type":"Folded","seat":"me"}')
    update = m.Update(TABLE_ID, room.seq + 1, 1, (fact,), table.view, table.private_view)
    with pytest.raises(ValueError, match="seat"):
        viewer.replicas.apply_frame(encode(update))


def test_hand_without_start_requests_snapshot() -> None:
    room = make_room_with_players("no-limit hold'em 1/2")
    viewer = Viewer(room, "Ann")
    room.begin()
    table = viewer.table
    since_seq = room.seq
    act_once(room)
    late_snapshot = m.Snapshot(TABLE_ID, "first", since_seq, table.view, table.private_view, (), ())
    viewer.replicas.apply_frame(encode(late_snapshot))
    viewer.replicas.apply_frame(room.update("Ann", since_seq))
    assert viewer.replicas.gap_requests() == [m.Watch(TABLE_ID, "", 0)]


def test_cancelled_hand_is_removed() -> None:
    room, viewer = make_room_with_hand()
    room.apply_commands(c.CallOff("the cards are wet"))
    viewer.receive_update()
    assert viewer.table.hand is None
    assert viewer.table.seat is None


def test_ended_table_is_removed() -> None:
    _, viewer = make_room_with_hand()
    viewer.replicas.apply_frame(encode(watch_ended(TABLE_ID, TableClosedNow())))
    assert viewer.replicas.tables == {}


def test_invalid_frame_raises_error() -> None:
    with pytest.raises(ValueError, match="Invalid"):
        ReplicaSet().apply_frame(b'{"t": "nonsense"}')


# Commands -----------------------------------------------------------------------------------------


def test_command_has_turn_token_unless_any_turn() -> None:
    _, viewer = make_room_with_hand()
    table = viewer.table
    command = cheapest_command(v.RunItTurn(2), ())
    assert table.make_command("a", command) == m.SubmitCommand(
        "a", TABLE_ID, command, 1, table.private_view.turn_token
    )
    assert table.make_command("a", command, any_turn=True).turn_token == 0
    assert table.private_view.turn_token


def test_dealer_command_has_no_wire_form() -> None:
    from riverboat.engine import Deal

    with pytest.raises(ValueError, match="cannot send"):
        to_wire_command(Deal((1, 2, 3)))
