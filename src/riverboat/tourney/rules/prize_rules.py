"""Options of places and money: prizes, ties, the bubble, bounties, deals."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class PrizeRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Prize rules: paid places, shares and units."""

    paid_percent: Annotated[int, Meta(ge=1, le=100, description="TRNY-62")] = 15
    shares: Annotated[tuple[int, ...], Meta(description="TRNY-62")] = ()
    marks: Annotated[tuple[int, ...], Meta(description="TRNY-62")] = ()
    least_percent: Annotated[int, Meta(ge=1, description="TRNY-62")] = 150
    seat: Annotated[int, Meta(ge=0, description="TRNY-65")] = 0
    seat_in: str = ""
    """The target event of a satellite, for which its winners get a ticket."""
    guarantee: Annotated[int, Meta(ge=0, description="TRNY-61")] = 0
    unit: Annotated[int, Meta(ge=1, description="TRNY-63")] = 1
    remainder: Annotated[Literal["first", "from_the_top"], Meta(description="TRNY-63")] = "first"
    bust_stack: Annotated[
        Literal["hand_start", "after_ante"], Meta(description="TRNY-40, TRNY-41")
    ] = "hand_start"
    hfh_from: Annotated[int, Meta(ge=0, description="BYND-73")] = 1
    hfh_minutes: Annotated[int, Meta(ge=0, description="TRNY-36")] = 2
    refund: Annotated[Literal["half", "chips", "alike"], Meta(description="TRNY-61")] = "half"
    deals: Annotated[Literal["off", "on"], Meta(description="TRNY-64")] = "on"

    def __post_init__(self) -> None:
        check_options(self)


class BountyRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Bounty rules: payment for eliminating a player."""

    kind: Annotated[
        Literal["none", "fixed", "progressive", "mystery"],
        Meta(description="TRNY-55, TRNY-57, TRNY-60"),
    ] = "none"
    paid_at_once: Annotated[int, Meta(ge=0, le=100, description="TRNY-57")] = 50
    mystery: Annotated[tuple[int, ...], Meta(description="TRNY-60")] = ()
    card_shares: Annotated[
        tuple[tuple[Annotated[int, Meta(ge=1)], Annotated[int, Meta(ge=1)]], ...],
        Meta(description="TRNY-60"),
    ] = ((1, 50), (3, 20), (6, 10), (15, 4), (75, 1))
    from_place: Annotated[int, Meta(ge=0, description="TRNY-60")] = 0

    @property
    def makes_cards(self) -> bool:
        """True if the mystery cards are made from the bounty money, once its total is known."""
        return self.kind == "mystery" and not self.mystery

    def __post_init__(self) -> None:
        check_options(self)
