"""One hand that is played by numbers: what every environment here stands on.

Who is to act chooses a number of the game's actions and is shown numbers. Cards come from a seed,
from a deck in a given order, or one by one from whoever is the dealer, as a tree of deals wants.
All hands are shown in the end, and an all-in is run once: neither changes what can be learnt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, SupportsIndex

from riverboat.cards import DECKS, Card, Cards, parse_cards
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
    seat_awaited,
    start,
)
from riverboat.engine.state.apply import fold
from riverboat.envs.actions import ActionList, Mask, Size
from riverboat.envs.history import History, Observed, Observer
from riverboat.hands import Hand
from riverboat.hands.asked import one_game
from riverboat.hands.figures import result_of
from riverboat.hands.stacks import Stacks, stacks_for
from riverboat.hands.stub import Stub
from riverboat.hands.told import key_of
from riverboat.sim.arrays.games import all_shown
from riverboat.words.refusals.environments import DeckTooShort, OverOrNotBegun


class Cut(Protocol):
    """Whoever deals."""

    def deal(self, hand: HandState, log: list[AnyFact], due: ToDeal) -> Deal:
        """The cards that are due."""
        ...

    def copy(self) -> Cut:
        """The same cards to come."""
        ...


class Stacked:
    """A deck in a known order: ``Stacked("Ks Js")`` deals Kuhn's first player the king.

    Nothing is burned. ``ValueError`` when more cards are due than it has.
    """

    __slots__ = ("_at", "_cards")

    def __init__(self, order: str | Cards) -> None:
        self._cards: Cards = parse_cards(order) if isinstance(order, str) else tuple(order)
        self._at = 0

    def deal(self, _hand: HandState, _log: list[AnyFact], due: ToDeal) -> Deal:
        """The next cards, in this order."""
        begin, end = self._at, self._at + due.count
        if end > len(self._cards):
            raise ValueError(str(DeckTooShort(len(self._cards), end - len(self._cards))))
        self._at = end
        return Deal(self._cards[begin:end])

    def copy(self) -> Stacked:
        """The same cards to come."""
        other = Stacked(self._cards)
        other._at = self._at
        return other


class Rules:
    """What an environment plays: a game, its players' chips, its actions, its observations.

    *game* is a name or a ``Game``; *stacks* are one number or one for each seat; for *sizes* and
    *longest* see ``ActionList`` and ``Observer``. Where no *house* is named it is that of
    ``riverboat.vector``, ``online-1``; Kuhn and Leduc are those of the literature.
    """

    __slots__ = ("_begun", "actions", "compiled", "deck", "game", "observer", "stacks")

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
        self.game = all_shown(one_game(game, house, "online-1"))
        self.stacks = stacks_for(self.game, stacks, seats, sign=game)
        self.deck: Cards = tuple(DECKS[self.game.variant.deck].cards)
        self.actions = ActionList(self.game, sizes)
        self.observer = Observer(self.game, self.stacks, longest)
        self._begun: dict[int, tuple[HandState, list[AnyFact]]] = {}
        self.compiled: Any = False
        """The same for the kernel, once ``search`` has asked for it; ``None`` where it has none."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.stacks)

    def shuffled(self, seed: int | str | None = None) -> Stub:
        """A shuffled deck: the same one for the same seed."""
        return Stub(self.game, seed)

    def __deepcopy__(self, _memo: object) -> Rules:
        return self  # nothing of it changes

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__ if name != "compiled"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.compiled = False  # it stays in its process
        for name, value in state.items():
            setattr(self, name, value)

    def begin(self, button: int | None = None) -> tuple[HandState, list[AnyFact]]:
        """A hand with the forced bets in, before the first card; the button is the last seat."""
        at = self.seats - 1 if button is None else button
        if at not in self._begun:
            started = start(self.game, self.stacks, at)
            facts: list[AnyFact] = [started]
            advance(HandState(started), facts)
            self._begun[at] = fold(facts), facts
        hand, log = self._begun[at]
        return hand.copy(), log.copy()


