"""The state of one deal, between two facts.

Seats are bits in a mask (seat 0 is the lowest), so that "who is still to act" is one number: the
big blind's option, a sleeper and an all-in are bits in it or out of it, not special cases.
"""

from __future__ import annotations

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

    def __copy__(self) -> Hand:
        return self.copy()

    def __repr__(self) -> str:
        streets = self.game.variant.streets
        where = "over" if self.ended else streets[self.street].name if self.street >= 0 else "start"
        return f"<Hand {self.game.name}: {where}, pot {self.pot}, stacks {self.stacks}>"

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
