"""What one pair of eyes may know of a table, ready to be drawn: nobody works out a rule from it.

``TableView`` is the same for all who watch, and is built from a fold in which every hidden card is
unknown. ``Mine`` is what one player knows beside that: their cards, and what they may do.
"""

from riverboat.wire.view.mine import BarredView, Mine, NoticeView, StandingView
from riverboat.wire.view.table import (
    HIDDEN,
    AwardView,
    BombView,
    ClockView,
    Deed,
    GameView,
    Money,
    PendingView,
    PotView,
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
    "Deed",
    "GameView",
    "PendingView",
    "BombView",
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
    "BarredView",
    "StandingView",
    "Mine",
]
