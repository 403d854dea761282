"""The games that pokerkit defines by name, and functions to begin a hand of each."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar, Unpack

from riverboat.compat.pokerkit.game import (
    FixedLimitPokerMixin,
    NoLimitPokerMixin,
    OneBetPoker,
    Options,
    Poker,
    PotLimitPokerMixin,
    TwoBetPoker,
    add_options_to_signature,
)
from riverboat.compat.pokerkit.hands import (
    BadugiHand,
    EightOrBetterLowHand,
    Hand,
    KuhnPokerHand,
    LeducHoldemHand,
    Numeral211HoldemHand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    RhodeIslandHoldemHand,
    ShortDeckHoldemHand,
    StandardHighHand,
    StandardLowHand,
)
from riverboat.compat.pokerkit.operations import Automation, Opening, Street
from riverboat.compat.pokerkit.state import State
from riverboat.compat.pokerkit.utilities import Deck, ValuesLike

__all__ = [
    "DeuceToSevenLowballMixin",
    "Draw",
    "FixedLimitBadugi",
    "FixedLimitDeuceToSevenLowballTripleDraw",
    "FixedLimitOmahaHoldemHighLowSplitEightOrBetter",
    "FixedLimitPokerMixin",
    "FixedLimitRazz",
    "FixedLimitSevenCardStud",
    "FixedLimitSevenCardStudHighLowSplitEightOrBetter",
    "FixedLimitTexasHoldem",
    "Holdem",
    "KuhnPoker",
    "LeducHoldem",
    "NoLimitDeuceToSevenLowballSingleDraw",
    "NoLimitPokerMixin",
    "NoLimitRoyalHoldem",
    "NoLimitShortDeckHoldem",
    "NoLimitTexasHoldem",
    "Numeral211Holdem",
    "OmahaHoldemMixin",
    "Poker",
    "PotLimitOmahaHoldem",
    "PotLimitPokerMixin",
    "RhodeIslandHoldem",
    "RoyalHoldemMixin",
    "RoyalRhodeIslandHoldem",
    "SevenCardStud",
    "SingleDraw",
    "TexasHoldemMixin",
    "TripleDraw",
    "UnfixedLimitHoldem",
]


class _HoldemStreets(Poker, ABC):
    """A base class of games with hole cards, flop, turn and river."""

    hole_dealing_count: ClassVar[int]

    @classmethod
    def _build_streets(cls, small_bet: int, big_bet: int) -> tuple[Street, ...]:
        return (
            cls._build_street(
                small_bet, down_card_count=cls.hole_dealing_count, is_first_street=True
            ),
            cls._build_street(small_bet, board_card_count=3),
            cls._build_street(big_bet, board_card_count=1),
            cls._build_street(big_bet, board_card_count=1),
        )


class Holdem(_HoldemStreets, TwoBetPoker, ABC):
    """A base class of games with a flop, a turn and a river."""


class UnfixedLimitHoldem(OneBetPoker, Holdem, ABC):  # type: ignore[misc]  # fewer amounts are said
    """A base class of hold'em games with no-limit or pot-limit betting."""


class TexasHoldemMixin:
    """A mixin for two hole cards, of which any number plays."""

    deck: ClassVar[Deck] = Deck.STANDARD
    hand_types: ClassVar[tuple[type[Hand], ...]] = (StandardHighHand,)
    hole_dealing_count: ClassVar[int] = 2


class FixedLimitTexasHoldem(FixedLimitPokerMixin, TexasHoldemMixin, Holdem):
    """The game of fixed-limit hold'em."""


class NoLimitTexasHoldem(NoLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem):  # type: ignore[misc]
    """The game of no-limit hold'em."""


class RoyalHoldemMixin:
    """A mixin for a deck of tens and higher."""

    deck = Deck.ROYAL_POKER


class NoLimitRoyalHoldem(RoyalHoldemMixin, NoLimitTexasHoldem):  # type: ignore[misc]
    """The game of no-limit hold'em with a deck of tens and higher."""


class NoLimitShortDeckHoldem(NoLimitPokerMixin, UnfixedLimitHoldem):  # type: ignore[misc]
    """The game of no-limit short-deck hold'em, with sixes and higher."""

    deck = Deck.SHORT_DECK_HOLDEM
    hand_types = (ShortDeckHoldemHand,)
    hole_dealing_count = 2


class OmahaHoldemMixin:
    """A mixin for four hole cards, of which two play."""

    deck: ClassVar[Deck] = Deck.STANDARD
    hole_dealing_count: ClassVar[int] = 4


class PotLimitOmahaHoldem(PotLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem):  # type: ignore[misc]
    """The game of pot-limit Omaha."""

    hand_types = (OmahaHoldemHand,)


