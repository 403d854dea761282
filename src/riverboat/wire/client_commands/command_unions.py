"""Unions of client commands by the permission that they need; each command is in one of them."""

from __future__ import annotations

from riverboat.wire.client_commands.hand_commands import (
    AddChips,
    AllIn,
    AnswerMarker,
    AskForTime,
    BringIn,
    Call,
    CallClock,
    Challenge,
    Check,
    ChopBlinds,
    Declare,
    Discard,
    Fold,
    Muck,
    OfferMarker,
    PassStraddle,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    Straddle,
    TakeBackDiscard,
)
from riverboat.wire.client_commands.host_command_types import (
    AddBot,
    Adjust,
    Approve,
    Ban,
    Begin,
    CallOff,
    ChangeRules,
    Close,
    ColourUp,
    HoldPot,
    Kick,
    KillHand,
    LiftBan,
    MovePlayer,
    Pause,
    PlaceButton,
    RemoveFromWaitingList,
    ResumeTable,
    SeatPlayer,
    SettleMarker,
    SitPlayerOut,
    SpendKitty,
    StreamTable,
    TakeActionBack,
    TakeTimeFees,
    Warn,
    WithdrawCommand,
)
from riverboat.wire.client_commands.seat_commands import (
    AnswerBombPot,
    Buy,
    ChooseGame,
    ComeBack,
    HuntRabbit,
    JoinWaitingList,
    Leave,
    LeaveWaitingList,
    MarkNoticesRead,
    MoveToChair,
    ProposeBombPot,
    SetStandingAnswers,
    ShowOnStream,
    Sit,
    SitOut,
    TakeChips,
)

HandCommand = (
    Fold
    | Check
    | Call
    | RaiseTo
    | RaisePot
    | AllIn
    | BringIn
    | Discard
    | TakeBackDiscard
    | Show
    | Muck
    | RunIt
    | Declare
    | AddChips
    | Challenge
)
"""Actions of a player in a hand: commands of the engine."""
ChairCommand = (
    Straddle
    | PassStraddle
    | ChopBlinds
    | OfferMarker
    | AnswerMarker
    | AskForTime
    | CallClock
    | TakeChips
    | Buy
    | SitOut
    | ComeBack
    | Leave
    | MoveToChair
    | ChooseGame
)
"""Other commands of a seated player to the table."""
RoomCommand = (
    HuntRabbit
    | ProposeBombPot
    | AnswerBombPot
    | MarkNoticesRead
    | JoinWaitingList
    | LeaveWaitingList
    | SetStandingAnswers
    | ShowOnStream
)
"""Commands that the room itself executes for any client; the table does not know them."""
PlayerCommand = HandCommand | ChairCommand | Sit | RoomCommand
"""All commands of a client who is not a host."""
HostTableCommand = (
    Approve
    | SitPlayerOut
    | SeatPlayer
    | MovePlayer
    | Adjust
    | CallOff
    | TakeActionBack
    | KillHand
    | HoldPot
    | Warn
    | PlaceButton
    | ChooseGame
    | TakeTimeFees
    | SpendKitty
    | SettleMarker
    | Close
)
"""Commands of a host to the table, or on behalf of a player there."""
HostRoomCommand = (
    Begin | Pause | ResumeTable | ChangeRules | ColourUp | AddBot | RemoveFromWaitingList
)
"""Commands of a host that the room executes itself: dealing hands, pauses, rules, chip races, bots,
the waiting list.
"""
DeferrableCommand = HostTableCommand | HostRoomCommand
"""Commands that may be deferred until the hand is over."""
ImmediateHostCommand = Kick | Ban | LiftBan | WithdrawCommand | StreamTable
"""Commands that are never deferred: kicks, bans, withdrawals and the stream overlay."""
HostCommand = DeferrableCommand | ImmediateHostCommand
AnyClientCommand = PlayerCommand | HostCommand
"""Any command at a table."""
