"""What a client knows of the tables that it watches, from the frames that it was sent. No I/O.

A follower folds the facts of each hand with the engine's own fold. They are redacted before they
are sent, so the hand is what one pair of eyes may know: every card that it has not seen is
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
from riverboat.words import Quoted


class InProcessUpdate(Struct, frozen=True):
    """What a room tells somebody in its own process: an update or a snapshot, not encoded."""

    table: str
    epoch: str
    """Empty in an update: then ``count`` facts have happened since."""
    seq: int
    count: int
    facts: tuple[AnyLoggedFact, ...]
    """As far as this one may know them, without those that are the room's own."""
    view: v.TableView
    mine: v.PrivateView


class TableReplica:
    """A table as one client knows it; ``ReplicaSet`` keeps it up to date."""

    __slots__ = ("chairs", "epoch", "hand", "id", "latest_facts", "mine", "missed", "seq", "view")

    id: str
    view: v.TableView
    mine: v.PrivateView
    epoch: str
    seq: int
    """The number of the last fact that it knows."""
    hand: HandState | None
    """The hand that is played, or was played last, with unknown cards in it; ``None`` if no hand
    has been seen, or the last one was called off."""
    chairs: tuple[int, ...]
    """The chair of each seat of the hand; empty if that is not known."""
    latest_facts: tuple[AnyLoggedFact, ...]
    """The facts of the last frame, but for those that are the room's own."""
    missed: bool
    """Something was missed: ``watch()`` again."""

    def __init__(self, snapshot: m.Snapshot | InProcessUpdate) -> None:
        self.id = snapshot.table
        self.load_snapshot(snapshot)

    # What is sent -------------------------------------------------------------------------------

    def load_snapshot(self, snapshot: m.Snapshot | InProcessUpdate) -> None:
        """Begin again from everything that one may know."""
        self.epoch, self.seq = snapshot.epoch, snapshot.seq
        self.view, self.mine = snapshot.view, snapshot.mine
        self.hand, self.chairs, self.missed = None, (), False
        self._apply_facts(_decode_facts(snapshot))
        self._infer_chairs()

    def apply_update(self, update: m.Update | InProcessUpdate) -> None:
        """Learn what has happened since; after a gap nothing is learnt but that there is one."""
        known = self.seq - (update.seq - update.count)
        if known > 0 and update.seq <= self.seq:
            self.latest_facts = ()  # told twice
            return
        if known < 0 or (known > 0 and len(update.facts) != update.count):
            self.missed, self.latest_facts = True, ()
            return
        self.missed = False
        self.seq, self.view, self.mine = update.seq, update.view, update.mine
        self._apply_facts(_decode_facts(update)[known:])

    def _infer_chairs(self) -> None:
        """Who has which seat, for one who came when the hand had begun."""
        dealt_in = [each.chair for each in self.view.seats if each.state in _DEALT_IN_STATES]
        if not self.chairs and self.hand is not None and len(dealt_in) == self.hand.players:
            self.chairs = tuple(dealt_in)

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
                self.missed, self.epoch, self.seq = True, "", 0  # a hand without its beginning
            case _:
                apply(self.hand, fact)

    # What is known ------------------------------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat of the hand that is one's own; ``None`` if one is not in it."""
        chair = self.mine.chair
        return self.chairs.index(chair) if chair in self.chairs else None

    @property
    def cards(self) -> Cards:
        """One's own cards."""
        return tuple([parse_card(word) for word in self.mine.cards])

    @property
    def me(self) -> v.SeatView | None:
        """The chair that one sits in, as everybody sees it."""
        chair = self.mine.chair
        return next((each for each in self.view.seats if each.chair == chair), None)

    @property
    def turn(self) -> DecisionPoint | None:
        """What one is asked in the hand, as the engine puts it; ``None`` if nothing, or if it is
        known to the table only (``mine.turn``: a straddle, a marker).
        """
        seat = self.seat
        if seat is None or self.hand is None:
            return None
        match self.mine.turn:
            case v.ActTurn() as turn:
                return action_turn(seat, turn)
            case v.DrawTurn(least=least, most=most, draws=draws):
                return ToDraw(seat, least, most, draws)
            case v.ShowTurn(may_muck=may_muck, mine=mine):
                first = seat if mine else self._first_asked(seat)
                return ToShow(first, (seat,), (seat,) if may_muck else ())
            case v.RunItTurn(most=most):
                return ToChoose((seat,), most)
            case v.DeclareTurn():
                return ToDeclare((seat,))
            case _:
                return None

    def _first_asked(self, otherwise: int) -> int:
        asked = [chair for chair in self.view.to_act if chair in self.chairs]
        return self.chairs.index(asked[0]) if asked else otherwise

    # What one says ------------------------------------------------------------------------------

    def watch(self) -> m.Watch:
        """Ask to be told from here on."""
        return m.Watch(self.id, self.epoch, self.seq)

    def make_command(
        self, command_id: str, command: AnyClientCommand, any_turn: bool = False
    ) -> m.SubmitCommand:
        """Ask for something, for this turn only or for whatever turn it is by then."""
        token = 0 if any_turn else self.mine.token
        return m.SubmitCommand(command_id, self.id, command, self.view.hand, token)

    ask = DeprecatedAttribute("make_command")
    begin = DeprecatedAttribute("load_snapshot")
    go_on = DeprecatedAttribute("apply_update")
    news = DeprecatedAttribute("latest_facts")


