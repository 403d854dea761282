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
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from riverboat.cards import DECKS
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    BadGame,
    Deal,
    Game,
    Hand,
    HouseRules,
    IllegalAction,
    Nothing,
    Preset,
    Rotation,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
    act,
    due,
    play_out,
    start,
)
from riverboat.engine.games.posts import Post
from riverboat.engine.games.usual import usual_stack
from riverboat.engine.state.facts import StubReshuffled
from riverboat.engine.views import view
from riverboat.hands.asked import game_or_mix
from riverboat.hands.figures import PlayerFigures, figures, result_of, seats_paid
from riverboat.hands.legal import Legal
from riverboat.hands.said import meant
from riverboat.hands.told import deeds
from riverboat.hands.told_fields import fields_told
from riverboat.words import Person, Player, Seat, renamed
from riverboat.words.expected import seed_given, whole_number
from riverboat.words.keywords import keywords_told
from riverboat.words.refusals import home as w
from riverboat.words.refusals.games import NumberOfPlayers, StackIsNoAmount
from riverboat.words.refusals.hands import HandIsNotOver

if TYPE_CHECKING:
    from riverboat import bots as b

Shuffler = Callable[[Sequence[int]], Sequence[int]]


@fields_told
class HomeGame:
    """Players at one table and the hand they are playing.

    *game* is a ``Game`` or the words for one; *stack* is what everybody starts with, or *stacks*
    one number each. Cards come from *seed*, or from *shuffle*, a function that orders a deck;
    without either, from the operating system's randomness.
    """

    @keywords_told
    def __init__(
        self,
        game: Game | str,
        players: Sequence[str] | int = 6,
        stack: int | None = None,
        *,
        stacks: Iterable[int] | None = None,
        house: HouseRules | Preset | None = None,
        seed: int | None = None,
        shuffle: Shuffler | None = None,
    ) -> None:
        self.game = _one_game(game, house)
        self.names = _names_of(players)
        if twice := [name for k, name in enumerate(self.names) if name in self.names[:k]]:
            raise BadGame(w.TwoOfOneName(twice[0]))
        chips, stakes = list(stacks) if stacks is not None else None, self.game.stakes
        if chips is None:
            usual = usual_stack(stakes.blinds, stakes.small_bet) if stack is None else stack
            chips = [usual] * len(self.names)
        if len(chips) != len(self.names):
            raise BadGame(w.AStackEach(len(self.names), len(chips)))
        _check_seats(self.game, self.names, chips)
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
        if whole_number("chips", chips) <= 0:
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
            command = meant(action, self.awaiting, self.hand)
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
    def legal(self) -> Legal:
        """All that the awaited player may do: ``"raise 6" in game.legal``, ``game.legal.low``.

        Commands are in it, too; ``awaiting`` says the same as the engine does.
        """
        name = self.to_act
        held = self.hand.holdings[self.seat(name)] if self.hand is not None and name else ()
        return Legal(self.awaiting, held)

    # Looking on -----------------------------------------------------------------------------

    def view(self, name: str | None = None) -> Hand:
        """The hand as one player knows it; without a name, as a spectator does."""
        return view(self.log, None if name is None else self.seat(name))

    def seat(self, name: str) -> int:
        """The seat of a player in the hand being played."""
        if not self._dealt_in:
            raise IllegalAction(w.NothingIsDealt())
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

    # Asked ----------------------------------------------------------------------------------

    @property
    def payoffs(self) -> dict[str, int]:
        """What the hand was to each player dealt in, in chips; zeros until it is over."""
        hand = self.hand
        if hand is None:
            return {}
        over = hand.ended
        return {
            name: result_of(hand, seat) if over else 0 for seat, name in enumerate(self._dealt_in)
        }

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won chips of a pot in this hand."""
        return tuple([self._dealt_in[seat] for seat in seats_paid(self.log)])

    @property
    def players(self) -> dict[str, PlayerFigures]:
        """What each player dealt in has done in this hand: position, VPIP, PFR and so on."""
        if self.hand is None:
            return {}
        return {each.name: each for each in figures(self.log, self.hand, self._dealt_in)}

    @property
    def history(self) -> tuple[str, ...]:
        """What was done in this hand, in words: ``("raise 6", "call", "deal Qh 7c 2d")``."""
        return deeds(self.log)

    def play(self, bots: Mapping[str, b.Anybody] | b.Anybody, hands: int = 1) -> None:
        """Let *bots* play: one for everybody, or by name those that are not played by people.

        The hand that is on is played to its end, or as far as somebody is to act who has none;
        then as many more as *hands* says in all. It stops when one player has all the chips.

        >>> game = HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
        >>> game.play({"Ann": "rock", "Bob": lambda hand: hand.legal[0]}, hands=3)
        >>> game.hands, game.over, sum(game.stacks.values())
        (3, True, 400)
        """
        from riverboat.bots import player_of  # who plays with people alone needs no bots

        hands = whole_number("hands", hands)
        named = bots if isinstance(bots, Mapping) else dict.fromkeys(self.names, bots)
        for name in named:
            if name not in self._stacks:
                raise BadGame(w.DoesNotSitHere(repr(name), tuple(self.names)))
        luck = self._shuffle.luck if isinstance(self._shuffle, Shuffle) else random.Random()
        players = {name: player_of(each, luck) for name, each in named.items()}
        while hands > 0:
            if self.over:
                if sum(chips > 0 for chips in self._stacks.values()) < 2:
                    return
                self.deal()
            if not self._bots_play(players):
                return
            hands -= 1

    def _bots_play(self, players: Mapping[str, b.Player]) -> bool:
        """Play the hand on; whether it is over."""
        while (name := self.to_act) is not None:
            if name not in players:
                return False
            now = self.awaiting
            assert not isinstance(now, (ToDeal, Nothing)), "a player is awaited"
            seat = self.seat(name)
            command = players[name].choose(seat, view(self.log, seat), now)
            self.act(command, by=None if isinstance(now, ToAct) else name)
        return True

    def __repr__(self) -> str:
        if self.hand is None:
            return f"<HomeGame {self.game.name}: {', '.join(self.names)}>"
        now = "over" if self.over else f"{self.to_act} to {self.legal}"
        return f"<HomeGame {self.game.name}: hand {self.hands}, pot {self.hand.pot}, {now}>"

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


def _names_of(players: object) -> list[str]:
    """What they are called; a number of players are numbered."""
    if isinstance(players, int):
        return [f"player {k + 1}" for k in range(players)]
    if not isinstance(players, Iterable) or isinstance(players, str):
        raise BadGame(w.PlayersAreNames(repr(players)))
    names = list(players)
    for name in names:
        if not isinstance(name, str) or not name.strip():
            raise BadGame(w.PlayersAreNames(repr(name)))
    return names


def _check_seats(game: Game, names: Sequence[str], stacks: Sequence[int]) -> None:
    """Whether they can play at all; somebody without chips may sit and wait."""
    most = game.variant.most_players(game.boards)
    if not 2 <= len(names) <= most:
        raise BadGame(NumberOfPlayers(game.variant.name, most, len(names)))
    for name, chips in zip(names, stacks, strict=True):
        if type(chips) is not int or chips < 0:
            raise BadGame(StackIsNoAmount(Player(name), repr(chips)))


def _one_game(words: Game | str, house: HouseRules | Preset | None) -> Game:
    game = game_or_mix(words, house)
    if isinstance(game, Rotation):
        raise BadGame(w.OnePlaysAtHome(game.name))
    return game


class Shuffle:
    """Orders a deck, deck after deck: the same ones for a seed, or by the system's randomness."""

    def __init__(self, seed: int | None = None) -> None:
        seed_given(seed)
        self._seeded = None if seed is None else random.Random(seed)

    @property
    def luck(self) -> random.Random:
        """Chance of its own for those who play, by the same seed."""
        if self._seeded is None:
            return random.Random()
        return random.Random(f"the luck of {self._seeded.getstate()[1][:4]}")

    def __call__(self, deck: Sequence[int]) -> Sequence[int]:
        """The same cards in another order."""
        return (self._seeded or _SYSTEM).sample(deck, len(deck))

    def __copy__(self) -> Shuffle:
        other = Shuffle()
        other._seeded = copy.copy(self._seeded)
        return other


_SYSTEM = random.SystemRandom()