class FixedLimitOmahaHoldemHighLowSplitEightOrBetter(PotLimitPokerMixin, OmahaHoldemMixin, Holdem):
    """The game of Omaha hi-lo, pot-limit as in pokerkit, in spite of its name."""

    hand_types = (OmahaHoldemHand, OmahaEightOrBetterLowHand)


class SevenCardStud(Poker, ABC):
    """A base class of games with seven cards, four of them face up."""

    low: ClassVar[bool]

    @add_options_to_signature
    def __init__(
        self,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool,
        raw_antes: ValuesLike,
        bring_in: int,
        small_bet: int,
        big_bet: int,
        **options: Unpack[Options],
    ) -> None:
        first_opening = Opening.HIGH_CARD if self.low else Opening.LOW_CARD
        later_opening = Opening.LOW_HAND if self.low else Opening.HIGH_HAND
        streets = (
            self._build_street(
                small_bet,
                down_card_count=2,
                up_card_count=1,
                opening=first_opening,
                is_first_street=True,
            ),
            self._build_street(small_bet, up_card_count=1, opening=later_opening),
            self._build_street(big_bet, up_card_count=1, opening=later_opening),
            self._build_street(big_bet, up_card_count=1, opening=later_opening),
            self._build_street(big_bet, down_card_count=1, opening=later_opening),
        )
        super().__init__(
            automations, streets, ante_trimming_status, raw_antes, 0, bring_in, **options
        )

    @classmethod
    @add_options_to_signature
    def create_state(
        cls,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool,
        raw_antes: ValuesLike,
        bring_in: int,
        small_bet: int,
        big_bet: int,
        raw_starting_stacks: ValuesLike,
        player_count: int,
        **options: Unpack[Options],
    ) -> State:
        """Return the state of a new hand."""
        bring_in_and_bets = (bring_in, small_bet, big_bet)
        game = cls(automations, ante_trimming_status, raw_antes, *bring_in_and_bets, **options)
        return game(raw_starting_stacks, player_count)


class FixedLimitSevenCardStud(FixedLimitPokerMixin, SevenCardStud):
    """The game of fixed-limit seven-card stud."""

    deck = Deck.STANDARD
    hand_types = (StandardHighHand,)
    low = False


class FixedLimitSevenCardStudHighLowSplitEightOrBetter(FixedLimitPokerMixin, SevenCardStud):
    """The game of fixed-limit seven-card stud hi-lo."""

    deck = Deck.STANDARD
    hand_types = (StandardHighHand, EightOrBetterLowHand)
    low = False


class FixedLimitRazz(FixedLimitPokerMixin, SevenCardStud):
    """The game of fixed-limit razz."""

    deck = Deck.REGULAR
    hand_types = (RegularLowHand,)
    low = True


class Draw(Poker, ABC):
    """A base class of games with draws."""

    hole_dealing_count: ClassVar[int]

    @classmethod
    def _build_draw_streets(cls, *bets: int) -> tuple[Street, ...]:
        first_bet, *later_bets = bets
        hole_card_count = cls.hole_dealing_count
        return (
            cls._build_street(first_bet, down_card_count=hole_card_count, is_first_street=True),
            *(cls._build_street(bet, has_draw=True) for bet in later_bets),
        )


class SingleDraw(OneBetPoker, Draw, ABC):
    """A base class of games with one draw."""

    @classmethod
    def _build_streets(cls, small_bet: int, big_bet: int) -> tuple[Street, ...]:
        return cls._build_draw_streets(small_bet, big_bet)


class TripleDraw(TwoBetPoker, Draw, ABC):
    """A base class of games with three draws."""

    @classmethod
    def _build_streets(cls, small_bet: int, big_bet: int) -> tuple[Street, ...]:
        return cls._build_draw_streets(small_bet, small_bet, big_bet, big_bet)


class DeuceToSevenLowballMixin:
    """A mixin for five-card lowball with aces high."""

    deck: ClassVar[Deck] = Deck.STANDARD
    hand_types: ClassVar[tuple[type[Hand], ...]] = (StandardLowHand,)
    hole_dealing_count: ClassVar[int] = 5


class NoLimitDeuceToSevenLowballSingleDraw(NoLimitPokerMixin, DeuceToSevenLowballMixin, SingleDraw):
    """The game of no-limit deuce-to-seven single draw."""


class FixedLimitDeuceToSevenLowballTripleDraw(
    FixedLimitPokerMixin, DeuceToSevenLowballMixin, TripleDraw
):
    """The game of fixed-limit deuce-to-seven triple draw."""


