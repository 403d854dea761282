"""Options of the clock and the time bank."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine import BadGame
from riverboat.engine.games.option_fields import check_options
from riverboat.words.refusals import options as w


class ClockRules(Struct, frozen=True, kw_only=True):
    """Time limits for decisions. In seconds."""

    think: Annotated[
        int, Meta(ge=0, description="TIME-01: seconds to act (0: no clock until one is called).")
    ] = 0
    called: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds to act after the clock is called.")
    ] = 60
    countdown: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds counted down at the end of a called clock.")
    ] = 10
    call_after: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-06: seconds that a player must have had before the clock can be "
            "called.",
        ),
    ] = 0
    bank: Annotated[int, Meta(ge=0, description="BYND-79: initial time bank in seconds.")] = 0
    card: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-79: seconds of one time bank card, which is used up as soon as it "
            "starts (0: the bank runs by the second).",
        ),
    ] = 0
    refill: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-79: seconds added to the time bank each orbit, up to its initial "
            "size.",
        ),
    ] = 0
    extra: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-05: extra seconds for a player who asks for time, once per hand.",
        ),
    ] = 0
    away: Annotated[
        int,
        Meta(ge=0, description="TIME-01: extra seconds for a player who lost the connection."),
    ] = 0
    grace: Annotated[
        int,
        Meta(
            ge=0, description="TIME-01: extra seconds for the player to act when a table resumes."
        ),
    ] = 10
    answer: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-01: seconds to answer other questions: straddle, marker, number of "
            "run-outs, declaration, show or muck (0: as for acting).",
        ),
    ] = 0
    absent: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-01: seconds for a player who is disconnected when their turn comes, "
            "even without a clock for the others; they no longer straddle, and their "
            "next turn ends at once (0: as for connected players).",
        ),
    ] = 0
    expiry: Annotated[
        Literal["fold", "dead_hand"],
        Meta(
            description="TIME-01, TIME-02, DEAD-06: a player who runs out of time facing a bet "
            "folds, or their hand is dead; without a bet they check."
        ),
    ] = "fold"
    sit_out_after: Annotated[
        int,
        Meta(
            ge=0,
            description="SEAT-10: number of timeouts after which a player sits out (0: never).",
        ),
    ] = 2

    def __post_init__(self) -> None:
        check_options(self)
        if self.card and (self.bank % self.card or self.refill % self.card):
            raise BadGame(w.NoWholeTimeCards(self.bank, self.refill, self.card))
