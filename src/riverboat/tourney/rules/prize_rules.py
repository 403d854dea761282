"""Options of places and money: prizes, ties, the bubble, bounties, deals."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class PrizeRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Prize rules: paid places, shares and units."""

    paid_percent: Annotated[
        int,
        Meta(ge=1, le=100, description="TRNY-62: percentage of entries that are paid."),
    ] = 15
    shares: Annotated[
        tuple[int, ...],
        Meta(
            description="TRNY-62: share of the pool for each place, in place of the payout table."
        ),
    ] = ()
    marks: Annotated[
        tuple[int, ...],
        Meta(description="TRNY-62: fixed prizes of the first places, whatever the pool is."),
    ] = ()
    least_percent: Annotated[
        int,
        Meta(ge=1, description="TRNY-62: minimum prize in percent of the entry price."),
    ] = 150
    seat: Annotated[
        int,
        Meta(ge=0, description="TRNY-65: for a satellite: value of a seat (0: prizes are money)."),
    ] = 0
    seat_in: str = ""
    """The target event of a satellite, for which its winners get a ticket."""
    guarantee: Annotated[
        int, Meta(ge=0, description="TRNY-61: guaranteed prize pool (0: none).")
    ] = 0
    unit: Annotated[
        int, Meta(ge=1, description="TRNY-63: prizes are multiples of this amount.")
    ] = 1
    remainder: Annotated[
        Literal["first", "from_the_top"],
        Meta(
            description="TRNY-63: the rounding remainder goes to first place, or a unit each from "
            "the top."
        ),
    ] = "first"
    bust_stack: Annotated[
        Literal["hand_start", "after_ante"],
        Meta(
            description="TRNY-40, TRNY-41: of two players eliminated in one hand, the one with "
            "more chips at its start finishes higher, or with more after the antes."
        ),
    ] = "hand_start"
    hfh_from: Annotated[
        int,
        Meta(
            ge=0,
            description="BYND-73: hand-for-hand play begins this number of players above the paid "
            "places (0: never).",
        ),
    ] = 1
    hfh_minutes: Annotated[
        int,
        Meta(
            ge=0,
            description="TRNY-36: minutes taken off the clock for each hand in hand-for-hand play.",
        ),
    ] = 2
    refund: Annotated[
        Literal["half", "chips", "alike"],
        Meta(
            description="TRNY-61: the prize pool of a cancelled event is divided half by chips "
            "and half equally, all by chips, or all equally."
        ),
    ] = "half"
    deals: Annotated[
        Literal["off", "on"],
        Meta(description="TRNY-64: the remaining players may make a deal, if all agree."),
    ] = "on"

    def __post_init__(self) -> None:
        check_options(self)


class BountyRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Bounty rules: payment for eliminating a player."""

    kind: Annotated[
        Literal["none", "fixed", "progressive", "mystery"],
        Meta(
            description="TRNY-55, TRNY-57, TRNY-60: no bounties; a fixed bounty per player; half "
            "paid and half added to the winner's own bounty (progressive); or a drawn "
            "amount (mystery)."
        ),
    ] = "none"
    paid_at_once: Annotated[
        int,
        Meta(
            ge=0,
            le=100,
            description="TRNY-57: percentage of a progressive bounty that is paid at once.",
        ),
    ] = 50
    mystery: Annotated[
        tuple[int, ...],
        Meta(
            description="TRNY-60: values of the mystery bounties; empty: they are generated from "
            "the bounty pool, one for each remaining player."
        ),
    ] = ()
    card_shares: Annotated[
        tuple[tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1)]], ...],
        Meta(
            description="TRNY-60: for generated mystery bounties, pairs of a count per hundred "
            "and a relative value, greatest value first."
        ),
    ] = ((1, 50), (3, 20), (6, 10), (15, 4), (75, 1))
    from_place: Annotated[
        int,
        Meta(
            ge=0,
            description="TRNY-60: mystery bounties are drawn once this number of players is left "
            "(0: from the start; generated bounties: once all remaining players are "
            "paid).",
        ),
    ] = 0

    @property
    def makes_cards(self) -> bool:
        """True if the cards are made from the money, once it is known."""
        return self.kind == "mystery" and not self.mystery

    def __post_init__(self) -> None:
        check_options(self)
