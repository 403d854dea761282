"""Building blocks of a hand under pokerkit's names: streets, pots and operations."""

from __future__ import annotations

from abc import ABC
from dataclasses import KW_ONLY, dataclass
from enum import StrEnum, unique

from riverboat.compat.pokerkit.utilities import Card

__all__ = [
    "AntePosting",
    "Automation",
    "BetCollection",
    "BettingStructure",
    "BlindOrStraddlePosting",
    "BoardDealing",
    "BringInPosting",
    "CardBurning",
    "CheckingOrCalling",
    "ChipsPulling",
    "ChipsPushing",
    "CompletionBettingOrRaisingTo",
    "Folding",
    "HandKilling",
    "HoleCardsShowingOrMucking",
    "HoleDealing",
    "Mode",
    "NoOperation",
    "Opening",
    "Operation",
    "Pot",
    "RunoutCountSelection",
    "StandingPatOrDiscarding",
    "Street",
]


@unique
class BettingStructure(StrEnum):
    """Betting structures, which limit the size of bets."""

    FIXED_LIMIT = "Fixed-limit"
    POT_LIMIT = "Pot-limit"
    NO_LIMIT = "No-limit"


@unique
class Opening(StrEnum):
    """Rules for the player who opens a street."""

    POSITION = "Position"
    LOW_CARD = "Low card"
    HIGH_CARD = "High card"
    LOW_HAND = "Low hand"
    HIGH_HAND = "High hand"


@unique
class Automation(StrEnum):
    """Operations that a state performs by itself."""

    ANTE_POSTING = "Ante posting"
    BET_COLLECTION = "Bet collection"
    BLIND_OR_STRADDLE_POSTING = "Blind or straddle posting"
    CARD_BURNING = "Card burning"
    HOLE_DEALING = "Hole dealing"
    BOARD_DEALING = "Board dealing"
    RUNOUT_COUNT_SELECTION = "Runout-count selection"
    HOLE_CARDS_SHOWING_OR_MUCKING = "Hole cards showing or mucking"
    HAND_KILLING = "Hand killing"
    CHIPS_PUSHING = "Chips pushing"
    CHIPS_PULLING = "Chips pulling"


@unique
class Mode(StrEnum):
    """Tournament or cash-game rules for open folds, partial showing and multiple runouts."""

    TOURNAMENT = "Tournament"
    CASH_GAME = "Cash-game"


@dataclass(frozen=True)
class Street:
    """A street: the cards that are dealt, and a betting round."""

    card_burning_status: bool
    hole_dealing_statuses: tuple[bool, ...]
    board_dealing_count: int
    draw_status: bool
    opening: Opening
    min_completion_betting_or_raising_amount: int
    max_completion_betting_or_raising_count: int | None

    def __post_init__(self) -> None:
        max_raises = self.max_completion_betting_or_raising_count
        if self.board_dealing_count < 0:
            raise ValueError(
                f"a street's board cards must be 0 or more, got {self.board_dealing_count}"
            )
        if not (self.hole_dealing_statuses or self.board_dealing_count or self.draw_status):
            raise ValueError("a street must deal hole cards or board cards, or have a draw")
        if self.hole_dealing_statuses and self.draw_status:
            raise ValueError("a street cannot both deal hole cards and have a draw")
        if self.min_completion_betting_or_raising_amount <= 0:
            min_raise = self.min_completion_betting_or_raising_amount
            raise ValueError(f"a street's minimum bet must be greater than 0, got {min_raise}")
        if max_raises is not None and max_raises < 0:
            raise ValueError(
                f"a street's maximum number of bets must be 0 or more, got {max_raises}"
            )


@dataclass
class Pot:
    """A main or side pot: its rake, the amount without the rake, and the players who may win it."""

    raked_amount: int
    unraked_amount: int
    player_indices: tuple[int, ...]

    def __post_init__(self) -> None:
        for name in ("raked_amount", "unraked_amount"):
            if (chips := getattr(self, name)) < 0:
                raise ValueError(f"{name} of a pot must be 0 or more, got {chips}")

    @property
    def amount(self) -> int:
        """The whole pot."""
        return self.raked_amount + self.unraked_amount


@dataclass(frozen=True)
class Operation(ABC):
    """An operation performed on a state, optionally with a commentary."""

    _: KW_ONLY
    commentary: str | None = None


@dataclass(frozen=True)
class AntePosting(Operation):
    """The operation of posting an ante."""

    player_index: int
    amount: int


@dataclass(frozen=True)
class BetCollection(Operation):
    """The operation of collecting bets into the pot, with uncalled chips returned."""

    bets: tuple[int, ...]

    @property
    def total_bets(self) -> int:
        """Sum of the bets."""
        return sum(self.bets)


@dataclass(frozen=True)
class BlindOrStraddlePosting(Operation):
    """The operation of posting a blind or straddle."""

    player_index: int
    amount: int


@dataclass(frozen=True)
class CardBurning(Operation):
    """The operation of burning a card."""

    card: Card


@dataclass(frozen=True)
class HoleDealing(Operation):
    """The operation of dealing hole cards to a player, each face up (true) or down."""

    player_index: int
    cards: tuple[Card, ...]
    statuses: tuple[bool, ...]


@dataclass(frozen=True)
class BoardDealing(Operation):
    """The operation of dealing cards to a board."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class StandingPatOrDiscarding(Operation):
    """The operation of discarding cards, or standing pat."""

    player_index: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Folding(Operation):
    """The operation of folding."""

    player_index: int


@dataclass(frozen=True)
class CheckingOrCalling(Operation):
    """The operation of checking or calling."""

    player_index: int
    amount: int


@dataclass(frozen=True)
class BringInPosting(Operation):
    """The operation of posting the bring-in."""

    player_index: int
    amount: int


@dataclass(frozen=True)
class CompletionBettingOrRaisingTo(Operation):
    """The operation of completing, betting or raising to an amount."""

    player_index: int
    amount: int


@dataclass(frozen=True)
class RunoutCountSelection(Operation):
    """The operation of choosing the number of runouts; ``None`` is no preference."""

    player_index: int
    runout_count: int | None


@dataclass(frozen=True)
class HoleCardsShowingOrMucking(Operation):
    """The operation of showing cards, or mucking."""

    player_index: int
    hole_cards: tuple[Card, ...]


@dataclass(frozen=True)
class HandKilling(Operation):
    """The operation of killing a hand that can win nothing."""

    player_index: int


@dataclass(frozen=True)
class ChipsPushing(Operation):
    """The operation of pushing a part of a pot to its winners."""

    amounts: tuple[int, ...]
    pot_index: int
    board_index: int | None
    hand_type_index: int | None

    @property
    def total_amount(self) -> int:
        """Sum of the chips pushed."""
        return sum(self.amounts)


@dataclass(frozen=True)
class ChipsPulling(Operation):
    """The operation of a player who pulls pushed chips into their stack."""

    player_index: int
    amount: int


@dataclass(frozen=True)
class NoOperation(Operation):
    """An operation with a commentary only."""
