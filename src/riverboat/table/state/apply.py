"""What each fact changes at a table. There is no rule in here: a fact carries its outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, assert_never

from riverboat.engine import AnyFact, CorruptLog, HandStarted
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.state import facts as of_hand
from riverboat.engine.state.fact import Fact
from riverboat.table.state import facts as f
from riverboat.table.state.changes import blinds, chips, clock, hands, people
from riverboat.table.state.facts import AnyTableFact
from riverboat.table.state.table import NO_TURN, Table
from riverboat.words.refusals import audited as w

AnyLoggedFact = AnyTableFact | AnyFact
"""Any fact of a table's log."""


def replay(log: Iterable[AnyLoggedFact]) -> Table:
    """The state that a log of a table leads to, or ``CorruptLog``."""
    table: Table | None = None
    for index, fact in enumerate(log):
        try:
            if table is None:
                if not isinstance(fact, f.TableOpened):
                    raise CorruptLog(0, w.HandBeginsWith("TableOpened"))
                table = Table(fact)
            else:
                apply(table, fact)
        except (KeyError, IndexError, ValueError, AttributeError, TypeError) as why:
            if isinstance(why, CorruptLog):
                raise
            raise CorruptLog(index, w.CannotHaveHappened(str(fact), repr(why))) from why
    if table is None:
        raise CorruptLog(0, w.LogIsEmpty())
    return table


def apply(table: Table, fact: AnyLoggedFact) -> None:
    """Change the table by what happened."""
    kind = type(fact)
    change = _REDUCER_BY_FACT.get(kind)
    if change is None:
        change = _REDUCER_BY_FACT[kind] = _reducer_for(fact)
    change(table, fact)


def _apply_to_hand(table: Table, fact: AnyFact) -> None:
    if table.hand is None:
        raise CorruptLog(table.hand_count, w.NoHandForIt(str(fact)))
    apply_to_hand(table.hand, fact)
    if table.turn is not NO_TURN:
        table.turn = NO_TURN


def _refuse_second_opening(table: Table, fact: f.TableOpened) -> None:
    raise CorruptLog(table.hand_count, w.FactComesOnce(str(fact)))


Reducer = Callable[[Table, Any], None]
"""What a fact of one type changes at a table."""

_REDUCER_BY_FACT: dict[type, Reducer] = {}
"""By the type of the fact, as far as there have been facts."""


def _reducer_for(fact: AnyLoggedFact) -> Reducer:
    """What this fact changes, which is the same for all facts of its type."""
    match fact:
        case f.TableOpened():
            return _refuse_second_opening
        case f.RulesChanged():
            return people.rules_changed
        case f.GameChosen():
            return people.game_chosen
        case f.TableClosed():
            return people.closed
        case f.SatDown():
            return people.sat_down
        case f.SatOut():
            return people.sat_out
        case f.CameBack():
            return people.came_back
        case f.LeavesNext():
            return people.leaves_next
        case f.SitsOutNext():
            return people.sits_out_next
        case f.Left():
            return people.left
        case f.ChangedChair():
            return people.changed_chair
        case f.ChipsAsked():
            return chips.chips_asked
        case f.ChipsRefused():
            return chips.chips_refused
        case f.ChipsBought():
            return chips.chips_bought
        case f.ChipsArrived():
            return chips.chips_arrived
        case f.ChipsReturned():
            return chips.chips_returned
        case f.ButtonDrawn():
            return blinds.button_drawn
        case f.ButtonPlaced():
            return blinds.button_placed
        case f.BlindMissed():
            return blinds.blind_missed
        case f.DebtsWiped():
            return blinds.debts_wiped
        case f.DebtsKept():
            return blinds.debts_kept
        case f.DebtsBack():
            return blinds.debts_back
        case f.BlindSkipped():
            return blinds.blind_skipped
        case f.HandBegan():
            return hands.hand_began
        case f.HandCalledOff():
            return hands.called_off
        case f.Warned():
            return people.warned
        case f.ChopOffered():
            return hands.chop_offered
        case f.BlindsChopped():
            return hands.blinds_chopped
        case f.HandClosed():
            return hands.hand_closed
        case f.Straddled():
            return blinds.straddled
        case f.StraddleDeclined():
            return blinds.straddle_declined
        case f.RockPassed():
            return blinds.rock_passed
        case f.KillWon():
            return blinds.kill_won
        case f.KillMissed():
            return blinds.kill_missed
        case f.LegWon():
            return blinds.leg_won
        case f.MarkerOffered():
            return chips.marker_offered
        case f.MarkerAnswered():
            return chips.marker_answered
        case f.MarkerTaken():
            return chips.marker_taken
        case f.MarkerRefused():
            return chips.marker_refused
        case f.MarkerSettled():
            return chips.marker_settled
        case f.RebuyRequired():
            return chips.rebuy_required
        case f.ClockStarted():
            return clock.clock_started
        case f.TurnBegan():
            return clock.turn_began
        case f.ClockStopped():
            return clock.clock_stopped
        case f.BankFilled():
            return clock.bank_filled
        case f.TimeRanOut():
            return clock.time_ran_out
        case f.ConnectionLost():
            return clock.connection_lost
        case f.ConnectionBack():
            return clock.connection_back
        case f.AwaySince():
            return clock.away_since
        case f.TimeFeePaid():
            return chips.time_fee_paid
        case f.TimeFeeDue():
            return chips.time_fee_due
        case f.JackpotWon():
            return chips.jackpot_won
        case f.KittySpent():
            return chips.kitty_spent
        case f.SevenDeucePaid():
            return chips.seven_deuce_paid
        case f.ColouredUp():
            return chips.coloured_up
        case HandStarted():
            return hands.hand_started
        case of_hand.RakeTaken():
            return hands.rake_taken
        case of_hand.ChipsAdded():
            return chips.chips_added
        case Fact():
            return _apply_to_hand
        case _:
            assert_never(fact)
