"""Who may ask for what: every wish stands in one of these."""

from __future__ import annotations

from riverboat.wire.wishes.at_table import (
    AnswerBomb,
    Buy,
    ChooseGame,
    ComeBack,
    JoinList,
    Leave,
    LeaveList,
    Move,
    ProposeBomb,
    Rabbit,
    Read,
    Sit,
    SitOut,
    Standing,
    TakeChips,
)
from riverboat.wire.wishes.hosts import (
    AddBot,
    Adjust,
    Approve,
    Ban,
    Begin,
    CallOff,
    ChangeRules,
    Close,
    ColourUp,
    GoOn,
    HoldPot,
    Kick,
    KillHand,
    LetIn,
    MoveSomebody,
    Pause,
    PlaceButton,
    RemoveFromList,
    SeatSomebody,
    SettleMarker,
    SitSomebodyOut,
    SpendKitty,
    TakeActionBack,
    TakeTimeFees,
    Warn,
    Withdraw,
)
from riverboat.wire.wishes.in_hand import (
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
    NoStraddle,
    OfferMarker,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    Straddle,
    TakeBackDiscard,
)

InTheHand = (
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
OfAChair = (
    Straddle
    | NoStraddle
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
    | Move
    | ChooseGame
)
"""What else somebody with a chair may ask of the table."""
OfTheRoom = Rabbit | ProposeBomb | AnswerBomb | Read | JoinList | LeaveList | Standing
"""What the room itself does for anybody, and the table knows nothing of."""
OfAPlayer = InTheHand | OfAChair | Sit | OfTheRoom
"""All that somebody may ask for who is no host."""
HostOfTheTable = (
    Approve
    | SitSomebodyOut
    | SeatSomebody
    | MoveSomebody
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
HostOfTheRoom = Begin | Pause | GoOn | ChangeRules | ColourUp | AddBot | RemoveFromList
"""What a host asks of the room: when hands are played, rules that it reads, a race with its deck,
bots."""
Deferrable = HostOfTheTable | HostOfTheRoom
"""What may wait until the hand is over."""
HostAtOnce = Kick | Ban | LetIn | Withdraw
"""What never waits: who is sent away or let in, and what is not wanted any more."""
OfTheHost = Deferrable | HostAtOnce
AnyWish = OfAPlayer | OfTheHost
"""Anything that may be asked for at a table."""
