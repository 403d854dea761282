"""A home game in a few lines: seats, a dealer with a deck, and hand after hand.

This is the quickest way to play or to write a script. It keeps stacks between hands and moves the
button. Rules of real card rooms (missed blinds, straddles, buy-ins) are in ``riverboat.table``.

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
    HandState,
    HouseRules,
    IllegalAction,
    Nothing,
    Preset,
    Rotation,
    ToAct,
    ToDeal,
    start,
)
from riverboat.engine.games.forced_bets import Post
from riverboat.engine.hand_redaction import redact_log, redacted_hand
from riverboat.engine.state.hand_facts import StubReshuffled
from riverboat.engine.state.hand_reducer import replay
from riverboat.hands.field_docs import document_fields
from riverboat.hands.game_lookup import find_game_or_mix
from riverboat.hands.hand import Hand
from riverboat.hands.hand_figures import PlayerFigures, compute_figures
from riverboat.hands.legal import Legal
from riverboat.hands.stack_sizes import (
    Stack,
    chips_per_name_unit,
    parse_stacks,
    stack_to_chips,
    stacks_to_chips,
)
from riverboat.words import Person, Player, Seat, rename_people
from riverboat.words.argument_checks import require_seed, require_whole_number
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import home_games as w
from riverboat.words.refusals.games import GamePlayerCount, StackInvalid
from riverboat.words.refusals.hands import HandUnfinished

if TYPE_CHECKING:
    from riverboat import bots as b

Shuffler = Callable[[Sequence[int]], Sequence[int]]


@document_fields
class HomeGame:
    """Players at one table and the hand they are playing.

    *game* is a ``Game`` or its name; *stack* is the starting stack of every player, or *stacks* one
    number each, in the unit of the stakes or in big blinds (``"100bb"``). Cards come from *seed*,
    or from *shuffle*, a function that orders a deck; without either, from the operating system's
    randomness.
    """

    @explain_keyword_errors
    def __init__(
        self,
        game: Game | str,
        players: Sequence[str] | int = 6,
        stack: Stack | None = None,
        *,
        stacks: Iterable[Stack] | None = None,
        house: HouseRules | Preset | None = None,
        seed: int | None = None,
        shuffle: Shuffler | None = None,
    ) -> None:
        self.game = _require_single_game(game, house)
        self.names = _list_player_names(players)
        if repeated_names := [
            name for number, name in enumerate(self.names) if name in self.names[:number]
        ]:
            raise BadGame(w.PlayerNameShared(repeated_names[0]))
        self._unit = chips_per_name_unit(game)
        if stacks is not None:
            chips = list(stacks_to_chips(self.game, stacks, game))
        else:
            chips = list(parse_stacks(self.game, stack, len(self.names), game_name=game))
        if len(chips) != len(self.names):
            raise BadGame(w.StackCountMismatch(len(self.names), len(chips)))
        _check_seats(self.game, self.names, chips)
        self._stacks = dict(zip(self.names, chips, strict=True))
        self._shuffle: Shuffler = shuffle or DeckShuffler(seed)
        self._dealt_in: list[str] = []
        self._button = self.names[0]
        self._bots: dict[str, tuple[object, b.Player]] = {}
        self.hands = 0
        self.hand: Hand | None = None
        """The current hand, or the last one; ``None`` before the first hand."""
        self._is_carried_over = True

    def deal(self, button: str | None = None, posts: tuple[Post, ...] | None = None) -> None:
        """Start a hand: the button moves on, blinds are posted, cards are dealt."""
        if not self.over:
            raise IllegalAction(HandUnfinished())
        self._carry_over_stacks()
        self._dealt_in = [name for name in self.names if self._stacks[name] > 0]
        if len(self._dealt_in) < 2:
            raise BadGame(w.OnePlayerWithAllChips())
        self._button = button or (self._find_next_button() if self.hands else self._dealt_in[0])
        if self._button not in self._dealt_in:
            raise BadGame(w.NotDealtInForTheButton(repr(self._button)))
        stacks = tuple(self._stacks[name] for name in self._dealt_in)
        button_seat = self._dealt_in.index(self._button)
        opening_fact = start(self.game, stacks, button_seat, posts, self.carried)
        deck = HomeDeck(self._shuffle, DECKS[self.game.variant.deck].cards)
        self._is_carried_over = False
        self.hand = Hand.from_start(opening_fact, deck)
        self.hands += 1

    def buy_in(self, name: str, chips: Stack) -> None:
        """Put more chips of a player on the table, between hands only (GAME-04).

        *chips* are in the unit of the stakes or in big blinds, as stacks are.
        """
        if not self.over:
            raise IllegalAction(w.HomeGameBuyInDuringHand(Player(name)))
        if name not in self._stacks:
            raise BadGame(w.PlayerNotSeated(repr(name), tuple(self.names)))
        bought_chips = stack_to_chips(self.game, chips, self._unit)
        if type(bought_chips) is not int:
            raise BadGame(StackInvalid(Player(name), repr(chips)))
        if bought_chips <= 0:
            raise BadGame(w.BuyInNotPositive(Player(name), bought_chips))
        self._carry_over_stacks()
        self._stacks[name] += bought_chips

    def act(self, action: AnyCommand | str, by: str | None = None) -> None:
        """Apply an action of the player to act: a command, or words such as ``"raise 600"``.

        *by* is the name of the acting player; if it is given, the turn is checked. An illegal
        action raises ``IllegalAction`` and changes nothing.
        """
        if self.hand is None:
            raise IllegalAction(w.NoHomeHandRunning())
        try:
            self.hand.act(action, None if by is None else self.seat(by))
        except IllegalAction as error:
            raise IllegalAction(
                rename_people(error.refusal, self._name_person), error.legal
            ) from None

    @property
    def over(self) -> bool:
        """True if no hand is being played."""
        return self.hand is None or self.hand.over

    @property
    def log(self) -> list[AnyFact]:
        """Every fact of the hand."""
        return [] if self.hand is None else list(self.hand.log)

    @property
    def carried(self) -> int:
        """Chips carried over in the middle from a deal without a winner (GAME-14)."""
        return self.hand.state.carried_chips if self.hand is not None and self.hand.over else 0

    @property
    def awaiting(self) -> Awaiting:
        """The pending decision or deal."""
        return Nothing() if self.hand is None else self.hand.awaiting

    @property
    def to_act(self) -> str | None:
        """Name of the player to act; ``None`` if no player is to act."""
        seat = None if self.hand is None else self.hand.to_act
        return None if seat is None else self._dealt_in[seat]

    @property
    def legal(self) -> Legal:
        """Legal actions of the player to act: ``"raise 6" in game.legal``, ``game.legal.low``.

        It includes commands; ``awaiting`` is the engine's form of the pending decision.
        """
        return Legal(Nothing(), ()) if self.hand is None else self.hand.legal

    def view(self, name: str | None = None) -> Hand:
        """Return the hand as one player may see it, or, without a name, as a spectator sees it."""
        seat = None if name is None else self.seat(name)
        visible_log = list(redact_log(self.log, seat))
        return Hand.from_state(replay(visible_log), visible_log, seat)

    def seat(self, name: str) -> int:
        """Return the seat of a player in the hand being played."""
        if not self._dealt_in:
            raise IllegalAction(w.NoHomeHandRunning())
        if name not in self._dealt_in:
            raise BadGame(w.PlayerNameNotInHand(repr(name), tuple(self._dealt_in)))
        return self._dealt_in.index(name)

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat of this hand."""
        return self._dealt_in[seat]

    @property
    def dealt_in(self) -> tuple[str, ...]:
        """The players of this hand, by seat."""
        return tuple(self._dealt_in)

    @property
    def button(self) -> str:
        """Name of the player with the button."""
        return self._button

    @property
    def stacks(self) -> dict[str, int]:
        """Every player's chips; during a hand, without their bets."""
        stacks = dict(self._stacks)
        if self.hand is not None and not self._is_carried_over:
            stacks |= dict(zip(self._dealt_in, self.hand.stacks, strict=True))
        return stacks

    @property
    def payoffs(self) -> dict[str, int]:
        """Net result of each player dealt in, in chips; zeros until the hand is over."""
        if self.hand is None:
            return {}
        return dict(zip(self._dealt_in, self.hand.payoffs, strict=True))

    @property
    def winners(self) -> tuple[str, ...]:
        """Names of the players who won chips of a pot in this hand."""
        won_chips = () if self.hand is None else self.hand.winners
        return tuple([self._dealt_in[seat] for seat in won_chips])

    @property
    def players(self) -> dict[str, PlayerFigures]:
        """Figures of each player dealt in for this hand: position, VPIP, PFR and so on."""
        if self.hand is None:
            return {}
        return {
            player.name: player
            for player in compute_figures(self.log, self.hand.state, self._dealt_in)
        }

    @property
    def history(self) -> tuple[str, ...]:
        """Actions of this hand in words: ``("raise 6", "call", "deal Qh 7c 2d")``."""
        return () if self.hand is None else self.hand.history

    def play(self, bots: Mapping[str, b.PlayerLike] | b.PlayerLike, hands: int = 1) -> None:
        """Let bots play: one bot for all players, or a mapping of players' names to bots.

        People play the players that a mapping lacks, with ``act``.
        The hand in progress is played to its end, or until a player without a bot must act. More
        hands follow, up to a total of *hands*. It stops when one player has all the chips.

        >>> game = HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
        >>> game.play({"Ann": "rock", "Bob": lambda hand: hand.legal[0]}, hands=3)
        >>> game.hands, game.over, sum(game.stacks.values())
        (3, True, 400)
        """
        from riverboat.bots import make_player  # import late: a game of people needs no bots

        hands = require_whole_number("hands", hands)
        players_by_name = bots if isinstance(bots, Mapping) else dict.fromkeys(self.names, bots)
        for name in players_by_name:
            if name not in self._stacks:
                raise BadGame(w.PlayerNotSeated(repr(name), tuple(self.names)))
        rng = self._shuffle.rng if isinstance(self._shuffle, DeckShuffler) else random.Random()
        for name, player_like in players_by_name.items():
            previous_player_like, player = self._bots.get(name, (None, None))
            reused_player = (
                player
                if isinstance(player_like, type) and previous_player_like is player_like
                else None
            )
            self._bots[name] = player_like, make_player(reused_player or player_like, rng)
        players = {name: self._bots[name][1] for name in players_by_name}
        while hands > 0:
            if self.over:
                if sum(chips > 0 for chips in self.stacks.values()) < 2:
                    return
                self.deal()
            if not self._play_bots(players):
                return
            hands -= 1

    @property
    def bots(self) -> dict[str, b.Player]:
        """The bots that have played, by name; they keep their state from hand to hand."""
        return {name: player for name, (_, player) in self._bots.items()}

    def _play_bots(self, players: Mapping[str, b.Player]) -> bool:
        """Play the hand with the bots; return True once it is over and they are notified."""
        from riverboat.bots import Bot

        while (name := self.to_act) is not None:
            if name not in players:
                return False
            pending = self.awaiting
            assert not isinstance(pending, (ToDeal, Nothing)), "a player is to act"
            seat = self.seat(name)
            command = players[name].choose(seat, redacted_hand(self.log, seat), pending)
            self.act(command, by=None if isinstance(pending, ToAct) else name)
        for name in self._dealt_in:
            player = players.get(name)
            if isinstance(player, Bot) and type(player).over is not Bot.over:
                player.over(self.view(name))
        return True

    def __repr__(self) -> str:
        if self.hand is None:
            return f"<HomeGame {self.game.name}: {', '.join(self.names)}>"
        state_text = "over" if self.over else f"{self.to_act} to {self.legal}"
        return f"<HomeGame {self.game.name}: hand {self.hands}, pot {self.hand.pot}, {state_text}>"

    def copy(self) -> HomeGame:
        """Return an independent copy of the game; a seeded game's copy deals the same cards."""
        return copy.copy(self)

    def __copy__(self) -> HomeGame:
        home_game = object.__new__(HomeGame)
        home_game.__dict__.update(self.__dict__)
        for name in ("names", "_stacks", "_dealt_in", "_bots"):
            setattr(home_game, name, copy.copy(getattr(self, name)))
        home_game._shuffle = copy.copy(self._shuffle)
        if self.hand is not None:
            home_game.hand = self.hand.copy()
            if isinstance(deck := home_game.hand.deck, HomeDeck):
                deck.shuffle = home_game._shuffle
        return home_game

    def _carry_over_stacks(self) -> None:
        """Set each player's stack to their chips at the end of the hand."""
        if self.hand is not None and not self._is_carried_over:
            self._stacks |= dict(zip(self._dealt_in, self.hand.stacks, strict=True))
            self._is_carried_over = True

    def _name_person(self, person: Person) -> Person:
        """Return the player in place of a seat in an engine's message; other persons unchanged."""
        return Player(self.name(person.seat)) if isinstance(person, Seat) else person

    def _find_next_button(self) -> str:
        """Return the first player with chips to the left of the last button."""
        next_index = self.names.index(self._button) + 1
        names_in_order = self.names[next_index:] + self.names[:next_index]
        return next(name for name in names_in_order if self._stacks[name] > 0)


