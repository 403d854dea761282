"""Game data: a variant, its streets and the stakes, combined in a ``Game``.

A new game is a new constant in ``variants/``; no code depends on the name of a variant.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from riverboat.cards import DECKS
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine.commands.engine_errors import BadGame
from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.games.structure import CapLimit, FixedLimit, SpreadLimit, Structure
from riverboat.ranking import RANKINGS
from riverboat.words.refusals import games as w


class Street(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={
        "down_cards": "down",
        "upcards": "up",
        "board_cards": "board",
        "has_burn": "burn",
        "has_big_bet": "big_bet",
        "max_draw": "draw",
        "discard_count": "discard",
    },
):
    """One street: discards first, then cards, then a betting round."""

    name: str
    down_cards: int = 0
    """Cards dealt face down to each player."""
    board_cards: int = 0
    """Cards dealt face up to each board."""
    has_burn: bool = False
    """True if a card is burned before these cards (DEAL-03) or before the draw (BYND-65)."""
    has_big_bet: bool = False
    """True if fixed limit plays its larger bet (FIX-02)."""
    upcards: int = 0
    """Cards dealt face up to each player, after those dealt face down (GAME-10)."""
    max_draw: int = 0
    """Maximum number of cards each player may replace (GAME-09)."""
    discard_count: int = 0
    """Number of cards each player must discard without replacement."""

    down = DeprecatedAttribute("down_cards")
    up = DeprecatedAttribute("upcards")
    board = DeprecatedAttribute("board_cards")
    burn = DeprecatedAttribute("has_burn")
    big_bet = DeprecatedAttribute("has_big_bet")
    draw = DeprecatedAttribute("max_draw")
    discard = DeprecatedAttribute("discard_count")


class Variant(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"is_low_low": "low_low", "second_ranking": "second"},
):
    """A poker variant: its deal, streets and rankings (GAME-08), without stakes."""

    name: str
    deck: str
    streets: tuple[Street, ...]
    ranking: str
    """Name of the ranking (``riverboat.ranking``); in a split pot, of the first half."""
    second_ranking: str = ""
    """Name of the ranking for the other half of a split pot (CARD-18); empty if not split."""
    is_low_low: bool = False
    """True if both halves are lows, so an odd chip between them goes by position (BYND-04)."""
    odd_half: Literal["first", "position", "named"] = "first"
    """The half that gets the odd chip, in houses that follow the rules of each game (BYND-06).

    ``first``: the first half, but by position if both halves are lows. ``position``: by position,
    as in drawmaha. ``named``: always the first half, as in razzdugi.
    """
    upcards: Literal["high", "a-5", "2-7"] = "high"
    """The order of upcards (BRNG-02).

    ``high``: the lowest upcard pays the bring-in, and the highest upcards act first. ``a-5`` and
    ``2-7``: the highest upcard pays, and the lowest upcards act first; the ace is low in ``a-5``
    and high in ``2-7``.
    """
    seats: int = 0
    """Maximum number of players if the size of the deck sets no limit, because folded or discarded
    cards are dealt again (GAME-11, BYND-63, BYND-65).
    """

    def __post_init__(self) -> None:
        if self.deck not in DECKS:
            raise BadGame(w.NoSuchDeck(self.name, repr(self.deck), tuple(DECKS)))
        for ranking in filter(None, (self.ranking, self.second_ranking)):
            if ranking not in RANKINGS:
                raise BadGame(w.NoSuchRanking(self.name, repr(ranking), tuple(RANKINGS)))
        if not self.streets:
            raise BadGame(w.StreetsMissing(self.name))
        if self.streets[0].max_draw or self.streets[0].discard_count:
            raise BadGame(w.DiscardUnavailable(self.name))

    def odd_chip_by_position(self, rules: HouseRules) -> bool:
        """Return True if the odd chip goes by position, not to the first half."""
        follows_game = rules.odd_mixed == "game"  # rule: BYND-04, BYND-06
        if follows_game and self.odd_half != "first":
            return self.odd_half == "position"
        return self.is_low_low

    @property
    def hole_cards(self) -> int:
        """Number of a player's cards by the end of the hand, face down or up, without draws."""
        return sum(street.down_cards + street.upcards for street in self.streets)

    @property
    def board_cards(self) -> int:
        """Number of cards on one board by the end of the hand."""
        return sum(street.board_cards for street in self.streets)

    @property
    def has_upcards(self) -> bool:
        """True for stud games, where upcards decide the first to act (GAME-10)."""
        return any(street.upcards for street in self.streets)

    @property
    def has_draws(self) -> bool:
        """True if players discard cards during the hand (GAME-09)."""
        return any(street.max_draw or street.discard_count for street in self.streets)

    def max_players(self, boards: int = 1) -> int:
        """Return the most players the deck can serve with every burn, at most ten (GAME-03)."""
        if self.seats and not self.board_cards:
            return self.seats
        available_card_count = len(DECKS[self.deck].cards) - boards * self.board_cards
        burn_count = sum(
            street.has_burn + (street.has_burn and street.max_draw > 0) for street in self.streets
        )
        return min(self.seats or 10, (available_card_count - burn_count) // self.hole_cards)

    most_players = DeprecatedAttribute("max_players")
    odd_by_position = DeprecatedAttribute("odd_chip_by_position")
    low_low = DeprecatedAttribute("is_low_low")
    second = DeprecatedAttribute("second_ranking")


class Stakes(Struct, frozen=True):
    """The blinds, bets and antes of a game, in chips.

    ``blinds`` are the nominal blinds, smallest first, which name the game (GAME-16) and which
    pot-limit counts even when one of them is short or dead (POTL-14).
    """

    blinds: tuple[int, ...]
    small_bet: int
    """The minimum bet; in fixed limit, the bet of the early streets."""
    big_bet: int
    """The bet, or minimum bet, of the late streets: ``small_bet`` except in fixed limit."""
    ante: int = 0
    """Ante of each player unless posted otherwise."""
    unit: Annotated[int, Meta(ge=1)] = 1
    """The betting unit; bets are its multiples (UNIT-01)."""
    chip: Annotated[int, Meta(ge=1)] = 1
    """The smallest chip in play, which limits how a pot is split (BYND-01)."""
    button_blind: int = 0
    """A live blind of the button when there are no others: the short-deck structure (BYND-31)."""
    bring_in: int = 0
    """Bring-in of the lowest upcard, or of the highest in low games (BRNG-01)."""
    big_blind_ante: int | UnsetType = UNSET
    """Ante that the big blind pays for the whole table (ANTE-06, BYND-30)."""
    straddle: int | UnsetType = UNSET
    """Total of the mandatory under-the-gun straddle; heads-up there is no straddle (STRD-05)."""

    @property
    def big_blind(self) -> int:
        """The largest blind, or the small bet without blinds; results are measured in it."""
        return max((*self.blinds, self.button_blind)) or self.small_bet

    @property
    def extra_forced_bets(self) -> tuple[int, int]:
        """The big blind ante for all and the forced straddle; logs leave out unset ones."""
        ante, straddle = self.big_blind_ante, self.straddle
        return (0 if ante is UNSET else ante, 0 if straddle is UNSET else straddle)

    def __post_init__(self) -> None:
        for name in ("small_bet", "big_bet", "unit", "chip"):
            if type(size := getattr(self, name)) is not int or size <= 0:
                raise BadGame(w.BetSizeInvalid(name, repr(size)))
        for size in (
            *self.blinds,
            self.ante,
            self.button_blind,
            self.bring_in,
            *self.extra_forced_bets,
        ):
            if type(size) is not int or size < 0:
                raise BadGame(w.ForcedBetInvalid(repr(size)))
        if self.bring_in and (self.blinds or self.button_blind):
            raise BadGame(w.BlindsBringInConflict())
        if self.bring_in > self.small_bet:
            raise BadGame(w.BringInExceedsTheBet(self.bring_in, self.small_bet))
        if self.blinds and self.button_blind:
            raise BadGame(w.ButtonBlindConflict())
        if any(self.extra_forced_bets) and not self.blinds:
            raise BadGame(w.BigBlindRequired())
        big_blind_ante, straddle = self.extra_forced_bets
        if self.ante and big_blind_ante:
            raise BadGame(w.AnteConflict())
        if straddle and straddle < 2 * self.blinds[-1]:
            raise BadGame(w.StraddleTooSmall(straddle, 2 * self.blinds[-1]))
        if self.small_bet > self.big_bet:
            raise BadGame(w.SmallBetExceedsTheBig(self.small_bet, self.big_bet))
        if self.small_bet % self.unit or self.big_bet % self.unit:
            raise BadGame(w.BetSizesOffUnit(self.small_bet, self.big_bet, self.unit))

    beside_blinds = DeprecatedAttribute("extra_forced_bets")


class Game(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    dict=True,
    rename={"is_bomb_pot": "bomb_pot", "is_heads_up_event": "heads_up_event"},
):
    """The complete game before the deal: variant, structure, stakes and rules."""

    variant: Variant
    structure: Structure
    stakes: Stakes
    rules: HouseRules = HouseRules()
    boards: int = 1
    """Number of boards; each plays for its share of every pot (BYND-42)."""
    is_bomb_pot: bool = False
    """True for a bomb pot: all players ante and see a flop without betting (BYND-41)."""
    is_heads_up_event: bool = False
    """True when two players are left in the whole tournament (CAPR-04, event_only)."""
    openers: Literal["", "jacks", "queens", "kings", "aces"] = ""
    """The lowest pair needed to open before the draw (GAME-14)."""

    def __post_init__(self) -> None:
        if not 1 <= self.boards <= 3:
            raise BadGame(w.BoardCountOutOfRange(self.boards))
        if self.boards > 1 and not self.variant.board_cards:
            raise BadGame(w.NoBoardToDouble(self.variant.name, self.boards))
        if self.is_bomb_pot and len(self.variant.streets) < 2:
            raise BadGame(w.BombPotUnavailable(self.variant.name))
        if self.is_bomb_pot and not self.variant.board_cards:
            raise BadGame(w.NoBoardForABombPot(self.variant.name))
        if self.stakes.bring_in and not self.variant.has_upcards:
            raise BadGame(w.NoUpcards(self.variant.name))
        if self.variant.has_upcards and (self.stakes.blinds or self.stakes.button_blind):
            raise BadGame(w.BlindsInUpcardGame(self.variant.name))
        first_street = self.variant.streets[0]
        if self.openers and not (
            self.variant.has_draws
            and first_street.down_cards == 5
            and self.variant.ranking == "high"
        ):
            raise BadGame(w.OpenersUnavailable(self.variant.name))
        if self.openers and (self.stakes.blinds or self.stakes.button_blind):
            raise BadGame(w.OpenersConflict())
        if self.variant.max_players(self.boards) < 2:
            raise BadGame(w.DeckTooSmallForBoards(self.variant.name, self.boards))
        if isinstance(self.structure, SpreadLimit):
            min_bet, _ = self.structure.range_on(0)
            if {self.stakes.small_bet, self.stakes.big_bet} != {min_bet}:
                raise BadGame(
                    w.SpreadMinimumMismatch(min_bet, self.stakes.small_bet, self.stakes.big_bet)
                )
        if isinstance(self.structure, CapLimit) and self.rules.stakes == "open":
            raise BadGame(w.CapStakesConflict())
        if isinstance(self.structure, CapLimit) and self.structure.cap < self.stakes.small_bet:
            raise BadGame(w.CapBelowBet(self.structure.cap, self.stakes.small_bet))

    @property
    def name(self) -> str:
        """The name on the table sign, which ``parse_game`` parses back (GAME-16)."""
        return " ".join(
            [
                self.structure.name,
                self.variant.name,
                *self._list_size_texts(),
                *self._list_extra_texts(),
            ]
        )

    def __repr__(self) -> str:
        """Return the name, and the house rules unless they are the defaults."""
        rules_text = "" if self.rules == HouseRules() else f", {self.rules.summary}"
        return (
            f"<Game {self.name}{rules_text}{', heads-up event' if self.is_heads_up_event else ''}>"
        )

    def _list_size_texts(self) -> list[str]:
        stakes, blinds_text = self.stakes, "/".join(map(str, self.stakes.blinds))
        if self.variant.has_upcards:  # rule: GAME-16 no blinds: the bets name it
            if isinstance(self.structure, SpreadLimit):
                return [f"{low}-{high}" for low, high in self.structure.ranges]
            return [f"{stakes.small_bet}/{stakes.big_bet}"]
        if isinstance(self.structure, SpreadLimit):
            return [f"{low}-{high}" for low, high in self.structure.ranges] + [
                f"blinds {blinds_text}" if blinds_text else "no blinds"
            ]
        if isinstance(self.structure, FixedLimit):
            size_texts = [f"{stakes.small_bet}/{stakes.big_bet}"]
            if stakes.blinds != default_blinds(stakes.small_bet):
                size_texts.append(f"blinds {blinds_text}" if blinds_text else "no blinds")
            return size_texts
        return [blinds_text] if blinds_text else []

    def _list_extra_texts(self) -> list[str]:
        stakes = self.stakes
        min_stake = max(stakes.blinds, default=stakes.ante)
        extra_texts = [f"ante {stakes.ante}"] if stakes.ante else []
        for label, size in zip(("bb ante", "straddle"), stakes.extra_forced_bets, strict=True):
            if size:
                extra_texts.append(f"{label} {size}")
        if stakes.bring_in:
            extra_texts.append(f"bring-in {stakes.bring_in}")
        if stakes.button_blind:
            extra_texts.append(f"button {stakes.button_blind}")
        is_named_by_bets = self.structure.has_limit_bets or self.variant.has_upcards
        if not is_named_by_bets and {stakes.small_bet, stakes.big_bet} != {min_stake}:
            extra_texts.append(f"min {stakes.small_bet}/{stakes.big_bet}")
        if stakes.unit > 1:
            extra_texts.append(f"unit {stakes.unit}")
        if stakes.chip > 1:
            extra_texts.append(f"chip {stakes.chip}")
        if isinstance(self.structure, CapLimit):
            extra_texts.append(f"cap {self.structure.cap}")
        if self.is_bomb_pot:
            extra_texts.append("bomb")
        if self.boards > 1:
            extra_texts.append(f"{self.boards} boards")
        if self.openers:
            extra_texts.append(f"{self.openers} or better")
        return extra_texts

    bomb_pot = DeprecatedAttribute("is_bomb_pot")
    heads_up_event = DeprecatedAttribute("is_heads_up_event")


def default_blinds(small_bet: int) -> tuple[int, ...]:
    """Return the blinds of a limit game named by its bets: half and one small bet (BLND-02)."""
    return (small_bet // 2, small_bet) if small_bet > 1 else (small_bet,)
