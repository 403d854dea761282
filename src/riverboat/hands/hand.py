"""One hand as a value: deal it, query it, act in it, or get the hand after an action.

The engine below decides legality and consequences; this layer adds a dealer with a deck. A
caller that deals by itself, such as a tree of all deals, uses ``undealt``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any
from warnings import warn

from riverboat.cards import DECKS, Cards, card_names
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    Deal,
    Game,
    HandStarted,
    HandState,
    HouseRules,
    Preset,
    ToDeal,
    act,
    advance,
    seat_to_act,
    start,
)
from riverboat.engine.cards.card_checks import check_cards
from riverboat.engine.hand_redaction import redact_log
from riverboat.engine.state.hand_reducer import replay
from riverboat.hands.action_text import information_key, list_action_texts
from riverboat.hands.deck_stub import Deck, Stub
from riverboat.hands.field_docs import document_fields
from riverboat.hands.game_lookup import find_game
from riverboat.hands.hand_action_parser import to_command
from riverboat.hands.hand_figures import (
    PlayerFigures,
    compute_figures,
    compute_final_pot,
    find_winning_seats,
    seat_result,
)
from riverboat.hands.legal import Legal
from riverboat.hands.printed_cards import PrintedCards
from riverboat.hands.stack_sizes import Stacks, parse_stacks
from riverboat.words.keyword_errors import explain_keyword_errors


@document_fields
class Hand:
    """One hand of poker, dealt and waiting for the first player.

    *game* is a name (``"nlhe 1/2"``, ``"PLO 1/2"``, ``"kuhn"``, ``"leduc"``) or a ``Game``;
    *stacks* are the chips of each seat, or one number for all of them, in the unit of the
    stakes or in big blinds (``"100bb"``), and *seats* is the number of players. Cards come
    from *seed*; equal seeds give equal decks. *house* names the house rules. Seats are
    numbered clockwise from 0. *button* is the seat of the button, by default the last one.

    >>> hand = Hand("nlhe 1/2", seed=7)
    >>> hand.to_act, hand.legal
    (1, <fold, call 1, raise to 4-200>)
    >>> child = hand.after("raise 6")
    >>> child.to_act, child.pot, hand.pot
    (0, 8, 3)
    >>> child.act("fold")
    >>> child.over, child.payoffs, child.winners
    (True, (-2, 2), (1,))

    ``act`` changes a hand, ``after`` returns a new one and leaves it unchanged. An illegal
    action raises ``IllegalAction`` with the legal ones, and changes nothing.
    ``Hand.undealt("kuhn")`` has no deck: the caller deals, and ``deals()`` lists the cards that
    may come next. This serves programs that build a tree of all deals.
    """

    __slots__ = ("_cards_so_far", "_hand", "_log", "_stub", "_viewer")

    _hand: HandState
    _log: list[AnyFact]
    _stub: Deck | None
    """The deck of this hand; ``None`` if the caller deals."""
    _cards_so_far: Cards
    """Cards of an incomplete deal: the caller has passed them one by one, and more are due."""
    _viewer: int | None

    @explain_keyword_errors
    def __init__(
        self,
        game: Game | str = "nlhe 1/2",
        *,
        stacks: Stacks | None = None,
        seats: int | None = None,
        seed: int | str | None = None,
        house: HouseRules | Preset | None = None,
        button: int | None = None,
    ) -> None:
        self._start_game(game, stacks, seats, house, button)
        self._stub = Stub(self.game, seed)
        self._deal_due_cards(advance(self._hand, self._log))

    @classmethod
    @explain_keyword_errors
    def undealt(
        cls,
        game: Game | str = "nlhe 1/2",
        *,
        stacks: Stacks | None = None,
        seats: int | None = None,
        house: HouseRules | Preset | None = None,
        button: int | None = None,
    ) -> Hand:
        """Return a hand that the caller deals: ``deals()`` lists the cards, ``act`` deals one.

        >>> hand = Hand.undealt("kuhn")
        >>> hand.deals()
        ('deal Js', 'deal Qs', 'deal Ks')
        >>> hand.act("deal Ks Js")
        >>> hand.hole(0), list(hand.legal)
        (Ks, ['check', 'bet 1'])
        """
        hand = object.__new__(cls)
        hand._start_game(game, stacks, seats, house, button)
        advance(hand._hand, hand._log)
        return hand

    @classmethod
    def from_state(
        cls, hand: HandState, log: Iterable[AnyFact] = (), viewer: int | None = None
    ) -> Hand:
        """Return a hand for an engine state, with its facts and viewer if known."""
        if not isinstance(hand, HandState):
            raise TypeError(f"hand: expected a riverboat.engine.HandState, got {hand!r}")
        new_hand = object.__new__(cls)
        new_hand._set_fields(hand, list(log), viewer=viewer)
        return new_hand

    @classmethod
    def from_start(cls, opening_fact: HandStarted, deck: Deck) -> Hand:
        """Return the hand that this opening fact starts, dealt from *deck*."""
        hand = object.__new__(cls)
        hand._set_fields(HandState(opening_fact), [opening_fact], deck)
        hand._deal_due_cards(advance(hand._hand, hand._log))
        return hand

    def redeal(self, seed: int | str | None = None) -> Hand:
        """Return the next hand with the same players, chips and button, from another deck."""
        opening_fact = self._require_start()
        hand = object.__new__(type(self))
        stub = None if self._stub is None else Stub(self.game, seed)
        hand._set_fields(HandState(opening_fact), [opening_fact], stub)
        hand._deal_due_cards(advance(hand._hand, hand._log))
        return hand

    def _start_game(
        self,
        game: Game | str,
        stacks: Stacks | None,
        seats: int | None,
        house: HouseRules | Preset | None,
        button: int | None,
    ) -> None:
        if isinstance(game, HandStarted):
            raise TypeError(
                "riverboat.Hand takes a game, as in Hand('nlhe 1/2'); the state built from facts "
                "is riverboat.engine.HandState"
            )
        rules = find_game(game, house)
        opening_fact = start(rules, parse_stacks(rules, stacks, seats, game_name=game), button)
        self._set_fields(HandState(opening_fact), [opening_fact])

    def _set_fields(
        self,
        hand: HandState,
        log: list[AnyFact],
        stub: Deck | None = None,
        cards_so_far: Cards = (),
        viewer: int | None = None,
    ) -> None:
        self._hand, self._log, self._stub = hand, log, stub
        self._cards_so_far, self._viewer = cards_so_far, viewer

    def _require_start(self) -> HandStarted:
        if not self._log or not isinstance(self._log[0], HandStarted):
            raise ValueError("this hand comes from a table's view and has no recorded start")
        return self._log[0]

    @property
    def game(self) -> Game:
        """The game: variant, stakes and rules."""
        return self._hand.game

    @property
    def seats(self) -> int:
        """Number of players dealt in."""
        return self._hand.players

    @property
    def to_act(self) -> int | None:
        """The seat to act; ``None`` while cards are due, and when the hand is over."""
        return seat_to_act(self.awaiting)

    @property
    def legal(self) -> Legal:
        """Legal actions of the player to act: words, then raise sizes; empty if there is none."""
        seat = self.to_act
        hole_cards = self._hand.holdings[seat] if seat is not None else ()
        return Legal(self.awaiting, hole_cards, self._hand)

    @property
    def viewer(self) -> int | None:
        """The seat that this view belongs to; ``None`` if all cards are known."""
        return self._viewer

    @property
    def awaiting(self) -> Awaiting:
        """The engine's pending decision."""
        return advance(self._hand, self._log)

    @property
    def over(self) -> bool:
        """True if the hand has ended."""
        return self._hand.has_ended

    @property
    def payoffs(self) -> tuple[int, ...]:
        """The net result of each seat, in chips; zeros until the hand is over."""
        hand = self._hand
        if not hand.has_ended:
            return (0,) * hand.players
        return tuple([seat_result(hand, seat) for seat in range(hand.players)])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won chips of a pot; empty before the first award."""
        return find_winning_seats(self._log)

    @property
    def pot(self) -> int:
        """Every chip in the middle and in front of players; at the end, the final pot."""
        if self._hand.has_ended:
            return compute_final_pot(self._log)
        return self._hand.pot

    @property
    def stacks(self) -> tuple[int, ...]:
        """Chips behind, by seat."""
        return tuple(self._hand.stacks)

    @property
    def bets(self) -> tuple[int, ...]:
        """Chips in front of each seat on this street."""
        return tuple(self._hand.bets)

    @property
    def button(self) -> int:
        """The seat with the button."""
        return self._hand.button

    @property
    def live(self) -> tuple[int, ...]:
        """Seats whose cards are still live, clockwise from the left of the button."""
        return self._hand.seats_in_mask(self._hand.live_mask)

    @property
    def street(self) -> str:
        """The current or last street with betting: ``"flop"``."""
        hand = self._hand
        return hand.game.variant.streets[max(hand.street, 0)].name

    @property
    def board(self) -> PrintedCards:
        """The board; with several, the first (``boards`` has all)."""
        return PrintedCards(self._hand.board)

    @property
    def boards(self) -> tuple[PrintedCards, ...]:
        """Every board: one, except in two-board games and all-ins run twice."""
        return tuple(map(PrintedCards, self._hand.boards))

    def hole(self, seat: int | None = None) -> PrintedCards:
        """Return a seat's cards, by default of the seat to act; ``??`` for unknown ones."""
        viewer = self._require_seat(self.to_act if seat is None else seat)
        return PrintedCards(self._hand.holdings[viewer])

    def upcards(self, seat: int) -> PrintedCards:
        """Return a seat's upcards."""
        checked_seat = self._require_seat(seat)
        return PrintedCards(self._hand.upcards[checked_seat] if self._hand.upcards else ())

    @property
    def cards_so_far(self) -> PrintedCards:
        """Cards of an incomplete deal: the caller has passed them one by one, and more are due."""
        return PrintedCards(self._cards_so_far)

    @property
    def players(self) -> tuple[PlayerFigures, ...]:
        """Statistics of each seat so far: position, VPIP, PFR, net result and others."""
        return compute_figures(self._log, self._hand)

    @property
    def history(self) -> tuple[str, ...]:
        """The actions so far, in words: ``("raise 6", "call", "deal Qh 7c 2d", "check")``."""
        return list_action_texts(self._log)

    @property
    def log(self) -> tuple[AnyFact, ...]:
        """Every fact of the hand, for ``riverboat.engine`` and ``notation``."""
        return tuple(self._log)

    @property
    def deck(self) -> Deck | None:
        """The deck of this hand; ``None`` if the caller deals."""
        return self._stub

    @property
    def state(self) -> HandState:
        """The engine's state of the hand."""
        return self._hand.copy()

    def view(self, seat: int | None = None) -> Hand:
        """Return one seat's view, by default of the seat to act: ``??`` for hidden cards."""
        viewer = self._require_seat(self.to_act if seat is None else seat)
        visible_log = list(redact_log(self._log, viewer))
        return Hand.from_state(replay(visible_log), visible_log, viewer)

    def key(self, seat: int | None = None) -> str:
        """Return a seat's information set as one line: its cards and public actions.

        Two hands have equal keys if the player cannot distinguish them, so a strategy can be a
        dictionary with these keys.

        >>> hand = Hand.undealt("kuhn")
        >>> hand.act("deal Ks Js")
        >>> hand.act("check")
        >>> hand.act("bet 1")
        >>> hand.key()
        'Ks|k b1'
        """
        viewer = self._require_seat(self.to_act if seat is None else seat)
        return information_key(self._log, self._hand, viewer)

    def act(self, action: AnyCommand | str, by: int | None = None) -> None:
        """Play an action of the seat to act: words such as ``"raise 6"``, or a command.

        ``"shove"``, ``"min raise"`` and ``"raise 50%"`` (of the pot after the call) are understood,
        too. If *by* is given, the action is refused unless it is the turn of that seat.
        """
        pending_action = self.awaiting
        command = to_command(action, pending_action, self._hand)
        if isinstance(command, Deal) and isinstance(pending_action, ToDeal):
            self._deal(command, pending_action)
        else:
            self._deal_due_cards(act(self._hand, command, self._log, by))

    def after(self, action: AnyCommand | str) -> Hand:
        """Return the hand after an action; this one stays unchanged."""
        next_hand = self.copy()
        next_hand.act(action)
        return next_hand

    def deals(self) -> tuple[str, ...]:
        """Return the cards that may come next off the deck as actions, all equally likely.

        Cards are dealt one at a time: a flop takes three steps. The tuple is empty while a player
        must act. Burn cards are not dealt this way, because no player sees them. Raises
        ``ValueError`` for a hand with a deck, which deals by itself; ``Hand.undealt`` has none.
        """
        if self._stub is not None:
            raise ValueError(
                "this hand has a deck, which deals by itself; you are the dealer of "
                f'riverboat.Hand.undealt("{self.game.name}"), and its deals() are the cards that '
                "may come"
            )
        if not isinstance(self.awaiting, ToDeal):
            return ()
        dealt_cards = {*self._hand.dealt_cards, *self._cards_so_far}
        deck = DECKS[self.game.variant.deck].cards
        return tuple([f"deal {card_names((card,))}" for card in deck if card not in dealt_cards])

    def copy(self) -> Hand:
        """Return an independent copy with the same cards to come."""
        copied_hand = object.__new__(type(self))
        stub = None if self._stub is None else self._stub.copy()
        copied_hand._set_fields(
            self._hand.copy(), self._log.copy(), stub, self._cards_so_far, self._viewer
        )
        return copied_hand

    __copy__ = copy

    def __deepcopy__(self, _memo: object) -> Hand:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Return True if both hands have equal facts, equal cards to come and the same viewer."""
        if not isinstance(other, Hand):
            return NotImplemented
        return (
            self._log == other._log
            and self._hand == other._hand
            and self._stub == other._stub
            and (self._cards_so_far, self._viewer) == (other._cards_so_far, other._viewer)
        )

    __hash__ = None  # type: ignore[assignment]  # mutable: key() and log identify a moment

    def _deal(self, command: Deal, pending_deal: ToDeal) -> None:
        """Deal the cards of the command once all due cards are known; until then, store them."""
        cards_so_far = (*self._cards_so_far, *command.cards)
        if len(cards_so_far) >= pending_deal.count or command.burned or command.exposed:
            whole_deal = Deal(cards_so_far, command.burned, command.exposed)
            self._deal_due_cards(act(self._hand, whole_deal, self._log))
            self._cards_so_far = ()
            return
        check_cards(self._hand, cards_so_far)
        self._cards_so_far = cards_so_far

    def _deal_due_cards(self, pending_action: Awaiting) -> None:
        """Deal the cards due, if this hand has a deck."""
        while isinstance(pending_action, ToDeal):
            if self._stub is not None:
                deal = self._stub.deal(self._hand, self._log, pending_action)
            elif pending_action.count:
                return
            else:
                deal = Deal(())  # a burn card, face down
            pending_action = act(self._hand, deal, self._log)

    if not TYPE_CHECKING:  # a type checker knows the names of a hand

        def __getattr__(self, name: str) -> Any:
            """Return a field of the engine's state that a hand does not have, with a warning."""
            if name.startswith("_") or not hasattr(HandState, name):
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            message = f"riverboat.Hand has no {name!r} of its own: ask hand.state.{name}"
            warn(message, DeprecationWarning, stacklevel=2)
            return getattr(self._hand, name)

    def _require_seat(self, seat: int | None) -> int:
        if seat is None:
            raise ValueError(f"no player is to act: pass a seat from 0 to {self.seats - 1}")
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat

    def __repr__(self) -> str:
        hand, seat = self._hand, self.to_act
        board_text = f" {self.board!r}," if self._hand.board else ""
        if self.over:
            status_text = f"over, payoffs {', '.join(f'{payoff:+}' for payoff in self.payoffs)}"
        elif seat is None:
            status_text = str(self.awaiting)
        else:
            status_text = f"seat {seat} to {self.legal}"
        return f"<Hand {hand.game.name}: {self.street},{board_text} pot {self.pot}, {status_text}>"

    again = DeprecatedAttribute("redeal")
    coming = DeprecatedAttribute("cards_so_far")
    dealt = DeprecatedAttribute("from_start")
    of = DeprecatedAttribute("from_state")
