"""Turn views: the question to a player, and the legal answers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
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


class Preset(Struct, frozen=True, rename={"total": "to"}):
    """A preset amount, which fills in the bet but does not submit it."""

    label: SizeName
    """Label of the size.

    ``bb`` counts big blinds, and ``x`` is a multiple of the bet to match. ``1/2`` and ``2 pot`` are
    shares of the pot after a call, ``min`` is the minimum, and ``all-in`` is all chips.
    """
    total: int

    to = DeprecatedAttribute("total")


class ActTurn(
    Struct,
    frozen=True,
    tag="act",
    tag_field="ask",
    rename={
        "min_raise_to": "low",
        "max_raise_to": "high",
        "can_fold": "fold",
        "can_check": "free",
        "is_opening_bet": "opens",
        "only_min_or_max": "ends_only",
        "chips_missing": "short",
        "can_add_chips": "may_buy",
        "raise_refusal": "barred",
        "pot_calculation": "pot",
        "is_unraised": "unraised",
        "is_bring_in": "bring_in",
        "all_in_total": "all_in",
    },
):
    """Decision to bet, call, check, raise or fold."""

    call: int
    """Chips to call; 0 if a check is free."""
    min_raise_to: int
    """Minimum total to raise to; 0 if the player may not raise."""
    max_raise_to: int
    """Maximum total to raise to."""
    all_in_total: int
    """Total bet of the player with their whole stack in."""
    unit: int
    """Raises are multiples of this number of chips, unless all-in."""
    can_fold: bool
    """True if the player may fold."""
    can_check: bool
    """True if a check is free."""
    is_opening_bet: bool
    """True if a raise is the first bet of the round."""
    only_min_or_max: bool
    """True if only a raise to the minimum or the maximum is legal, and no amount between."""
    is_bring_in: bool
    """True if the player must post the bring-in (``call`` chips) or bet more."""
    chips_missing: int
    """Chips that the player must add in order to call; 0 if a call is possible without."""
    can_add_chips: bool
    """True if the player may add chips before acting, as open stakes allow."""
    raise_refusal: RefusalView | None
    """Reason why the player may not raise; ``null`` if they may."""
    pot_calculation: Words | None
    """Calculation of the pot-limit maximum; ``null`` in other structures."""
    presets: tuple[Preset, ...]
    """Bet sizes to offer, all of which are legal now."""
    is_unraised: bool
    """True in the first round of a game with blinds if there was no raise."""

    barred = DeprecatedAttribute("raise_refusal")
    ends_only = DeprecatedAttribute("only_min_or_max")
    fold = DeprecatedAttribute("can_fold")
    free = DeprecatedAttribute("can_check")
    high = DeprecatedAttribute("max_raise_to")
    low = DeprecatedAttribute("min_raise_to")
    may_buy = DeprecatedAttribute("can_add_chips")
    opens = DeprecatedAttribute("is_opening_bet")
    pot = DeprecatedAttribute("pot_calculation")
    short = DeprecatedAttribute("chips_missing")
    unraised = DeprecatedAttribute("is_unraised")
    bring_in = DeprecatedAttribute("is_bring_in")
    all_in = DeprecatedAttribute("all_in_total")


class DrawTurn(
    Struct,
    frozen=True,
    tag="draw",
    tag_field="ask",
    rename={"min_cards": "least", "max_cards": "most", "replaces_cards": "draws"},
):
    """Decision to discard between ``least`` and ``most`` cards."""

    min_cards: int
    max_cards: int
    replaces_cards: bool
    """True if the player draws a new card for each discarded one."""

    draws = DeprecatedAttribute("replaces_cards")
    least = DeprecatedAttribute("min_cards")
    most = DeprecatedAttribute("max_cards")


class ShowTurn(
    Struct,
    frozen=True,
    tag="show",
    tag_field="ask",
    rename={"can_muck": "may_muck", "is_own_turn": "mine"},
):
    """Decision to show or muck."""

    can_muck: bool
    is_own_turn: bool
    """True if it is the player's turn; else they may show out of order."""

    may_muck = DeprecatedAttribute("can_muck")
    mine = DeprecatedAttribute("is_own_turn")


class RunItTurn(Struct, frozen=True, tag="run-it", tag_field="ask", rename={"max_runs": "most"}):
    """Decision on the number of run-outs."""

    max_runs: int
    """Maximum number of run-outs."""

    most = DeprecatedAttribute("max_runs")


class DeclareTurn(Struct, frozen=True, tag="declare", tag_field="ask"):
    """Decision to declare for high, low or both."""


class StraddleTurn(
    Struct,
    frozen=True,
    tag="straddle",
    tag_field="ask",
    rename={"min_total": "least", "max_total": "most", "is_live": "live"},
):
    """Decision to straddle or decline."""

    min_total: int
    max_total: int
    is_live: bool
    """True if the straddle buys the option to raise last; false for a sleeper."""

    least = DeprecatedAttribute("min_total")
    live = DeprecatedAttribute("is_live")
    most = DeprecatedAttribute("max_total")


class AnswerTurn(Struct, frozen=True, tag="answer", tag_field="ask"):
    """Decision to accept or decline another player's marker or request for a loan."""

    debtor: int
    """Chair of the player who asks."""
    chips: int
    lender: int
    """Chair of the player who would lend the chips; 0 for a marker."""


class GameTurn(Struct, frozen=True, tag="game", tag_field="ask", rename={"default_game": "now"}):
    """Decision of the player on the button about the next game of a dealer's choice."""

    games: tuple[str, ...]
    default_game: str
    """Game that is dealt if the player does not choose."""

    now = DeprecatedAttribute("default_game")


AnyTurn = (
    ActTurn | DrawTurn | ShowTurn | RunItTurn | DeclareTurn | StraddleTurn | AnswerTurn | GameTurn
)
