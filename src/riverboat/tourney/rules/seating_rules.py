"""Seating options: balancing, breaking and redrawing tables, and the first button."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class SeatingRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seating rules: tables, seats, balancing and redraws."""

    seats: Annotated[int, Meta(ge=2, le=10, description="GAME-03: seats at each table.")] = 9
    tables: Annotated[
        int,
        Meta(ge=0, description="TRNY-14: the most tables; beyond them entrants wait (0: any)."),
    ] = 0
    policy: Annotated[
        Literal["tda", "wsop", "nearest", "none"],
        Meta(
            description="BYND-71, TRNY-24, TRNY-66: who moves to a short table is due to be the "
            "big blind next and comes from the fullest table (tda), or from the next one in the "
            "breaking order (wsop); or whoever is as far from the big blind there (nearest); or "
            "nobody moves, as in a shootout."
        ),
    ] = "tda"
    balance_within: Annotated[
        int,
        Meta(ge=1, description="TRNY-19: tables may differ by so many players."),
    ] = 1
    redraw: Annotated[
        tuple[int, ...],
        Meta(description="TRNY-28, TRNY-29: all seats and the button are drawn again at so many."),
    ] = (1,)
    final_table: Annotated[
        Literal["tda", "one_more"],
        Meta(
            description="BYND-72: the last two tables become one at 9 players (7 where a table "
            "has 7 seats or fewer), or with one player more than a table has seats."
        ),
    ] = "tda"
    stud_move: Annotated[
        Literal["position", "high_card"],
        Meta(
            description="TRNY-21: in stud whoever sits where a seat of the short table opened last "
            "moves, or who is dealt the high card."
        ),
    ] = "position"
    mixed_move: Annotated[
        Literal["next_bb", "high_card"],
        Meta(
            description="TRNY-22: where stud is one of several games, who would be the next big "
            "blind moves, or who is dealt the high card, whatever is played."
        ),
    ] = "next_bb"
    halt_short: Annotated[
        Literal["at_open_blind", "at_once", "off"],
        Meta(
            description="TRNY-23: a table that is three players short halts when its big blind "
            "reaches an open seat, or at once, or never."
        ),
    ] = "at_open_blind"
    first_button: Annotated[
        Literal["first_stack", "draw"],
        Meta(
            description="BYND-76: the first button is before the first stack on the dealer's "
            "right, or drawn."
        ),
    ] = "draw"

    def __post_init__(self) -> None:
        check_options(self)
