"""Facts of hands: their start with all dues, chops, calling off and close."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine.games.forced_bets import PostKind
from riverboat.table.state.facts.table_fact import TableFact

DueReason = Literal[
    "ante",
    "small blind",
    "big blind",
    "blind",
    "skipped big blind",
    "skipped small blind",
    "missed big blind",
    "missed small blind",
    "missed ante",
    "missed straddle",
    "new player",
    "buys the button",
    "passed by the button",
    "straddle",
    "rock",
    "sleeper",
    "kill",
]


class DuePost(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    gc=False,
    rename={"reason": "why", "live_chips": "counts_as"},
):
    """A forced bet due from one chair, and the reason."""

    chair: int
    kind: PostKind
    chips: int
    reason: DueReason
    live_chips: int = 0

    counts_as = DeprecatedAttribute("live_chips")
    why = DeprecatedAttribute("reason")


class HandBegan(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={
        "hand_number": "number",
        "game_index": "game",
        "small_blind_chair": "small",
        "big_blind_chair": "big",
        "due_posts": "dues",
        "limit_percent": "percent",
        "bomb_pot_ante": "bomb",
        "began_at": "at",
        "board_count": "boards",
    },
):
    """The players dealt in, the button, the blinds, and all posts due."""

    hand_number: int
    game_index: int
    """Index in the rotation; 0 if there is one game only."""
    chairs: tuple[int, ...]
    """Chairs dealt in, clockwise: seat 0 of the hand is the first."""
    button: int
    small_blind_chair: int
    big_blind_chair: int
    due_posts: tuple[DuePost, ...]
    limit_percent: int = 100
    """Percentage of the limits: more than 100 in a kill pot (KILL-03)."""
    bomb_pot_ante: int = 0
    """Ante of a bomb pot; 0 for an ordinary hand (BYND-41)."""
    began_at: int = 0
    button_waits: bool | None = None
    """True if the next hand begins from the position of the button before this hand.

    The rules are BYND-41 and BYND-85. Old logs lack this field (``None``): in them, the button does
    not move for a bomb pot, or for a game with upcards and no blinds.
    """
    board_count: int = 0
    """Boards of a bomb pot; 0 for the game's own number."""

    at = DeprecatedAttribute("began_at")
    big = DeprecatedAttribute("big_blind_chair")
    boards = DeprecatedAttribute("board_count")
    bomb = DeprecatedAttribute("bomb_pot_ante")
    dues = DeprecatedAttribute("due_posts")
    game = DeprecatedAttribute("game_index")
    number = DeprecatedAttribute("hand_number")
    percent = DeprecatedAttribute("limit_percent")
    small = DeprecatedAttribute("small_blind_chair")


class HandCalledOff(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"hand_number": "number"}
):
    """The hand was called off: all players have their chips from before it.

    Chips that players have bought or borrowed since then are added.
    """

    hand_number: int
    reason: str

    number = DeprecatedAttribute("hand_number")


class Warned(TableFact, frozen=True):
    """The host warned a player, with a public reason."""

    chair: int
    player: str
    reason: str


class ChopOffered(TableFact, frozen=True):
    """One of the blinds offered to chop (BYND-35)."""

    chair: int


class BlindsChopped(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"hand_number": "number"}
):
    """The blinds were chopped: both are returned, and the hand is over."""

    hand_number: int

    number = DeprecatedAttribute("hand_number")


class HandClosed(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"hand_number": "number", "stacks": "chips", "won_chips": "won"},
):
    """The hand is over, with the stacks and winnings of its chairs."""

    hand_number: int
    stacks: tuple[int, ...]
    """Final stacks, in the order of ``HandBegan.chairs``."""
    won_chips: tuple[int, ...]
    """Chips that each chair won from the pots, including the player's own chips."""

    chips = DeprecatedAttribute("stacks")
    number = DeprecatedAttribute("hand_number")
    won = DeprecatedAttribute("won_chips")
