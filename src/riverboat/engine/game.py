"""Frozen data: a variant, its streets, the stakes, and the game that they make together.

A new game is a new constant in ``variants/``; nothing anywhere asks which variant it is.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.cards import DECKS
from riverboat.engine.betting import CapLimit, FixedLimit, SpreadLimit, Structure
from riverboat.engine.errors import BadGame
from riverboat.engine.house import HouseRules
from riverboat.ranking import RANKINGS


class Street(Struct, frozen=True):
    """One round: the cards first, then the betting."""

    name: str
    down: int = 0
    """Cards dealt face down to each player."""
    board: int = 0
    """Cards dealt face up to each board."""
    burn: bool = False
    """Whether a card is burned before the board cards (DEAL-03)."""
    big_bet: bool = False
    """Whether fixed limit plays its larger bet (FIX-02)."""


class Variant(Struct, frozen=True):
    """What is dealt, in what order, and how holdings rank (GAME-08). Knows no chips."""

    name: str
    deck: str
    streets: tuple[Street, ...]
    ranking: str

    def __post_init__(self) -> None:
        if self.deck not in DECKS:
            raise BadGame(f"{self.name}: no deck {self.deck!r}; there are {', '.join(DECKS)}")
        if self.ranking not in RANKINGS:
            raise BadGame(
                f"{self.name}: no ranking {self.ranking!r}; there are {', '.join(RANKINGS)}"
            )
        if not self.streets:
            raise BadGame(f"{self.name}: a game has at least one street")

    @property
    def hole_cards(self) -> int:
        """Down cards of one player by the end of the hand."""
        return sum(street.down for street in self.streets)

    @property
    def board_cards(self) -> int:
        """Cards of one board by the end of the hand."""
        return sum(street.board for street in self.streets)

    def most_players(self, boards: int = 1) -> int:
        """How many the deck can serve with every burn: never more than ten (GAME-03)."""
        cards = len(DECKS[self.deck].cards)
        burns = sum(street.burn for street in self.streets)
        return min(10, (cards - burns - boards * self.board_cards) // self.hole_cards)


class Stakes(Struct, frozen=True):
    """The sizes of the game, in chips.

    ``blinds`` are the nominal blinds, smallest first, which name the game (GAME-16) and which
    pot-limit counts even when one of them is short or dead (POTL-14).
    """

    blinds: tuple[int, ...]
    small_bet: int
    """The minimum bet; in fixed limit, the bet of the early streets."""
    big_bet: int
    """The bet, or minimum bet, of the late streets: the same again but for fixed limit."""
    ante: int = 0
    """What each player antes when nobody says otherwise."""
    unit: Annotated[int, Meta(ge=1)] = 1
    """Bets are multiples of this (UNIT-01)."""
    chip: Annotated[int, Meta(ge=1)] = 1
    """The smallest chip in play, into which a split pot is broken (BYND-01)."""
    button_blind: int = 0
    """A live blind of the button when there are no others: the short-deck structure (BYND-31)."""

    def __post_init__(self) -> None:
        for name in ("small_bet", "big_bet", "unit", "chip"):
            if type(size := getattr(self, name)) is not int or size <= 0:
                raise BadGame(f"{name} is a positive whole number of chips, not {size!r}")
        for size in (*self.blinds, self.ante, self.button_blind):
            if type(size) is not int or size < 0:
                raise BadGame(f"blinds and antes are whole numbers of chips, not {size!r}")
        if self.blinds and self.button_blind:
            raise BadGame("the button posts a blind of its own only when there are no others")
        if self.small_bet > self.big_bet:
            raise BadGame(f"the small bet {self.small_bet} exceeds the big bet {self.big_bet}")
        if self.small_bet % self.unit or self.big_bet % self.unit:
            raise BadGame(
                f"bets of {self.small_bet} and {self.big_bet} are not multiples of "
                f"the betting unit {self.unit} (UNIT-01)"
            )


class Game(Struct, frozen=True, dict=True):
    """Everything fixed before the first card: what is played, for how much, by which rules."""

    variant: Variant
    structure: Structure
    stakes: Stakes
    rules: HouseRules = HouseRules()
    boards: int = 1
    """Boards dealt side by side; each plays for its share of every pot (BYND-42)."""
    bomb_pot: bool = False
    """No betting before the flop: everyone antes and sees it (BYND-41)."""
    heads_up_event: bool = False
    """Two players are left in the whole tournament (CAPR-04, event_only)."""

    def __post_init__(self) -> None:
        if not 1 <= self.boards <= 3:
            raise BadGame(f"a game has one, two or three boards, not {self.boards}")
        if self.boards > 1 and not self.variant.board_cards:
            raise BadGame(f"{self.variant.name} has no board, so it cannot have {self.boards}")
        if self.bomb_pot and len(self.variant.streets) < 2:
            raise BadGame(f"{self.variant.name} has one street; a bomb pot skips the first")
        if self.variant.most_players(self.boards) < 2:
            raise BadGame(f"the deck cannot serve {self.variant.name} on {self.boards} boards")
        if isinstance(self.structure, SpreadLimit):
            low, _ = self.structure.at(0)
            if {self.stakes.small_bet, self.stakes.big_bet} != {low}:
                raise BadGame(
                    f"the spread starts at {low}, but the bets are "
                    f"{self.stakes.small_bet}/{self.stakes.big_bet}"
                )
        if isinstance(self.structure, CapLimit) and self.structure.cap < self.stakes.small_bet:
            raise BadGame(
                f"a cap of {self.structure.cap} is less than one bet of {self.stakes.small_bet}"
            )

    @property
    def name(self) -> str:
        """As it is written on the table sign, so that ``parse_game`` reads it back (GAME-16)."""
        return " ".join([self.structure.name, self.variant.name, *self._sizes(), *self._extras()])

    def _sizes(self) -> list[str]:
        stakes, blinds = self.stakes, "/".join(map(str, self.stakes.blinds))
        if isinstance(self.structure, SpreadLimit):
            return [f"{low}-{high}" for low, high in self.structure.ranges] + [
                f"blinds {blinds}" if blinds else "no blinds"
            ]
        if isinstance(self.structure, FixedLimit):
            words = [f"{stakes.small_bet}/{stakes.big_bet}"]
            if stakes.blinds != usual_blinds(stakes.small_bet):
                words.append(f"blinds {blinds}" if blinds else "no blinds")
            return words
        return [blinds] if blinds else []

    def _extras(self) -> list[str]:
        stakes = self.stakes
        least = max(stakes.blinds, default=stakes.ante)
        found = [f"ante {stakes.ante}"] if stakes.ante else []
        if stakes.button_blind:
            found.append(f"button {stakes.button_blind}")
        if not self.structure.by_bets and {stakes.small_bet, stakes.big_bet} != {least}:
            found.append(f"min {stakes.small_bet}/{stakes.big_bet}")
        if stakes.unit > 1:
            found.append(f"unit {stakes.unit}")
        if stakes.chip > 1:
            found.append(f"chip {stakes.chip}")
        if isinstance(self.structure, CapLimit):
            found.append(f"cap {self.structure.cap}")
        if self.bomb_pot:
            found.append("bomb")
        if self.boards > 1:
            found.append(f"{self.boards} boards")
        return found


def usual_blinds(small_bet: int) -> tuple[int, ...]:
    """The blinds of a limit game that is named by its bets: half a small bet, and one (BLND-02)."""
    return (small_bet // 2, small_bet) if small_bet > 1 else (small_bet,)
