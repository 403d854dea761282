"""A case played: the forced facts, the dealer's cards, and the actions that the case names.

It knows the engine's three questions (what is due, what a command becomes, what a fact changes)
and no rule of poker.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from riverboat.cards import DECKS, UNKNOWN, Cards, no_duplicates, parse_cards
from riverboat.engine import (
    CALL,
    AnyCommand,
    AnyFact,
    Deal,
    Game,
    Hand,
    IllegalAction,
    Irregularity,
    Nothing,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToShow,
    apply,
    decide,
    due,
    fold,
    parse_game,
    start,
)
from riverboat.engine.audit import audit
from tests.rules import wording
from tests.rules.case_files import BadCase, HandCase
from tests.rules.wording import EVERYBODY, MARKER, Seating, Step


class Dealer:
    """Deals the cards that a case names, and others from a deck that is the same every time."""

    def __init__(self, case: HandCase, game: Game, seats: Seating) -> None:
        self.holdings = wording.holdings(case.cards, seats)
        written = case.boards or (case.board,)
        self.boards = [parse_cards(board) for board in written]
        self.stub = list(parse_cards(case.deck))
        if not self.stub:
            told = [step.command for step in wording.steps(case.play, seats)]
            shown = [command.cards for command in told if isinstance(command, Show)]
            written_down = (*self.holdings.values(), *self.boards, *shown)
            named = {card for cards in written_down for card in cards}
            self._check_names(named)
            self.stub = [card for card in DECKS[game.variant.deck].cards if card not in named]
            random.Random("the same cards for every case").shuffle(self.stub)

    def _check_names(self, named: Iterable[int]) -> None:
        board = {card for cards in self.boards for card in cards}
        held = [card for cards in self.holdings.values() for card in cards if card != UNKNOWN]
        no_duplicates([*board, *held])
        for cards in self.boards:
            no_duplicates(cards)

    def deal(self, hand: Hand, due_now: ToDeal) -> Deal:
        """The cards that are due."""
        burned = tuple(self.stub.pop(0) for _ in range(due_now.burn))
        if due_now.to == "board":
            return Deal(self._board(hand, due_now), burned)
        return Deal(self._hole_cards(hand, due_now.count // hand.players), burned)

    def _board(self, hand: Hand, due_now: ToDeal) -> Cards:
        have = len(hand.boards[due_now.board])
        named = self.boards[due_now.board] if due_now.board < len(self.boards) else ()
        cards = named[have : have + due_now.count]
        return cards + tuple(self.stub.pop(0) for _ in range(due_now.count - len(cards)))

    def _hole_cards(self, hand: Hand, each: int) -> Cards:
        """One at a time, clockwise from the left of the button."""
        left = hand.button + 1
        clockwise = [seat % hand.players for seat in range(left, left + hand.players)]
        cards = []
        for card in range(each):
            for seat in clockwise:
                named = self.holdings.get(seat, ())
                have = len(hand.holdings[seat]) + card
                cards.append(named[have] if have < len(named) else self.stub.pop(0))
        return tuple(cards)


def _dealt(due_now: ToDeal) -> str:
    """``burn 1, 3 to the board``, as a case says it."""
    where = "the players" if due_now.to == "players" else "the board"
    if due_now.board:
        where = f"board {due_now.board + 1}"
    return f"burn {due_now.burn}, " * bool(due_now.burn) + f"{due_now.count} to {where}"


class Played:
    """A hand of a case and its log, as far as it has been played."""

    def __init__(self, case: HandCase, game: Game, seats: Seating) -> None:
        self.case, self.seats = case, seats
        posts = None if case.posts is None else wording.posts(case.posts, seats)
        started = start(game, seats.stacks, seats.button, posts)
        self.log: list[AnyFact] = [started]
        self.hand = Hand(started)
        self.dealer = Dealer(case, game, seats)
        self.dealing: list[str] = []
        self.refusal: IllegalAction | Irregularity | None = None

    def run(self) -> None:
        """Record what is forced and deal what is due, until a player is awaited."""
        while True:
            now = due(self.hand)
            if isinstance(now, tuple):
                for fact in now:
                    self._record(fact)
            elif isinstance(now, ToDeal):
                self.dealing.append(_dealt(now))
                self._record(decide(self.hand, self.dealer.deal(self.hand, now)))
            else:
                return

    def play(self, steps: Sequence[Step], refused: bool = False) -> None:
        """Play all steps; *refused* says that the last of them must be refused."""
        self.run()
        for index, step in enumerate(steps):
            if step.seat == MARKER:
                self._check_marker(step.text)
            elif step.seat == EVERYBODY:
                self._play_all(step)
            elif refused and index == len(steps) - 1:
                self._play_refused(step)
            else:
                self._play_one(step.seat, step.command)

    def _play_one(self, seat: int, command: AnyCommand | None) -> None:
        assert command is not None
        try:
            self._record(decide(self.hand, command, seat))
        except IllegalAction as why:
            raise AssertionError(f"refused: {self.seats.text(str(why))}") from why
        self.run()

    def _play_all(self, step: Step) -> None:
        """The same action by everybody who is still to act on this street."""
        street = self.hand.street
        acted = False
        while isinstance(now := due(self.hand), ToAct) and self.hand.street == street:
            self._play_one(now.seat, step.command)
            acted = True
        assert acted, f"{step.text!r}: nobody is to act"

    def _play_refused(self, step: Step) -> None:
        assert step.command is not None
        before, waits = self.hand.copy(), due(self.hand)
        try:
            fact = decide(self.hand, step.command, step.seat)
        except (IllegalAction, Irregularity) as why:
            self.refusal = why
        else:
            raise AssertionError(f"{step.text!r} should be refused, and became {fact}")
        assert self.hand == before, "a refusal changed the hand"
        assert due(self.hand) == waits, "a refusal changed what the table waits for"

    def _check_marker(self, word: str) -> None:
        hand, streets = self.hand, self.hand.game.variant.streets
        if word == "showdown":
            over = isinstance(due(hand), (ToShow, Nothing)) and not hand.betting
            assert over, "it is not the showdown yet"
            return
        if word not in [street.name for street in streets]:
            raise BadCase(f"{word!r} is neither an action nor a street")
        now = streets[hand.street].name if hand.betting else "no street"
        begins = hand.betting and max(hand.acted_at) < 0
        assert now == word, f"this is not the {word} yet, but {now}"
        assert begins, f"the {word} began some actions ago"

    def _record(self, fact: AnyFact) -> None:
        apply(self.hand, fact)
        self.log.append(fact)
        check_chips(self.hand)

    def to_the_end(self) -> Played:
        """The same hand played on by players who check, call and show."""
        other = object.__new__(Played)
        other.case, other.seats, other.refusal = self.case, self.seats, None
        other.hand, other.log = self.hand.copy(), self.log[:]
        other.dealing = []
        other.dealer = object.__new__(Dealer)
        other.dealer.__dict__ |= self.dealer.__dict__ | {"stub": self.dealer.stub[:]}
        while not other.hand.ended:
            other.run()
            match due(other.hand):
                case ToAct(seat=seat):
                    other._play_one(seat, CALL)
                case ToShow(seat=seat):
                    other._play_one(seat, other._show(seat))
                case ToChoose(seats=seats):
                    other._play_one(seats[0], RunIt(seats[0], 1))
        return other

    def _show(self, seat: int) -> Show:
        """Show a hand; cards that nobody was told are taken from the stub."""
        cards = self.hand.holdings[seat]
        return Show(
            seat, tuple(self.dealer.stub.pop() if card == UNKNOWN else card for card in cards)
        )

    def before_the_end(self) -> Hand:
        """The hand as it stood when the betting was over: before any muck or award."""
        for index, fact in enumerate(self.log):
            if type(fact).__name__ in ("HandMucked", "PotAwarded"):
                return fold(self.log[:index])
        return self.hand


def the_game(case: HandCase) -> Game:
    """The game of a case, under its house's rules."""
    game = parse_game(case.game, wording.house(case.house))
    return replace(game, heads_up_event=True) if case.heads_up_event else game


def played(case: HandCase) -> Played:
    """A case played as it says, with the checks that every hand must pass."""
    seats = wording.seating(case.stacks)
    hand = Played(case, the_game(case), seats)
    hand.play(wording.steps(case.play, seats), case.refused is not None)
    check_log(hand)
    return hand


def check_log(hand: Played) -> None:
    """The log folds to the same hand, and played to the end it is clean."""
    assert fold(hand.log) == hand.hand, "the log does not fold to the same hand"
    findings = audit(hand.to_the_end().log)
    assert not findings, f"the log is irregular: {findings[0]}"


def check_chips(hand: Hand) -> None:
    """No chip is made or lost, and nobody owes any."""
    reserve = 0 if hand.ended else sum(hand.reserve)
    assert sum(hand.stacks) + hand.pot + reserve == sum(hand.starting_stacks), "chips are lost"
    assert min(*hand.stacks, *hand.bets, *hand.totals, hand.dead) >= 0, "chips below zero"
