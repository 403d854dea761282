"""The game as its scorekeeper has it: a table, its moves, and cards as far as they are told.

A move is what was typed once: a command of the table, or several that make an award. It carries
the facts that it led to, so that a game that was kept stands for ever, and the last move can be
taken back. Cards are dealt as unknown, and told later: the hand is then played again with them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import (
    AnyFact,
    Deal,
    Hand,
    HouseRules,
    IllegalAction,
    Irregularity,
    Muck,
    Rotation,
    ToDeal,
    ToShow,
)
from riverboat.engine.views import view
from riverboat.table.play import advance, awaiting, decide
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged, apply, fold
from riverboat.table.state.awaited import AnyAwaited, ToBegin, ToPlay
from riverboat.table.state.commands import Act, AnyTableCommand, Approve, Begin, ComeBack
from riverboat.table.state.facts import TableFact, TableOpened
from riverboat.table.state.table import Table
from riverboat.words import Player
from riverboat.words.refusals import live as w

Held: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""Chairs, and the cards that each holds."""


_A_FLOP = 3


class Known(Struct, frozen=True, tag=True):
    """Somebody tells cards of the hand: of its board, or what a chair holds."""

    board: tuple[int, ...] = ()
    held: Held = ()


class Move(Struct, frozen=True):
    """What was done at once, and the facts that it led to."""

    did: tuple[AnyTableCommand | Known, ...]
    facts: tuple[AnyLogged, ...]


class Change(Struct, frozen=True):
    """So many moves are taken back, and then these are made."""

    back: int
    moves: tuple[Move, ...]


def live_rules(rules: TableRules, hand: HouseRules) -> TableRules:
    """A table by the rules of a hand, as far as its scorekeeper can see them.

    Hands that are opened on the felt need not be told, and whose is the button they say.
    """
    seen = hand.but(open_allin_hands=False, showdown="choose", max_runs=1)
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

    def view(self, seat: int) -> Hand:
        """The hand as the player in a seat of it knows it."""
        return view(self.hand_log(), seat)

    # Moves ------------------------------------------------------------------------------------

    def do(self, command: AnyTableCommand) -> Change:
        """Do what is asked, and what follows of itself; or ``IllegalAction``."""
        return self._move((command,))

    def know(self, known: Known) -> Change:
        """Cards of this hand are told: it is played again as if they had been known."""
        begun = self._begun()
        if begun is None or not self.table.hand:
            raise IllegalAction(w.NoHandForCards())
        return self._again(
            begun, [*self.moves[begun:], Move((known,), ())], len(self.moves) - begun
        )

    def with_known(self, told: Known) -> Known:
        """A turn or a river that is told alone lies after the cards that were told before."""
        board = self._known.board
        more = len(told.board) < _A_FLOP and board and not {*board} & {*told.board}
        return replace(told, board=board + told.board) if more and told.board else told

    def undo(self) -> Change:
        """Take the last move back."""
        if not self.moves:
            raise IllegalAction(w.NothingToUndo())
        last, begun = self.moves[-1], self._begun()
        if begun is not None and any(isinstance(each, Known) for each in last.did):
            return self._again(begun, self.moves[begun:-1], len(self.moves) - begun)
        self._back_to(self.moves[:-1])
        return Change(1, ())

    def award(self, chair: int) -> Change:
        """The dealer pushes all of the pot to one player: the others muck what nobody has told.

        Where somebody cannot muck, as only they can win some pot, cards must be told (SHOW-02).
        """
        player = self.table.chairs[chair].player
        begin = len(self.moves)
        try:
            did: list[AnyTableCommand] = []
            while command := self._mucks(chair):
                self._move((command,))
                did.append(command)
            if self.table.hand is not None or not did:
                raise IllegalAction(w.AwardNeedsCards(Player(player)))
        except IllegalAction:
            self._back_to(self.moves[:begin])
            raise
        made = Move(tuple(did), tuple([f for move in self.moves[begin:] for f in move.facts]))
        self.moves[begin:] = [made]
        return Change(0, (made,))

    def _mucks(self, winner: int) -> Act | None:
        """The next who mucks for the winner; ``None`` if nobody is left who does."""
        now, playing = self.now, self.table.playing
        if not isinstance(now, ToPlay) or not isinstance(now.hand, ToShow):
            return None
        losers = [seat for seat in now.hand.may_muck if playing[seat] != winner]
        return Act(playing[losers[0]], Muck(losers[0])) if losers else None

    # Inside -----------------------------------------------------------------------------------

    def _move(self, did: tuple[AnyTableCommand | Known, ...], known: Known | None = None) -> Change:
        """Make a move; what is refused on the way leaves everything as it was."""
        told = len(self.log)
        if known is not None:
            self._known = known
        elif any(isinstance(each, Begin) for each in did):
            self._known = Known()
        try:
            for command in did:
                if not isinstance(command, Known):
                    self._record(decide(self.table, command))
                    self._go_on()
            self._approve()
        except (IllegalAction, Irregularity):
            if len(self.log) > told:
                self._back_to(self.moves)
            raise
        made = Move(did, tuple(self.log[told:]))
        self.moves.append(made)
        return Change(0, (made,))

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
        hand, known = self.table.hand, self._known
        assert hand is not None, "cards are due in a hand"
        if due.to == "board":
            lie = len(hand.boards[due.board])
            told = known.board[lie : lie + due.count] if not due.board else ()
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

    def _begun(self) -> int | None:
        """The move that began the hand which is played, or was last."""
        for k in range(len(self.moves) - 1, -1, -1):
            if any(isinstance(each, Begin) for each in self.moves[k].did):
                return k
        return None

    def _back_to(self, moves: Sequence[Move]) -> None:
        """The game as these moves have left it, by their facts alone."""
        self.moves = list(moves)
        self.log = [TableOpened(self.rules), *[fact for move in moves for fact in move.facts]]
        self.table = fold(self.log)
        begun = self._begun()
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


def _told_in(moves: Sequence[Move]) -> Known:
    """All cards that these moves tell; the last word on each counts."""
    board: tuple[int, ...] = ()
    held: dict[int, tuple[int, ...]] = {}
    for move in moves:
        for each in move.did:
            if isinstance(each, Known):
                board = each.board or board
                held |= dict(each.held)
    return Known(board, tuple(held.items()))