class Episode:
    """A hand that is on: ``seat`` is to act, and ``step`` tells what they do.

    >>> episode = Episode(Rules("kuhn"), Stacked("Ks Js"))
    >>> episode.seat, episode.mask().tolist()
    (0, [0, 1, 1])
    >>> episode.step(2), episode.step(1)
    (None, None)
    >>> episode.over, episode.payoffs
    (True, (2, -2))
    """

    __slots__ = ("_dealer", "_hand", "_history", "_log", "_now", "rules")

    def __init__(self, rules: Rules, dealer: Cut | None, button: int | None = None) -> None:
        self.rules = rules
        self._dealer = dealer
        self._hand, self._log = rules.begin(button)
        self._history = History(rules.seats)
        self._now: Awaiting = advance(self._hand, self._log)
        self._go_on()

    @property
    def awaiting(self) -> Awaiting:
        """Who must do what now, as the engine says it."""
        return self._now

    @property
    def seat(self) -> int | None:
        """Who is to act; ``None`` when the hand is over, or a card is due."""
        return seat_awaited(self._now)

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self._hand.ended

    @property
    def payoffs(self) -> tuple[int, ...]:
        """What the hand was to each seat, in chips; zeros until it is over."""
        if not self._hand.ended:
            return (0,) * self.rules.seats
        return tuple([result_of(self._hand, seat) for seat in range(self.rules.seats)])

    @property
    def state(self) -> HandState:
        """The hand as the engine has it: not to be changed."""
        return self._hand

    @property
    def log(self) -> Sequence[AnyFact]:
        """Every fact so far: not to be changed."""
        return self._log

    @property
    def hand(self) -> Hand:
        """The hand as one to ask."""
        return Hand.of(self._hand.copy(), self._log)

    def mask(self) -> Mask:
        """What is legal for who is to act."""
        return self.rules.actions.mask(self._hand, self._now)

    def legal(self) -> list[int]:
        """The same as numbers of actions, in order."""
        return list(self.rules.actions.legal(self._hand, self._now))

    def observe(self, seat: int) -> Observed:
        """What a seat knows, in numbers."""
        rows = self._history.of(self._log, seat)
        return self.rules.observer.observe(self._hand, rows, seat)

    def key(self, seat: int) -> str:
        """What a seat knows, in a line, as ``Hand.key`` has it."""
        return key_of(self._log, self._hand, seat)

    def step(self, action: SupportsIndex) -> None:
        """Who is to act does this; ``ValueError`` says what is legal, and nothing has happened."""
        if self.seat is None:
            raise ValueError(str(OverOrNotBegun()))
        self.do(self.rules.actions.command(self._hand, self._now, action))

    def do(self, command: AnyCommand) -> None:
        """Whoever is awaited does this: a command of the engine, whether it has a number or not.

        ``IllegalAction`` says what is legal, and nothing has happened.
        """
        self._now = act(self._hand, command, self._log)
        self._go_on()

    def due(self) -> list[Card]:
        """The cards that may come next, each as likely as any other, where nobody else deals."""
        if not isinstance(self._now, ToDeal):
            return []
        return [card for card in self.rules.deck if card not in self._hand.dealt]

    def deal(self, cards_dealt: Cards) -> None:
        """These cards come, as many as are due."""
        self._now = act(self._hand, Deal(cards_dealt), self._log)
        self._go_on()

    def copy(self) -> Episode:
        """The same hand, to go on from here by itself."""
        other = object.__new__(Episode)
        other.rules, other._now = self.rules, self._now
        other._dealer = None if self._dealer is None else self._dealer.copy()
        other._hand, other._log = self._hand.copy(), self._log.copy()
        other._history = self._history.copy()
        return other

    def __deepcopy__(self, _memo: object) -> Episode:
        return self.copy()

    def _go_on(self) -> None:
        """What is nobody's decision here: cards, how often an all-in is run, showing hands."""
        while True:
            match self._now:
                case ToDeal() if self._dealer is not None:
                    command = self._dealer.deal(self._hand, self._log, self._now)
                    self._now = act(self._hand, command, self._log)
                case ToDeal(count=0):
                    self._now = act(self._hand, Deal(()), self._log)  # burned, and never seen
                case ToChoose(seats=seats):
                    self._now = act(self._hand, RunIt(seats[0], 1), self._log)
                case ToShow(seat=seat):
                    self._now = act(self._hand, Show(seat), self._log)
                case _:
                    return
