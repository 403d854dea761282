"""A home game in a few lines: seats, a dealer with a deck, and hand after hand.

The quickest way to play or to script. It keeps stacks between hands and moves the button; what
real card rooms ask for (missed blinds, straddles, buy-ins) belongs to the table.

>>> game = HomeGame("no-limit hold'em 1/2", players=["Ann", "Bob", "Cat"], stack=200, seed=7)
>>> game.deal()
>>> print(game.to_act, "may", game.legal)
Ann may fold, call 2, raise to 4-200
>>> game.act("raise 6")
>>> game.act("fold")
>>> game.act("fold")
>>> game.over, game.stacks["Ann"]
(True, 203)
"""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterable, Sequence
from typing import assert_never

from riverboat.cards import DECKS, BadCard, parse_cards
from riverboat.engine import (
    STAND_PAT,
    AllIn,
    AnyCommand,
    AnyFact,
    Awaiting,
    BadGame,
    BringIn,
    Call,
    ChallengeOverbet,
    Check,
    Deal,
    Declare,
    Discard,
    Fold,
    Game,
    Hand,
    HouseRules,
    IllegalAction,
    Muck,
    Nothing,
    RaisePot,
    RaiseTo,
    Rotation,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
    act,
    due,
    play_out,
    read_game,
    start,
)
from riverboat.engine.games.posts import Post
from riverboat.engine.games.usual import usual_stack
from riverboat.engine.state.facts import StubReshuffled
from riverboat.engine.views import view
from riverboat.words import Person, Phrase, Player, Refusal, Seat, renamed
from riverboat.words.acts import Act, CallingChips, Saying
from riverboat.words.refusals import home as w
from riverboat.words.refusals.betting import Cannot
from riverboat.words.refusals.hands import HandIsNotOver

Shuffler = Callable[[Sequence[int]], Sequence[int]]


