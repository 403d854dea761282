"""Frozen data: a variant, its streets, the stakes, and the game that they make together.

A new game is a new constant in ``variants/``; nothing anywhere asks which variant it is.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from riverboat.cards import DECKS
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.games.structure import CapLimit, FixedLimit, SpreadLimit, Structure
from riverboat.ranking import RANKINGS
from riverboat.words.refusals import games as w


class Street(Struct, frozen=True):
    """One round: players throw cards away, then cards are dealt, and then comes the betting."""

    name: str
    down: int = 0
    """Cards dealt face down to each player."""
    board: int = 0
    """Cards dealt face up to each board."""
    burn: bool = False
    """Whether a card is burned before these cards (DEAL-03), or before the draw (BYND-65)."""
    big_bet: bool = False
    """Whether fixed limit plays its larger bet (FIX-02)."""
    up: int = 0
    """Cards dealt face up to each player, after those dealt face down (GAME-10)."""
    draw: int = 0
    """How many cards each player may replace (GAME-09)."""
    discard: int = 0
    """How many cards each player must throw away, for nothing."""


class Variant(Struct, frozen=True):
    """What is dealt, in what order, and how holdings rank (GAME-08). Knows no chips."""

    name: str
    deck: str
    streets: tuple[Street, ...]
    ranking: str
    """How holdings rank (``riverboat.ranking``); of a split pot, the half that gets an odd chip."""
    second: str = ""
    """How they rank for the other half of a split pot (CARD-18); none if the pot is whole."""
    low_low: bool = False
    """Both halves are lows, so that an odd chip between them goes by position (BYND-04)."""
    odd_half: Literal["first", "position", "named"] = "first"
    """Which half of a mixed split game takes the odd chip, where the house goes by the game: the
    first, if it is no low as well; by position, as in drawmaha; or the first, although both are
    lows, as in razzdugi (BYND-06)."""
    upcards: Literal["high", "a-5", "2-7"] = "high"
    """How upcards compare: ``high``: the lowest brings in and the highest board acts first; else
    the highest brings in and the lowest board acts first, with the ace low or high (BRNG-02)."""
    seats: int = 0
    """The most players, where the deck alone does not tell because folded or discarded cards are
    dealt again (GAME-11, BYND-63, BYND-65)."""

    def __post_init__(self) -> None:
        if self.deck not in DECKS:
            raise BadGame(w.NoSuchDeck(self.name, repr(self.deck), tuple(DECKS)))
        for ranking in filter(None, (self.ranking, self.second)):
            if ranking not in RANKINGS:
                raise BadGame(w.NoSuchRanking(self.name, repr(ranking), tuple(RANKINGS)))
        if not self.streets:
            raise BadGame(w.NoStreets(self.name))
        if self.streets[0].draw or self.streets[0].discard:
            raise BadGame(w.NothingToThrowAway(self.name))

    def odd_chip_by_position(self, rules: HouseRules) -> bool:
        """Whether the odd chip between the halves goes by position, not to the first of them."""
        by_game = rules.odd_mixed == "game"  # rule: BYND-04, BYND-06
        if by_game and self.odd_half != "first":
            return self.odd_half == "position"
        return self.low_low

    @property
    def hole_cards(self) -> int:
        """Cards of one player by the end of the hand, face down or up, without those drawn."""
        return sum(street.down + street.up for street in self.streets)

    @property
    def board_cards(self) -> int:
        """Cards of one board by the end of the hand."""
        return sum(street.board for street in self.streets)

    @property
    def has_upcards(self) -> bool:
        """A stud game: upcards decide who acts first (GAME-10)."""
        return any(street.up for street in self.streets)

    @property
    def has_draws(self) -> bool:
        """Whether players throw cards away during the hand (GAME-09)."""
        return any(street.draw or street.discard for street in self.streets)

    def max_players(self, boards: int = 1) -> int:
        """How many the deck can serve with every burn: never more than ten (GAME-03)."""
        if self.seats and not self.board_cards:
            return self.seats
        cards = len(DECKS[self.deck].cards) - boards * self.board_cards
        burns = sum(street.burn + (street.burn and street.draw > 0) for street in self.streets)
        return min(self.seats or 10, (cards - burns) // self.hole_cards)

    most_players = DeprecatedAttribute("max_players")
    odd_by_position = DeprecatedAttribute("odd_chip_by_position")


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
    bring_in: int = 0
    """What the lowest upcard (of a low game, the highest) has to open for (BRNG-01)."""
    big_blind_ante: int | UnsetType = UNSET
    """What the big blind antes for the whole table (ANTE-06, BYND-30)."""
    straddle: int | UnsetType = UNSET
    """What the player under the gun must straddle to; nobody must heads-up (STRD-05)."""

    @property
    def big_blind(self) -> int:
        """What results are counted in: the largest blind, or the least bet where there is none."""
        return max((*self.blinds, self.button_blind)) or self.small_bet

    @property
    def extra_forced_bets(self) -> tuple[int, int]:
        """The big blind's ante for all, and the forced straddle; logs leave out what is not set."""
        ante, straddle = self.big_blind_ante, self.straddle
        return (0 if ante is UNSET else ante, 0 if straddle is UNSET else straddle)

    def __post_init__(self) -> None:
        for name in ("small_bet", "big_bet", "unit", "chip"):
            if type(size := getattr(self, name)) is not int or size <= 0:
                raise BadGame(w.SizeIsNoAmount(name, repr(size)))
        for size in (
            *self.blinds,
            self.ante,
            self.button_blind,
            self.bring_in,
            *self.extra_forced_bets,
        ):
            if type(size) is not int or size < 0:
                raise BadGame(w.ForcedBetIsNoAmount(repr(size)))
        if self.bring_in and (self.blinds or self.button_blind):
            raise BadGame(w.BlindsOrABringIn())
        if self.bring_in > self.small_bet:
            raise BadGame(w.BringInExceedsTheBet(self.bring_in, self.small_bet))
        if self.blinds and self.button_blind:
            raise BadGame(w.OnlyTheButtonsBlind())
        if any(self.extra_forced_bets) and not self.blinds:
            raise BadGame(w.NeedsABigBlind())
        big_blind_ante, straddle = self.extra_forced_bets
        if self.ante and big_blind_ante:
            raise BadGame(w.OneKindOfAnte())
        if straddle and straddle < 2 * self.blinds[-1]:
            raise BadGame(w.StraddleIsTooSmall(straddle, 2 * self.blinds[-1]))
        if self.small_bet > self.big_bet:
            raise BadGame(w.SmallBetExceedsTheBig(self.small_bet, self.big_bet))
        if self.small_bet % self.unit or self.big_bet % self.unit:
            raise BadGame(w.BetsOffTheUnit(self.small_bet, self.big_bet, self.unit))

    beside_blinds = DeprecatedAttribute("extra_forced_bets")


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
    openers: Literal["", "jacks", "queens", "kings", "aces"] = ""
    """The least pair that a player needs to open before the draw (GAME-14)."""

    def __post_init__(self) -> None:
        if not 1 <= self.boards <= 3:
            raise BadGame(w.OneToThreeBoards(self.boards))
        if self.boards > 1 and not self.variant.board_cards:
            raise BadGame(w.NoBoardToDouble(self.variant.name, self.boards))
        if self.bomb_pot and len(self.variant.streets) < 2:
            raise BadGame(w.OnlyOneStreet(self.variant.name))
        if self.bomb_pot and not self.variant.board_cards:
            raise BadGame(w.NoBoardForABombPot(self.variant.name))
        if self.stakes.bring_in and not self.variant.has_upcards:
            raise BadGame(w.NoUpcards(self.variant.name))
        if self.variant.has_upcards and (self.stakes.blinds or self.stakes.button_blind):
            raise BadGame(w.OpenedByUpcards(self.variant.name))
        deal = self.variant.streets[0]
        if self.openers and not (
            self.variant.has_draws and deal.down == 5 and self.variant.ranking == "high"
        ):
            raise BadGame(w.GameHasNoOpeners(self.variant.name))
        if self.openers and (self.stakes.blinds or self.stakes.button_blind):
            raise BadGame(w.NobodyNeedsOpeners())
        if self.variant.max_players(self.boards) < 2:
            raise BadGame(w.DeckIsTooSmall(self.variant.name, self.boards))
        if isinstance(self.structure, SpreadLimit):
            low, _ = self.structure.range_on(0)
            if {self.stakes.small_bet, self.stakes.big_bet} != {low}:
                raise BadGame(
                    w.SpreadStartsElsewhere(low, self.stakes.small_bet, self.stakes.big_bet)
                )
        if isinstance(self.structure, CapLimit) and self.rules.stakes == "open":
            raise BadGame(w.CapOrOpenStakes())
        if isinstance(self.structure, CapLimit) and self.structure.cap < self.stakes.small_bet:
            raise BadGame(w.CapBelowTheBet(self.structure.cap, self.stakes.small_bet))

    @property
    def name(self) -> str:
        """As it is written on the table sign, so that ``parse_game`` reads it back (GAME-16)."""
        return " ".join([self.structure.name, self.variant.name, *self._sizes(), *self._extras()])

    def __repr__(self) -> str:
        """One line: its name, and the house where it is none of the strict online room."""
        house = "" if self.rules == HouseRules() else f", {self.rules.summary}"
        return f"<Game {self.name}{house}{', heads-up event' if self.heads_up_event else ''}>"

    def _sizes(self) -> list[str]:
        stakes, blinds = self.stakes, "/".join(map(str, self.stakes.blinds))
        if self.variant.has_upcards:  # rule: GAME-16 no blinds: the bets name it
            if isinstance(self.structure, SpreadLimit):
                return [f"{low}-{high}" for low, high in self.structure.ranges]
            return [f"{stakes.small_bet}/{stakes.big_bet}"]
        if isinstance(self.structure, SpreadLimit):
            return [f"{low}-{high}" for low, high in self.structure.ranges] + [
                f"blinds {blinds}" if blinds else "no blinds"
            ]
        if isinstance(self.structure, FixedLimit):
            words = [f"{stakes.small_bet}/{stakes.big_bet}"]
            if stakes.blinds != default_blinds(stakes.small_bet):
                words.append(f"blinds {blinds}" if blinds else "no blinds")
            return words
        return [blinds] if blinds else []

    def _extras(self) -> list[str]:
        stakes = self.stakes
        least = max(stakes.blinds, default=stakes.ante)
        found = [f"ante {stakes.ante}"] if stakes.ante else []
        for words, size in zip(("bb ante", "straddle"), stakes.extra_forced_bets, strict=True):
            if size:
                found.append(f"{words} {size}")
        if stakes.bring_in:
            found.append(f"bring-in {stakes.bring_in}")
        if stakes.button_blind:
            found.append(f"button {stakes.button_blind}")
        named_by_bets = self.structure.by_bets or self.variant.has_upcards
        if not named_by_bets and {stakes.small_bet, stakes.big_bet} != {least}:
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
        if self.openers:
            found.append(f"{self.openers} or better")
        return found


def default_blinds(small_bet: int) -> tuple[int, ...]:
    """The blinds of a limit game that is named by its bets: half a small bet, and one (BLND-02)."""
    return (small_bet // 2, small_bet) if small_bet > 1 else (small_bet,)
