"""Facts of a table: what happened between and around its hands. The hands' own facts stand among
them in one log, which explains itself from ``TableOpened`` on.

Chairs are fixed places, numbered clockwise from 1. Seats are what the engine calls the players of
one hand, numbered from 0 in the order of their chairs; ``HandBegan.chairs`` says who is who.
Chips are whole numbers. Times are whole milliseconds since 1970, told by whoever keeps the clock.
"""

from riverboat.table.state.facts.blinds import (
    BlindMissed,
    BlindSkipped,
    ButtonDrawn,
    ButtonPlaced,
    DebtsBack,
    DebtsKept,
    DebtsWiped,
)
from riverboat.table.state.facts.chips import (
    ChipsArrived,
    ChipsAsked,
    ChipsBought,
    ChipsRefused,
    ChipsReturned,
    Purchase,
)
from riverboat.table.state.facts.clock import (
    AwaySince,
    BankFilled,
    ClockKind,
    ClockStarted,
    ClockStopped,
    ConnectionBack,
    ConnectionLost,
    TimeRanOut,
    TurnBegan,
)
from riverboat.table.state.facts.fact import TableFact
from riverboat.table.state.facts.hands import (
    BlindsChopped,
    ChopOffered,
    Due,
    HandBegan,
    HandCalledOff,
    HandClosed,
    Reason,
)
from riverboat.table.state.facts.house import (
    ColouredUp,
    JackpotWon,
    KittySpent,
    SevenDeucePaid,
    TimeFeeDue,
    TimeFeePaid,
)
from riverboat.table.state.facts.markers import (
    MarkerAnswered,
    MarkerOffered,
    MarkerRefused,
    MarkerSettled,
    MarkerTaken,
    RebuyRequired,
)
from riverboat.table.state.facts.opening import GameChosen, RulesChanged, TableClosed, TableOpened
from riverboat.table.state.facts.people import (
    CameBack,
    ChangedChair,
    Entry,
    LeavesNext,
    Left,
    LeftWhy,
    SatDown,
    SatOut,
    SatOutWhy,
    SitsOutNext,
)
from riverboat.table.state.facts.straddles import (
    KillMissed,
    KillWon,
    LegWon,
    RockPassed,
    Straddled,
    StraddleDeclined,
)
from riverboat.table.state.facts.unions import AnyTableFact, Booked, Unbooked, chips_stay

__all__ = [
    "TableFact",
    "TableOpened",
    "RulesChanged",
    "GameChosen",
    "TableClosed",
    "Entry",
    "SatDown",
    "SatOutWhy",
    "SatOut",
    "CameBack",
    "LeavesNext",
    "SitsOutNext",
    "LeftWhy",
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
    "DebtsWiped",
    "DebtsKept",
    "DebtsBack",
    "BlindSkipped",
    "Reason",
    "Due",
    "HandBegan",
    "HandCalledOff",
    "ChopOffered",
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
    "ConnectionBack",
    "AwaySince",
    "TimeFeePaid",
    "TimeFeeDue",
    "KittySpent",
    "SevenDeucePaid",
    "JackpotWon",
    "ColouredUp",
    "Booked",
    "Unbooked",
    "AnyTableFact",
    "chips_stay",
]
