"""The games that pokerkit has by name: what is played, and how a hand of it is begun."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable
from inspect import signature
from typing import Any, ClassVar, TypedDict, TypeVar, Unpack

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
from riverboat.compat.pokerkit.operations import (
    Automation,
    BettingStructure,
    Mode,
    Opening,
    Street,
)
from riverboat.compat.pokerkit.state import State
from riverboat.compat.pokerkit.utilities import Deck, RankOrder, ValuesLike, divmod, rake

_Divmod = Callable[[int, int], tuple[int, int]]
_Rake = Callable[..., tuple[int, int]]


class Options(TypedDict, total=False):
    """What may be chosen besides in any game."""

    mode: Mode
    starting_board_count: int
    divmod: _Divmod
    rake: _Rake


_F = TypeVar("_F", bound=Callable[..., Any])


def _explained(function: _F) -> _F:
    """Say the options one by one to who asks for the signature."""
    own = signature(function)
    options = [p for p in signature(Poker.__init__).parameters.values() if p.kind is p.KEYWORD_ONLY]
    plain = [p for p in own.parameters.values() if p.kind is not p.VAR_KEYWORD]
    function.__signature__ = own.replace(parameters=[*plain, *options])  # type: ignore[attr-defined]
    return function


class Poker(ABC):
    """A game with its stakes; called with stacks and a number of players, it begins a hand."""

    deck: ClassVar[Deck]
    hand_types: ClassVar[tuple[type[Hand], ...]]
    betting_structure: ClassVar[BettingStructure]
    max_completion_betting_or_raising_count: ClassVar[int | None]

    def __init__(
        self,
        automations: tuple[Automation, ...],
        streets: tuple[Street, ...],
        ante_trimming_status: bool,
        raw_antes: ValuesLike,
        raw_blinds_or_straddles: ValuesLike,
        bring_in: int,
        *,
        mode: Mode = Mode.TOURNAMENT,
        starting_board_count: int = 1,
        divmod: _Divmod = divmod,
        rake: _Rake = rake,
    ) -> None:
        self.automations = automations
        self.streets = streets
        self.ante_trimming_status = ante_trimming_status
        self.raw_antes = raw_antes
        self.raw_blinds_or_straddles = raw_blinds_or_straddles
        self.bring_in = bring_in
        self.mode = mode
        self.starting_board_count = starting_board_count
        self.divmod = divmod
        self.rake = rake

    def __call__(self, raw_starting_stacks: ValuesLike, player_count: int) -> State:
        """A hand of it."""
        return State(
            self.automations,
            self.deck,
            self.hand_types,
            self.streets,
            self.betting_structure,
            self.ante_trimming_status,
            self.raw_antes,
            self.raw_blinds_or_straddles,
            self.bring_in,
            raw_starting_stacks,
            player_count,
            mode=self.mode,
            starting_board_count=self.starting_board_count,
            divmod=self.divmod,
            rake=self.rake,
        )

    @classmethod
    def _street(
        cls,
        least: int,
        *,
        down: int = 0,
        up: int = 0,
        board: int = 0,
        draw: bool = False,
        opening: Opening = Opening.POSITION,
        first: bool = False,
    ) -> Street:
        """A street, with a card burned before it unless it is the first."""
        most = cls.max_completion_betting_or_raising_count
        dealt = (False,) * down + (True,) * up
        return Street(not first, dealt, board, draw, opening, least, most)

    @classmethod
    def _streets(cls, small_bet: int, big_bet: int) -> tuple[Street, ...]:
        """The streets of a game that is said by its bets."""
        raise NotImplementedError

    @property
    def button_status(self) -> bool:
        """Whether the button matters."""
        return any(street.opening == Opening.POSITION for street in self.streets)

    @property
    def max_hole_card_count(self) -> int:
        """How many cards a player is dealt."""
        return sum(len(street.hole_dealing_statuses) for street in self.streets)

    @property
    def max_down_card_count(self) -> int:
        """How many of them face down."""
        return sum(street.hole_dealing_statuses.count(False) for street in self.streets)

    @property
    def max_up_card_count(self) -> int:
        """How many of them face up."""
        return sum(street.hole_dealing_statuses.count(True) for street in self.streets)

    @property
    def max_board_card_count(self) -> int:
        """How many cards a board gets."""
        return sum(street.board_dealing_count for street in self.streets)

    @property
    def rank_orders(self) -> tuple[RankOrder, ...]:
        """The order of the ranks, for each kind of hands."""
        return tuple(kind.lookup.rank_order for kind in self.hand_types)

    @property
    def small_bet(self) -> int:
        """The least bet of the first street."""
        return self.streets[0].min_completion_betting_or_raising_amount

    @property
    def big_bet(self) -> int:
        """The least bet of the last street."""
        return self.streets[-1].min_completion_betting_or_raising_amount

    @property
    def min_bet(self) -> int:
        """The least bet; ``ValueError`` if there are two."""
        if self.small_bet != self.big_bet:
            raise ValueError(f"bets are {self.small_bet} and {self.big_bet}: there is no one least")
        return self.small_bet


class FixedLimitPokerMixin:
    """Bets are of one size, four on a street."""

    betting_structure: ClassVar[BettingStructure] = BettingStructure.FIXED_LIMIT
    max_completion_betting_or_raising_count: ClassVar[int | None] = 4


class PotLimitPokerMixin:
    """Bets are at most the pot."""

    betting_structure: ClassVar[BettingStructure] = BettingStructure.POT_LIMIT
    max_completion_betting_or_raising_count: ClassVar[int | None] = None


class NoLimitPokerMixin:
    """Bets are at most the stack."""

    betting_structure: ClassVar[BettingStructure] = BettingStructure.NO_LIMIT
    max_completion_betting_or_raising_count: ClassVar[int | None] = None


class _SmallAndBig(Poker, ABC):
    """Games with blinds, and a small and a big bet."""

    @_explained
    def __init__(
        self,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool,
        raw_antes: ValuesLike,
        raw_blinds_or_straddles: ValuesLike,
        small_bet: int,
        big_bet: int,
        **options: Unpack[Options],
    ) -> None:
        streets = self._streets(small_bet, big_bet)
        blinds = raw_blinds_or_straddles
        super().__init__(
            automations, streets, ante_trimming_status, raw_antes, blinds, 0, **options
        )

    @classmethod
    @_explained
    def create_state(
        cls,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool,
        raw_antes: ValuesLike,
        raw_blinds_or_straddles: ValuesLike,
        small_bet: int,
        big_bet: int,
        raw_starting_stacks: ValuesLike,
        player_count: int,
        **options: Unpack[Options],
    ) -> State:
        """A hand of it."""
        game = cls(
            automations,
            ante_trimming_status,
            raw_antes,
            raw_blinds_or_straddles,
            small_bet,
            big_bet,
            **options,
        )
        return game(raw_starting_stacks, player_count)


class _OneBet(Poker, ABC):
    """Games with blinds, and one least bet."""

    @_explained
    def __init__(
        self,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool,
        raw_antes: ValuesLike,
        raw_blinds_or_straddles: ValuesLike,
        min_bet: int,
        **options: Unpack[Options],
    ) -> None:
        Poker.__init__(
            self,
            automations,
            self._streets(min_bet, min_bet),
            ante_trimming_status,
            raw_antes,
            raw_blinds_or_straddles,
            0,
            **options,
        )

    @classmethod
    @_explained
    def create_state(
        cls,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool,
        raw_antes: ValuesLike,
        raw_blinds_or_straddles: ValuesLike,
        min_bet: int,
        raw_starting_stacks: ValuesLike,
        player_count: int,
        **options: Unpack[Options],
    ) -> State:
        """A hand of it."""
        blinds = raw_blinds_or_straddles
        game = cls(automations, ante_trimming_status, raw_antes, blinds, min_bet, **options)
        return game(raw_starting_stacks, player_count)


class _HoldemStreets(Poker, ABC):
    """Hole cards, flop, turn and river."""

    hole_dealing_count: ClassVar[int]

    @classmethod
    def _streets(cls, small_bet: int, big_bet: int) -> tuple[Street, ...]:
        return (
            cls._street(small_bet, down=cls.hole_dealing_count, first=True),
            cls._street(small_bet, board=3),
            cls._street(big_bet, board=1),
            cls._street(big_bet, board=1),
        )


class Holdem(_HoldemStreets, _SmallAndBig, ABC):
    """Games with a flop, a turn and a river."""


class UnfixedLimitHoldem(_OneBet, Holdem, ABC):  # type: ignore[misc]  # fewer amounts are said
    """The same in no-limit and pot-limit."""


class TexasHoldemMixin:
    """Two hole cards, of which any play."""

    deck: ClassVar[Deck] = Deck.STANDARD
    hand_types: ClassVar[tuple[type[Hand], ...]] = (StandardHighHand,)
    hole_dealing_count: ClassVar[int] = 2


class FixedLimitTexasHoldem(FixedLimitPokerMixin, TexasHoldemMixin, Holdem):
    """Limit hold'em."""


