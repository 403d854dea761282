"""The state of one deal: a fold over facts. Arithmetic lives here; rules do not.

``apply`` believes a fact and never judges it. Seats are bits in a mask (seat 0 is the lowest), so
that "who is still to act" is one number: the big blind's option, a sleeper and an all-in are bits
in it or out of it, not special cases.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import add
from typing import Any

from riverboat.engine import facts as f
from riverboat.engine.awaited import Awaiting
from riverboat.engine.game import Game
from riverboat.engine.plan import Plan, plan_of
from riverboat.engine.posting import Post

NOBODY = -1


class Hand:
    """One hand of poker, between two facts. Change it only with ``apply``."""

    __slots__ = (
        "able",
        "acted_at",
        "aggressor",
        "agreed",
        "bet_size",
        "bets",
        "betting",
        "blind",
        "boards",
        "button",
        "capped",
        "choices",
        "current_bet",
        "dead",
        "dealt",
        "ended",
        "full_bet",
        "holdings",
        "last",
        "last_raise",
        "late",
        "live",
        "live_at_start",
        "now",
        "overbet",
        "plan",
        "players",
        "posted",
        "posts",
        "raises",
        "reserve",
        "runs",
        "shown",
        "sleepers",
        "stacks",
        "starting_stacks",
        "street",
        "to_do",
        "totals",
        "won",
    )

    plan: Plan
    """The game, compiled."""
    players: int
    button: int
    """The seat that acts last on every street but the first."""
    posts: tuple[Post, ...]
    """Forced bets due, in order."""
    posted: int
    """How many of them are in."""
    starting_stacks: tuple[int, ...]
    reserve: tuple[int, ...]
    """Chips that do not play this hand (cap limit, or smaller than the betting unit)."""

    stacks: list[int]
    """Chips behind."""
    bets: list[int]
    """Chips in front, this street."""
    totals: list[int]
    """Chips in the middle from earlier streets, to be matched."""
    dead: int
    """Dead money in the middle: nobody has to match it."""
    won: list[int]

    live: int
    """Mask of seats with cards that have not folded."""
    able: int
    """Mask of live seats that still have chips to bet."""
    to_do: int
    """Mask of seats that still owe a decision on this street."""
    sleepers: int
    """Mask of seats whose forced bet bought no option."""
    late: int
    """Mask of seats that act after all the others on the first street (KILL-05)."""
    shown: int
    """Mask of seats whose cards lie face up."""

    street: int
    """The street whose betting is on, or was the last one: -1 before the first."""
    betting: bool
    last: int
    """The seat that acted last: the next to act is the first in ``to_do`` after it."""
    acted_at: list[int]
    """The bet each seat faced when it last acted on this street; -1 if it has not acted."""
    current_bet: int
    last_raise: int
    full_bet: int
    bet_size: int
    blind: int
    raises: int
    capped: bool
    aggressor: int
    """Who bet or raised last on this street; -1 if nobody did."""
    live_at_start: int
    """How many held cards when the street began."""
    overbet: tuple[int, int]
    """The total that the last raise should not have exceeded and who raised; (0, -1) if none."""

    holdings: list[tuple[int, ...]]
    boards: tuple[tuple[int, ...], ...]
    dealt: set[int]
    """Cards that have left the deck."""
    choices: dict[int, int]
    """Who has agreed to run it how often."""
    agreed: bool
    """The question of running it twice is settled."""
    runs: int
    ended: bool
    now: Awaiting | tuple[f.AnyFact, ...] | None
    """What ``play.due`` found for this state, kept until the next fact."""

    def __init__(self, started: f.HandStarted) -> None:
        plan = plan_of(started.game)
        stacks = started.stacks
        players = len(stacks)
        everyone = (1 << players) - 1
        self.plan = plan
        self.players = players
        self.button = started.button
        self.posts = started.posts
        self.posted = 0
        self.starting_stacks = stacks
        self.reserve = started.reserve
        if self.reserve:
            self.stacks = [s - r for s, r in zip(stacks, self.reserve, strict=True)]
        else:
            self.stacks = list(stacks)
        self.bets = [0] * players
        self.totals = [0] * players
        self.won = [0] * players
        self.acted_at = [NOBODY] * players
        self.live = self.able = everyone
        self.dead = self.to_do = self.sleepers = self.late = self.shown = 0
        self.street = self.last = self.aggressor = NOBODY
        self.betting = self.capped = self.agreed = self.ended = False
        self.current_bet = self.last_raise = self.full_bet = self.blind = self.raises = 0
        self.bet_size = plan.bet_sizes[0]
        self.live_at_start = players
        self.overbet = (0, NOBODY)
        self.holdings = [()] * players
        self.boards = ((),) * plan.boards
        self.dealt = set()
        self.choices = {}
        self.runs = 1
        self.now = None

    def copy(self) -> Hand:
        """An independent hand in the same state: apply facts to one, and the other stays."""
        other = object.__new__(Hand)
        other.plan = self.plan
        other.players = self.players
        other.button = self.button
        other.posts = self.posts
        other.posted = self.posted
        other.starting_stacks = self.starting_stacks
        other.reserve = self.reserve
        other.stacks = self.stacks[:]
        other.bets = self.bets[:]
        other.totals = self.totals[:]
        other.won = self.won[:]
        other.acted_at = self.acted_at[:]
        other.live = self.live
        other.able = self.able
        other.dead = self.dead
        other.to_do = self.to_do
        other.sleepers = self.sleepers
        other.late = self.late
        other.shown = self.shown
        other.street = self.street
        other.last = self.last
        other.aggressor = self.aggressor
        other.betting = self.betting
        other.capped = self.capped
        other.agreed = self.agreed
        other.ended = self.ended
        other.current_bet = self.current_bet
        other.last_raise = self.last_raise
        other.full_bet = self.full_bet
        other.blind = self.blind
        other.raises = self.raises
        other.bet_size = self.bet_size
        other.live_at_start = self.live_at_start
        other.overbet = self.overbet
        other.holdings = self.holdings[:]
        other.boards = self.boards
        other.dealt = self.dealt.copy()
        other.choices = self.choices.copy()
        other.runs = self.runs
        other.now = self.now
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return NotImplemented
        return all(
            getattr(self, name) == getattr(other, name)
            for name in self.__slots__
            if name not in ("plan", "now")
        ) and (self.game == other.game)

    __hash__ = None  # type: ignore[assignment]

    @property
    def game(self) -> Game:
        """What is played, for how much, by which rules."""
        return self.plan.game

    @property
    def pot(self) -> int:
        """Every chip in the middle, the bets of this street included."""
        return sum(self.totals) + sum(self.bets) + self.dead - sum(self.won)

    @property
    def board(self) -> tuple[int, ...]:
        """The board; of several, the first."""
        return self.boards[0]

    def seats(self, mask: int) -> tuple[int, ...]:
        """The seats of a mask, clockwise from the left of the button."""
        key = self.button, mask
        found = _CLOCKWISE.get(key)
        if found is None:
            found = _CLOCKWISE[key] = _clockwise(*key)
        return found

    def folded(self, seat: int) -> bool:
        """Whether the seat is out of the hand."""
        return not self.live >> seat & 1

    def all_in(self, seat: int) -> bool:
        """Whether the seat is live and has no more chips that play."""
        return bool(self.live & ~self.able & 1 << seat)


_CLOCKWISE: dict[tuple[int, int], tuple[int, ...]] = {}


def _clockwise(button: int, mask: int) -> tuple[int, ...]:
    seats = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
    return tuple(sorted(seats, key=lambda seat: (seat <= button, seat)))


def apply(hand: Hand, fact: f.AnyFact) -> None:
    """Change the hand by what happened. Facts are believed, never judged."""
    _APPLY[type(fact)](hand, fact)
    hand.now = None


def fold(log: Iterable[f.AnyFact]) -> Hand:
    """The hand after a log whose first fact is ``HandStarted``."""
    facts = iter(log)
    started = next(facts)
    assert isinstance(started, f.HandStarted), "a log begins with HandStarted"
    hand = Hand(started)
    for fact in facts:
        apply(hand, fact)
    return hand


def _posted(hand: Hand, fact: f.Posted) -> None:
    seat, chips = fact.seat, fact.chips
    me = 1 << seat
    hand.posted += 1
    left = hand.stacks[seat] - chips
    hand.stacks[seat] = left
    if not left:
        hand.able &= ~me
    if fact.kind == "dead":
        hand.dead += chips
    elif fact.kind == "ante":
        hand.totals[seat] += chips
    else:
        hand.bets[seat] += chips
        if fact.counts_as > hand.current_bet:
            hand.current_bet = hand.blind = fact.counts_as
            hand.sleepers = 0  # a sleeper who has been raised is awake
        if fact.kind == "sleeper" and fact.counts_as == hand.current_bet:
            hand.sleepers |= me
        elif fact.kind == "kill":
            hand.late |= me


def _hole_cards_dealt(hand: Hand, fact: f.HoleCardsDealt) -> None:
    if hand.holdings[hand.button]:
        hand.holdings = [had + new for had, new in zip(hand.holdings, fact.holdings, strict=True)]
    else:
        hand.holdings = list(fact.holdings)
    hand.dealt.update(*fact.holdings)


def _board_dealt(hand: Hand, fact: f.BoardDealt) -> None:
    boards = hand.boards
    if len(boards) == 1:
        hand.boards = (boards[0] + fact.cards,)
    else:
        k = fact.board
        hand.boards = (*boards[:k], boards[k] + fact.cards, *boards[k + 1 :])
    hand.dealt.update(fact.cards)
    if fact.burned:
        hand.dealt.update(fact.burned)


def _betting_opened(hand: Hand, fact: f.BettingOpened) -> None:
    hand.street = fact.street
    hand.betting = True
    hand.bet_size = size = hand.plan.bet_sizes[fact.street]
    hand.last = (fact.first or hand.players) - 1
    hand.to_do = hand.able & ~hand.sleepers
    hand.last_raise = fact.last_raise
    hand.full_bet = hand.current_bet if hand.current_bet >= size else 0
    hand.raises = fact.raises
    hand.capped = fact.capped
    hand.aggressor = NOBODY
    hand.live_at_start = hand.live.bit_count()


def _folded(hand: Hand, fact: f.Folded) -> None:
    seat = fact.seat
    stay = ~(1 << seat)
    hand.live &= stay
    hand.able &= stay
    hand.to_do &= stay
    hand.last = seat


def _checked(hand: Hand, fact: f.Checked) -> None:
    seat = fact.seat
    hand.acted_at[seat] = hand.current_bet
    hand.to_do &= ~(1 << seat)
    hand.last = seat


def _called(hand: Hand, fact: f.Called) -> None:
    seat = fact.seat
    chips = fact.chips
    done = ~(1 << seat)
    left = hand.stacks[seat] - chips
    hand.stacks[seat] = left
    hand.bets[seat] += chips
    hand.acted_at[seat] = hand.current_bet
    hand.to_do &= done
    if not left:
        hand.able &= done
    hand.last = seat


def _raised(hand: Hand, fact: f.Raised) -> None:
    seat = fact.seat
    to = fact.to
    me = 1 << seat
    left = hand.stacks[seat] - to + hand.bets[seat]
    hand.stacks[seat] = left
    hand.bets[seat] = to
    if fact.full:
        if to - hand.current_bet > hand.last_raise:
            hand.last_raise = to - hand.current_bet
        hand.full_bet = to
    if fact.counts:
        hand.raises += 1
    hand.capped = fact.capped
    hand.current_bet = to
    hand.acted_at[seat] = to
    if not left:
        hand.able &= ~me
    hand.to_do = hand.able & ~me
    hand.last = hand.aggressor = seat
    hand.overbet = (to - fact.over, seat) if fact.over else (0, NOBODY)


def _overbet_returned(hand: Hand, fact: f.OverbetReturned) -> None:
    for seat, bet in enumerate(hand.bets):
        if bet > fact.to:
            hand.stacks[seat] += bet - fact.to
            hand.bets[seat] = fact.to
            if hand.live >> seat & 1:
                hand.able |= 1 << seat
            hand.acted_at[seat] = min(hand.acted_at[seat], fact.to)
    hand.last_raise = fact.last_raise
    hand.current_bet = hand.full_bet = fact.to
    hand.overbet = (0, NOBODY)


def _uncalled_bet_returned(hand: Hand, fact: f.UncalledBetReturned) -> None:
    seat = fact.seat
    chips = fact.chips
    hand.stacks[seat] += chips
    from_bet = min(chips, hand.bets[seat])
    hand.bets[seat] -= from_bet
    hand.totals[seat] -= chips - from_bet
    hand.able |= 1 << seat


def _bets_collected(hand: Hand, _fact: f.BetsCollected) -> None:
    hand.totals = list(map(add, hand.totals, hand.bets))
    hand.bets = [0] * hand.players
    hand.acted_at = [NOBODY] * hand.players
    hand.betting = False
    hand.to_do = hand.sleepers = hand.late = 0
    hand.current_bet = hand.full_bet = hand.blind = 0
    hand.overbet = (0, NOBODY)


def _run_it_chosen(hand: Hand, fact: f.RunItChosen) -> None:
    hand.choices[fact.seat] = fact.times


def _run_it_agreed(hand: Hand, fact: f.RunItAgreed) -> None:
    hand.agreed = True
    hand.runs = fact.times
    hand.boards = hand.boards * fact.times


def _hand_shown(hand: Hand, fact: f.HandShown) -> None:
    hand.holdings[fact.seat] = fact.cards
    hand.dealt.update(fact.cards)
    hand.shown |= 1 << fact.seat


def _hand_mucked(hand: Hand, fact: f.HandMucked) -> None:
    hand.live &= ~(1 << fact.seat)
    hand.able &= ~(1 << fact.seat)


def _pot_awarded(hand: Hand, fact: f.PotAwarded) -> None:
    hand.stacks[fact.seat] += fact.chips
    hand.won[fact.seat] += fact.chips


def _hand_ended(hand: Hand, _fact: f.HandEnded) -> None:
    if hand.reserve:
        hand.stacks = [s + r for s, r in zip(hand.stacks, hand.reserve, strict=True)]
    hand.ended = True


_APPLY: dict[type, Callable[[Hand, Any], None]] = {
    f.Posted: _posted,
    f.HoleCardsDealt: _hole_cards_dealt,
    f.BoardDealt: _board_dealt,
    f.BettingOpened: _betting_opened,
    f.Folded: _folded,
    f.Checked: _checked,
    f.Called: _called,
    f.Raised: _raised,
    f.OverbetReturned: _overbet_returned,
    f.UncalledBetReturned: _uncalled_bet_returned,
    f.BetsCollected: _bets_collected,
    f.RunItChosen: _run_it_chosen,
    f.RunItAgreed: _run_it_agreed,
    f.HandShown: _hand_shown,
    f.HandMucked: _hand_mucked,
    f.PotAwarded: _pot_awarded,
    f.HandEnded: _hand_ended,
}
