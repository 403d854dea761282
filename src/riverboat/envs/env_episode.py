"""One hand with numbered actions and observations, which all environments of this package use.

The player to act chooses an action by its number, and observes an array of numbers. Cards come from
a seed, from a stacked deck, or one by one from a caller who deals, as game trees need. All hands
are shown at the end, and an all-in is run once: neither changes the learning problem.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, SupportsIndex

from riverboat.cards import DECKS, Card, Cards, parse_cards
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    Deal,
    Game,
    HandState,
    HouseRules,
    Preset,
    RunIt,
    Show,
    ToChoose,
    ToDeal,
    ToShow,
    act,
    advance,
    seat_to_act,
    start,
)
from riverboat.engine.state.hand_reducer import replay
from riverboat.envs.action_list import ActionList, Mask, Size
from riverboat.envs.history import ObservationHistory, Observed, Observer
from riverboat.hands import Hand
from riverboat.hands.action_text import information_key
from riverboat.hands.deck_stub import Stub
from riverboat.hands.game_lookup import find_game
from riverboat.hands.hand_figures import seat_result
from riverboat.hands.stack_sizes import Stacks, parse_stacks
from riverboat.sim.arrays.kernel_games import with_all_hands_shown
from riverboat.words.refusals.environments import DeckTooShort, ResetRequired


class CardSource(Protocol):
    """A source of cards for a hand."""

    def deal(self, hand: HandState, log: list[AnyFact], due: ToDeal) -> Deal:
        """Return the cards that are due."""
        ...

    def copy(self) -> CardSource:
        """Return a copy that deals the same remaining cards."""
        ...


class StackedDeck:
    """A deck in a known order: ``StackedDeck("Ks Js")`` deals Kuhn's first player the king.

    No cards are burned. Raises ``ValueError`` if the deck has too few cards.
    """

    __slots__ = ("_cards", "_next_index")

    def __init__(self, order: str | Cards) -> None:
        self._cards: Cards = parse_cards(order) if isinstance(order, str) else tuple(order)
        self._next_index = 0

    def deal(self, _hand: HandState, _log: list[AnyFact], due: ToDeal) -> Deal:
        """Return the next cards, in order."""
        start, end = self._next_index, self._next_index + due.count
        if end > len(self._cards):
            raise ValueError(str(DeckTooShort(len(self._cards), end - len(self._cards))))
        self._next_index = end
        return Deal(self._cards[start:end])

    def copy(self) -> StackedDeck:
        """Return a copy that deals the same remaining cards."""
        deck = StackedDeck(self._cards)
        deck._next_index = self._next_index
        return deck


class Rules:
    """The configuration of an environment: game, stacks, actions and observations.

    *game* is a name or a ``Game``; *stacks* are one number or one for each seat; *sizes* are the
    raise sizes of ``ActionList``, and *longest* is the ``max_rows`` of ``Observer``. The default
    *house* is that of ``riverboat.vector``, ``online-1``; Kuhn and Leduc are those of the
    literature.
    """

    __slots__ = (
        "_start_by_button",
        "actions",
        "compiled_rules",
        "deck",
        "game",
        "observer",
        "stacks",
    )

    def __init__(
        self,
        game: Game | str = "nlhe 1/2",
        *,
        seats: int | None = None,
        stacks: Stacks | None = None,
        sizes: Sequence[Size] | None = None,
        longest: int | None = None,
        house: HouseRules | Preset | None = None,
    ) -> None:
        self.game = with_all_hands_shown(find_game(game, house, "online-1"))
        self.stacks = parse_stacks(self.game, stacks, seats, game_name=game)
        self.deck: Cards = tuple(DECKS[self.game.variant.deck].cards)
        self.actions = ActionList(self.game, sizes)
        self.observer = Observer(self.game, self.stacks, longest)
        self._start_by_button: dict[int, tuple[HandState, list[AnyFact]]] = {}
        self.compiled_rules: Any = False
        """The kernel's rules, loaded when ``search`` needs them; ``None`` if it has none."""

    @property
    def seats(self) -> int:
        """Number of players."""
        return len(self.stacks)

    def shuffled_deck(self, seed: int | str | None = None) -> Stub:
        """Return a shuffled deck, determined by the seed."""
        return Stub(self.game, seed)

    def __deepcopy__(self, _memo: object) -> Rules:
        return self  # nothing of it changes

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__ if name != "compiled_rules"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.compiled_rules = False  # it stays in its process
        for name, value in state.items():
            setattr(self, name, value)

    def start_hand(self, button: int | None = None) -> tuple[HandState, list[AnyFact]]:
        """Start a hand with the forced bets posted; the button is the last seat."""
        button_seat = self.seats - 1 if button is None else button
        if button_seat not in self._start_by_button:
            opening_fact = start(self.game, self.stacks, button_seat)
            facts: list[AnyFact] = [opening_fact]
            advance(HandState(opening_fact), facts)
            self._start_by_button[button_seat] = replay(facts), facts
        hand, log = self._start_by_button[button_seat]
        return hand.copy(), log.copy()