class NoLimitTexasHoldem(NoLimitPokerMixin, TexasHoldemMixin, UnfixedLimitHoldem):  # type: ignore[misc]
    """No-limit hold'em."""


class RoyalHoldemMixin:
    """A deck of tens and higher."""

    deck = Deck.ROYAL_POKER


class NoLimitRoyalHoldem(RoyalHoldemMixin, NoLimitTexasHoldem):  # type: ignore[misc]
    """No-limit hold'em with tens and higher."""


class NoLimitShortDeckHoldem(NoLimitPokerMixin, UnfixedLimitHoldem):  # type: ignore[misc]
    """No-limit hold'em with sixes and higher."""

    deck = Deck.SHORT_DECK_HOLDEM
    hand_types = (ShortDeckHoldemHand,)
    hole_dealing_count = 2


class OmahaHoldemMixin:
    """Four hole cards, of which two play."""

    deck: ClassVar[Deck] = Deck.STANDARD
    hole_dealing_count: ClassVar[int] = 4


class PotLimitOmahaHoldem(PotLimitPokerMixin, OmahaHoldemMixin, UnfixedLimitHoldem):  # type: ignore[misc]
    """Pot-limit Omaha."""

    hand_types = (OmahaHoldemHand,)


class FixedLimitOmahaHoldemHighLowSplitEightOrBetter(PotLimitPokerMixin, OmahaHoldemMixin, Holdem):
    """Omaha hi-lo. pokerkit calls it fixed-limit and plays it pot-limit, and so it is here."""

    hand_types = (OmahaHoldemHand, OmahaEightOrBetterLowHand)


