"""Options of kill pots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class KillRules(Struct, frozen=True, kw_only=True):
    """Rules of kill pots: the conditions, and the limits of the next hand."""

    pot: Annotated[
        int,
        Meta(
            ge=0,
            description="KILL-01: a pot above this number of chips triggers a kill (0: never).",
        ),
    ] = 0
    in_a_row: Annotated[
        int,
        Meta(
            ge=0,
            description="KILL-01: number of consecutive pots won that triggers a kill (0: never).",
        ),
    ] = 0
    percent: Annotated[
        int,
        Meta(
            ge=101,
            le=1000,
            description="KILL-02, KILL-03: size of the kill in percent: 200 is a full kill, 150 a "
            "half kill.",
        ),
    ] = 200
    acts: Annotated[
        Literal["last", "in_turn"],
        Meta(description="KILL-05: the killer acts last on the first street, or in turn."),
    ] = "last"
    with_blind: Annotated[
        Literal["kill_only", "both", "larger"],
        Meta(
            description="KILL-06: a killer who is due a blind posts only the kill, both with a "
            "dead blind, or the larger of the two."
        ),
    ] = "kill_only"
    leg_up: Annotated[
        bool,
        Meta(
            description="BYND-44: the first of the consecutive pots is a leg; a split pot keeps "
            "it, and only pots of at least a full bet count."
        ),
    ] = False

    def __post_init__(self) -> None:
        check_options(self)

    @property
    def enabled(self) -> bool:
        """True if kill pots are played here."""
        return bool(self.pot or self.in_a_row)
