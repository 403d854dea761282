"""Who may ask for what: every wish stands in one of these."""

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
"""What a player does in a hand: a command of the engine."""
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
"""What else somebody with a chair may ask of the table."""
RoomCommand = (
    HuntRabbit
    | ProposeBombPot
    | AnswerBombPot
    | MarkNoticesRead
    | JoinWaitingList
    | LeaveWaitingList
    | SetStandingAnswers
)
"""What the room itself does for anybody, and the table knows nothing of."""
PlayerCommand = HandCommand | ChairCommand | Sit | RoomCommand
"""All that somebody may ask for who is no host."""
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
"""What a host asks of the table, or has done there in somebody's place."""
HostRoomCommand = (
    Begin | Pause | ResumeTable | ChangeRules | ColourUp | AddBot | RemoveFromWaitingList
)
"""What a host asks of the room: when hands are played, rules that it reads, a race with its deck,
bots."""
DeferrableCommand = HostTableCommand | HostRoomCommand
"""What may wait until the hand is over."""
ImmediateHostCommand = Kick | Ban | LiftBan | WithdrawCommand
"""What never waits: who is sent away or let in, and what is not wanted any more."""
HostCommand = DeferrableCommand | ImmediateHostCommand
AnyClientCommand = PlayerCommand | HostCommand
"""Anything that may be asked for at a table."""
