"""Options of places and money: prizes, ties, the bubble, bounties, deals."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class PrizeRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Prize rules: paid places, shares and units."""

    paid_percent: Annotated[
        int,
        Meta(ge=1, le=100, description="TRNY-62: so many of a hundred entries are paid."),
    ] = 15
    shares: Annotated[
        tuple[int, ...],
        Meta(description="TRNY-62: what each place gets of the pool, instead of a table."),
    ] = ()
    marks: Annotated[
        tuple[int, ...],
        Meta(description="TRNY-62: what the first places get, whatever the pool is."),
    ] = ()
    least_percent: Annotated[
        int,
        Meta(ge=1, description="TRNY-62: the least prize, in hundredths of the price of an entry."),
    ] = 150
    seat: Annotated[
        int,
        Meta(ge=0, description="TRNY-65: a satellite: the worth of a seat (0: money is paid)."),
    ] = 0
    seat_in: str = ""
    """The target event of a satellite, for which its winners get a ticket."""
    guarantee: Annotated[
        int, Meta(ge=0, description="TRNY-61: the pool is at least so much (0: what was paid).")
    ] = 0
    unit: Annotated[int, Meta(ge=1, description="TRNY-63: prizes are multiples of this.")] = 1
    remainder: Annotated[
        Literal["first", "from_the_top"],
        Meta(
            description="TRNY-63: what rounding leaves over goes to the first place, or a unit "
            "each from the top."
        ),
    ] = "first"
    bust_stack: Annotated[
        Literal["hand_start", "after_ante"],
        Meta(
            description="TRNY-40, TRNY-41: of two who bust in one hand the one with more chips at "
            "its start is placed higher, or with more after the antes."
        ),
    ] = "hand_start"
    hfh_from: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-73: hand for hand begins with so many more players left than are "
            "paid (0: never).",
        ),
    ] = 1
    hfh_minutes: Annotated[
        int, Meta(ge=0, description="TRNY-36: each hand for hand takes so much off the clock.")
    ] = 2
    refund: Annotated[
        Literal["half", "chips", "alike"],
        Meta(
            description="TRNY-61: what an event that is called off has for prizes is divided half "
            "by chips and half alike, all by chips, or all alike."
        ),
    ] = "half"
    deals: Annotated[
        Literal["off", "on"],
        Meta(description="TRNY-64: those who are left may divide what is left, if all agree."),
    ] = "on"

    def __post_init__(self) -> None:
        check_options(self)


class BountyRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Bounty rules: payment for eliminating a player."""

    kind: Annotated[
        Literal["none", "fixed", "progressive", "mystery"],
        Meta(
            description="TRNY-55, TRNY-57, TRNY-60: nothing; what every head is worth; half of it, "
            "and half onto one's own head; or what a drawn card says."
        ),
    ] = "none"
    paid_at_once: Annotated[
        int,
        Meta(
            ge=0,
            le=100,
            description="TRNY-57: so many hundredths of a progressive head are paid at once.",
        ),
    ] = 50
    mystery: Annotated[
        tuple[int, ...],
        Meta(
            description="TRNY-60: what the cards of a mystery bounty are worth; none: they are "
            "made from the money, one for each who is left."
        ),
    ] = ()
    card_shares: Annotated[
        tuple[tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1)]], ...],
        Meta(
            description="TRNY-60: of a hundred cards that are made so many, and what each is worth "
            "beside the others; the greatest first."
        ),
    ] = ((1, 50), (3, 20), (6, 10), (15, 4), (75, 1))
    from_place: Annotated[
        int,
        Meta(
            ge=0,
            description="TRNY-60: mystery cards are drawn once so many are left (0: from the "
            "start; cards that are made: once all who are left are paid).",
        ),
    ] = 0

    @property
    def makes_cards(self) -> bool:
        """True if the cards are made from the money, once it is known."""
        return self.kind == "mystery" and not self.mystery

    def __post_init__(self) -> None:
        check_options(self)
