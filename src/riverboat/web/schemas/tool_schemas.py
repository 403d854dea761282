"""Requests to a dealer's tools; the answers are those of ``riverboat.tools``."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.web.schemas.base_schemas import RequestBody

_Chips = Annotated[int, Meta(ge=0, le=10**12)]
_Seat = Annotated[int, Meta(ge=0, le=9)]
_Chair = Annotated[int, Meta(ge=0, le=10)]
_Seats = Annotated[tuple[_Seat, ...], Meta(max_length=10)]
_Chairs = Annotated[tuple[_Chair, ...], Meta(max_length=10)]
_Name = Annotated[str, Meta(max_length=100)]
_Cards = Annotated[str, Meta(max_length=40)]


class SidePotsBody(RequestBody, frozen=True, rename={"dead_chips": "dead"}):
    """Chips of a hand, to be split into pots."""

    put_in: Annotated[tuple[_Chips, ...], Meta(min_length=1, max_length=10)]
    """Chips that each seat has put in, including folded seats."""
    folded: _Seats = ()
    all_in: _Seats | None = None
    """All-in seats; if given, any other seat that has put in less owes a call."""
    dead_chips: _Chips = 0
    """Dead money: an ante for all, a dead blind."""


class PotLimitBody(
    RequestBody, frozen=True, rename={"chips_in_middle": "middle", "own_bet": "own"}
):
    """The chips that determine the maximum raise in pot-limit."""

    chips_in_middle: _Chips
    bets: Annotated[tuple[_Chips, ...], Meta(max_length=10)] = ()
    """Chips in front of each other player."""
    own_bet: _Chips = 0
    """Chips in front of the player who would raise."""
    round_up: Annotated[int, Meta(ge=1, le=10**9)] = 1
    """Chip to which the pot is rounded up (POTL-18)."""


class NamedChips(Struct, frozen=True, forbid_unknown_fields=True):
    """The chips of a named player in a round."""

    name: _Name
    chips: Annotated[int, Meta(ge=1, le=10**12)]


class BettingRoundBody(RequestBody, frozen=True, rename={"authority": "by"}):
    """A betting round, as a dealer describes it."""

    game: _Name
    """``no-limit hold'em 100/200``."""
    actions: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=80)] = ()
    """``60`` bets or raises to 60, ``c`` calls, ``x`` checks, ``f`` folds, ``p`` is the pot,
    ``a45`` all-in for 45 in all; with names ``ann=60``."""
    street: _Name = ""
    """Name of the street: ``flop``, ``turn`` ...; empty for the first street."""
    pot: _Chips | None = None
    """Chips in the middle when the street begins."""
    players: Annotated[int, Meta(ge=0, le=10)] = 0
    """Number of players; 0 for all who are named or have acted."""
    stacks: Annotated[tuple[NamedChips, ...], Meta(max_length=10)] = ()
    """Short stacks at the beginning of the street, blinds included."""
    authority: _Name = "cash"
    """Authority: ``cash``, ``tda-2024``, ``wsop-cash-2026`` ..."""


class LegalRaiseBody(BettingRoundBody, frozen=True):
    """A betting round, and a raise to check."""

    to: _Chips = 0


class SeatCards(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of one chair: ``As Kd``."""

    chair: _Chair
    cards: _Cards


class SeatChips(Struct, frozen=True, forbid_unknown_fields=True):
    """The chips of one chair."""

    chair: _Chair
    chips: _Chips


class OddChipsBody(RequestBody, frozen=True, rename={"low_winners": "low", "authority": "by"}):
    """A pot with several winners."""

    chips: _Chips
    winners: _Chairs
    """Winners; in a split game, those of the high half."""
    low_winners: _Chairs = ()
    button: _Chair = 0
    unit: Annotated[int, Meta(ge=1, le=10**9)] = 1
    """The smallest chip in play."""
    game: _Name = "hold'em"
    cards: Annotated[tuple[SeatCards, ...], Meta(max_length=10)] = ()
    """In stud, the cards of each winner."""
    authority: _Name = "cash"


class ShowdownOrderBody(
    RequestBody,
    frozen=True,
    rename={"is_all_in": "all_in", "all_in_chair": "pushed", "authority": "by"},
):
    """Hands that come to a showdown."""

    chairs: _Chairs
    button: _Chair = 0
    last_bet: _Chair = 0
    """Chair of the last bet or raise on the last street; 0 if there was none."""
    all_in_chair: _Chair = 0
    """Chair whose all-in ended the betting before the last street."""
    is_all_in: bool = False
    """True if a player is all-in and all betting is over."""
    put_in: Annotated[tuple[SeatChips, ...], Meta(max_length=10)] = ()
    """Chips that each chair has put in, if there is a side pot."""
    game: _Name = "hold'em"
    upcards: Annotated[tuple[SeatCards, ...], Meta(max_length=10)] = ()
    authority: _Name = "cash"


class ReturnPostsBody(
    RequestBody,
    frozen=True,
    rename={
        "is_new_player": "new",
        "has_missed_big_blind": "missed_big",
        "has_missed_small_blind": "missed_small",
        "small_blind_chair": "small",
        "big_blind_chair": "big",
        "bet_to_match": "bet",
        "missed_blind_rule": "missed_blinds",
        "new_player_rule": "new_player",
    },
):
    """Blinds and antes that a new or returning player has to post."""

    game: _Name
    has_missed_big_blind: bool = False
    has_missed_small_blind: bool = False
    missed_ante: _Chips = 0
    missed_straddle: _Chips = 0
    is_new_player: bool = False
    chair: _Chair = 0
    button: _Chair = 0
    small_blind_chair: _Chair = 0
    big_blind_chair: _Chair = 0
    bet_to_match: _Chips = 0
    """Bet that the player faces."""
    preset: _Name = "cash"
    """Preset with the rules: ``online``, ``cash``, ``tournament`` or ``home``."""
    missed_blind_rule: _Name = ""
    """Rule of missed blinds instead of the preset's (POST-04, POST-05, POST-08)."""
    new_player_rule: _Name = ""
    """Rule of new players instead of the preset's (POST-01)."""


class LevelsBody(RequestBody, frozen=True, rename={"authority": "by"}):
    """Levels in text form."""

    levels: Annotated[
        tuple[Annotated[str, Meta(max_length=60)], ...], Meta(min_length=1, max_length=100)
    ]
    """``25/50``, ``100/200+25`` with an ante, ``50/100@15`` for 15 minutes, ``break@10``."""
    games: Annotated[tuple[_Name, ...], Meta(max_length=6)] = (
        "no-limit hold'em",
        "pot-limit omaha",
    )
    minutes: Annotated[int, Meta(ge=1, le=10_000)] = 20
    authority: _Name = "tournament"
