"""The game as its scorekeeper has it: a table, its moves, and cards as far as they are told.

A move is what was entered once: a command of the table, or several that belong together. It
carries the facts that it led to, so that a game that was kept stands for ever, and the last moves
can be taken back. Cards are dealt as unknown, and told later: the hand is played again with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import takewhile, zip_longest

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.cards import names as cards_text
from riverboat.engine import (
    AnyFact,
    Deal,
    HandState,
    HouseRules,
    IllegalAction,
    Irregularity,
    Muck,
    Rotation,
    RunIt,
    ToChoose,
    ToDeal,
    ToShow,
    due,
)
from riverboat.engine import fold as fold_hand
from riverboat.engine.corrections import correct
from riverboat.engine.pots.pushing import pushed, to_all
from riverboat.engine.state.facts import BoardDealt, RunItAgreed, Winners
from riverboat.engine.views import view
from riverboat.live.moves import Change, Counted, Done, Happened, Known, Move, Noted, Push, Ruled
from riverboat.live.ruling import carried
from riverboat.live.wrong import went_wrong
from riverboat.table.play import advance, awaiting, decide
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged, apply, fold
from riverboat.table.state.awaited import AnyAwaited, ToBegin, ToPlay
from riverboat.table.state.commands import (
    Act,
    AnyTableCommand,
    Approve,
    Begin,
    ComeBack,
    TakeActionBack,
)
from riverboat.table.state.facts import TableFact, TableOpened
from riverboat.table.state.table import Table
from riverboat.words.refusals import live as w
from riverboat.words.refusals.betting import DealtAlready, NotInTheDeck

_A_FLOP = 3
_RUNS = 3
"""As often as a board may be run, where the book does not say otherwise."""


def live_rules(rules: TableRules, hand: HouseRules, *, event: bool = False) -> TableRules:
    """A table by the rules of a hand, as far as its scorekeeper can see them.

    Hands that are opened on the felt need not be told, whose is the button they say, and how
    often a board is run the players agree among themselves, but in an event.
    """
    runs = 1 if event else max(hand.max_runs, _RUNS)
    seen = hand.but(open_allin_hands=False, showdown="choose", max_runs=runs)
    game = rules.game
    if isinstance(game, Rotation):
        game = replace(game, games=tuple([replace(each, rules=seen) for each in game.games]))
    else:
        game = replace(game, rules=seen)
    return rules.but(game=game, button=replace(rules.button, first="lowest chair"))


class Scorekeeper:
    """One table and its moves. What is refused changes nothing."""

    def __init__(self, rules: TableRules, moves: Sequence[Move] = ()) -> None:
        self.rules = rules
        self.moves: list[Move] = []
        self.log: list[AnyLogged]
        self.table: Table
        self._back_to(moves)

    # What is kept -----------------------------------------------------------------------------

    @property
    def now(self) -> AnyAwaited:
        """What the table waits for."""
        return awaiting(self.table)

    @property
    def may_begin(self) -> bool:
        """Whether the next hand may begin."""
        return isinstance(self.now, ToBegin)

    def hand_log(self) -> list[AnyFact]:
        """The facts of the hand that is played, or was played last."""
        began = max([k for k, fact in enumerate(self.log) if type(fact) is f.HandBegan], default=0)
        return [fact for fact in self.log[began:] if not isinstance(fact, TableFact)]

    def view(self, seat: int) -> HandState:
        """The hand as the player in a seat of it knows it."""
        return view(self.hand_log(), seat)

    # Moves ------------------------------------------------------------------------------------

    def do(self, command: AnyTableCommand) -> Change:
        """Do what is asked, and what follows of itself; or ``IllegalAction``."""
        return self._move((command,))

    def know(self, known: Known) -> Change:
        """Cards of this hand are told: it is played again as if they had been known.

        After the last hand they may be told as well, until the next begins, and nobody has more or
        less for it: who was pushed a pot keeps it (SHOW-28).
        """
        begun = _begun(self.moves)
        if begun is None:
            raise IllegalAction(w.NoHandForCards())
        over, before, has = self.table.hand is None, list(self.moves), self._stacks()
        moves = [*self.moves[begun:], Move((known,), ())]
        self._check_cards(_told_in(moves))
        change = self._again(begun, moves, len(self.moves) - begun)
        if over and (self.table.hand is not None or self._stacks() != has):
            self._back_to(before)
            raise IllegalAction(w.CardsSayOtherwise())
        return change

    def _stacks(self) -> dict[int, int]:
        return {chair: each.chips for chair, each in self.table.chairs.items()}

    def _check_cards(self, known: Known) -> None:
        """Refuse a card that is told of two places, or is not in the deck: before it is dealt."""
        common = known.board[: self._shared()]
        more = [card for each in known.more for card in each if card not in common]
        held = [card for _, cards in known.held for card in cards]
        told = [card for card in (*known.board, *more, *held) if card != UNKNOWN]
        twice = [card for card in told if told.count(card) > 1]
        if twice:
            raise Irregularity(DealtAlready((twice[0],)))
        hand = self.table.hand or fold_hand(self.hand_log())
        if wrong := [card for card in told if card not in hand.plan.deck]:
            raise Irregularity(NotInTheDeck(cards_text((wrong[0],))))

    def with_known(self, told: Known) -> Known:
        """A turn or a river that is told alone lies after the cards that were told before.

        A board that is run again need not be told from its first card.
        """
        board = self._known.board
        if told.board and len(told.board) < _A_FLOP and board and not {*board} & {*told.board}:
            told = replace(told, board=board + told.board)
        shared, hand = self._shared(), self.table.hand
        if hand is None or not shared or not any(told.more):
            return told
        common = ((told.board or board) + (UNKNOWN,) * shared)[:shared]
        room = len(hand.boards[0]) - shared
        more = [common + each if 0 < len(each) <= room else each for each in told.more]
        return replace(told, more=tuple(more))

    def _shared(self) -> int:
        """How many cards lay on the board when it was agreed to run it more than once."""
        lie = 0
        for fact in self.hand_log():
            if isinstance(fact, RunItAgreed):
                return lie if fact.times > 1 else 0
            if isinstance(fact, BoardDealt) and not fact.board:
                lie += len(fact.cards)
        return 0

    def undo(self, moves: int = 1) -> Change:
        """Take the last moves back."""
        if not 0 < moves <= len(self.moves):
            raise IllegalAction(w.NoMoveToTakeBack())
        kept, gone = self.moves[:-moves], self.moves[-moves:]
        begun = _begun(kept)
        of_the_hand = takewhile(lambda move: not move.has(Begin), gone)
        if begun is not None and any(move.has(Known) for move in of_the_hand):
            return self._again(begun, kept[begun:], len(self.moves) - begun)
        self._back_to(kept)
        return Change(moves, ())

    def count(self, chair: int, chips: Iterable[int]) -> Change:
        """The chips behind a player were counted: from now on each of them is followed."""
        each, counted = self.table.chairs.get(chair), tuple(sorted(chips, reverse=True))
        if each is None:
            raise IllegalAction(w.NobodyThere(chair))
        if self.table.busy:
            raise IllegalAction(w.CountedBetweenHands())
        if sum(counted) != each.chips:
            raise IllegalAction(w.CountIsAnother(sum(counted), each.chips))
        return self._move((Counted(chair, counted),))

    # The end of a hand ------------------------------------------------------------------------

    def run(self, times: int) -> Change:
        """All who are asked agree to run the board so often."""

        def next_one() -> Act | None:
            now, playing = self.now, self.table.playing
            if not isinstance(now, ToPlay) or not isinstance(now.hand, ToChoose):
                return None
            seat = now.hand.seats[0]
            return Act(playing[seat], RunIt(seat, times))

        return self._at_once(next_one, IllegalAction(w.NothingToRun()))

    def award(self, chair: int) -> Change:
        """The dealer pushes all of the pot to one player.

        The others muck what nobody has told, as they may; where one of them cannot, as only they
        can win some pot, that needs to be told (SHOW-02).
        """
        if self._has_cards(chair):  # nobody mucks for who has folded
            nothing = IllegalAction(w.NothingToRun())
            with suppress(IllegalAction):
                return self._at_once(lambda: self._mucks(chair), nothing, True)
        return self.share([chair])

    def _has_cards(self, chair: int) -> bool:
        hand, playing = self.table.hand, self.table.playing
        return hand is not None and chair in playing and bool(hand.live >> playing.index(chair) & 1)

    def share(self, chairs: Iterable[int]) -> Change:
        """The dealer splits each pot between those of these players who have chips in it."""
        hand, playing = self.table.hand, self.table.playing
        seats = [playing.index(chair) for chair in chairs if chair in playing]
        return self.push(to_all(hand, seats) if hand is not None else ())

    def push(self, winners: Sequence[Winners]) -> Change:
        """The dealer pushes every pot, and nobody tells the cards."""
        return self._move((Push(tuple(winners)),))

    def _mucks(self, winner: int) -> Act | None:
        """The next who mucks for the winner; ``None`` if nobody is left who does."""
        now, playing = self.now, self.table.playing
        if not isinstance(now, ToPlay) or not isinstance(now.hand, ToShow):
            return None
        losers = [seat for seat in now.hand.may_muck if playing[seat] != winner]
        return Act(playing[losers[0]], Muck(losers[0])) if losers else None

    def _at_once(
        self, following: Callable[[], Act | None], nothing: IllegalAction, to_the_end: bool = False
    ) -> Change:
        """Several commands as one move; *to_the_end* of the hand, or else nothing is done."""
        begin = len(self.moves)
        try:
            did: list[Done] = []
            while command := following():
                self._move((command,))
                did.append(command)
            if not did or (to_the_end and self.table.hand is not None):
                raise nothing
        except (IllegalAction, Irregularity):
            self._back_to(self.moves[:begin])
            raise
        made = Move(tuple(did), tuple([f for move in self.moves[begin:] for f in move.facts]))
        self.moves[begin:] = [made]
        return Change(0, (made,))

    # The floor --------------------------------------------------------------------------------

    def carry_out(self, ruled: Ruled) -> Change:
        """Do to the hand what the floor has ruled."""
        return self._move((ruled,))

    def happened(self, happened: Happened) -> Change:
        """Something went wrong in the hand: it lies there until the floor has ruled on it."""
        return self._move((happened,))

    def note(self, text: str) -> Change:
        """Write something down."""
        return self._move((Noted(text),))

    # Inside -----------------------------------------------------------------------------------

    def _move(self, did: tuple[Done, ...], known: Known | None = None) -> Change:
        """Make a move; what is refused on the way leaves everything as it was."""
        told = len(self.log)
        if known is not None:
            self._known = known
        elif any(isinstance(each, Begin) for each in did):
            self._known = Known()
        try:
            for command in did:
                self._do(command)
            self._approve()
        except (IllegalAction, Irregularity):
            if len(self.log) > told:
                self._back_to(self.moves)
            raise
        made = Move(did, tuple(self.log[told:]))
        self.moves.append(made)
        return Change(0, (made,))

    def _do(self, command: Done) -> None:
        match command:
            case Known() | Noted() | Counted():
                return
            case Push(winners):
                hand = self._hand()
                self._record((pushed(hand, due(hand), winners),))
            case Ruled():
                self._ruled(command)
            case Happened():
                hand, log = self._hand(), self.hand_log()
                fact = went_wrong(hand, self.table.playing, self.now, command, self._known)
                correct(hand.copy(), list(log), fact)  # it refuses what cannot be
                self._record((fact,))
            case TakeActionBack(reason):  # the log may know cards by now that it did not know then
                back = TakeActionBack(reason, tuple(self.hand_log()))
                self._record(decide(self.table, back))
            case _:
                self._record(decide(self.table, command))
        self._go_on()

    def _ruled(self, command: Ruled) -> None:
        hand, log = self._hand(), self.hand_log()
        does = carried(hand, log, command)
        if does.facts:
            correct(hand.copy(), list(log), *does.facts)  # it refuses what cannot be
            self._record(does.facts)
            self._go_on()
        for each in does.commands:
            now = self.now
            if isinstance(now, ToPlay) and now.chairs:
                self._record(decide(self.table, Act(now.chairs[0], each)))
                self._go_on()

    def _hand(self) -> HandState:
        if self.table.hand is None:
            raise IllegalAction(w.NoHandForCards())
        return self.table.hand

    def _approve(self) -> None:
        """Whoever keeps the game has seen the chips: nobody waits for a host's word."""
        for chair in self.table.ring:
            if self.table.chairs[chair].asked:
                self._record(decide(self.table, Approve(chair)))
                if self.table.chairs[chair].out:
                    self._record(decide(self.table, ComeBack(chair)))
                self._go_on()

    def _record(self, facts: Sequence[AnyLogged]) -> None:
        for fact in facts:
            apply(self.table, fact)
        self.log += facts

    def _go_on(self) -> None:
        """What is forced, and cards as far as somebody has told them."""
        while True:
            now = advance(self.table, self.log)
            if not isinstance(now, ToPlay) or not isinstance(now.hand, ToDeal):
                return
            self._record(decide(self.table, Deal(self._cards(now.hand))))

    def _cards(self, due: ToDeal) -> tuple[int, ...]:
        """The cards that are due: those that were told, and unknown ones."""
        hand, known = self._hand(), self._known
        if due.to == "board":
            lie = len(hand.boards[due.board])
            boards = (known.board, *known.more)
            board = boards[due.board] if due.board < len(boards) else ()
            told = board[lie : lie + due.count]
            return told + (UNKNOWN,) * (due.count - len(told))
        cards = []
        held: Mapping[int, tuple[int, ...]] = dict(known.held)
        for k in range(due.count):
            seat, row = due.seats[k % len(due.seats)], k // len(due.seats)
            place = len(hand.holdings[seat]) + row
            told = held.get(self.table.playing[seat], ())
            cards.append(told[place] if place < len(told) and not hand.draw else UNKNOWN)
        return tuple(cards)

    # Back, and again --------------------------------------------------------------------------

    def _back_to(self, moves: Sequence[Move]) -> None:
        """The game as these moves have left it, by their facts alone."""
        self.moves = list(moves)
        self.log = [TableOpened(self.rules), *[fact for move in moves for fact in move.facts]]
        self.table = fold(self.log)
        begun = _begun(self.moves)
        self._known = Known() if begun is None else _told_in(self.moves[begun:])

    def _again(self, begun: int, moves: Sequence[Move], back: int) -> Change:
        """Play the moves of a hand again, with all the cards that they tell."""
        before = list(self.moves)
        self._back_to(before[:begun])
        told = _told_in(moves)
        try:
            for move in moves:
                if move.did:
                    self._move(move.did, told)
                else:  # it is known by its facts alone
                    self._record(move.facts)
                    self.moves.append(move)
        except (IllegalAction, Irregularity):
            self._back_to(before)
            raise
        return Change(back, tuple(self.moves[begun:]))


def _begun(moves: Sequence[Move]) -> int | None:
    """The move that began the hand which is played, or was last."""
    for k in range(len(moves) - 1, -1, -1):
        if moves[k].has(Begin):
            return k
    return None


def _told_in(moves: Sequence[Move]) -> Known:
    """All cards that these moves tell; the last word on each counts."""
    board: tuple[int, ...] = ()
    more: tuple[tuple[int, ...], ...] = ()
    held: dict[int, tuple[int, ...]] = {}
    for move in moves:
        for each in move.did:
            if isinstance(each, Known):
                board = each.board or board
                rows = zip_longest(each.more, more, fillvalue=())
                more = tuple([new or old for new, old in rows])
                held |= dict(each.held)
    return Known(board, tuple(held.items()), more)
