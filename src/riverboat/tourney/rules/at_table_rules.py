"""Options of play at the tables of an event."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class AtTableRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules of play that the table preset ``tournament`` leaves open."""

    short_order: Annotated[
        Literal["usual", "ante_first", "blind_first"],
        Meta(
            description="ALLN-10, TRNY-46: the payment that a stack too short for both makes "
            "first: usually the blind if the big blind antes for all, otherwise the "
            "ante."
        ),
    ] = "usual"
    empty_row: Annotated[
        Literal["dead", "skip"],
        Meta(
            description="TRNY-30: with several empty seats in a row, a dead button stops at each "
            "of them (dead), or passes all of them (skip)."
        ),
    ] = "dead"
    think: Annotated[
        int,
        Meta(ge=0, description="BYND-79: shot clock in seconds, unless the level sets another."),
    ] = 25
    time_card: Annotated[
        int, Meta(ge=0, description="BYND-79: seconds of a time bank card (0: no cards).")
    ] = 30
    time_cards: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-79: time bank cards per player, unless the level sets another "
            "number.",
        ),
    ] = 1

    def __post_init__(self) -> None:
        check_options(self)


class HourBreaks(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hourly breaks common to all events, which pause the level's time."""

    minute: Annotated[
        int, Meta(ge=0, le=59, description="TRNY-34: minute of the hour at which the break begins.")
    ] = 55
    minutes: Annotated[
        int, Meta(ge=0, le=30, description="TRNY-34: length of the break (0: no break).")
    ] = 0

    def __post_init__(self) -> None:
        check_options(self)
