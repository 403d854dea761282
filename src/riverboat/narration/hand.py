"""Whoever tells a hand: they follow it fact by fact, and remember what finds the words.

Players are :class:`~riverboat.words.Seat`; whoever knows their names puts them in with ``renamed``
or with a reader's ``name``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from riverboat.cards import ACE, UNKNOWN
from riverboat.engine import AnyFact, HandStarted, HandState, Pot, SpreadLimit, apply, pots
from riverboat.engine.games.structure import (
    CapLimit,
    FixedLimit,
    NoLimit,
    PotLimit,
    Structure,
)
from riverboat.engine.state import corrections as c
from riverboat.engine.state import facts as f
from riverboat.narration.corrected import exposed, put_right
from riverboat.narration.dealt import board, discarded, draw, hole_cards, upcards
from riverboat.narration.posted import added, posted
from riverboat.narration.won import Awards, shown, taken
from riverboat.words import Seat
from riverboat.words.events import betting as b
from riverboat.words.events import dealt as d
from riverboat.words.events import posts as p
from riverboat.words.events import showdown as s
from riverboat.words.events.corrections import AgainstTheRules
from riverboat.words.events.event import AndIsAllIn, Event, WithBorrowedChips, WithInThePot

Told = tuple[int, Event]
"""An event, and the place in the log of the fact that it tells."""


def narrated(log: Iterable[AnyFact]) -> Iterator[Told]:
    """A hand from its beginning; of what is no hand, nothing.

    >>> from riverboat.engine import decide, due, fold, parse_game, start
    >>> log = [start(parse_game("no-limit hold'em 1/2"), stacks=(200, 200))]
    >>> log += due(fold(log))
    >>> [type(event).__name__ for _, event in narrated(log)][-2:]
    ['PostsTheSmallBlind', 'PostsTheBigBlind']
    """
    facts = iter(log)
    started = next(facts, None)
    if not isinstance(started, HandStarted):
        return
    teller = HandTeller(HandState(started))
    for event in opening(started):
        yield 0, event
    index = 0
    for index, fact in enumerate(facts, 1):
        for event in teller.tell(fact):
            yield index, event
    for event in teller.awarded():
        yield index, event


def opening(started: HandStarted) -> Iterator[Event]:
    """The game, and who sits where with how much."""
    yield _game(started)
    for seat, stack in enumerate(started.stacks):
        yield p.PlayerHas(seat + 1, seat == started.button, Seat(seat), stack)
    if started.carried:
        yield p.EarlierDealLeft(started.carried)


def _game(started: HandStarted) -> p.HandOpens:
    game, stakes = started.game, started.game.stakes
    by_bets = game.structure.by_bets and not isinstance(game.structure, SpreadLimit)
    if by_bets or game.variant.has_upcards:
        sizes = [stakes.small_bet, stakes.big_bet]
    else:
        sizes = list(stakes.blinds)
    played_for: p.Stakes = p.JustAnte(stakes.ante)
    if sizes:
        *others, last = sizes
        played_for = p.BetSizes(last)
        for size in reversed(others):
            played_for = p.BetSizes(size, played_for)
    openers = p.OrBetter(_OPENERS[game.openers]) if game.openers else None
    name = _structure(game.structure)
    return p.HandOpens(name, game.variant.name, played_for, openers, len(started.stacks))


_OPENERS = {"jacks": ACE - 3, "queens": ACE - 2, "kings": ACE - 1, "aces": ACE}


def _structure(structure: Structure) -> p.Structure:
    match structure:
        case NoLimit():
            return "no-limit"
        case PotLimit():
            return "pot-limit"
        case FixedLimit():
            return "limit"
        case SpreadLimit():
            return "spread-limit"
        case CapLimit(within=within):
            return _structure(within)
        case _:
            assert_never(structure)


class HandTeller:
    """The hand so far, and what has to be remembered of a round to find the words."""

    def __init__(self, hand: HandState) -> None:
        """Begin with a hand that has just started, or in the middle of one.

        In the middle it is seen who has bet, and not how often: a re-raise may be told as a raise.
        Between two shares of one pot only those that follow are told.
        """
        self.hand = hand.copy()
        self.awards: list[f.PotAwarded] = []
        self._remember()

    def _remember(self) -> None:
        hand = self.hand
        self.opened = int(hand.aggressor >= 0 if not hand.street else hand.current_bet > 0)
        """Bets and raises that players chose to make this round."""
        self.callers = 0
        """Calls of the bet that stands."""
        self.limpers = 0
        self.pot = hand.pot
        """The pot when it was last mentioned."""
        self.layers: list[Pot] = pots(hand) if any(hand.won) else []

    def tell(self, fact: AnyFact) -> list[Event]:
        """What the next fact says. Awards wait for the fact after the last one of their pot."""
        told = [*self.heard(fact)]
        apply(self.hand, fact)
        if isinstance(fact, f.Rewound):
            self._remember()
        return told

    def heard(self, fact: AnyFact) -> Iterator[Event]:
        """What a fact says, before the hand has it."""
        if self.awards and not (
            isinstance(fact, f.PotAwarded)
            and (fact.pot, fact.board) == (self.awards[0].pot, self.awards[0].board)
        ):
            yield from self.awarded()
        match fact:
            case f.Called() | f.Folded() | f.Checked() | f.Raised():  # nearly all facts are these
                yield from self._bet(fact)
            case f.Posted():
                yield posted(self.hand, fact)
            case f.HoleCardsDealt():
                later = self.hand.plan.has_upcards and self.hand.street >= 0
                yield from hole_cards(self.hand, fact, self._pot(tell=later))
            case f.UpcardsDealt():
                yield upcards(self.hand, fact, self._pot(tell=any(self.hand.upcards)))
            case f.BoardDealt():
                yield board(self.hand, fact, self._pot())
            case f.Burned():
                yield draw(self.hand, self._pot())
            case f.StubReshuffled():
                yield d.StubRunsOut(len(fact.cards))
            case f.Discarded():
                yield discarded(self.hand, fact)
            case f.DiscardTakenBack(seat):
                yield d.TakesBackTheDiscard(Seat(seat))
            case f.PotAwarded():
                if not any(self.hand.won):
                    self.layers = pots(self.hand)
                self.awards.append(fact)
            case f.WentWrong(what):
                for event in self.heard(what):
                    yield AgainstTheRules(event)
            case c.CardsExposed():
                yield exposed(fact)
            case (
                c.FloorDecided() | c.CardsReplaced() | c.BoardTakenBack() | c.WagerCorrected()
                | c.HandKilled() | c.HandVoided() | f.Rewound()
            ):  # fmt: skip
                yield from put_right(self.hand, fact)
            case _:
                yield from self._bet(fact)

    def awarded(self) -> Iterator[Event]:
        """The awards that were put aside, all of one pot on one board."""
        shares, self.awards = self.awards, []
        if shares:
            yield from Awards(self.hand, shares, self.layers).told()

    def _pot(self, *, tell: bool = True) -> WithInThePot | None:
        """The pot, if it has grown since it was last told."""
        if self.hand.pot == self.pot:
            return None
        self.pot = self.hand.pot
        return WithInThePot(self.pot) if tell else None

    # Betting ------------------------------------------------------------------------------------

    def _bet(self, fact: _Later) -> Iterator[Event]:
        match fact:
            case f.Called():
                yield self._called(fact)
            case f.Folded(seat, cards=cards):
                yield b.FoldsOpen(Seat(seat), cards) if cards else b.Folds(Seat(seat))
            case f.Checked():
                yield self._checked(fact)
            case f.Raised():
                yield from self._raised(fact)
            case f.BettingOpened(big_bet=big_bet):
                self.opened = self.callers = self.limpers = 0
                if big_bet:
                    yield b.MayBetBig(big_bet)
            case f.BroughtIn():
                yield self._brought_in(fact)
            case f.BringInTakenBack(seat, first):
                yield b.TakesBackTheBringIn(Seat(seat))
                yield b.HasToBringItIn(Seat(first))
            case f.OverbetReturned(to):
                yield b.OverbetIsCut(to)
            case f.ChipsAdded():
                yield added(fact)
            case f.UncalledBetReturned(seat, chips):
                yield b.UncalledBetGoesBack(chips, Seat(seat))
            case _:
                yield from self._end(fact)

    def _brought_in(self, fact: f.BroughtIn) -> Event:
        shows = self.hand.upcards[fact.seat]
        door = b.WithTheDoor(shows[-1:]) if shows and shows[-1] != UNKNOWN else None
        return b.BringsItIn(Seat(fact.seat), fact.chips, door, self._all_in(fact.seat, fact.chips))

    def _called(self, fact: f.Called) -> Event:
        seat, hand = fact.seat, self.hand
        end = self._all_in(seat, fact.chips)
        what = Seat(seat), fact.chips, end
        if not hand.street and not self.opened and not hand.bets[seat]:
            self.limpers += 1
            return (b.CallsTheBringIn if hand.plan.bring_in else b.Limps)(*what)
        over = self.callers > 0  # rule: TERM-01
        self.callers += 1
        bets = self._bets_to_call()
        if bets > 1 and not hand.bets[seat]:  # rule: TERM-02
            if hand.game.structure.by_bets and not end:
                return (b.OvercallsBetsCold if over else b.CallsBetsCold)(Seat(seat), bets)
            return (b.OvercallsCold if over else b.CallsCold)(*what)
        return (b.Overcalls if over else b.Calls)(*what)

    def _bets_to_call(self) -> int:
        """How many bets a player who has none in must call: the blind is one of them."""
        return self.opened + self._blind_is_a_bet() if self.opened else 0

    def _blind_is_a_bet(self) -> bool:
        """Whether the round began with a forced bet that a raise is a raise of."""
        return not self.hand.street and self.hand.blind > 0 and not self.hand.plan.bring_in

    def _checked(self, fact: f.Checked) -> Event:
        option = not self.hand.street and self.hand.bets[fact.seat] and not self.opened
        return (b.ChecksTheOption if option else b.Checks)(Seat(fact.seat))

    def _raised(self, fact: f.Raised) -> Iterator[Event]:
        hand = self.hand
        all_in = self._all_in(fact.seat, fact.to - hand.bets[fact.seat])
        end = WithBorrowedChips() if fact.borrowed else all_in
        yield self._raises(fact)(Seat(fact.seat), fact.to, end)
        if fact.over:
            yield b.BeyondThePot(fact.over)
        if fact.capped and not hand.capped:
            yield b.BettingIsCapped()
        self.opened += fact.full or not self.opened
        self.callers = 0

    def _raises(self, fact: f.Raised) -> type[b.PutsMoreIn]:
        hand = self.hand
        full_bet = hand.game.structure.by_bets and hand.full_bet < hand.current_bet
        if not hand.current_bet:
            return b.OpensFor if hand.plan.openers and not hand.street else b.Bets
        if full_bet and fact.to == hand.full_bet + hand.bet_size:
            return b.CompletesTo
        if self.opened > (not self._blind_is_a_bet()):
            return b.ReRaisesTo
        return b.RaisesTo if hand.street or self.opened or self.limpers else b.OpensTo

    def _all_in(self, seat: int, chips: int) -> AndIsAllIn | None:
        covers = self.hand.must_cover >> seat & 1  # they stay in the betting without chips
        return AndIsAllIn() if chips == self.hand.stacks[seat] and not covers else None

    # The end ------------------------------------------------------------------------------------

    def _end(self, fact: _Last) -> Iterator[Event]:
        match fact:
            case f.RunItChosen(seat, count):
                yield s.WillRunIt(Seat(seat), count)
            case f.RunItAgreed(count):
                yield s.BoardIsRun(count)
            case f.Declared(seat, side):
                who = Seat(seat)
                if side == "" or side == "closed":
                    yield s.Declares(who)
                else:
                    yield s.DeclaresFor(who, side)
            case f.DeclarationsOpened(sides):
                yield s.DeclarationsAreOpened(
                    tuple(
                        s.PlaysFor(Seat(seat), side)
                        for seat, side in enumerate(sides)
                        if side != "" and side != "closed"
                    )
                )
            case f.HandShown():
                yield shown(self.hand, fact)
            case f.HandMucked(seat):
                yield s.Mucks(Seat(seat))
            case f.OpenersShown(seat, cards):
                yield s.ShowsOpeners(Seat(seat), cards)
            case f.OpenersFailed(seat):
                yield s.CannotShowOpeners(Seat(seat))
            case f.RakeTaken():
                yield taken(fact, len(pots(self.hand)))
            case f.PassedOut(carried):
                yield self._passed_out(carried)
            case HandStarted() | f.BetsCollected() | f.PotsPushed() | f.HandEnded():
                return  # told by what comes before and after them
            case _:
                assert_never(fact)

    def _passed_out(self, carried: int) -> Event:
        if not carried:
            return s.NobodyOpens()
        nobody_opened = self.hand.aggressor < 0
        return (s.NobodyOpensThisDeal if nobody_opened else s.NobodyIsLeftToWin)(carried)


_Last = (
    HandStarted
    | f.RunItChosen
    | f.RunItAgreed
    | f.Declared
    | f.DeclarationsOpened
    | f.HandShown
    | f.HandMucked
    | f.PotsPushed
    | f.OpenersShown
    | f.OpenersFailed
    | f.RakeTaken
    | f.PassedOut
    | f.BetsCollected
    | f.HandEnded
)
_Later = (
    f.BettingOpened
    | f.BroughtIn
    | f.BringInTakenBack
    | f.Folded
    | f.Checked
    | f.Called
    | f.Raised
    | f.OverbetReturned
    | f.ChipsAdded
    | f.UncalledBetReturned
    | _Last
)
