"""Options of kill pots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class KillRules(Struct, frozen=True, kw_only=True):
    """Rules of kill pots: the conditions, and the limits of the next hand."""

    pot: Annotated[int, Meta(ge=0, description="KILL-01")] = 0
    in_a_row: Annotated[int, Meta(ge=0, description="KILL-01")] = 0
    percent: Annotated[int, Meta(ge=101, le=1000, description="KILL-02, KILL-03")] = 200
    acts: Annotated[Literal["last", "in_turn"], Meta(description="KILL-05")] = "last"
    with_blind: Annotated[Literal["kill_only", "both", "larger"], Meta(description="KILL-06")] = (
        "kill_only"
    )
    leg_up: Annotated[bool, Meta(description="BYND-44")] = False

    def __post_init__(self) -> None:
        check_options(self)

    @property
    def enabled(self) -> bool:
        """True if kill pots are played here."""
        return bool(self.pot or self.in_a_row)
