"""The table of a state: players, chips and cards, and values computed from them.

This base class has no operations. pokerkit has the data of a hand in the attributes of one large
class, which are its interface. Here that class is built from several base classes, each for one
kind of operation.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import KW_ONLY, InitVar, dataclass, field
from itertools import chain
from typing import Any, ClassVar, Self

from riverboat.compat.pokerkit.hands import Hand
from riverboat.compat.pokerkit.operations import (
    Automation,
    BettingStructure,
    Mode,
    Operation,
    Pot,
    Street,
)
from riverboat.compat.pokerkit.rule_profiles import Profile, use_profile
from riverboat.compat.pokerkit.street_betting import StreetBetting
from riverboat.compat.pokerkit.utilities import (
    Card,
    Deck,
    ValuesLike,
    divmod,
    max_or_none,
    rake,
)


@dataclass
class Table:
    """The attributes of a hand, for any game defined by streets and hand types."""

    automations: tuple[Automation, ...]
    deck: Deck
    hand_types: tuple[type[Hand], ...]
    streets: tuple[Street, ...]
    betting_structure: BettingStructure
    ante_trimming_status: bool
    raw_antes: InitVar[ValuesLike]
    raw_blinds_or_straddles: InitVar[ValuesLike]
    bring_in: int
    raw_starting_stacks: InitVar[ValuesLike]
    player_count: int
    _: KW_ONLY
    mode: Mode = Mode.TOURNAMENT
    starting_board_count: int = 1
    divmod: Callable[[int, int], tuple[int, int]] = divmod
    rake: Callable[..., tuple[int, int]] = rake
    antes: tuple[int, ...] = field(init=False)
    blinds_or_straddles: tuple[int, ...] = field(init=False)
    starting_stacks: tuple[int, ...] = field(init=False)

    deck_cards: deque[Card] = field(default_factory=deque, init=False)
    board_cards: list[list[Card]] = field(default_factory=list, init=False)
    mucked_cards: list[Card] = field(default_factory=list, init=False)
    burn_cards: list[Card] = field(default_factory=list, init=False)
    statuses: list[bool] = field(default_factory=list, init=False)
    bets: list[int] = field(default_factory=list, init=False)
    stacks: list[int] = field(default_factory=list, init=False)
    payoffs: list[int] = field(default_factory=list, init=False)
    hole_cards: list[list[Card]] = field(default_factory=list, init=False)
    hole_card_statuses: list[list[bool]] = field(default_factory=list, init=False)
    discarded_cards: list[list[Card]] = field(default_factory=list, init=False)
    street_index: int | None = field(default=None, init=False)
    street_return_index: int | None = field(default=None, init=False)
    street_return_count: int | None = field(default=0, init=False)
    all_in_status: bool = field(default=False, init=False)
    folded_status: bool = field(default=False, init=False)
    status: bool = field(default=True, init=False)
    operations: list[Operation] = field(default_factory=list, init=False)

    ante_posting_statuses: list[bool] = field(default_factory=list, init=False)
    bet_collection_status: bool = field(default=False, init=False)
    blind_or_straddle_posting_statuses: list[bool] = field(default_factory=list, init=False)
    card_burning_status: bool = field(default=False, init=False)
    hole_dealing_statuses: list[deque[bool]] = field(default_factory=list, init=False)
    board_dealing_counts: list[int] = field(default_factory=list, init=False)
    standing_pat_or_discarding_statuses: list[bool] = field(default_factory=list, init=False)
    opener_index: int | None = field(default=None, init=False)
    bring_in_status: bool = field(default=False, init=False)
    completion_status: bool = field(default=False, init=False)
    actor_indices: deque[int] = field(default_factory=deque, init=False)
    completion_betting_or_raising_amount: int = field(default=0, init=False)
    completion_betting_or_raising_count: int = field(default=0, init=False)
    acted_player_indices: set[int] = field(default_factory=set, init=False)
    consecutive_all_in_completion_betting_or_raising_amounts: list[int] = field(
        default_factory=list, init=False
    )
    runout_count_selector_statuses: list[bool] = field(default_factory=list, init=False)
    runout_count: int | None = field(default=None, init=False)
    runout_count_selection_flag: bool = field(default=False, init=False)
    showdown_indices: deque[int] = field(default_factory=deque, init=False)
    hand_killing_statuses: list[bool] = field(default_factory=list, init=False)
    _pots: list[Pot] | None = field(default=None, init=False)
    _sub_pots: list[tuple[int, int, int | None, int | None]] = field(
        default_factory=list, init=False
    )
    total_pushed_amount: int = field(default=0, init=False)
    chips_pulling_statuses: list[bool] = field(default_factory=list, init=False)

    _profile: ClassVar[Profile]
    _street_betting: ClassVar[StreetBetting | None] = None
    """The betting state by riverboat's rules, if the profile uses them."""
    _phase: ClassVar[Any]
    _hand_cache: ClassVar[dict[Any, Hand | None]]
    """Cached hands, by their cards."""

    def __post_init__(
        self,
        raw_antes: ValuesLike,
        raw_blinds_or_straddles: ValuesLike,
        raw_starting_stacks: ValuesLike,
    ) -> None:
        raise NotImplementedError

    @property
    def consecutive_short_all_in_amounts(self) -> list[int]:
        """Amounts of consecutive short all-ins, under the name of later pokerkit versions."""
        return self.consecutive_all_in_completion_betting_or_raising_amounts

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return a copy of the hand; immutable values are shared."""
        table_copy = type(self).__new__(type(self))
        memo[id(self)] = table_copy
        for name, value in self.__dict__.items():
            table_copy.__dict__[name] = _copy_value(value)
        return table_copy

    # Players, streets, boards

    @property
    def hand_type_count(self) -> int:
        """Number of hand types that share a pot."""
        return len(self.hand_types)

    @property
    def hand_type_indices(self) -> range:
        """Indices of the hand types."""
        return range(len(self.hand_types))

    @property
    def draw_statuses(self) -> Iterator[bool]:
        """For each street, True if it has a draw."""
        return (street.draw_status for street in self.streets)

    @property
    def player_indices(self) -> range:
        """Indices of the players."""
        return range(self.player_count)

    @property
    def street_count(self) -> int:
        """Number of streets."""
        return len(self.streets)

    @property
    def street_indices(self) -> range:
        """Indices of the streets."""
        return range(len(self.streets))

    @property
    def street(self) -> Street | None:
        """The current street; ``None`` before the first and after the last."""
        return None if self.street_index is None else self.streets[self.street_index]

    @property
    def board_count(self) -> int:
        """Number of boards, including boards still to come."""
        if self.street_return_index is None:
            return self.starting_board_count
        assert self.runout_count is not None
        return self.starting_board_count * self.runout_count

    @property
    def board_indices(self) -> range:
        """Indices of the boards."""
        return range(self.board_count)

    def get_board_cards(self, board_index: int) -> Iterator[Card]:
        """Return the cards of a board."""
        if board_index not in self.board_indices:
            raise ValueError(f"no board {board_index}: there are {self.board_count} boards")
        shared_card_count = 0
        if self.street_return_index is not None:
            earlier_streets = self.streets[: self.street_return_index]
            shared_card_count = sum(street.board_dealing_count for street in earlier_streets)
        for card_index, cards in enumerate(self.board_cards):
            # Cards dealt before the hand was run several times belong to all boards.
            runout_index = (
                board_index // (self.runout_count or 1)
                if card_index < shared_card_count
                else board_index
            )
            if runout_index < len(cards):
                yield cards[runout_index]

    # Cards

    def get_censored_hole_cards(self, player_index: int) -> Iterator[Card]:
        """Return a player's cards, with face-down cards as unknown."""
        for card, is_shown in self._zip_hole_cards_with_status(player_index):
            yield card if is_shown else Card.UNKNOWN

    def get_down_cards(self, player_index: int) -> Iterator[Card]:
        """Return a player's face-down cards."""
        return (
            card
            for card, is_shown in self._zip_hole_cards_with_status(player_index)
            if not is_shown
        )

    def get_up_cards(self, player_index: int) -> Iterator[Card]:
        """Return a player's upcards."""
        return (
            card for card, is_shown in self._zip_hole_cards_with_status(player_index) if is_shown
        )

    def _zip_hole_cards_with_status(self, player_index: int) -> zip[tuple[Card, bool]]:
        cards, shown_flags = self.hole_cards[player_index], self.hole_card_statuses[player_index]
        return zip(cards, shown_flags, strict=False)

    @property
    def reserved_cards(self) -> Iterator[Card]:
        """Known cards that are reshuffled when the deck runs out."""
        removed_cards = chain(self.burn_cards, self.mucked_cards, *self.discarded_cards)
        return (card for card in removed_cards if card)

    @property
    def cards_in_play(self) -> Iterator[Card]:
        """The known cards of the boards and of the players."""
        return (card for card in chain(*self.board_cards, *self.hole_cards) if card)

    @property
    def cards_not_in_play(self) -> Iterator[Card]:
        """The known cards that are neither on a board nor held."""
        return (card for card in chain(self.deck_cards, self.reserved_cards) if card)

    # Hands

    def get_hand(self, player_index: int, board_index: int, hand_type_index: int) -> Hand | None:
        """Return a player's hand of all known cards, or ``None`` if there is none."""
        if not self.statuses[player_index]:
            return None
        cards = tuple(card for card in self.hole_cards[player_index] if card)
        return self._find_hand(cards, board_index, hand_type_index)

    def get_up_hand(self, player_index: int, board_index: int, hand_type_index: int) -> Hand | None:
        """Return a player's hand of shown cards only, or ``None`` if there is none."""
        if not self.statuses[player_index]:
            return None
        return self._find_hand(tuple(self.get_up_cards(player_index)), board_index, hand_type_index)

    def get_up_hands(self, board_index: int, hand_type_index: int) -> Iterator[Hand | None]:
        """Yield each player's hand of shown cards."""
        for player in self.player_indices:
            yield self.get_up_hand(player, board_index, hand_type_index)

    def _find_hand(
        self, cards: tuple[Card, ...], board_index: int, hand_type_index: int
    ) -> Hand | None:
        hand_type = self.hand_types[hand_type_index]
        board = tuple(self.get_board_cards(board_index))
        cache_key = (hand_type, cards, board)
        hand_cache = self._hand_cache
        if cache_key not in hand_cache:
            with use_profile(self._profile.name):
                try:
                    hand_cache[cache_key] = hand_type.from_game(cards, board)
                except (KeyError, ValueError):
                    hand_cache[cache_key] = None
        return hand_cache[cache_key]

    def can_win_now(self, player_index: int) -> bool:
        """Return True if a player's hand beats or ties all shown hands for some pot and board.

        Only pots that the player contests count, unless the profile has
        ``keeps_hands_for_other_pots``.
        """
        players_by_pot = [pot.player_indices for pot in self.pots]
        if not self._profile.keeps_hands_for_other_pots:
            players_by_pot = [players for players in players_by_pot if player_index in players]
        for board in self.board_indices:
            for hand_type_index in self.hand_type_indices:
                hand = self.get_hand(player_index, board, hand_type_index)
                if hand is None:
                    continue
                shown_hands = tuple(self.get_up_hands(board, hand_type_index))
                for players in players_by_pot:
                    best_hand = max_or_none(shown_hands[player] for player in players)
                    if best_hand is None or best_hand <= hand:
                        return True
        return False

    # Chips

    def get_effective_stack(self, player_index: int) -> int:
        """Return the part of a stack that an opponent could call."""
        if self.street_index is None or not self.statuses[player_index]:
            return 0
        sorted_stacks = sorted(
            bet + stack
            for is_live, bet, stack in zip(self.statuses, self.bets, self.stacks, strict=True)
            if is_live
        )
        if len(sorted_stacks) < 2:
            return 0
        return min(self.stacks[player_index], max(0, sorted_stacks[-2] - self.bets[player_index]))

    def get_effective_ante(self, player_index: int) -> int:
        """Return the ante that a player can pay. Heads-up, ``antes`` is in reverse order."""
        ante_index = 1 - player_index if self.player_count == 2 else player_index
        return min(self.antes[ante_index], self.starting_stacks[player_index])

    def get_effective_blind_or_straddle(self, player_index: int) -> int:
        """Return the blind or straddle that a player can post after the ante.

        Heads-up, ``blinds_or_straddles`` is in reverse order.
        """
        blind_index = 1 - player_index if self.player_count == 2 else player_index
        chips_left = self.starting_stacks[player_index] - self.get_effective_ante(player_index)
        return min(abs(self.blinds_or_straddles[blind_index]), chips_left)

    @property
    def pots(self) -> Iterator[Pot]:
        """The main pot and side pots, computed from the collected bets."""
        if self._pots is not None:
            yield from self._pots
            return
        if sum(self.payoffs) == -sum(self.bets):
            return
        antes = [0] * self.player_count
        if not self.ante_trimming_status:
            antes = [self.get_effective_ante(player) for player in self.player_indices]
        paid_amounts = [-gain - ante for gain, ante in zip(self.payoffs, antes, strict=True)]
        collected_amounts = [
            total - bet for total, bet in zip(paid_amounts, self.bets, strict=True)
        ]
        pot_layers: list[tuple[int, tuple[int, ...]]] = []
        pot_chips, lower_level = sum(antes), 0
        for level in sorted(set(collected_amounts)):
            pot_chips += (level - lower_level) * sum(
                collected_amount >= level for collected_amount in collected_amounts
            )
            players = tuple(
                player
                for player in self.player_indices
                if self.statuses[player] and paid_amounts[player] >= level
            )
            if pot_layers and pot_layers[-1][1] == players:
                pot_chips += pot_layers.pop()[0]
            if pot_chips:
                pot_layers.append((pot_chips, players))
            pot_chips, lower_level = 0, level
        for pot_chips, players in pot_layers:
            yield Pot(*self.rake(pot_chips, self), players)

    @property
    def pot_amounts(self) -> Iterator[int]:
        """The amount of each pot."""
        return (pot.amount for pot in self.pots)

    @property
    def total_pot_amount(self) -> int:
        """Number of chips in all pots and bets."""
        return sum(self.bets) + sum(self.pot_amounts)

    # Operation log

    def _record_operation(self, operation: Operation) -> None:
        """Record an operation, and perform the automatic operations that follow."""
        raise NotImplementedError


def _copy_value(value: Any) -> Any:
    """Return a copy of an attribute: lists are copied, immutable values shared."""
    match value:
        case list():
            return (
                [_copy_value(item) for item in value]
                if value and _is_mutable(value[0])
                else value[:]
            )
        case deque() | set() | dict():
            return value.copy()
        case Pot():
            return copy(value)
        case _:
            return value


def _is_mutable(value: Any) -> bool:
    return isinstance(value, list | deque | Pot)
