"""Replicas of the tables that a client watches, built from the frames it has received. No I/O.

A replica applies the facts of each hand with the engine's own rules. They are redacted before they
are sent, so the hand contains only information that this client may see: every unseen card is
``UNKNOWN``.
"""

from __future__ import annotations

from typing import Any, Final, get_args, overload

import msgspec
from msgspec import Raw, Struct

from riverboat.bots import DecisionPoint
from riverboat.cards import Cards, parse_card
from riverboat.decoding import JsonDecoder, json_decoder
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import (
    AnyFact,
    HandStarted,
    HandState,
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
    apply,
)
from riverboat.table.state import facts as t
from riverboat.table.state.table_log import from_json
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.wire import messages as m
from riverboat.wire import view as v
from riverboat.wire.client_commands import AnyClientCommand
from riverboat.words import QuotedRefusal


class InProcessUpdate(Struct, frozen=True):
    """An update or a snapshot for a subscriber in the same process, not encoded."""

    table: str
    epoch: str
    """Epoch of the table's log if this is a snapshot; empty if it is an update."""
    seq: int
    count: int
    facts: tuple[AnyLoggedFact, ...]
    """Facts that this client may see, without those that concern only the room."""
    view: v.TableView
    private_view: v.PrivateView


class TableReplica:
    """The state of a table as one client knows it; ``ReplicaSet`` updates it with each frame."""

    __slots__ = (
        "chairs",
        "epoch",
        "hand",
        "has_gap",
        "id",
        "latest_facts",
        "private_view",
        "seq",
        "view",
    )

    id: str
    view: v.TableView
    private_view: v.PrivateView
    epoch: str
    seq: int
    """Sequence number of the last known fact."""
    hand: HandState | None
    """The current or latest hand; cards that the client may not see are unknown in it.

    ``None`` if no hand has been seen, or the last one was called off.
    """
    chairs: tuple[int, ...]
    """Chair of each seat of the hand; empty if unknown."""
    latest_facts: tuple[AnyLoggedFact, ...]
    """Facts of the last frame, without those that concern only the room."""
    has_gap: bool
    """True if updates were missed: send ``make_watch()`` to request them."""

    def __init__(self, snapshot: m.Snapshot | InProcessUpdate) -> None:
        self.id = snapshot.table
        self.load_snapshot(snapshot)

    def load_snapshot(self, snapshot: m.Snapshot | InProcessUpdate) -> None:
        """Replace the state by a snapshot."""
        self.epoch, self.seq = snapshot.epoch, snapshot.seq
        self.view, self.private_view = snapshot.view, snapshot.private_view
        self.hand, self.chairs, self.has_gap = None, (), False
        self._apply_facts(_decode_facts(snapshot))
        self._infer_chairs()

    def apply_update(self, update: m.Update | InProcessUpdate) -> None:
        """Apply an update; if earlier records are missing, set ``has_gap`` and apply nothing."""
        known_record_count = self.seq - (update.seq - update.count)
        if known_record_count > 0 and update.seq <= self.seq:
            self.latest_facts = ()  # repeated
            return
        if known_record_count < 0 or (known_record_count > 0 and len(update.facts) != update.count):
            self.has_gap, self.latest_facts = True, ()
            return
        self.has_gap = False
        self.seq, self.view, self.private_view = update.seq, update.view, update.private_view
        self._apply_facts(_decode_facts(update)[known_record_count:])

    def _infer_chairs(self) -> None:
        """Infer the chair of each seat, for a client who came during the hand."""
        dealt_in_chairs = [seat.chair for seat in self.view.seats if seat.state in _DEALT_IN_STATES]
        if not self.chairs and self.hand is not None and len(dealt_in_chairs) == self.hand.players:
            self.chairs = tuple(dealt_in_chairs)

    def _apply_facts(self, facts: tuple[AnyLoggedFact | None, ...]) -> None:
        self.latest_facts = tuple([fact for fact in facts if fact is not None])
        for fact in self.latest_facts:
            self._apply_fact(fact)

    def _apply_fact(self, fact: AnyLoggedFact) -> None:
        match fact:
            case t.HandBegan(chairs=chairs):
                self.hand, self.chairs = None, chairs
            case t.HandCalledOff():
                self.hand, self.chairs = None, ()
            case HandStarted():
                self.hand = HandState(fact)
            case t.TableFact():
                pass
            case _ if self.hand is None:
                self.has_gap, self.epoch, self.seq = True, "", 0  # the start of the hand is missing
            case _:
                apply(self.hand, fact)

    @property
    def seat(self) -> int | None:
        """Seat of the client in the hand; ``None`` if there is none."""
        chair = self.private_view.chair
        return self.chairs.index(chair) if chair in self.chairs else None

    @property
    def cards(self) -> Cards:
        """Cards of the client, upcards included; empty if the client has none."""
        return tuple([parse_card(card_text) for card_text in self.private_view.cards])

    @property
    def own_seat_view(self) -> v.SeatView | None:
        """The client's chair in the public view; ``None`` if it has none."""
        chair = self.private_view.chair
        return next((seat for seat in self.view.seats if seat.chair == chair), None)

    @property
    def turn(self) -> DecisionPoint | None:
        """The pending decision in the hand, as an engine object; ``None`` if there is none.

        It is also ``None`` for a straddle or a marker, which ``private_view.turn`` has.
        """
        seat = self.seat
        if seat is None or self.hand is None:
            return None
        match self.private_view.turn:
            case v.ActTurn() as turn:
                return to_engine_turn(seat, turn)
            case v.DrawTurn(
                min_cards=min_cards, max_cards=max_cards, replaces_cards=replaces_cards
            ):
                return ToDraw(seat, min_cards, max_cards, replaces_cards)
            case v.ShowTurn(can_muck=can_muck, is_own_turn=is_own_turn):
                first_seat = seat if is_own_turn else self._find_first_seat_to_act(seat)
                return ToShow(first_seat, (seat,), (seat,) if can_muck else ())
            case v.RunItTurn(max_runs=max_runs):
                return ToChoose((seat,), max_runs)
            case v.DeclareTurn():
                return ToDeclare((seat,))
            case _:
                return None

    def _find_first_seat_to_act(self, default_seat: int) -> int:
        chairs_to_act = [chair for chair in self.view.to_act if chair in self.chairs]
        return self.chairs.index(chairs_to_act[0]) if chairs_to_act else default_seat

    def make_watch(self) -> m.Watch:
        """Return a frame that subscribes from the last known record on."""
        return m.Watch(self.id, self.epoch, self.seq)

    def make_command(
        self, command_id: str, command: AnyClientCommand, any_turn: bool = False
    ) -> m.SubmitCommand:
        """Return a frame with a command, for this turn only or for any turn."""
        turn_token = 0 if any_turn else self.private_view.turn_token
        return m.SubmitCommand(command_id, self.id, command, self.view.hand_number, turn_token)

    ask = DeprecatedAttribute("make_command")
    begin = DeprecatedAttribute("load_snapshot")
    go_on = DeprecatedAttribute("apply_update")
    me = DeprecatedAttribute("own_seat_view")
    mine = DeprecatedAttribute("private_view")
    missed = DeprecatedAttribute("has_gap")
    news = DeprecatedAttribute("latest_facts")
    watch = DeprecatedAttribute("make_watch")