class FixedLimitBadugi(FixedLimitPokerMixin, TripleDraw):
    """The game of fixed-limit badugi."""

    deck = Deck.REGULAR
    hand_types = (BadugiHand,)
    hole_dealing_count = 4


class KuhnPoker(FixedLimitPokerMixin, Poker):
    """The game of Kuhn poker: three cards, one for each player, and one bet."""

    deck = Deck.KUHN_POKER
    hand_types = (KuhnPokerHand,)
    hole_dealing_count = 1
    max_completion_betting_or_raising_count = 1

    @add_options_to_signature
    def __init__(
        self,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool = True,
        raw_antes: ValuesLike = 1,
        bet: int = 1,
        **options: Unpack[Options],
    ) -> None:
        streets = (self._build_street(bet, down_card_count=1, is_first_street=True),)
        super().__init__(automations, streets, ante_trimming_status, raw_antes, 0, 0, **options)

    def __call__(self, raw_starting_stacks: ValuesLike = 2, player_count: int = 2) -> State:
        """Return the state of a new hand."""
        return super().__call__(raw_starting_stacks, player_count)

    @classmethod
    @add_options_to_signature
    def create_state(
        cls,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool = True,
        raw_antes: ValuesLike = 1,
        bet: int = 1,
        raw_starting_stacks: ValuesLike = 2,
        player_count: int = 2,
        **options: Unpack[Options],
    ) -> State:
        """Return the state of a new hand."""
        game = cls(automations, ante_trimming_status, raw_antes, bet, **options)
        return game(raw_starting_stacks, player_count)


class _OneHoleCardPoker(FixedLimitPokerMixin, Poker, ABC):
    """A base class of research games with one hole card, one-card boards and antes."""

    hole_dealing_count = 1
    _board_street_count: ClassVar[int]
    _default_stakes: ClassVar[tuple[int, int, int, int]]
    """Default ante, small bet, big bet and stack."""

    @add_options_to_signature
    def __init__(
        self,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool = True,
        raw_antes: ValuesLike | None = None,
        small_bet: int | None = None,
        big_bet: int | None = None,
        **options: Unpack[Options],
    ) -> None:
        ante, default_small_bet, default_big_bet, _ = self._default_stakes
        small_bet = default_small_bet if small_bet is None else small_bet
        big_bet = default_big_bet if big_bet is None else big_bet
        board_streets = (
            self._build_street(big_bet, board_card_count=1) for _ in range(self._board_street_count)
        )
        streets = (
            self._build_street(small_bet, down_card_count=1, is_first_street=True),
            *board_streets,
        )
        antes = ante if raw_antes is None else raw_antes
        super().__init__(automations, streets, ante_trimming_status, antes, 0, 0, **options)

    def __call__(
        self, raw_starting_stacks: ValuesLike | None = None, player_count: int = 2
    ) -> State:
        """Return the state of a new hand."""
        stacks = self._default_stakes[3] if raw_starting_stacks is None else raw_starting_stacks
        return super().__call__(stacks, player_count)

    @classmethod
    @add_options_to_signature
    def create_state(
        cls,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool = True,
        raw_antes: ValuesLike | None = None,
        small_bet: int | None = None,
        big_bet: int | None = None,
        raw_starting_stacks: ValuesLike | None = None,
        player_count: int = 2,
        **options: Unpack[Options],
    ) -> State:
        """Return the state of a new hand."""
        game = cls(automations, ante_trimming_status, raw_antes, small_bet, big_bet, **options)
        return game(raw_starting_stacks, player_count)


class LeducHoldem(_OneHoleCardPoker):
    """Leduc hold'em: six cards, one board."""

    deck = Deck.LEDUC_HOLDEM
    hand_types = (LeducHoldemHand,)
    max_completion_betting_or_raising_count = 2
    _board_street_count, _default_stakes = 1, (1, 2, 4, 13)


class RhodeIslandHoldem(_OneHoleCardPoker):
    """Rhode Island hold'em: a whole deck, two boards."""

    deck = Deck.STANDARD
    hand_types: ClassVar[tuple[type[Hand], ...]] = (RhodeIslandHoldemHand,)
    max_completion_betting_or_raising_count = 3
    _board_street_count, _default_stakes = 2, (5, 10, 20, 155)


class RoyalRhodeIslandHoldem(RoyalHoldemMixin, RhodeIslandHoldem):
    """Rhode Island hold'em with tens and higher only."""


class Numeral211Holdem(RhodeIslandHoldem):
    """Rhode Island hold'em with a 40-card deck."""

    deck = Deck.NUMERAL211_HOLDEM
    hand_types = (Numeral211HoldemHand,)
    max_completion_betting_or_raising_count = 4
    _default_stakes = (5, 10, 20, 205)
