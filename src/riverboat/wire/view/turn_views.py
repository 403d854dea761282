"""What a player is asked, and what each answer may be."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.wire.wire_phrases import RefusalView, Words

SizeName = Literal[
    "min",
    "2bb",
    "2.2bb",
    "2.5bb",
    "3bb",
    "4bb",
    "5bb",
    "2.5x",
    "3x",
    "4x",
    "1/4",
    "1/3",
    "1/2",
    "2/3",
    "3/4",
    "pot",
    "1.5 pot",
    "2 pot",
    "all-in",
]
"""Sizes that many bet, by name."""


class Preset(Struct, frozen=True):
    """What such a size comes to now: it sets the amount, and submits nothing."""

    label: SizeName
    """In big blinds (``bb``), by the bet to match (``x``), by the pot after a call (``1/2``,
    ``2 pot``), the least (``min``) or all they have."""
    to: int


class ActTurn(Struct, frozen=True, tag="act", tag_field="ask"):
    """Bet, call, check, fold."""

    call: int
    low: int
    """The least total to raise to; 0 if they may not raise."""
    high: int
    all_in: int
    unit: int
    fold: bool
    """They may fold."""
    free: bool
    """A check is free."""
    opens: bool
    """A raise is the first bet of the round."""
    ends_only: bool
    bring_in: bool
    short: int
    may_buy: bool
    barred: RefusalView | None
    """Why they may not raise; nothing if they may."""
    pot: Words | None
    """How the most that pot-limit allows is worked out; nothing in other structures."""
    presets: tuple[Preset, ...]
    """The sizes that they may bet now; one that is too small or too large is left out."""
    unraised: bool
    """The first round of a game with blinds, and nobody has raised."""


class DrawTurn(Struct, frozen=True, tag="draw", tag_field="ask"):
    """Throw cards away."""

    least: int
    most: int
    draws: bool


class ShowTurn(Struct, frozen=True, tag="show", tag_field="ask"):
    """Show, or muck."""

    may_muck: bool
    mine: bool
    """It is their turn to; else they may show without waiting."""


class RunItTurn(Struct, frozen=True, tag="run-it", tag_field="ask"):
    """Say how often to run out the board."""

    most: int


class DeclareTurn(Struct, frozen=True, tag="declare", tag_field="ask"):
    """Say for which half one plays."""


class StraddleTurn(Struct, frozen=True, tag="straddle", tag_field="ask"):
    """Straddle, or do not."""

    least: int
    most: int
    live: bool


class AnswerTurn(Struct, frozen=True, tag="answer", tag_field="ask"):
    """Accept a marker, or do not."""

    debtor: int
    chips: int
    lender: int


class GameTurn(Struct, frozen=True, tag="game", tag_field="ask"):
    """Choose what is dealt next: one has the button, and the game is the dealer's choice."""

    games: tuple[str, ...]
    now: str
    """What is dealt if one says nothing."""


AnyTurn = (
    ActTurn | DrawTurn | ShowTurn | RunItTurn | DeclareTurn | StraddleTurn | AnswerTurn | GameTurn
)
