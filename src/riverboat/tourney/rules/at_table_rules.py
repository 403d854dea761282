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
            description="ALLN-10, TRNY-46: what a stack too short for both pays first; usually the "
            "blind where the big blind antes for all, and else the ante."
        ),
    ] = "usual"
    empty_row: Annotated[
        Literal["dead", "skip"],
        Meta(
            description="TRNY-30: a dead button stays dead seat by seat where several are empty, "
            "or goes over them."
        ),
    ] = "dead"
    think: Annotated[
        int,
        Meta(ge=0, description="BYND-79: the shot clock in seconds, where no level says another."),
    ] = 25
    time_card: Annotated[
        int, Meta(ge=0, description="BYND-79: seconds of a time bank card (0: there are none).")
    ] = 30
    time_cards: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-79: time bank cards of each player, where no level says others.",
        ),
    ] = 1

    def __post_init__(self) -> None:
        check_options(self)


class HourBreaks(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hourly breaks common to all events, which pause the level's time."""

    minute: Annotated[
        int, Meta(ge=0, le=59, description="TRNY-34: so many minutes after each full hour.")
    ] = 55
    minutes: Annotated[
        int, Meta(ge=0, le=30, description="TRNY-34: how long it is (0: there is none).")
    ] = 0

    def __post_init__(self) -> None:
        check_options(self)