class HomeGame:
    """Players at one table and the hand they are playing.

    *game* is a ``Game`` or the words for one; *stack* is what everybody starts with, or *stacks*
    one number each. Cards come from *seed*, or from *shuffle*, a function that orders a deck;
    without either, from the operating system's randomness.
    """

    def __init__(
        self,
        game: Game | str,
        players: Sequence[str] | int = 6,
        stack: int | None = None,
        *,
        stacks: Iterable[int] | None = None,
        house: HouseRules | str = "online",
        seed: int | None = None,
        shuffle: Shuffler | None = None,
    ) -> None:
        rules = HouseRules.preset(house) if isinstance(house, str) else house
        self.game = _one_game(game, rules) if isinstance(game, str) else game
        self.names = (
            [f"player {k + 1}" for k in range(players)]
            if isinstance(players, int)
            else list(players)
        )
        if len(set(self.names)) != len(self.names):
            raise BadGame(w.TwoOfOneName())
        chips, stakes = list(stacks) if stacks is not None else None, self.game.stakes
        if chips is None:
            chips = [stack or usual_stack(stakes.blinds, stakes.small_bet)] * len(self.names)
        if len(chips) != len(self.names):
            raise BadGame(w.AStackEach(len(self.names), len(chips)))
        self._stacks = dict(zip(self.names, chips, strict=True))
        self._shuffle: Shuffler = shuffle or Shuffle(seed)
        self._dealt_in: list[str] = []
        self._button = self.names[0]
        self._stub: list[int] = []
        self.hands = 0
        self.carried = 0
        """Chips in the middle from a deal that nobody won (GAME-14)."""
        self.log: list[AnyFact] = []
        self._told = 0  # how many facts of it the dealer has heard
        self.hand: Hand | None = None

    # One hand -------------------------------------------------------------------------------

    def deal(self, button: str | None = None, posts: tuple[Post, ...] | None = None) -> None:
        """Start a hand: the button moves on, blinds are posted, cards are dealt."""
        if not self.over:
            raise IllegalAction(HandIsNotOver())
        self._dealt_in = [name for name in self.names if self._stacks[name] > 0]
        if len(self._dealt_in) < 2:
            raise BadGame(w.OneHasAllTheChips())
        self._button = button or (self._next_button() if self.hands else self._dealt_in[0])
        if self._button not in self._dealt_in:
            raise BadGame(w.NotDealtInForTheButton(repr(self._button)))
        stacks = tuple(self._stacks[name] for name in self._dealt_in)
        button_seat = self._dealt_in.index(self._button)
        started = start(self.game, stacks, button_seat, posts, self.carried)
        self._stub = list(self._shuffle(DECKS[self.game.variant.deck].cards))
        self.hand, self.log = Hand(started), [started]
        self.hands += 1
        self._told = 0
        self._go_on()

    def buy_in(self, name: str, chips: int) -> None:
        """A player puts more chips on the table, between hands only (GAME-04)."""
        if not self.over:
            raise IllegalAction(w.BuysWhenItIsOver(Player(name)))
        if name not in self._stacks:
            raise BadGame(w.DoesNotSitHere(repr(name), tuple(self.names)))
        if chips <= 0:
            raise BadGame(w.BuysNothing(Player(name), chips))
        self._stacks[name] += chips

    def act(self, action: AnyCommand | str, by: str | None = None) -> None:
        """What the player to act does: a command, or words such as ``"raise 600"``.

        *by* says who speaks, and has it checked whose turn it is. An illegal action raises
        ``IllegalAction`` and changes nothing.
        """
        if self.hand is None:
            raise IllegalAction(w.NothingIsDealt())
        try:
            command = self._read(action) if isinstance(action, str) else action
            act(self.hand, command, self.log, None if by is None else self.seat(by))
        except IllegalAction as why:
            raise IllegalAction(renamed(why.refusal, self._called), why.legal) from None
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether no hand is being played."""
        return self.hand is None or self.hand.ended

    @property
    def awaiting(self) -> Awaiting:
        """Who must do what now."""
        now = due(self.hand) if self.hand else Nothing()
        assert not isinstance(now, tuple), "forced facts are recorded at once"
        return now

    @property
    def to_act(self) -> str | None:
        """The name of the player who is awaited."""
        match self.awaiting:
            case ToAct(seat=seat) | ToDraw(seat=seat) | ToShow(seat=seat):
                return self._dealt_in[seat]
            case ToChoose(seats=seats) | ToDeclare(seats=seats):
                return self._dealt_in[seats[0]]
            case _:
                return None

    @property
    def legal(self) -> Awaiting:
        """All that the awaited player may do: ``command in game.legal``."""
        return self.awaiting

    # Looking on -----------------------------------------------------------------------------

    def view(self, name: str | None = None) -> Hand:
        """The hand as one player knows it; without a name, as a spectator does."""
        return view(self.log, None if name is None else self.seat(name))

    def seat(self, name: str) -> int:
        """The seat of a player in the hand being played."""
        if name not in self._dealt_in:
            raise BadGame(w.NotInThisHand(repr(name), tuple(self._dealt_in)))
        return self._dealt_in.index(name)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self._dealt_in[seat]

    @property
    def dealt_in(self) -> tuple[str, ...]:
        """The players of this hand, by seat."""
        return tuple(self._dealt_in)

    @property
    def button(self) -> str:
        """Who has the button."""
        return self._button

    @property
    def stacks(self) -> dict[str, int]:
        """Everybody's chips, those behind during a hand."""
        stacks = dict(self._stacks)
        if self.hand is not None and not self.hand.ended:
            stacks |= dict(zip(self._dealt_in, self.hand.stacks, strict=True))
        return stacks

    # Copied ---------------------------------------------------------------------------------

    def copy(self) -> HomeGame:
        """A game of its own that goes on from here; with a seed, by the same cards."""
        return copy.copy(self)

    def __copy__(self) -> HomeGame:
        other = object.__new__(HomeGame)
        other.__dict__.update(self.__dict__)
        for name in ("names", "_stacks", "_dealt_in", "_stub", "log"):
            setattr(other, name, copy.copy(getattr(self, name)))
        other.hand = None if self.hand is None else self.hand.copy()
        other._shuffle = copy.copy(self._shuffle)
        return other

    # Inside ---------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Deal what is due until a player is awaited."""
        assert self.hand is not None
        play_out(self.hand, self.log, self._cards)
        if self.hand.ended:
            self._stacks |= dict(zip(self._dealt_in, self.hand.stacks, strict=True))
            self.carried = self.hand.carried

    def _cards(self, _hand: Hand, now: Awaiting) -> Deal | None:
        """The cards that are due, from the stub."""
        for fact in self.log[self._told :]:
            if isinstance(fact, StubReshuffled):  # the stub has run out (BYND-65)
                self._stub = list(self._shuffle([*self._stub, *fact.cards]))
        self._told = len(self.log)
        if not isinstance(now, ToDeal):
            return None
        burned, end = tuple(self._stub[: now.burn]), now.burn + now.count
        cards, self._stub = tuple(self._stub[now.burn : end]), self._stub[end:]
        return Deal(cards, burned)

    def _called(self, person: Person) -> Person:
        """The engine speaks of seats; at home they have names."""
        return Player(self.name(person.seat)) if isinstance(person, Seat) else person

    def _next_button(self) -> str:
        """The first player with chips to the left of the last button."""
        k = self.names.index(self._button)
        return next(n for n in self.names[k + 1 :] + self.names[: k + 1] if self._stacks[n] > 0)

    def _read(self, text: str) -> AnyCommand:
        """An action in words, for whoever is awaited."""
        now = self.awaiting
        words = " ".join(text.lower().split())
        command = _betting_command(words, now) or _other_command(words, now)
        if command is None:
            raise IllegalAction(w.NotAnAction(repr(text), _sayable(now), now.offer), now)
        return command


