"""Options of entries: price, deadline and re-entries."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.engine.games.option_fields import check_options


class Price(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The price of an entry in money: for the prizes, the host, and the player's bounty."""

    prize: int = 0
    fee: int = 0
    bounty: int = 0

    @property
    def total(self) -> int:
        """The total price."""
        return self.prize + self.fee + self.bounty


class Rebuy(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Chips that a player may buy with a short stack or none (TRNY-52)."""

    chips: int
    price: Price
    until_level: int
    """The last level with rebuys."""
    most: int = 0
    """Maximum number of rebuys per player; 0: unlimited."""
    at: int = 0
    """The maximum stack for a rebuy; 0: the starting stack."""


class AddOn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Chips that each player may buy once, regardless of their stack (TRNY-53)."""

    chips: int
    price: Price
    level: int
    """Add-ons are sold in the break after this level, or until the next level if no break follows
    it.
    """


class EntryRules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Entry rules: eligibility, deadline and price."""

    price: Price = Price()
    least: Annotated[int, Meta(ge=2, description="GAME-03")] = 2
    most: Annotated[int, Meta(ge=0, description="TRNY-15")] = 0
    late_until: Annotated[int, Meta(ge=0, description="TRNY-15")] = 0
    late_stack: Annotated[Literal["full", "blinded"], Meta(description="TRNY-13")] = "full"
    reentries: Annotated[int, Meta(ge=0, description="TRNY-16")] = 0
    access: Annotated[Literal["open", "password", "approval"], Meta(description="TRNY-15")] = "open"
    password: str = ""
    """The hash of the password (``rules.event_password``)."""
    tickets: Annotated[Literal["off", "on"], Meta(description="TRNY-65")] = "off"
    withdraw: Annotated[Literal["until_start", "never"], Meta(description="TRNY-15")] = (
        "until_start"
    )
    no_shows: Annotated[Literal["dealt_in", "by_clock"], Meta(description="TRNY-17, TRNY-18")] = (
        "dealt_in"
    )
    rebuy: Rebuy | None = None
    add_on: AddOn | None = None

    def __post_init__(self) -> None:
        check_options(self)
