"""Unions of facts: those that move chips, and those that do not."""

from __future__ import annotations

from riverboat.table.state.facts.blind_facts import (
    BlindMissed,
    BlindSkipped,
    ButtonDrawn,
    ButtonPlaced,
    DebtsCancelled,
    DebtsRecorded,
    DebtsRestored,
)
from riverboat.table.state.facts.chip_facts import (
    ChipsArrived,
    ChipsAsked,
    ChipsBought,
    ChipsRefused,
    ChipsReturned,
)
from riverboat.table.state.facts.clock_facts import (
    AbsenceStarted,
    BankFilled,
    ClockStarted,
    ClockStopped,
    ConnectionLost,
    ConnectionRestored,
    TimeRanOut,
    TurnBegan,
)
from riverboat.table.state.facts.fee_facts import (
    ColouredUp,
    JackpotWon,
    KittySpent,
    SevenDeucePaid,
    TimeFeeDue,
    TimeFeePaid,
)
from riverboat.table.state.facts.marker_facts import (
    MarkerAnswered,
    MarkerOffered,
    MarkerRefused,
    MarkerSettled,
    MarkerTaken,
    RebuyRequired,
)
from riverboat.table.state.facts.seating_facts import (
    CameBack,
    ChangedChair,
    LeaveScheduled,
    Left,
    SatDown,
    SatOut,
    SitOutScheduled,
)
from riverboat.table.state.facts.straddle_facts import (
    KillMissed,
    KillWon,
    LegWon,
    RockPassed,
    Straddled,
    StraddleDeclined,
)
from riverboat.table.state.facts.table_hand_facts import (
    BlindsChopped,
    ChopOffered,
    HandBegan,
    HandCalledOff,
    HandClosed,
    Warned,
)
from riverboat.table.state.facts.table_opening_facts import (
    GameChosen,
    RulesChanged,
    TableClosed,
    TableOpened,
)

LedgerFact = (
    TableOpened
    | RulesChanged
    | SatDown
    | ChangedChair
    | Left
    | ChipsBought
    | ChipsArrived
    | ChipsReturned
    | HandBegan
    | HandClosed
    | HandCalledOff
    | MarkerTaken
    | MarkerSettled
    | TimeFeePaid
    | KittySpent
    | SevenDeucePaid
    | JackpotWon
    | ColouredUp
)
"""Facts that the ledger records: chips and their movements."""

NonLedgerFact = (
    GameChosen
    | TableClosed
    | SatOut
    | CameBack
    | LeaveScheduled
    | SitOutScheduled
    | ChipsAsked
    | ChipsRefused
    | ButtonDrawn
    | ButtonPlaced
    | BlindMissed
    | DebtsCancelled
    | DebtsRecorded
    | DebtsRestored
    | BlindSkipped
    | ChopOffered
    | Warned
    | BlindsChopped
    | Straddled
    | StraddleDeclined
    | RockPassed
    | KillWon
    | KillMissed
    | LegWon
    | MarkerOffered
    | MarkerAnswered
    | MarkerRefused
    | RebuyRequired
    | ClockStarted
    | TurnBegan
    | ClockStopped
    | BankFilled
    | TimeRanOut
    | ConnectionLost
    | ConnectionRestored
    | AbsenceStarted
    | TimeFeeDue
)
"""Facts that move no chips."""

AnyTableFact = LedgerFact | NonLedgerFact
"""Any fact of a table, without the facts of its hands."""


def assert_moves_no_chips(_fact: NonLedgerFact) -> None:
    """Do nothing at runtime; let a type checker prove that the fact moves no chips."""
