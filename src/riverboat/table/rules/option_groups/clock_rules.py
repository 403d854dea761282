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
        int, Meta(ge=0, description="TIME-01: seconds to act (0: no clock unless it is called).")
    ] = 0
    called: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds that a called clock leaves.")
    ] = 60
    countdown: Annotated[
        int, Meta(ge=0, description="TIME-02: seconds counted down at the end of them.")
    ] = 10
    call_after: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-06: seconds that a player has had before the clock may be called.",
        ),
    ] = 0
    bank: Annotated[
        int, Meta(ge=0, description="BYND-79: seconds of time bank that a player begins with.")
    ] = 0
    card: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-79: seconds of one time bank card, which is spent as soon as it is "
            "begun (0: the bank runs by the second).",
        ),
    ] = 0
    refill: Annotated[
        int,
        Meta(ge=0, description="BYND-79: seconds added to the bank each orbit, up to its size."),
    ] = 0
    extra: Annotated[
        int,
        Meta(
            ge=0, description="TIME-05: seconds that a player gets who asks for time once a hand."
        ),
    ] = 0
    away: Annotated[
        int,
        Meta(ge=0, description="TIME-01: seconds more for a player whose connection was lost."),
    ] = 0
    grace: Annotated[
        int,
        Meta(ge=0, description="TIME-01: seconds more for whoever is to act when a table resumes."),
    ] = 10
    answer: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-01: seconds to answer what is asked beside acting: whether to "
            "straddle, to accept a marker, how often to run it, what to declare, to show or to "
            "muck (0: as many as to act).",
        ),
    ] = 0
    absent: Annotated[
        int,
        Meta(
            ge=0,
            description="TIME-01: seconds for whoever has no connection when their turn comes, "
            "with or without a clock for the others; they straddle no more, and their next turn is "
            "over at once (0: as long as for who is there).",
        ),
    ] = 0
    expiry: Annotated[
        Literal["fold", "dead_hand"],
        Meta(
            description="TIME-01, TIME-02, DEAD-06: out of time and facing a bet the hand is "
            "folded, "
            "or declared dead; facing none it is checked."
        ),
    ] = "fold"
    sit_out_after: Annotated[
        int,
        Meta(
            ge=0,
            description="SEAT-10: after running out of time so often a player sits out (0: never).",
        ),
    ] = 2

    def __post_init__(self) -> None:
        check_options(self)
        if self.card and (self.bank % self.card or self.refill % self.card):
            raise BadGame(w.NoWholeTimeCards(self.bank, self.refill, self.card))