class ReplicaSet:
    """The replicas of all tables that one client watches.

    >>> replicas = ReplicaSet()
    >>> replicas.apply_frame(b'{"t": "pong", "at": 5, "now": 1700000000000}')
    Pong(at=5.0, server_time_ms=1700000000000)
    >>> replicas.tables
    {}
    """

    __slots__ = ("tables",)

    tables: dict[str, TableReplica]

    def __init__(self) -> None:
        self.tables = {}

    @overload
    def apply_frame(self, frame: bytes | str | m.ServerMessage) -> m.ServerMessage: ...

    @overload
    def apply_frame(self, frame: InProcessUpdate) -> InProcessUpdate: ...

    def apply_frame(
        self, frame: bytes | str | m.ServerMessage | InProcessUpdate
    ) -> m.ServerMessage | InProcessUpdate:
        """Apply a frame, and return it as a Struct.

        Raises ``ValueError`` for a malformed frame.
        """
        message = read_frame(frame) if isinstance(frame, bytes | str) else frame
        match message:
            case m.Snapshot(table=table):
                if table in self.tables:
                    self.tables[table].load_snapshot(message)
                else:
                    self.tables[table] = TableReplica(message)
            case InProcessUpdate(table=table, epoch=epoch) if epoch:
                self.tables[table] = TableReplica(message)
            case m.Update(table=table) | InProcessUpdate(table=table) if table in self.tables:
                self.tables[table].apply_update(message)
            case m.WatchEnded(table=table):
                self.tables.pop(table, None)
            case _:
                pass
        return message

    def gap_requests(self) -> list[m.Watch]:
        """Return frames that request missed updates: one for each table with a gap."""
        return [table.make_watch() for table in self.tables.values() if table.has_gap]

    hear = DeprecatedAttribute("apply_frame")
    missed = DeprecatedAttribute("gap_requests")


