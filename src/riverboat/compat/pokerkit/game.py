"""Common parts of pokerkit's games: stakes, streets, and two ways to specify bets."""

from __future__ import annotations

from abc import ABC
from collections.abc import Callable
from inspect import signature
from typing import Any, ClassVar, TypedDict, TypeVar, Unpack

from riverboat.compat.pokerkit.hands import Hand
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
    """Optional settings that every game accepts."""

    mode: Mode
    starting_board_count: int
    divmod: _Divmod
    rake: _Rake


_Function = TypeVar("_Function", bound=Callable[..., Any])


def add_options_to_signature(function: _Function) -> _Function:
    """Replace ``**options`` in a function's signature by one keyword parameter for each option."""
    function_signature = signature(function)
    option_parameters = [
        parameter
        for parameter in signature(Poker.__init__).parameters.values()
        if parameter.kind is parameter.KEYWORD_ONLY
    ]
    plain_parameters = [
        parameter
        for parameter in function_signature.parameters.values()
        if parameter.kind is not parameter.VAR_KEYWORD
    ]
    parameters = [*plain_parameters, *option_parameters]
    function.__signature__ = function_signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return function


class Poker(ABC):
    """A game with its stakes; a call with stacks and a number of players begins a hand."""

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
        """Return the state of a new hand."""
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
    def _build_street(
        cls,
        min_raise: int,
        *,
        down_card_count: int = 0,
        up_card_count: int = 0,
        board_card_count: int = 0,
        has_draw: bool = False,
        opening: Opening = Opening.POSITION,
        is_first_street: bool = False,
    ) -> Street:
        """Return a street, with a card burned before it unless it is the first."""
        max_raises = cls.max_completion_betting_or_raising_count
        face_up_flags = (False,) * down_card_count + (True,) * up_card_count
        return Street(
            not is_first_street,
            face_up_flags,
            board_card_count,
            has_draw,
            opening,
            min_raise,
            max_raises,
        )

    @classmethod
    def _build_streets(cls, small_bet: int, big_bet: int) -> tuple[Street, ...]:
        """Return the streets of a game from its bets."""
        raise NotImplementedError

    @property
    def button_status(self) -> bool:
        """True if the game has a button."""
        return any(street.opening == Opening.POSITION for street in self.streets)

    @property
    def max_hole_card_count(self) -> int:
        """Maximum number of hole cards of a player."""
        return sum(len(street.hole_dealing_statuses) for street in self.streets)

    @property
    def max_down_card_count(self) -> int:
        """Maximum number of face-down cards of a player."""
        return sum(street.hole_dealing_statuses.count(False) for street in self.streets)

    @property
    def max_up_card_count(self) -> int:
        """Maximum number of upcards of a player."""
        return sum(street.hole_dealing_statuses.count(True) for street in self.streets)

    @property
    def max_board_card_count(self) -> int:
        """Maximum number of cards on a board."""
        return sum(street.board_dealing_count for street in self.streets)

    @property
    def rank_orders(self) -> tuple[RankOrder, ...]:
        """Rank order of each hand type."""
        return tuple(hand_type.lookup.rank_order for hand_type in self.hand_types)

    @property
    def small_bet(self) -> int:
        """Minimum bet of the first street."""
        return self.streets[0].min_completion_betting_or_raising_amount

    @property
    def big_bet(self) -> int:
        """Minimum bet of the last street."""
        return self.streets[-1].min_completion_betting_or_raising_amount

    @property
    def min_bet(self) -> int:
        """Minimum bet; ``ValueError`` if there are two."""
        if self.small_bet != self.big_bet:
            raise ValueError(
                f"no single minimum bet: the bets are {self.small_bet} and {self.big_bet}"
            )
        return self.small_bet


class FixedLimitPokerMixin:
    """A mixin for fixed-limit betting, with four bets on a street."""

    betting_structure: ClassVar[BettingStructure] = BettingStructure.FIXED_LIMIT
    max_completion_betting_or_raising_count: ClassVar[int | None] = 4


class PotLimitPokerMixin:
    """A mixin for pot-limit betting."""

    betting_structure: ClassVar[BettingStructure] = BettingStructure.POT_LIMIT
    max_completion_betting_or_raising_count: ClassVar[int | None] = None


class NoLimitPokerMixin:
    """A mixin for no-limit betting."""

    betting_structure: ClassVar[BettingStructure] = BettingStructure.NO_LIMIT
    max_completion_betting_or_raising_count: ClassVar[int | None] = None


class TwoBetPoker(Poker, ABC):
    """A base class of games with blinds, and a small and a big bet."""

    @add_options_to_signature
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
        streets = self._build_streets(small_bet, big_bet)
        blinds = raw_blinds_or_straddles
        super().__init__(
            automations, streets, ante_trimming_status, raw_antes, blinds, 0, **options
        )

    @classmethod
    @add_options_to_signature
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
        """Return the state of a new hand."""
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


class OneBetPoker(Poker, ABC):
    """A base class of games with blinds, and one minimum bet."""

    @add_options_to_signature
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
            self._build_streets(min_bet, min_bet),
            ante_trimming_status,
            raw_antes,
            raw_blinds_or_straddles,
            0,
            **options,
        )

    @classmethod
    @add_options_to_signature
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
        """Return the state of a new hand."""
        blinds = raw_blinds_or_straddles
        game = cls(automations, ante_trimming_status, raw_antes, blinds, min_bet, **options)
        return game(raw_starting_stacks, player_count)
