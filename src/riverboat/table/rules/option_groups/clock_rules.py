"""Options of the clock and the time bank."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.words.refusals import options as w


class ClockRules(Struct, frozen=True, kw_only=True):
    """Time limits for decisions. All times are in seconds."""

    think: Annotated[int, Meta(ge=0, description="TIME-01")] = 0
    called: Annotated[int, Meta(ge=0, description="TIME-02")] = 60
    countdown: Annotated[int, Meta(ge=0, description="TIME-02")] = 10
    call_after: Annotated[int, Meta(ge=0, description="TIME-06")] = 0
    bank: Annotated[int, Meta(ge=0, description="BYND-79")] = 0
    card: Annotated[int, Meta(ge=0, description="BYND-79")] = 0
    refill: Annotated[int, Meta(ge=0, description="BYND-79")] = 0
    extra: Annotated[int, Meta(ge=0, description="TIME-05")] = 0
    away: Annotated[int, Meta(ge=0, description="TIME-01")] = 0
    grace: Annotated[int, Meta(ge=0, description="TIME-01")] = 10
    answer: Annotated[int, Meta(ge=0, description="TIME-01")] = 0
    absent: Annotated[int, Meta(ge=0, description="TIME-01")] = 0
    expiry: Annotated[
        Literal["fold", "dead_hand"], Meta(description="TIME-01, TIME-02, DEAD-06")
    ] = "fold"
    sit_out_after: Annotated[int, Meta(ge=0, description="SEAT-10")] = 2

    def __post_init__(self) -> None:
        check_options(self)
        if self.card and (self.bank % self.card or self.refill % self.card):
            raise BadGame(w.TimeBankNotInWholeCards(self.bank, self.refill, self.card))
