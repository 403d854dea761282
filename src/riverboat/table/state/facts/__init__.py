"""Facts of a table: events between and around its hands.

The facts of hands are in the same log, which is complete from ``TableOpened`` on.

Chairs are fixed places, numbered clockwise from 1. Seats are the engine's numbers for the
players of one hand, from 0 in the order of their chairs; ``HandBegan.chairs`` maps seats
to chairs. Chips are whole numbers. Times are whole milliseconds since 1970, from the
timekeeper.
"""

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
    Purchase,
)
from riverboat.table.state.facts.clock_facts import (
    AbsenceStarted,
    BankFilled,
    ClockKind,
    ClockStarted,
    ClockStopped,
    ConnectionLost,
    ConnectionRestored,
    TimeRanOut,
    TurnBegan,
)
from riverboat.table.state.facts.fact_unions import (
    AnyTableFact,
    LedgerFact,
    NonLedgerFact,
    assert_moves_no_chips,
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
    EntryMode,
    LeaveReason,
    LeaveScheduled,
    Left,
    SatDown,
    SatOut,
    SitOutReason,
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
from riverboat.table.state.facts.table_fact import TableFact
from riverboat.table.state.facts.table_hand_facts import (
    BlindsChopped,
    ChopOffered,
    DuePost,
    DueReason,
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

__all__ = [
    "TableFact",
    "TableOpened",
    "RulesChanged",
    "GameChosen",
    "TableClosed",
    "EntryMode",
    "SatDown",
    "SitOutReason",
    "SatOut",
    "CameBack",
    "LeaveScheduled",
    "SitOutScheduled",
    "LeaveReason",
    "Left",
    "ChangedChair",
    "Purchase",
    "ChipsAsked",
    "ChipsRefused",
    "ChipsBought",
    "ChipsArrived",
    "ChipsReturned",
    "ButtonDrawn",
    "ButtonPlaced",
    "BlindMissed",
    "DebtsCancelled",
    "DebtsRecorded",
    "DebtsRestored",
    "BlindSkipped",
    "DueReason",
    "DuePost",
    "HandBegan",
    "HandCalledOff",
    "ChopOffered",
    "Warned",
    "BlindsChopped",
    "HandClosed",
    "Straddled",
    "StraddleDeclined",
    "RockPassed",
    "KillWon",
    "KillMissed",
    "LegWon",
    "MarkerOffered",
    "MarkerAnswered",
    "MarkerTaken",
    "MarkerRefused",
    "MarkerSettled",
    "RebuyRequired",
    "ClockKind",
    "ClockStarted",
    "TurnBegan",
    "ClockStopped",
    "BankFilled",
    "TimeRanOut",
    "ConnectionLost",
    "ConnectionRestored",
    "AbsenceStarted",
    "TimeFeePaid",
    "TimeFeeDue",
    "KittySpent",
    "SevenDeucePaid",
    "JackpotWon",
    "ColouredUp",
    "LedgerFact",
    "NonLedgerFact",
    "AnyTableFact",
    "assert_moves_no_chips",
]