class SevenCardStud(Poker, ABC):
    """Seven cards, four of them face up."""

    low: ClassVar[bool]

    @_explained
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
        first = Opening.HIGH_CARD if self.low else Opening.LOW_CARD
        later = Opening.LOW_HAND if self.low else Opening.HIGH_HAND
        streets = (
            self._street(small_bet, down=2, up=1, opening=first, first=True),
            self._street(small_bet, up=1, opening=later),
            self._street(big_bet, up=1, opening=later),
            self._street(big_bet, up=1, opening=later),
            self._street(big_bet, down=1, opening=later),
        )
        super().__init__(
            automations, streets, ante_trimming_status, raw_antes, 0, bring_in, **options
        )

    @classmethod
    @_explained
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
        """A hand of it."""
        bets = (bring_in, small_bet, big_bet)
        game = cls(automations, ante_trimming_status, raw_antes, *bets, **options)
        return game(raw_starting_stacks, player_count)


class FixedLimitSevenCardStud(FixedLimitPokerMixin, SevenCardStud):
    """Stud."""

    deck = Deck.STANDARD
    hand_types = (StandardHighHand,)
    low = False


class FixedLimitSevenCardStudHighLowSplitEightOrBetter(FixedLimitPokerMixin, SevenCardStud):
    """Stud hi-lo."""

    deck = Deck.STANDARD
    hand_types = (StandardHighHand, EightOrBetterLowHand)
    low = False


class FixedLimitRazz(FixedLimitPokerMixin, SevenCardStud):
    """Razz."""

    deck = Deck.REGULAR
    hand_types = (RegularLowHand,)
    low = True


class Draw(Poker, ABC):
    """Games in which cards are thrown away."""

    hole_dealing_count: ClassVar[int]

    @classmethod
    def _drawing(cls, *bets: int) -> tuple[Street, ...]:
        first, *later = bets
        down = cls.hole_dealing_count
        return (
            cls._street(first, down=down, first=True),
            *(cls._street(bet, draw=True) for bet in later),
        )


class SingleDraw(_OneBet, Draw, ABC):
    """One draw."""

    @classmethod
    def _streets(cls, small_bet: int, big_bet: int) -> tuple[Street, ...]:
        return cls._drawing(small_bet, big_bet)


class TripleDraw(_SmallAndBig, Draw, ABC):
    """Three draws."""

    @classmethod
    def _streets(cls, small_bet: int, big_bet: int) -> tuple[Street, ...]:
        return cls._drawing(small_bet, small_bet, big_bet, big_bet)