def _sayable(now: Awaiting) -> Phrase:
    """What a player can say, by what the table waits for."""
    match now:
        case ToDraw():
            return w.SayADraw()
        case ToShow():
            return w.SayShowOrMuck()
        case ToChoose():
            return w.SayHowOften()
        case ToDeclare():
            return w.SayASide()
        case ToAct() | ToDeal() | Nothing():
            return w.SayABet()
        case _:
            assert_never(now)


def _one_game(words: str, rules: HouseRules) -> Game:
    game = read_game(words, rules)
    if isinstance(game, Rotation):
        raise BadGame(w.OnePlaysAtHome(game.name))
    return game


def _betting_command(words: str, now: Awaiting) -> AnyCommand | None:
    """The bet, call or fold that these words ask for."""
    verb, _, rest = words.partition(" ")
    number = rest.removeprefix("to ")
    match verb:
        case "bet" | "raise" | "complete" if _NUMBER.fullmatch(number):
            return RaiseTo(int(number))
        case "bet" | "raise" if number == "pot":
            return RaisePot()
        case "call" if _NUMBER.fullmatch(rest) and isinstance(now, ToAct):
            return _call_of(int(rest), now)
        case "bring" if _BRING_IN.fullmatch(words) and isinstance(now, ToAct):
            return _bring_in_of(words, now)
    match words:
        case "fold":
            return Fold()
        case "check":
            return Check()
        case "call":
            return Call()
        case "complete" if isinstance(now, ToAct) and now.completes and now.high:
            return RaiseTo(now.low)
        case "pot":
            return RaisePot()
        case "all-in" | "allin" | "all in":
            return AllIn()
        case "challenge":
            return ChallengeOverbet()
        case _:
            return None


_NUMBER = re.compile("[0-9]+")
_BRING_IN = re.compile(r"bring (?:it )?in(?: (?:for )?([0-9]+))?")


def _call_of(chips: int, turn: ToAct) -> Call:
    """A call of so many chips; a call of anything but what a call costs is none (BET-05)."""
    if chips != turn.call:
        raise _other_amount(turn, CallingChips(chips), w.ACallIs(turn.call))
    return Call()


def _bring_in_of(words: str, turn: ToAct) -> BringIn:
    """The bring-in; of another size there is none (BRNG-05)."""
    found = _BRING_IN.fullmatch(words)
    if turn.bring_in and found is not None and found[1] and int(found[1]) != turn.call:
        raise _other_amount(turn, Saying(words), w.TheBringInIs(turn.call))
    return BringIn()


def _other_amount(turn: ToAct, act: Act, why: Refusal) -> IllegalAction:
    return IllegalAction(Cannot(Seat(turn.seat), act, why, turn.offer), turn)


_TIMES = {"once": 1, "twice": 2, "thrice": 3}
_RUN = re.compile(r"run (?:it )?(?:([0-9]+)(?: times?)?|(once|twice|thrice))")


def _other_command(words: str, now: Awaiting) -> AnyCommand | None:
    """What these words ask for of the player who draws, shows, chooses or declares."""
    seat = now.seats[0] if isinstance(now, (ToChoose, ToDeclare)) else getattr(now, "seat", 0)
    verb, _, rest = words.partition(" ")
    match verb:
        case "show" if not rest:
            return Show(seat)
        case "muck" if not rest:
            return Muck(seat)
        case "run" if found := _RUN.fullmatch(words):
            return RunIt(seat, int(found[1]) if found[1] else _TIMES[found[2]])
        case "stand" | "pat" if rest in ("", "pat"):
            return STAND_PAT
        case "draw" | "discard" if rest:
            try:
                return Discard(parse_cards(rest))
            except BadCard:
                return None
        case "declare" if rest in ("high", "low", "both"):
            return Declare(seat, rest)  # type: ignore[arg-type]
        case _:
            return None


class Shuffle:
    """Orders a deck, deck after deck: the same ones for a seed, or by the system's randomness."""

    def __init__(self, seed: int | None = None) -> None:
        self._seeded = None if seed is None else random.Random(seed)

    def __call__(self, deck: Sequence[int]) -> Sequence[int]:
        """The same cards in another order."""
        return (self._seeded or _SYSTEM).sample(deck, len(deck))

    def __copy__(self) -> Shuffle:
        other = Shuffle()
        other._seeded = copy.copy(self._seeded)
        return other


_SYSTEM = random.SystemRandom()
