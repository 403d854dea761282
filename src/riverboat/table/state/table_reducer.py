"""The reducer of a table. It contains no rules: a fact carries its outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, assert_never

from riverboat.engine import AnyFact, CorruptLog, HandStarted
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.state import hand_facts
from riverboat.engine.state.hand_fact import Fact
from riverboat.table.state import facts as f
from riverboat.table.state.facts import AnyTableFact
from riverboat.table.state.reducers import (
    blind_reducers,
    chip_reducers,
    clock_reducers,
    seating_reducers,
    table_hand_reducers,
)
from riverboat.table.state.table_state import NO_TURN, Table
from riverboat.words.refusals import hand_audit as w

AnyLoggedFact = AnyTableFact | AnyFact
"""Any fact of a table's log."""


def replay(log: Iterable[AnyLoggedFact]) -> Table:
    """Return the state at the end of a table's log, or raise ``CorruptLog``."""
    table: Table | None = None
    for index, fact in enumerate(log):
        try:
            if table is None:
                if not isinstance(fact, f.TableOpened):
                    raise CorruptLog(0, w.LogStartMissing("TableOpened"))
                table = Table(fact)
            else:
                apply(table, fact)
        except (KeyError, IndexError, ValueError, AttributeError, TypeError) as error:
            if isinstance(error, CorruptLog):
                raise
            raise CorruptLog(index, w.LogEntryImpossible(str(fact), repr(error))) from error
    if table is None:
        raise CorruptLog(0, w.LogEmpty())
    return table


def apply(table: Table, fact: AnyLoggedFact) -> None:
    """Apply a fact to the table."""
    fact_type = type(fact)
    reducer = _REDUCER_BY_FACT.get(fact_type)
    if reducer is None:
        reducer = _REDUCER_BY_FACT[fact_type] = _find_reducer(fact)
    reducer(table, fact)


def _apply_to_hand(table: Table, fact: AnyFact) -> None:
    if table.hand is None:
        raise CorruptLog(table.hand_count, w.LogEntryWithoutHand(str(fact)))
    apply_to_hand(table.hand, fact)
    if table.timed_turn is not NO_TURN:
        table.timed_turn = NO_TURN


def _refuse_second_opening(table: Table, fact: f.TableOpened) -> None:
    raise CorruptLog(table.hand_count, w.LogEntryRepeated(str(fact)))


Reducer = Callable[[Table, Any], None]
"""A function that applies facts of one type to a table."""

_REDUCER_BY_FACT: dict[type, Reducer] = {}
"""Reducers by fact type, filled on first use."""


def _find_reducer(fact: AnyLoggedFact) -> Reducer:
    match fact:
        case f.TableOpened():
            return _refuse_second_opening
        case f.RulesChanged():
            return seating_reducers.apply_rules_changed
        case f.GameChosen():
            return seating_reducers.apply_game_chosen
        case f.TableClosed():
            return seating_reducers.apply_closed
        case f.SatDown():
            return seating_reducers.apply_sat_down
        case f.SatOut():
            return seating_reducers.apply_sat_out
        case f.CameBack():
            return seating_reducers.apply_came_back
        case f.LeaveScheduled():
            return seating_reducers.apply_leave_scheduled
        case f.SitOutScheduled():
            return seating_reducers.apply_sit_out_scheduled
        case f.Left():
            return seating_reducers.apply_left
        case f.ChangedChair():
            return seating_reducers.apply_changed_chair
        case f.ChipsAsked():
            return chip_reducers.apply_chips_asked
        case f.ChipsRefused():
            return chip_reducers.apply_chips_refused
        case f.ChipsBought():
            return chip_reducers.apply_chips_bought
        case f.ChipsArrived():
            return chip_reducers.apply_chips_arrived
        case f.ChipsReturned():
            return chip_reducers.apply_chips_returned
        case f.ButtonDrawn():
            return blind_reducers.apply_button_drawn
        case f.ButtonPlaced():
            return blind_reducers.apply_button_placed
        case f.BlindMissed():
            return blind_reducers.apply_blind_missed
        case f.DebtsCancelled():
            return blind_reducers.apply_debts_cancelled
        case f.DebtsRecorded():
            return blind_reducers.apply_debts_recorded
        case f.DebtsRestored():
            return blind_reducers.apply_debts_restored
        case f.BlindSkipped():
            return blind_reducers.apply_blind_skipped
        case f.HandBegan():
            return table_hand_reducers.apply_hand_began
        case f.HandCalledOff():
            return table_hand_reducers.apply_called_off
        case f.Warned():
            return seating_reducers.apply_warned
        case f.ChopOffered():
            return table_hand_reducers.apply_chop_offered
        case f.BlindsChopped():
            return table_hand_reducers.apply_blinds_chopped
        case f.HandClosed():
            return table_hand_reducers.apply_hand_closed
        case f.Straddled():
            return blind_reducers.apply_straddled
        case f.StraddleDeclined():
            return blind_reducers.apply_straddle_declined
        case f.RockPassed():
            return blind_reducers.apply_rock_passed
        case f.KillWon():
            return blind_reducers.apply_kill_won
        case f.KillMissed():
            return blind_reducers.apply_kill_missed
        case f.LegWon():
            return blind_reducers.apply_leg_won
        case f.MarkerOffered():
            return chip_reducers.apply_marker_offered
        case f.MarkerAnswered():
            return chip_reducers.apply_marker_answered
        case f.MarkerTaken():
            return chip_reducers.apply_marker_taken
        case f.MarkerRefused():
            return chip_reducers.apply_marker_refused
        case f.MarkerSettled():
            return chip_reducers.apply_marker_settled
        case f.RebuyRequired():
            return chip_reducers.apply_rebuy_required
        case f.ClockStarted():
            return clock_reducers.apply_clock_started
        case f.TurnBegan():
            return clock_reducers.apply_turn_began
        case f.ClockStopped():
            return clock_reducers.apply_clock_stopped
        case f.BankFilled():
            return clock_reducers.apply_bank_filled
        case f.TimeRanOut():
            return clock_reducers.apply_time_ran_out
        case f.ConnectionLost():
            return clock_reducers.apply_connection_lost
        case f.ConnectionRestored():
            return clock_reducers.apply_connection_restored
        case f.AbsenceStarted():
            return clock_reducers.apply_absence_started
        case f.TimeFeePaid():
            return chip_reducers.apply_time_fee_paid
        case f.TimeFeeDue():
            return chip_reducers.apply_time_fee_due
        case f.JackpotWon():
            return chip_reducers.apply_jackpot_won
        case f.KittySpent():
            return chip_reducers.apply_kitty_spent
        case f.SevenDeucePaid():
            return chip_reducers.apply_seven_deuce_paid
        case f.ColouredUp():
            return chip_reducers.apply_coloured_up
        case HandStarted():
            return table_hand_reducers.apply_hand_started
        case hand_facts.RakeTaken():
            return table_hand_reducers.apply_rake_taken
        case hand_facts.ChipsAdded():
            return chip_reducers.apply_chips_added
        case Fact():
            return _apply_to_hand
        case _:
            assert_never(fact)
