"""Turn views: the question to a player, and the legal answers."""

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
"""Names of common bet sizes."""


class Preset(Struct, frozen=True):
    """A preset amount, which fills in the bet but does not submit it."""

    label: SizeName
    """Label: big blinds (``bb``), times the bet to match (``x``), of the pot after a call (``1/2``,
    ``2 pot``), the least (``min``) or all chips.
    """
    to: int


class ActTurn(Struct, frozen=True, tag="act", tag_field="ask"):
    """Decision to bet, call, check, raise or fold."""

    call: int
    low: int
    """Minimum total to raise to; 0 if the player may not raise."""
    high: int
    all_in: int
    unit: int
    fold: bool
    """True if the player may fold."""
    free: bool
    """True if a check is free."""
    opens: bool
    """True if a raise is the first bet of the round."""
    ends_only: bool
    bring_in: bool
    short: int
    may_buy: bool
    barred: RefusalView | None
    """Reason why the player may not raise; ``null`` if they may."""
    pot: Words | None
    """Calculation of the pot-limit maximum; ``null`` in other structures."""
    presets: tuple[Preset, ...]
    """Presets that are legal now."""
    unraised: bool
    """True in the first round of a game with blinds if there was no raise."""


class DrawTurn(Struct, frozen=True, tag="draw", tag_field="ask"):
    """Decision to discard cards."""

    least: int
    most: int
    draws: bool


class ShowTurn(Struct, frozen=True, tag="show", tag_field="ask"):
    """Decision to show or muck."""

    may_muck: bool
    mine: bool
    """True if it is the player's turn; else they may show out of order."""


class RunItTurn(Struct, frozen=True, tag="run-it", tag_field="ask"):
    """Decision on the number of run-outs."""

    most: int


class DeclareTurn(Struct, frozen=True, tag="declare", tag_field="ask"):
    """Decision to declare for high, low or both."""


class StraddleTurn(Struct, frozen=True, tag="straddle", tag_field="ask"):
    """Decision to straddle or decline."""

    least: int
    most: int
    live: bool


class AnswerTurn(Struct, frozen=True, tag="answer", tag_field="ask"):
    """Decision to accept a marker or decline."""

    debtor: int
    chips: int
    lender: int


class GameTurn(Struct, frozen=True, tag="game", tag_field="ask"):
    """Decision of the player on the button about the next game of a dealer's choice."""

    games: tuple[str, ...]
    now: str
    """Game that is dealt without a choice."""


AnyTurn = (
    ActTurn | DrawTurn | ShowTurn | RunItTurn | DeclareTurn | StraddleTurn | AnswerTurn | GameTurn
)
