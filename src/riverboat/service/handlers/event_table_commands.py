"""Commands allowed at a table of an event: its director seats players, and no chips are bought."""

from __future__ import annotations

from typing import Final

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.wire import client_commands as w
from riverboat.words.refusals.event_requests import TournamentDirectorOnly

_ALLOWED_COMMANDS: Final = (
    w.Fold, w.Check, w.Call, w.RaiseTo, w.RaisePot, w.AllIn, w.BringIn, w.Discard,
    w.TakeBackDiscard, w.Show, w.Muck, w.RunIt, w.Declare, w.Challenge, w.AskForTime, w.CallClock,
    w.SetStandingAnswers, w.HuntRabbit, w.MarkNoticesRead, w.ChooseGame, w.ShowOnStream,
    w.Pause, w.ResumeTable, w.CallOff, w.TakeActionBack, w.KillHand, w.Warn, w.LiftBan,
    w.WithdrawCommand, w.StreamTable,
)  # fmt: skip
"""Commands that concern a hand but no seat or chips; those from ``Pause`` on are for hosts."""


def handle_at_event_table(
    dealer: TableDealer, command: w.AnyClientCommand, actor: str, unit_of_work: UnitOfWork
) -> bool:
    """Handle away and back reports for the event (TRNY-51), and return True for such a report.

    Return False for other commands that are allowed here. Raises ``NotAllowed`` for commands that
    only the event's director may give.
    """
    match command:
        case w.SitOut() | w.ComeBack() if dealer.table.chair_of(actor):
            is_away = isinstance(command, w.SitOut) and not command.is_cancelled
            unit_of_work.away_changes.append((actor, is_away))
            return True
        case _ if isinstance(command, _ALLOWED_COMMANDS):
            return False
        case _:
            raise NotAllowed(TournamentDirectorOnly())
