"""Translation of client commands to table commands, for a ``SimulatedRoom``."""

from __future__ import annotations

from riverboat import engine as e
from riverboat.cards import parse_card
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.wire import client_commands as w

_COMMAND_BY_WIRE_TYPE: dict[type, e.AnyCommand] = {
    w.Fold: e.FOLD,
    w.Check: e.CHECK,
    w.Call: e.CALL,
    w.RaisePot: e.RaisePot(),
    w.AllIn: e.AllIn(),
}


class NotAllowedError(Exception):
    """The player may not submit this command."""


def to_table_command(table: Table, command: w.AnyClientCommand, player: str) -> c.AnyTableCommand:
    """Return the table command for a client command."""
    if isinstance(command, w.Sit):
        return c.Sit(
            player, command.chair, command.chips, waits_for_big_blind=command.waits_for_big_blind
        )
    own_chair = table.chair_of(player)
    if not own_chair:
        raise NotAllowedError("no chair")
    match command:
        case w.Straddle(total):
            return c.Straddle(own_chair, total)
        case w.PassStraddle():
            return c.DeclineStraddle(own_chair)
        case w.AnswerMarker(is_accepted):
            return c.AnswerMarker(own_chair, is_accepted)
        case w.Buy(chips):
            return c.Buy(own_chair, chips)
        case w.ComeBack(waits_for_big_blind):
            return c.ComeBack(own_chair, waits_for_big_blind)
        case w.SitOut(is_cancelled):
            return c.SitOut(own_chair, is_cancelled)
        case w.Leave(is_cancelled):
            return c.Leave(own_chair, is_cancelled)
        case _ if own_chair not in table.hand_chairs:
            raise NotAllowedError("not dealt in")
        case _:
            return c.Act(own_chair, to_hand_command(command, table.hand_chairs.index(own_chair)))


def to_hand_command(command: w.AnyClientCommand, seat: int) -> e.AnyCommand:
    if engine_command := _COMMAND_BY_WIRE_TYPE.get(type(command)):
        return engine_command
    match command:
        case w.RaiseTo(total):
            return e.RaiseTo(total)
        case w.BringIn():
            return e.BringIn(seat)
        case w.Discard(cards):
            return e.Discard(tuple(map(parse_card, cards)))
        case w.TakeBackDiscard():
            return e.TakeBackDiscard(seat)
        case w.Show():
            return e.Show(seat)
        case w.Muck():
            return e.Muck(seat)
        case w.RunIt(run_count):
            return e.RunIt(seat, run_count)
        case w.Declare(side):
            return e.Declare(seat, side)
        case w.AddChips(chips, source):
            return e.AddChips(seat, chips, source)
        case _:
            raise NotAllowedError(f"nobody here grants {command}")
