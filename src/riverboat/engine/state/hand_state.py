"""The state of one deal, between two facts.

Seats are bits in a mask (seat 0 is the lowest), so that the players still to act are one number.
The big blind's option, a sleeper and an all-in are set or cleared bits, not special cases.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.commands.engine_commands import Side
from riverboat.engine.commands.pending import Awaiting
from riverboat.engine.games.forced_bets import Post
from riverboat.engine.games.game import Game
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.compiled_game import CompiledGame, compile_game
from riverboat.engine.state.rake import Rake
from riverboat.engine.state.seat_masks import CLOCKWISE_SEATS
from riverboat.engine.state.special_state import (
    NO_ADDED_CHIPS,
    NO_CORRECTIONS,
    NO_DECLARATIONS,
    NO_DRAW_STATE,
    RUN_IT_ONCE,
    AddedChips,
    CorrectionState,
    Declarations,
    DrawState,
    RunOut,
)

NO_SEAT = -1
NO_OVERBET = 0, NO_SEAT


@dataclass(slots=True, init=False, repr=False, eq=False)
class HandState:
    """One hand of poker, between two facts. Change it only with ``apply``."""

    compiled: CompiledGame
    """The compiled game."""
    opening_fact: f.HandStarted
    """The opening fact: constants are read from it, and a rewound hand starts from it."""
    players: int
    button: int
    """The seat that acts last on every street but the first."""
    has_standard_posts: bool
    """True if the forced bets are the game's ordinary antes and blinds."""
    posts_made: int
    """Number of forced bets already posted."""

    stacks: list[int]
    """Chips behind, by seat."""
    bets: list[int]
    """Chips in front on this street, by seat."""
    earlier_bets: list[int]
    """Chips in the middle by seat: antes, and bets of earlier streets, but no dead money."""
    dead_chips: int
    """Dead money in the middle, which no player has to match."""
    won_chips: list[int]
    """Chips won, or returned without a winner, by seat."""
    taken_by_house: int
    """Total chips taken by the house."""
    added_chips: AddedChips
    """Chips added during the hand."""

    live_mask: int
    """Mask of seats with cards that have not folded."""
    able_mask: int
    """Mask of live seats that still have chips to bet, or may have to add some."""
    must_cover_mask: int
    """Mask of seats that may not go all-in: they cover a bet or fold (OPEN-02, OPEN-09)."""
    to_act_mask: int
    """Mask of seats that still owe a decision on this street."""
    sleepers_mask: int
    """Mask of seats whose forced bet has no option."""
    late_actors_mask: int
    """Mask of seats that act after all the others on the first street (KILL-05, STRD-14)."""
    shown_mask: int
    """Mask of seats whose cards lie face up."""

    street: int
    """The current or last street with betting: -1 before the first."""
    is_betting_open: bool
    last_actor: int
    """The seat that acted last: the next to act is the first in ``to_act_mask`` after it."""
    bet_faced_by_seat: list[int]
    """The bet each seat faced when it last acted on this street; -1 if it has not acted."""
    current_bet: int
    """The total that must be matched on this street."""
    last_raise: int
    """The largest full bet or raise of the round so far; at first the opening bet."""
    full_bet: int
    """The highest total that counts as a full bet or raise; 0 before the first."""
    bet_size: int
    """The minimum bet of the street; in fixed limit, the bet."""
    blind: int
    """The highest live forced bet of the round."""
    raises_used: int
    """Number of raises used up on this street, of those that the cap allows."""
    is_capped: bool
    """True if no player may raise again on this street."""
    aggressor: int
    """The seat that bet or raised last on this street; -1 if none did."""
    bets_made: int
    """Number of bets and raises on this street, including short all-ins."""
    previous_aggressor: int
    """The seat that bet or raised last on the previous street; -1 if none did."""
    live_count_at_start: int
    """Number of players with cards when the street began."""
    overbet: tuple[int, int]
    """The maximum total that the last raise exceeded, and its seat; (0, -1) if none."""

    bring_in_owed_by: int
    """The seat that owes the bring-in; -1 if no seat does."""
    big_bet: int
    """The larger bet allowed on this street besides the usual one; 0 if none."""
    unproven_opener: tuple[int, tuple[int, ...]]
    """The seat that opened but has not proved openers yet, and its cards."""

    holdings: list[tuple[int, ...]]
    """Every card that each seat holds, face down or up."""
    upcards: tuple[tuple[int, ...], ...]
    """Upcards by seat; empty when the game has none."""
    draw_number: int
    """Number of the current or last draw: 0 before the first."""
    drawn_mask: int
    """Mask of seats that have taken part in the current draw."""
    draw_state: DrawState
    declarations: Declarations
    boards: tuple[tuple[int, ...], ...]
    dealt_cards: set[int]
    """Cards that have left the deck."""
    stub_size: int
    """Number of cards left in the stub."""
    run_out: RunOut
    carried_chips: int
    """Chips without a winner, carried over to the next deal."""
    corrections: CorrectionState
    """Corrections of this hand, as far as they matter later."""
    has_ended: bool
    cached_due: Awaiting | tuple[f.AnyFact, ...] | None
    """The result of ``play.due`` for this state, cached until the next fact."""

    def __init__(self, opening_fact: f.HandStarted, copied_hand: HandState | None = None) -> None:
        if copied_hand is not None:
            self.copy_from(copied_hand)
            return
        compiled_game = compile_game(opening_fact.game)
        stacks = opening_fact.stacks
        players = len(stacks)
        all_seats_mask = (1 << players) - 1
        self.compiled = compiled_game
        self.opening_fact = opening_fact
        self.players = players
        self.button = opening_fact.button
        self.has_standard_posts = compiled_game.is_standard_posts(
            opening_fact.posts, players, opening_fact.button
        )
        self.posts_made = 0
        if opening_fact.reserve_by_seat:
            self.stacks = [
                stack - reserved_chips
                for stack, reserved_chips in zip(stacks, opening_fact.reserve_by_seat, strict=True)
            ]
        else:
            self.stacks = list(stacks)
        self.bets = [0] * players
        self.earlier_bets = [0] * players
        self.won_chips = [0] * players
        self.bet_faced_by_seat = [NO_SEAT] * players
        self.live_mask = self.able_mask = all_seats_mask
        self.must_cover_mask = 0 if compiled_game.allows_all_in else all_seats_mask
        self.taken_by_house = 0
        self.added_chips = NO_ADDED_CHIPS
        self.dead_chips = opening_fact.carried_chips
        self.to_act_mask = self.sleepers_mask = self.late_actors_mask = self.shown_mask = 0
        self.street = self.last_actor = self.aggressor = self.previous_aggressor = NO_SEAT
        self.is_betting_open = self.is_capped = self.has_ended = False
        self.current_bet = self.last_raise = self.full_bet = self.blind = self.raises_used = 0
        self.bet_size = compiled_game.bet_sizes[0]
        self.live_count_at_start = players
        self.overbet = NO_OVERBET
        self.bring_in_owed_by = NO_SEAT
        self.big_bet = self.carried_chips = self.bets_made = 0
        self.unproven_opener = (NO_SEAT, ())
        self.upcards = ((),) * players if compiled_game.has_upcards else ()
        self.draw_number = 0
        self.drawn_mask = all_seats_mask
        self.draw_state = NO_DRAW_STATE
        self.declarations = NO_DECLARATIONS
        self.holdings = [()] * players
        self.boards = ((),) * compiled_game.boards
        self.dealt_cards = set()
        self.stub_size = compiled_game.deck_size
        self.run_out = RUN_IT_ONCE
        self.corrections = NO_CORRECTIONS
        self.cached_due = None

    def copy(self) -> HandState:
        """Return an independent copy of the hand."""
        return HandState(self.opening_fact, self)

    def __copy__(self) -> HandState:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., HandState], tuple[f.HandStarted, dict[str, Any]]]:
        # The compiled game is not pickled: the receiver has its own.
        field_values = {name: getattr(self, name) for name in _FIELD_NAMES if name != "compiled"}
        return _unpickle_hand, (self.opening_fact, field_values)

    def copy_from(self, other: HandState) -> None:
        """Copy the state of another hand.

        Lists and sets are copied, so that later changes of one hand leave the other unchanged.
        """
        self.compiled = other.compiled
        self.opening_fact = other.opening_fact
        self.players = other.players
        self.button = other.button
        self.has_standard_posts = other.has_standard_posts
        self.posts_made = other.posts_made
        self.stacks = other.stacks.copy()
        self.bets = other.bets.copy()
        self.earlier_bets = other.earlier_bets.copy()
        self.dead_chips = other.dead_chips
        self.won_chips = other.won_chips.copy()
        self.taken_by_house = other.taken_by_house
        self.added_chips = other.added_chips
        self.live_mask = other.live_mask
        self.able_mask = other.able_mask
        self.must_cover_mask = other.must_cover_mask
        self.to_act_mask = other.to_act_mask
        self.sleepers_mask = other.sleepers_mask
        self.late_actors_mask = other.late_actors_mask
        self.shown_mask = other.shown_mask
        self.street = other.street
        self.is_betting_open = other.is_betting_open
        self.last_actor = other.last_actor
        self.bet_faced_by_seat = other.bet_faced_by_seat.copy()
        self.current_bet = other.current_bet
        self.last_raise = other.last_raise
        self.full_bet = other.full_bet
        self.bet_size = other.bet_size
        self.blind = other.blind
        self.raises_used = other.raises_used
        self.is_capped = other.is_capped
        self.aggressor = other.aggressor
        self.bets_made = other.bets_made
        self.previous_aggressor = other.previous_aggressor
        self.live_count_at_start = other.live_count_at_start
        self.overbet = other.overbet
        self.bring_in_owed_by = other.bring_in_owed_by
        self.big_bet = other.big_bet
        self.unproven_opener = other.unproven_opener
        self.holdings = other.holdings.copy()
        self.upcards = other.upcards
        self.draw_number = other.draw_number
        self.drawn_mask = other.drawn_mask
        self.draw_state = other.draw_state
        self.declarations = other.declarations
        self.boards = other.boards
        self.dealt_cards = other.dealt_cards.copy()
        self.stub_size = other.stub_size
        self.run_out = other.run_out
        self.carried_chips = other.carried_chips
        self.corrections = other.corrections
        self.has_ended = other.has_ended
        self.cached_due = other.cached_due

    def __repr__(self) -> str:
        streets = self.game.variant.streets
        street_name = (
            "over" if self.has_ended else streets[self.street].name if self.street >= 0 else "start"
        )
        return f"<HandState {self.game.name}: {street_name}, pot {self.pot}, stacks {self.stacks}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HandState):
            return NotImplemented
        is_equal: bool = _get_compared_values(self) == _get_compared_values(other)
        return is_equal

    @property
    def game(self) -> Game:
        """The game: variant, stakes and rules."""
        return self.compiled.game

    @property
    def posts(self) -> tuple[Post, ...]:
        """Forced bets due, in order."""
        return self.opening_fact.posts

    @property
    def starting_stacks(self) -> tuple[int, ...]:
        """The starting stack of each seat, reserve chips included."""
        return self.opening_fact.stacks

    @property
    def reserve(self) -> tuple[int, ...]:
        """Chips that are not in play in this hand (above a cap, or below the betting unit)."""
        return self.opening_fact.reserve_by_seat

    @property
    def rake(self) -> Rake | None:
        """The rake that the house takes from the pots."""
        return self.opening_fact.rake

    @property
    def pot(self) -> int:
        """All chips in the pots, including the bets of the current street."""
        contributed_chips = sum(self.earlier_bets) + sum(self.bets) + self.dead_chips
        return contributed_chips - self.taken_by_house - sum(self.won_chips) - self.carried_chips

    @property
    def added_by_seat(self) -> tuple[int, ...]:
        """Chips that each seat has added during the hand; empty if none were."""
        return self.added_chips.chips

    @property
    def borrowed_by_seat(self) -> tuple[int, ...]:
        """Borrowed part of the added chips by seat; empty if none were borrowed."""
        return self.added_chips.borrowed

    @property
    def declared_sides(self) -> tuple[Side, ...]:
        """The half each seat plays for; empty until the first declaration."""
        return self.declarations.sides

    @property
    def runout_count(self) -> int:
        """Number of times the remaining board is dealt."""
        return self.run_out.times

    @property
    def board(self) -> tuple[int, ...]:
        """The board; of several, the first."""
        return self.boards[0]

    def seats_in_mask(self, mask: int) -> tuple[int, ...]:
        """Return the seats of a mask, clockwise from the left of the button."""
        return CLOCKWISE_SEATS[mask << 4 | self.button]

    def seats_lacking_cards(self, seats: Sequence[int], card_count: int) -> list[int]:
        """Return those of the seats that hold fewer cards than *card_count*."""
        holdings = self.holdings
        return [seat for seat in seats if len(holdings[seat]) < card_count]

    def draw_count(self, seat: int) -> int:
        """Return the number of draws a live seat has taken part in."""
        return self.draw_number if self.drawn_mask >> seat & 1 else self.draw_number - 1

    def has_folded(self, seat: int) -> bool:
        """Return True if the seat is out of the hand."""
        return not self.live_mask >> seat & 1

    def is_all_in(self, seat: int) -> bool:
        """Return True if the seat is live and has no chips left that play."""
        return bool(self.live_mask & ~self.able_mask & 1 << seat)

    live = DeprecatedAttribute("live_mask")
    able = DeprecatedAttribute("able_mask")
    must_cover = DeprecatedAttribute("must_cover_mask")
    to_do = DeprecatedAttribute("to_act_mask")
    sleepers = DeprecatedAttribute("sleepers_mask")
    late_actors = DeprecatedAttribute("late_actors_mask")
    shown = DeprecatedAttribute("shown_mask")
    dead = DeprecatedAttribute("dead_chips")
    won = DeprecatedAttribute("won_chips")
    betting = DeprecatedAttribute("is_betting_open")
    capped = DeprecatedAttribute("is_capped")
    drawn = DeprecatedAttribute("drawn_mask")
    draw = DeprecatedAttribute("draw_number")
    dealt = DeprecatedAttribute("dealt_cards")
    stub = DeprecatedAttribute("stub_size")
    posted = DeprecatedAttribute("posts_made")
    raises = DeprecatedAttribute("raises_used")
    ended = DeprecatedAttribute("has_ended")
    carried = DeprecatedAttribute("carried_chips")
    totals = DeprecatedAttribute("earlier_bets")
    acted_at = DeprecatedAttribute("bet_faced_by_seat")
    started = DeprecatedAttribute("opening_fact")
    all_in = DeprecatedAttribute("is_all_in")
    folded = DeprecatedAttribute("has_folded")
    added = DeprecatedAttribute("added_by_seat")
    borrowed = DeprecatedAttribute("borrowed_by_seat")
    declared = DeprecatedAttribute("declared_sides")
    runs = DeprecatedAttribute("runout_count")
    seats = DeprecatedAttribute("seats_in_mask")


_FIELD_NAMES: Final = tuple(field.name for field in fields(HandState))
_get_compared_values: Final = attrgetter(
    *[name for name in _FIELD_NAMES if name not in ("compiled", "cached_due", "has_standard_posts")]
)
"""Return the field values by which two hands are compared; the other fields follow from them."""


def _unpickle_hand(opening_fact: f.HandStarted, field_values: dict[str, Any]) -> HandState:
    """Rebuild a hand from the parts of ``__reduce__``."""
    hand = HandState(opening_fact)
    for name, value in field_values.items():
        setattr(hand, name, value)
    return hand