class Episode:
    """A hand in progress: ``seat`` is to act, and ``step`` plays its action."""

    __slots__ = ("_card_source", "_hand", "_history", "_log", "_pending", "rules")

    def __init__(
        self, rules: Rules, card_source: CardSource | None, button: int | None = None
    ) -> None:
        self.rules = rules
        self._card_source = card_source
        self._hand, self._log = rules.start_hand(button)
        self._history = ObservationHistory(rules.seats)
        self._pending: Awaiting = advance(self._hand, self._log)
        self._resolve_forced_steps()

    @property
    def awaiting(self) -> Awaiting:
        """The engine's pending decision or deal."""
        return self._pending

    @property
    def seat(self) -> int | None:
        """The seat to act; ``None`` when the hand is over, or a card is due."""
        return seat_to_act(self._pending)

    @property
    def over(self) -> bool:
        """True if the hand has ended."""
        return self._hand.has_ended

    @property
    def payoffs(self) -> tuple[int, ...]:
        """Net result of each seat, in chips; zeros until the hand is over."""
        if not self._hand.has_ended:
            return (0,) * self.rules.seats
        return tuple([seat_result(self._hand, seat) for seat in range(self.rules.seats)])

    @property
    def state(self) -> HandState:
        """The engine's state; do not modify it."""
        return self._hand

    @property
    def log(self) -> Sequence[AnyFact]:
        """Every fact so far; do not modify it."""
        return self._log

    @property
    def hand(self) -> Hand:
        """A view of the hand for queries."""
        return Hand.from_state(self._hand.copy(), self._log)

    def mask(self) -> Mask:
        """Return a mask of the legal actions of the player to act."""
        return self.rules.actions.mask(self._hand, self._pending)

    def legal(self) -> list[int]:
        """Return the numbers of the legal actions, in order."""
        return list(self.rules.actions.legal(self._hand, self._pending))

    def observe(self, seat: int) -> Observed:
        """Return a seat's observation."""
        rows = self._history.rows_for_seat(self._log, seat)
        return self.rules.observer.observe(self._hand, rows, seat)

    def key(self, seat: int) -> str:
        """Return a seat's information set key, in the format of ``Hand.key``."""
        return information_key(self._log, self._hand, seat)

    def step(self, action: SupportsIndex) -> None:
        """Play an action of the player to act.

        ``ValueError`` lists the legal actions; the hand is then unchanged.
        """
        if self.seat is None:
            raise ValueError(str(ResetRequired()))
        self.apply_command(self.rules.actions.command(self._hand, self._pending, action))

    def apply_command(self, command: AnyCommand) -> None:
        """Apply an engine command for the pending decision, with or without an action number.

        ``IllegalAction`` lists the legal commands; the hand is then unchanged.
        """
        self._pending = act(self._hand, command, self._log)
        self._resolve_forced_steps()

    def possible_cards(self) -> list[Card]:
        """Return the equally likely next cards, if the caller deals."""
        if not isinstance(self._pending, ToDeal):
            return []
        return [card for card in self.rules.deck if card not in self._hand.dealt_cards]

    def deal(self, cards: Cards) -> None:
        """Deal the given cards, whose number must be the number due."""
        self._pending = act(self._hand, Deal(cards), self._log)
        self._resolve_forced_steps()

    def copy(self) -> Episode:
        """Return an independent copy of the hand."""
        episode = object.__new__(Episode)
        episode.rules, episode._pending = self.rules, self._pending
        episode._card_source = None if self._card_source is None else self._card_source.copy()
        episode._hand, episode._log = self._hand.copy(), self._log.copy()
        episode._history = self._history.copy()
        return episode

    def __deepcopy__(self, _memo: object) -> Episode:
        return self.copy()

    def _resolve_forced_steps(self) -> None:
        """Play steps without a decision: deals, one runout for an all-in, shown hands."""
        while True:
            match self._pending:
                case ToDeal() if self._card_source is not None:
                    command = self._card_source.deal(self._hand, self._log, self._pending)
                    self._pending = act(self._hand, command, self._log)
                case ToDeal(count=0):
                    self._pending = act(self._hand, Deal(()), self._log)  # burned, and never seen
                case ToChoose(seats=seats):
                    self._pending = act(self._hand, RunIt(seats[0], 1), self._log)
                case ToShow(seat=seat):
                    self._pending = act(self._hand, Show(seat), self._log)
                case _:
                    return

    do = DeprecatedAttribute("apply_command")
    due = DeprecatedAttribute("possible_cards")