def _list_player_names(players: object) -> list[str]:
    """Return the players' names, numbered if only their number is given."""
    if isinstance(players, int):
        return [f"player {player_index + 1}" for player_index in range(players)]
    if not isinstance(players, Iterable) or isinstance(players, str):
        raise BadGame(w.PlayerNamesInvalid(repr(players)))
    names = list(players)
    for name in names:
        if not isinstance(name, str) or not name.strip():
            raise BadGame(w.PlayerNamesInvalid(repr(name)))
    return names


def _check_seats(game: Game, names: Sequence[str], stacks: Sequence[int]) -> None:
    """Raise ``BadGame`` for too few or too many players, or an invalid stack.

    A stack may be 0: its player waits.
    """
    max_players = game.variant.max_players(game.boards)
    if not 2 <= len(names) <= max_players:
        raise BadGame(GamePlayerCount(game.variant.name, max_players, len(names)))
    for name, chips in zip(names, stacks, strict=True):
        if type(chips) is not int or chips < 0:
            raise BadGame(StackInvalid(Player(name), repr(chips)))


def _require_single_game(game_or_name: Game | str, house: HouseRules | Preset | None) -> Game:
    game = find_game_or_mix(game_or_name, house)
    if isinstance(game, Rotation):
        raise BadGame(w.HomeGameMixUnsupported(game.name))
    return game


