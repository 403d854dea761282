"""Conversion of the engine's commands to commands on the wire."""

from __future__ import annotations

from typing import assert_never

from riverboat import engine as e
from riverboat.cards import name
from riverboat.engine.commands.engine_commands import CorrectBringIn
from riverboat.wire import client_commands as w
from riverboat.wire import view as v


def to_wire_command(command: e.AnyCommand) -> w.AnyClientCommand:
    """Return the wire form of *command*; raise ``ValueError`` for a command of the dealer.

    >>> to_wire_command(e.RaiseTo(40)), to_wire_command(e.Discard((0, 51)))
    (RaiseTo(to=40), Discard(cards=('2c', 'As')))
    """
    match command:
        case e.Fold():
            return w.Fold()
        case e.Check():
            return w.Check()
        case e.Call():
            return w.Call()
        case e.RaisePot():
            return w.RaisePot()
        case e.AllIn():
            return w.AllIn()
        case e.BringIn():
            return w.BringIn()
        case e.ChallengeOverbet():
            return w.Challenge()
        case e.TakeBackDiscard():
            return w.TakeBackDiscard()
        case e.Show():
            return w.Show()
        case e.Muck():
            return w.Muck()
        case e.RaiseTo(total):
            return w.RaiseTo(total)
        case e.Discard(cards):
            return w.Discard(tuple([name(card) for card in cards]))
        case e.RunIt(times=run_count):
            return w.RunIt(run_count)
        case e.Declare(side=side) if side in ("high", "low", "both"):
            return w.Declare(side)
        case e.AddChips(chips=chips, source=source):
            return w.AddChips(chips, source)
        case e.Deal() | e.Declare() | CorrectBringIn():
            raise ValueError(f"a player cannot send {command!r} to a room")
        case _:
            assert_never(command)


def cheapest_command(turn: v.AnyTurn, cards: tuple[str, ...]) -> w.AnyClientCommand:
    """Return the legal command that costs the fewest chips, such as a check, or else a fold.

    *cards* are the player's own, of which the first are discarded if a discard is required.
    """
    match turn:
        case v.ActTurn(is_bring_in=True):
            return w.BringIn()
        case v.ActTurn(can_check=can_check):
            return w.Check() if can_check else w.Fold()
        case v.DrawTurn(min_cards=min_cards):
            return w.Discard(cards[:min_cards])
        case v.ShowTurn():
            return w.Show()
        case v.RunItTurn():
            return w.RunIt(1)
        case v.DeclareTurn():
            return w.Declare("high")
        case v.StraddleTurn():
            return w.PassStraddle()
        case v.AnswerTurn():
            return w.AnswerMarker(False)
        case v.GameTurn(default_game=default_game):
            return w.ChooseGame(default_game)
