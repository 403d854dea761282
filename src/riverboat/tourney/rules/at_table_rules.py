"""Options of play at the tables of an event."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class AtTableRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rules of play that the table preset ``tournament`` leaves open."""

    short_order: Annotated[
        Literal["usual", "ante_first", "blind_first"], Meta(description="ALLN-10, TRNY-46")
    ] = "usual"
    empty_row: Annotated[Literal["dead", "skip"], Meta(description="TRNY-30")] = "dead"
    think: Annotated[int, Meta(ge=0, description="BYND-79")] = 25
    time_card: Annotated[int, Meta(ge=0, description="BYND-79")] = 30
    time_cards: Annotated[int, Meta(ge=0, description="BYND-79")] = 1

    def __post_init__(self) -> None:
        check_options(self)


class HourBreaks(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hourly breaks common to all events, which pause the level's time."""

    minute: Annotated[int, Meta(ge=0, le=59, description="TRNY-34")] = 55
    minutes: Annotated[int, Meta(ge=0, le=30, description="TRNY-34")] = 0

    def __post_init__(self) -> None:
        check_options(self)