class HomeDeck:
    """The deck of one hand, ordered by the shuffler of a home game."""

    def __init__(self, shuffle: Shuffler, cards: Sequence[int]) -> None:
        self.shuffle = shuffle
        self._cards = list(shuffle(cards))
        self._facts_scanned = 0  # facts of the hand that were searched for reshuffles

    def deal(self, _hand: HandState, log: list[AnyFact], due: ToDeal) -> Deal:
        """Return the cards that are due, off the top."""
        for fact in log[self._facts_scanned :]:
            if isinstance(fact, StubReshuffled):  # the stub has run out (BYND-65)
                self._cards = list(self.shuffle([*self._cards, *fact.cards]))
        self._facts_scanned = len(log)
        burned_cards, deal_end = tuple(self._cards[: due.burn_count]), due.burn_count + due.count
        cards, self._cards = tuple(self._cards[due.burn_count : deal_end]), self._cards[deal_end:]
        return Deal(cards, burned_cards)

    def copy(self) -> HomeDeck:
        """Return a deck with the same cards to come and a separate shuffler."""
        deck = copy.copy(self)
        deck._cards, deck.shuffle = self._cards.copy(), copy.copy(self.shuffle)
        return deck


class DeckShuffler:
    """A shuffler of one deck after another, from a seed or from the system's randomness."""

    def __init__(self, seed: int | None = None) -> None:
        require_seed(seed)
        self._seeded_rng = None if seed is None else random.Random(seed)

    @property
    def rng(self) -> random.Random:
        """Generator for the bots, independent of the decks, from the same seed."""
        if self._seeded_rng is None:
            return random.Random()
        return random.Random(f"the luck of {self._seeded_rng.getstate()[1][:4]}")

    def __call__(self, deck: Sequence[int]) -> Sequence[int]:
        """Return the cards in a random order."""
        return (self._seeded_rng or _SYSTEM_RNG).sample(deck, len(deck))

    def __copy__(self) -> DeckShuffler:
        shuffler = DeckShuffler()
        shuffler._seeded_rng = copy.copy(self._seeded_rng)
        return shuffler


_SYSTEM_RNG = random.SystemRandom()
