"""Translation of client commands to table commands, for the room of ``rooms``."""

from __future__ import annotations

from riverboat import engine as e
from riverboat.cards import parse_card
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_state import Table
from riverboat.wire import client_commands as w

_PLAIN: dict[type, e.AnyCommand] = {
    w.Fold: e.FOLD,
    w.Check: e.CHECK,
    w.Call: e.CALL,
    w.RaisePot: e.RaisePot(),
    w.AllIn: e.AllIn(),
}


class NotAllowed(Exception):
    """The player may not submit this command."""


def to_table_command(table: Table, command: w.AnyClientCommand, player: str) -> c.AnyTableCommand:
    """Return the table command for a client command."""
    if isinstance(command, w.Sit):
        return c.Sit(
            player, command.chair, command.chips, waits_for_big_blind=command.waits_for_big_blind
        )
    chair = table.chair_of(player)
    if not chair:
        raise NotAllowed("no chair")
    match command:
        case w.Straddle(total):
            return c.Straddle(chair, total)
        case w.PassStraddle():
            return c.DeclineStraddle(chair)
        case w.AnswerMarker(yes):
            return c.AnswerMarker(chair, yes)
        case w.Buy(chips):
            return c.Buy(chair, chips)
        case w.ComeBack(waits):
            return c.ComeBack(chair, waits)
        case w.SitOut(cancel):
            return c.SitOut(chair, cancel)
        case w.Leave(cancel):
            return c.Leave(chair, cancel)
        case _ if chair not in table.hand_chairs:
            raise NotAllowed("not dealt in")
        case _:
            return c.Act(chair, to_hand_command(command, table.hand_chairs.index(chair)))


def to_hand_command(command: w.AnyClientCommand, seat: int) -> e.AnyCommand:
    if plain := _PLAIN.get(type(command)):
        return plain
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
        case w.RunIt(times):
            return e.RunIt(seat, times)
        case w.Declare(side):
            return e.Declare(seat, side)
        case w.AddChips(chips, how):
            return e.AddChips(seat, chips, how)
        case _:
            raise NotAllowed(f"nobody here grants {command}")
