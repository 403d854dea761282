"""Options of straddles: positions, sizes and number."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.words.refusals import options as w


class StraddleRules(Struct, frozen=True, kw_only=True):
    """Rules of straddles: blind raises before the cards."""

    enabled: Annotated[bool, Meta(description="STRD-02: whether anybody may straddle.")] = False
    positions: Annotated[
        tuple[Literal["utg", "button", "cutoff", "any"], ...],
        Meta(
            description="STRD-05, STRD-13: from where: under the gun, on the button, before it, or "
            "anywhere. The earlier in the list has precedence (BYND-43)."
        ),
    ] = ("utg",)
    max_live: Annotated[
        int,
        Meta(ge=1, le=8, description="STRD-09: how many straddles of one hand buy the option."),
    ] = 1
    restraddle_min: Annotated[
        Literal["min_raise", "double"],
        Meta(description="STRD-08: a straddle over a straddle adds a raise, or doubles it."),
    ] = "double"
    most: Annotated[
        int,
        Meta(ge=0, description="STRD-05: the largest straddle in big blinds; 0 is the exact size."),
    ] = 0
    sleepers: Annotated[
        bool,
        Meta(description="STRD-17, STRD-18: blind raises that buy no option are taken."),
    ] = False
    rock: Annotated[
        bool,
        Meta(
            description="STRD-10, STRD-11: the winner of a straddled pot holds the rock and must "
            "straddle when they are under the gun."
        ),
    ] = False

    def __post_init__(self) -> None:
        check_options(self)
        known = ("utg", "button", "cutoff", "any")
        if not self.positions or any(place not in known for place in self.positions):
            raise BadGame(w.StraddlePositions(known))
        if self.rock and not self.enabled:
            raise BadGame(w.RockNeedsStraddles())
        if self.sleepers and not self.enabled:
            raise BadGame(w.SleepersNeedStraddles())