class ReplicaSet:
    """All the tables that one client watches.

    >>> follower = ReplicaSet()
    >>> follower.apply_frame(b'{"t": "pong", "at": 5, "now": 1700000000000}')
    Pong(at=5.0, now=1700000000000)
    >>> follower.tables
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
        """Learn from a frame, and give it back as a Struct.

        Raises ``ValueError`` for what is no frame of this protocol.
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
        """What to send to be told what was missed: one frame for each table with a gap."""
        return [table.watch() for table in self.tables.values() if table.missed]

    hear = DeprecatedAttribute("apply_frame")
    missed = DeprecatedAttribute("gap_requests")


# Reading ------------------------------------------------------------------------------------------


def read_frame(frame: bytes | str) -> m.ServerMessage:
    """A frame that a room has sent as JSON; raises ``ValueError``."""
    message: m.ServerMessage = _FRAMES.decode(frame)
    return message


def action_turn(seat: int, turn: v.ActTurn) -> ToAct:
    """The engine's question behind what a player is told about their turn."""
    barred = turn.barred
    return ToAct(
        seat,
        turn.call,
        turn.low,
        turn.high,
        turn.all_in,
        turn.unit,
        turn.opens,
        turn.fold or turn.call > 0 or turn.bring_in,
        Quoted(barred.why, barred.code, barred.rule) if barred else None,
        turn.bring_in,
        ends_only=turn.ends_only,
        may_buy=turn.may_buy,
        short=turn.short,
        overbet="refuse" if turn.pot else "",  # the room does not tell what becomes of more
    )


def _decode_facts(
    frame: m.Snapshot | m.Update | InProcessUpdate,
) -> tuple[AnyLoggedFact | None, ...]:
    return (
        frame.facts if isinstance(frame, InProcessUpdate) else tuple(map(_decode_fact, frame.facts))
    )


def _decode_fact(raw: Raw) -> AnyLoggedFact | None:
    """A fact of the table or of a hand; ``None`` for one that only the room knows.

    The room writes down things of its own (a sealed deck, a pause) that change no hand, and a newer
    room may know more of them.
    """
    try:
        return from_json(raw)
    except msgspec.ValidationError:
        if _TAGS.decode(raw).type in _KNOWN_TAGS:
            raise
        return None


class _Tagged(Struct):
    type: str


_FRAMES: Final[JsonDecoder[Any]] = json_decoder(m.ServerMessage)
_TAGS: Final = json_decoder(_Tagged)
_KNOWN_TAGS: Final = {kind.__name__ for kind in (*get_args(t.AnyTableFact), *get_args(AnyFact))}
_DEALT_IN_STATES: Final = ("playing", "folded", "all-in")
