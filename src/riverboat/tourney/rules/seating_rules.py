"""Seating options: balancing, breaking and redrawing tables, and the first button."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class SeatingRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seating rules: tables, seats, balancing and redraws."""

    seats: Annotated[int, Meta(ge=2, le=10, description="GAME-03: seats per table.")] = 9
    tables: Annotated[
        int,
        Meta(
            ge=0,
            description="TRNY-14: maximum number of tables; further entrants wait (0: no limit).",
        ),
    ] = 0
    policy: Annotated[
        Literal["tda", "wsop", "nearest", "none"],
        Meta(
            description="BYND-71, TRNY-24, TRNY-66: the player who moves to a short table is the "
            "next big blind of the fullest table (tda) or of the next table in the "
            "breaking order (wsop), the player who is as far from the big blind there "
            "(nearest), or no player, as in a shootout (none)."
        ),
    ] = "tda"
    balance_within: Annotated[
        int,
        Meta(ge=1, description="TRNY-19: tables may differ by this number of players."),
    ] = 1
    redraw: Annotated[
        tuple[int, ...],
        Meta(
            description="TRNY-28, TRNY-29: numbers of remaining players at which all seats and "
            "the button are redrawn."
        ),
    ] = (1,)
    final_table: Annotated[
        Literal["tda", "one_more"],
        Meta(
            description="BYND-72: the last two tables merge with 9 players left (7 at tables of "
            "up to 7 seats), or with one player more than a table has seats."
        ),
    ] = "tda"
    stud_move: Annotated[
        Literal["position", "high_card"],
        Meta(
            description="TRNY-21: in stud, the player in the seat that opened last at the short "
            "table moves, or the player who is dealt the high card."
        ),
    ] = "position"
    mixed_move: Annotated[
        Literal["next_bb", "high_card"],
        Meta(
            description="TRNY-22: in a mix with stud, the next big blind moves, or the player who "
            "is dealt the high card, in every game."
        ),
    ] = "next_bb"
    halt_short: Annotated[
        Literal["at_open_blind", "at_once", "off"],
        Meta(
            description="TRNY-23: a table that is three players short halts when its big blind "
            "reaches an open seat, at once, or never."
        ),
    ] = "at_open_blind"
    first_button: Annotated[
        Literal["first_stack", "draw"],
        Meta(
            description="BYND-76: the first button is in front of the first stack on the dealer's "
            "right, or is drawn."
        ),
    ] = "draw"

    def __post_init__(self) -> None:
        check_options(self)
