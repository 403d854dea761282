"""Seating options: balancing, breaking and redrawing tables, and the first button."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class SeatingRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seating rules: tables, seats, balancing and redraws."""

    seats: Annotated[int, Meta(ge=2, le=10, description="GAME-03")] = 9
    tables: Annotated[int, Meta(ge=0, description="TRNY-14")] = 0
    policy: Annotated[
        Literal["tda", "wsop", "nearest", "none"], Meta(description="BYND-71, TRNY-24, TRNY-66")
    ] = "tda"
    balance_within: Annotated[int, Meta(ge=1, description="TRNY-19")] = 1
    redraw: Annotated[tuple[int, ...], Meta(description="TRNY-28, TRNY-29")] = (1,)
    final_table: Annotated[Literal["tda", "one_more"], Meta(description="BYND-72")] = "tda"
    stud_move: Annotated[Literal["position", "high_card"], Meta(description="TRNY-21")] = "position"
    mixed_move: Annotated[Literal["next_bb", "high_card"], Meta(description="TRNY-22")] = "next_bb"
    halt_short: Annotated[
        Literal["at_open_blind", "at_once", "off"], Meta(description="TRNY-23")
    ] = "at_open_blind"
    first_button: Annotated[Literal["first_stack", "draw"], Meta(description="BYND-76")] = "draw"

    def __post_init__(self) -> None:
        check_options(self)