def read_frame(frame: bytes | str) -> m.ServerMessage:
    """Return a decoded JSON frame of a room; raise ``ValueError`` if it is malformed."""
    message: m.ServerMessage = _FRAME_DECODER.decode(frame)
    return message


def to_engine_turn(seat: int, turn: v.ActTurn) -> ToAct:
    """Return the engine's decision for a turn on the wire."""
    raise_refusal = turn.raise_refusal
    return ToAct(
        seat,
        turn.call,
        turn.min_raise_to,
        turn.max_raise_to,
        turn.all_in_total,
        turn.unit,
        turn.is_opening_bet,
        turn.can_fold or turn.call > 0 or turn.is_bring_in,
        QuotedRefusal(raise_refusal.message, raise_refusal.code, raise_refusal.rule)
        if raise_refusal
        else None,
        turn.is_bring_in,
        only_min_or_max=turn.only_min_or_max,
        can_add_chips=turn.can_add_chips,
        chips_missing=turn.chips_missing,
        overbet_rule="refuse"
        if turn.pot_calculation
        else "",  # the room does not send the rule for larger bets
    )


def _decode_facts(
    frame: m.Snapshot | m.Update | InProcessUpdate,
) -> tuple[AnyLoggedFact | None, ...]:
    return (
        frame.facts if isinstance(frame, InProcessUpdate) else tuple(map(_decode_fact, frame.facts))
    )


def _decode_fact(raw_fact: Raw) -> AnyLoggedFact | None:
    """Return a decoded fact of the table or of a hand; ``None`` for a fact of the room.

    Facts of the room (a sealed deck, a pause) change no hand, and a newer room may record kinds
    that this client does not know.
    """
    try:
        return from_json(raw_fact)
    except msgspec.ValidationError:
        if _FACT_TAG_DECODER.decode(raw_fact).type in _HAND_AND_TABLE_FACT_TAGS:
            raise
        return None


class _FactTag(Struct):
    type: str


_FRAME_DECODER: Final[JsonDecoder[Any]] = json_decoder(m.ServerMessage)
_FACT_TAG_DECODER: Final = json_decoder(_FactTag)
_HAND_AND_TABLE_FACT_TAGS: Final = {
    kind.__struct_config__.tag for kind in (*get_args(t.AnyTableFact), *get_args(AnyFact))
}
_DEALT_IN_STATES: Final = ("playing", "folded", "all-in")