class DeuceToSevenLowballMixin:
    """Five cards, the lowest wins, aces are high."""

    deck: ClassVar[Deck] = Deck.STANDARD
    hand_types: ClassVar[tuple[type[Hand], ...]] = (StandardLowHand,)
    hole_dealing_count: ClassVar[int] = 5


class NoLimitDeuceToSevenLowballSingleDraw(NoLimitPokerMixin, DeuceToSevenLowballMixin, SingleDraw):
    """No-limit deuce-to-seven single draw."""


class FixedLimitDeuceToSevenLowballTripleDraw(
    FixedLimitPokerMixin, DeuceToSevenLowballMixin, TripleDraw
):
    """Limit deuce-to-seven triple draw."""


class FixedLimitBadugi(FixedLimitPokerMixin, TripleDraw):
    """Limit badugi."""

    deck = Deck.REGULAR
    hand_types = (BadugiHand,)
    hole_dealing_count = 4


class KuhnPoker(FixedLimitPokerMixin, Poker):
    """Kuhn poker: three cards, one each, one bet."""

    deck = Deck.KUHN_POKER
    hand_types = (KuhnPokerHand,)
    hole_dealing_count = 1
    max_completion_betting_or_raising_count = 1

    @_explained
    def __init__(
        self,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool = True,
        raw_antes: ValuesLike = 1,
        bet: int = 1,
        **options: Unpack[Options],
    ) -> None:
        streets = (self._street(bet, down=1, first=True),)
        super().__init__(automations, streets, ante_trimming_status, raw_antes, 0, 0, **options)

    def __call__(self, raw_starting_stacks: ValuesLike = 2, player_count: int = 2) -> State:
        """A hand of it."""
        return super().__call__(raw_starting_stacks, player_count)

    @classmethod
    @_explained
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
        """A hand of it."""
        game = cls(automations, ante_trimming_status, raw_antes, bet, **options)
        return game(raw_starting_stacks, player_count)


class _OneHoleCard(FixedLimitPokerMixin, Poker, ABC):
    """Games of research: a hole card, boards of one, antes and no blinds."""

    hole_dealing_count = 1
    _boards: ClassVar[int]
    _usual: ClassVar[tuple[int, int, int, int]]
    """Ante, small bet, big bet, stack."""

    @_explained
    def __init__(
        self,
        automations: tuple[Automation, ...],
        ante_trimming_status: bool = True,
        raw_antes: ValuesLike | None = None,
        small_bet: int | None = None,
        big_bet: int | None = None,
        **options: Unpack[Options],
    ) -> None:
        ante, small, big, _ = self._usual
        small_bet = small if small_bet is None else small_bet
        big_bet = big if big_bet is None else big_bet
        boards = (self._street(big_bet, board=1) for _ in range(self._boards))
        streets = (self._street(small_bet, down=1, first=True), *boards)
        antes = ante if raw_antes is None else raw_antes
        super().__init__(automations, streets, ante_trimming_status, antes, 0, 0, **options)

    def __call__(
        self, raw_starting_stacks: ValuesLike | None = None, player_count: int = 2
    ) -> State:
        """A hand of it."""
        stacks = self._usual[3] if raw_starting_stacks is None else raw_starting_stacks
        return super().__call__(stacks, player_count)

    @classmethod
    @_explained
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
        """A hand of it."""
        game = cls(automations, ante_trimming_status, raw_antes, small_bet, big_bet, **options)
        return game(raw_starting_stacks, player_count)


class LeducHoldem(_OneHoleCard):
    """Leduc hold'em: six cards, one board."""

    deck = Deck.LEDUC_HOLDEM
    hand_types = (LeducHoldemHand,)
    max_completion_betting_or_raising_count = 2
    _boards, _usual = 1, (1, 2, 4, 13)


class RhodeIslandHoldem(_OneHoleCard):
    """Rhode Island hold'em: a whole deck, two boards."""

    deck = Deck.STANDARD
    hand_types: ClassVar[tuple[type[Hand], ...]] = (RhodeIslandHoldemHand,)
    max_completion_betting_or_raising_count = 3
    _boards, _usual = 2, (5, 10, 20, 155)


class RoyalRhodeIslandHoldem(RoyalHoldemMixin, RhodeIslandHoldem):
    """The same with tens and higher."""


class Numeral211Holdem(RhodeIslandHoldem):
    """The same with forty cards."""

    deck = Deck.NUMERAL211_HOLDEM
    hand_types = (Numeral211HoldemHand,)
    max_completion_betting_or_raising_count = 4
    _usual = (5, 10, 20, 205)
