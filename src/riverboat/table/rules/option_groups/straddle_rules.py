"""Options of straddles: positions, sizes and number."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.words.refusals import options as w


class StraddleRules(Struct, frozen=True, kw_only=True):
    """Rules of straddles: blind raises before the cards."""

    enabled: Annotated[bool, Meta(description="STRD-02")] = False
    positions: Annotated[
        tuple[Literal["utg", "button", "cutoff", "any"], ...], Meta(description="STRD-05, STRD-13")
    ] = ("utg",)
    max_live: Annotated[int, Meta(ge=1, le=8, description="STRD-09")] = 1
    restraddle_min: Annotated[Literal["min_raise", "double"], Meta(description="STRD-08")] = (
        "double"
    )
    most: Annotated[int, Meta(ge=0, description="STRD-05")] = 0
    sleepers: Annotated[bool, Meta(description="STRD-17, STRD-18")] = False
    rock: Annotated[bool, Meta(description="STRD-10, STRD-11")] = False

    def __post_init__(self) -> None:
        check_options(self)
        known_positions = ("utg", "button", "cutoff", "any")
        if not self.positions or any(
            position not in known_positions for position in self.positions
        ):
            raise BadGame(w.StraddlePositionInvalid(known_positions))
        if self.rock and not self.enabled:
            raise BadGame(w.RockStraddleNeedsStraddles())
        if self.sleepers and not self.enabled:
            raise BadGame(w.SleeperStraddlesNeedStraddles())
