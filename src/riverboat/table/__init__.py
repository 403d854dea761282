"""A poker table over many hands: seating, blinds, posts, buy-ins and debts.

Like a hand, a table is a list of facts and the state folded from them, without I/O. The table
computes the forced bets of each hand, and passes them to the engine. Begin with ``TableRules``,
open a ``Table``, and ``act`` on it: every command returns the table's pending decision.

>>> from random import Random
>>> from riverboat.table import *
>>> rng, log = Random(7), [TableOpened(TableRules.preset("online", "no-limit hold'em 1/2"))]
>>> table = replay(log)
>>> for command in Sit("Ann", 1, 200), Sit("Bob", 2, 200), Sit("Cat", 3, 200), PlaceButton(1):
...     pending = act(table, command, log)
>>> while table.hand_count < 50 or table.is_hand_running:
...     match pending:
...         case ToBegin():
...             command, deck = Begin(), rng.sample(range(52), 52)
...         case ToPlay(hand=ToDeal(count=count)):
...             command, deck = Deal(tuple(deck[:count])), deck[count:]
...         case ToPlay(chairs=[chair], hand=turn):
...             command = Act(chair, Call() if turn.call else Check())
...     pending = act(table, command, log)
>>> table.hand_count, table.chips
(50, 600)

The log contains every event, and the ledger each player's result:

>>> replay(from_json_lines(to_json_lines(log))).chips
600
>>> sum(account.net for account in build_ledger(log).accounts.values())
0
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.engine import Call, Check, Deal, Fold, IllegalAction, RaiseTo, ToAct, ToDeal
from riverboat.table.money.buying_in import buy_in_limits, purchase_limits
from riverboat.table.money.player_account import Account
from riverboat.table.money.session_ledger import Ledger, build_ledger
from riverboat.table.money.settle_up import Settlement, Transfer, settle_up
from riverboat.table.rules.chip_set import Chip
from riverboat.table.rules.config import Config, ConfiguredPlayer, read_config
from riverboat.table.rules.config_writer import to_toml
from riverboat.table.rules.option_groups import (
    ButtonRules,
    BuyInRules,
    ClockRules,
    FeeRules,
    KillRules,
    MarkerRules,
    StraddleRules,
)
from riverboat.table.rules.rules_page import format_as_markdown
from riverboat.table.rules.table_rules import PRESETS, TableRules
from riverboat.table.seats.absent_players import timeout_command
from riverboat.table.state.facts import (
    AbsenceStarted,
    AnyTableFact,
    BankFilled,
    BlindMissed,
    BlindsChopped,
    BlindSkipped,
    ButtonDrawn,
    ButtonPlaced,
    CameBack,
    ChangedChair,
    ChipsArrived,
    ChipsAsked,
    ChipsBought,
    ChipsRefused,
    ChipsReturned,
    ChopOffered,
    ClockStarted,
    ClockStopped,
    ColouredUp,
    ConnectionLost,
    ConnectionRestored,
    DebtsCancelled,
    DebtsRecorded,
    DebtsRestored,
    DuePost,
    GameChosen,
    HandBegan,
    HandCalledOff,
    HandClosed,
    JackpotWon,
    KillMissed,
    KillWon,
    KittySpent,
    LeaveScheduled,
    Left,
    LegWon,
    MarkerAnswered,
    MarkerOffered,
    MarkerRefused,
    MarkerSettled,
    MarkerTaken,
    RebuyRequired,
    RockPassed,
    RulesChanged,
    SatDown,
    SatOut,
    SevenDeucePaid,
    SitOutScheduled,
    Straddled,
    StraddleDeclined,
    TableClosed,
    TableFact,
    TableOpened,
    TimeFeeDue,
    TimeFeePaid,
    TimeRanOut,
    TurnBegan,
    Warned,
)
from riverboat.table.state.table_commands import (
    Act,
    Adjust,
    AnswerMarker,
    AnyTableCommand,
    Approve,
    AskForTime,
    Begin,
    Buy,
    CallClock,
    CallOff,
    ChangeChair,
    ChangeRules,
    ChooseGame,
    ChopBlinds,
    CloseTable,
    ColourUp,
    ComeBack,
    CountAway,
    DeclineStraddle,
    DrawForButton,
    HoldPot,
    KillHand,
    Leave,
    LoseConnection,
    OfferMarker,
    PassTime,
    PlaceButton,
    RegainConnection,
    Remove,
    Resume,
    SettleMarker,
    ShowSevenDeuce,
    Sit,
    SitOut,
    SpendKitty,
    Straddle,
    TakeActionBack,
    TakeChips,
    TakeTimeFees,
    Warn,
)
from riverboat.table.state.table_log import from_json_lines, to_json_lines
from riverboat.table.state.table_pending import (
    AnyPending,
    Idle,
    StraddleOffer,
    ToAnswerMarker,
    ToBegin,
    ToDrawForButton,
    ToPlay,
    ToStraddle,
)
from riverboat.table.state.table_reducer import AnyLoggedFact, apply, replay
from riverboat.table.state.table_state import Table, TablePlayer
from riverboat.table.table_play import act, advance, decide, forced_facts, pending_decision

__all__ = [
    # pending decisions, commands and facts of a table
    "act",
    "advance",
    "pending_decision",
    "decide",
    "forced_facts",
    "timeout_command",
    "AnyLoggedFact",
    "apply",
    "replay",
    "TablePlayer",
    "Table",
    "from_json_lines",
    "to_json_lines",
    # pending decisions
    "AnyPending",
    "Idle",
    "StraddleOffer",
    "ToAnswerMarker",
    "ToBegin",
    "ToDrawForButton",
    "ToPlay",
    "ToStraddle",
    # commands; hand commands belong to the engine, and common ones are re-exported
    "AnyTableCommand",
    "Act",
    "Adjust",
    "AnswerMarker",
    "Approve",
    "AskForTime",
    "Begin",
    "Buy",
    "CallClock",
    "CallOff",
    "HoldPot",
    "KillHand",
    "TakeActionBack",
    "Warn",
    "ChangeChair",
    "ChangeRules",
    "ChooseGame",
    "ChopBlinds",
    "CloseTable",
    "ColourUp",
    "ComeBack",
    "CountAway",
    "DeclineStraddle",
    "DrawForButton",
    "Leave",
    "LoseConnection",
    "OfferMarker",
    "PassTime",
    "PlaceButton",
    "RegainConnection",
    "Remove",
    "Resume",
    "SettleMarker",
    "ShowSevenDeuce",
    "Sit",
    "SitOut",
    "SpendKitty",
    "Straddle",
    "TakeChips",
    "TakeTimeFees",
    "Call",
    "Check",
    "Deal",
    "Fold",
    "RaiseTo",
    "ToAct",
    "ToDeal",
    "IllegalAction",
    # facts
    "AnyTableFact",
    "AbsenceStarted",
    "BankFilled",
    "BlindMissed",
    "BlindSkipped",
    "BlindsChopped",
    "ButtonDrawn",
    "ButtonPlaced",
    "CameBack",
    "ChangedChair",
    "ChipsArrived",
    "ChipsAsked",
    "ChipsBought",
    "ChipsRefused",
    "ChipsReturned",
    "ChopOffered",
    "Warned",
    "ClockStarted",
    "ClockStopped",
    "ColouredUp",
    "ConnectionRestored",
    "ConnectionLost",
    "DebtsRestored",
    "DebtsRecorded",
    "DebtsCancelled",
    "DuePost",
    "GameChosen",
    "HandBegan",
    "HandCalledOff",
    "HandClosed",
    "JackpotWon",
    "KillMissed",
    "KillWon",
    "KittySpent",
    "LeaveScheduled",
    "Left",
    "LegWon",
    "MarkerAnswered",
    "MarkerOffered",
    "MarkerRefused",
    "MarkerSettled",
    "MarkerTaken",
    "RebuyRequired",
    "RockPassed",
    "RulesChanged",
    "SatDown",
    "SatOut",
    "SevenDeucePaid",
    "SitOutScheduled",
    "StraddleDeclined",
    "Straddled",
    "TableClosed",
    "TableFact",
    "TableOpened",
    "TimeFeeDue",
    "TimeFeePaid",
    "TimeRanOut",
    "TurnBegan",
    # rules set by the host
    "PRESETS",
    "TableRules",
    "BuyInRules",
    "ButtonRules",
    "ClockRules",
    "FeeRules",
    "KillRules",
    "MarkerRules",
    "StraddleRules",
    "Chip",
    "Config",
    "ConfiguredPlayer",
    "read_config",
    "to_toml",
    "format_as_markdown",
    # money
    "buy_in_limits",
    "purchase_limits",
    "Account",
    "Ledger",
    "build_ledger",
    "Settlement",
    "Transfer",
    "settle_up",
]


def _explain_old_name(name: str) -> object:
    """Raise ``AttributeError`` with the new name of a renamed object."""
    if name == "Offer":
        raise AttributeError("riverboat.table.Offer is called riverboat.table.StraddleOffer")
    raise AttributeError(f"module 'riverboat.table' has no attribute {name!r}")


if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.table", _explain_old_name)
