"""What one pair of eyes may know of a table, ready to be drawn: nobody works out a rule from it.

``TableView`` is the same for all who watch, and is built from a fold in which every hidden card is
unknown. ``PrivateView`` is what one player knows beside that: their cards, and what they may do.
"""

from riverboat.wire.view.mine import BanView, NoticeView, PrivateView, StandingAnswersView
from riverboat.wire.view.table import (
    HIDDEN,
    AwardView,
    BombPotVoteView,
    ClockView,
    GameView,
    Money,
    PendingView,
    PotView,
    SeatAction,
    SeatView,
    TableView,
)
from riverboat.wire.view.turns import (
    ActTurn,
    AnswerTurn,
    AnyTurn,
    DeclareTurn,
    DrawTurn,
    GameTurn,
    Preset,
    RunItTurn,
    ShowTurn,
    SizeName,
    StraddleTurn,
)

__all__ = [
    "HIDDEN",
    "SeatView",
    "PotView",
    "AwardView",
    "ClockView",
    "SeatAction",
    "GameView",
    "PendingView",
    "BombPotVoteView",
    "Money",
    "TableView",
    "SizeName",
    "Preset",
    "ActTurn",
    "DrawTurn",
    "ShowTurn",
    "RunItTurn",
    "DeclareTurn",
    "StraddleTurn",
    "AnswerTurn",
    "GameTurn",
    "AnyTurn",
    "NoticeView",
    "BanView",
    "StandingAnswersView",
    "PrivateView",
]
