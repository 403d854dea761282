"""Views of a table, limited to what one viewer may see and ready to draw: clients compute no rules.

``TableView`` is equal for all viewers, and is built from facts in which every hidden card is
unknown. ``PrivateView`` is the additional knowledge of one player: their cards and legal actions.
"""

from typing import TYPE_CHECKING

from riverboat.deprecation import deprecated_names
from riverboat.wire.view.overlay_view import OVERLAY_MIN_DELAY_SECONDS, OverlayView
from riverboat.wire.view.private_table_view import (
    BanView,
    NoticeView,
    PrivateView,
    StandingAnswersView,
)
from riverboat.wire.view.seat_view import HIDDEN, SeatAction, SeatView
from riverboat.wire.view.table_view import (
    AwardView,
    BombPotVoteView,
    ClockView,
    GameView,
    Money,
    PendingView,
    PotView,
    TableView,
)
from riverboat.wire.view.turn_views import (
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
    "OVERLAY_MIN_DELAY_SECONDS",
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
    "OverlayView",
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

if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.wire.view")
