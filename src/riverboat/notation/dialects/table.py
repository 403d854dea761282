"""A hand's lines as they are understood, one after the other, until they are a whole hand."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Final, TypeVar

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine, SeatLine, TableHeader
from riverboat.notation.pokerstars.said import (
    Acts,
    DealtTo,
    Draws,
    Event,
    Marker,
    Posts,
    SaidLine,
    SeatEnd,
    Total,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.histories import OnALine
from riverboat.words.refusals.pokerstars import NameDoesNotSitHere, NeedsTwoPlayers, TwoInAChair

T = TypeVar("T")


_ON_THE_BOARD: Final = {"FLOP": 3, "TURN": 4, "RIVER": 5}
_DOES: Final = re.compile(
    r"(?P<who>[^:>*]{1,30}?) (?:posts (?:small|big|ante|dead)|(?:calls|bets|raises|collected|wins)"
    r" \W{0,3}\d|(?:folds|checks)\.?$)"
)


def _begins(line: str, name: str) -> bool:
    return line.startswith(name) and line[len(name) : len(name) + 1] in (" ", ":", "")


class TableTalk:
    """What has been said of a hand so far. A dialect fills it line by line."""

    def __init__(self, chunk: HandText) -> None:
        self.chunk = chunk
        self.seats: dict[int, SeatLine] = {}
        self.names: set[str] = set()
        self.posts: list[SaidLine] = []
        self.said: list[SaidLine] = []
        self.ending: list[SaidLine] = []
        self.notes: list[str] = []
        self.complete = False
        """The hand has been told to its end."""
        self.hero = ""
        self.uncalled_in_pot = False
        """The site leaves an uncalled bet in the pot, and says that it is won."""
        self.board: Cards = ()
        """The board so far."""
        self.line = chunk.line
        """The line that is being read."""
        self.text = chunk.lines[0]

    # Lines --------------------------------------------------------------------------------------

    def read(self, take: Callable[[str], None]) -> None:
        """Let *take* read each line after the first; what it refuses is told with its line."""
        for number, line in enumerate(self.chunk.lines[1:], self.chunk.line + 1):
            if line:
                self.line, self.text = number, line
                self.guarded(take)

    def guarded(self, take: Callable[[str], T]) -> T:
        """What *take* makes of the line, or the reason against it with the line."""
        try:
            return take(self.text)
        except BadNotation as why:
            raise self.on_this_line(why) from why

    def on_this_line(self, why: BadNotation) -> BadNotation:
        """The same with the line that is being read."""
        return BadNotation(OnALine(why.refusal, self.line, repr(self.text[:80])), self.line)

    def speaker(self, line: str) -> tuple[str, str]:
        """Who a line is about that begins with a name, and the rest of it; nobody if it does not.

        Of two names of which one begins the other, the longer is meant. ``BadNotation`` answers
        what somebody does who has no seat: they have come to the table since the hand began.
        """
        who = max([name for name in self.names if _begins(line, name)], key=len, default="")
        if not who and (found := _DOES.match(line)):
            raise BadNotation(NameDoesNotSitHere(repr(found["who"])))
        return (who, line[len(who) :].strip()) if who else ("", line)

    def is_all(self, who: str, amount: Amount) -> bool:
        """Whether a post takes the last chips of its player."""
        seat = next((seat for seat in self.seats.values() if seat.name == who), None)
        paid = sum(
            [
                Fraction(said.event.amount)
                for said in self.posts
                if isinstance(said.event, Posts) and said.event.who == who
            ]
        )
        return seat is not None and paid + Fraction(amount) >= Fraction(seat.stack)

    def sit(self, seat: SeatLine) -> None:
        """A player at the table."""
        if seat.chair in self.seats or seat.name in self.names:
            raise BadNotation(TwoInAChair(self.line), self.line)
        self.seats[seat.chair] = seat
        self.names.add(seat.name)

    def say(self, event: Event) -> None:
        """Something that happened; forced bets before anybody acts are kept by themselves."""
        who = getattr(event, "who", None)
        if who is not None and who not in self.names:
            raise BadNotation(NameDoesNotSitHere(repr(who)))
        said = self.as_said(event)
        if isinstance(event, (Total, SeatEnd)):
            self.ending.append(said)
        elif isinstance(event, Posts) and not self.begun:
            self.posts.append(said)
        else:
            self.said.append(said)

    def as_said(self, event: Event) -> SaidLine:
        """An event with the line that is being read."""
        return SaidLine(self.line, self.text, event)

    def deal_board(self, street: str, cards: Cards, board: int = 0) -> None:
        """The cards of the ``FLOP``, ``TURN`` or ``RIVER``, with those before them or without."""
        whole = len(cards) == _ON_THE_BOARD[street]
        self.board = cards if whole else (*self.board, *cards)
        self.say(Marker(street, board, self.board))

    def note(self, text: str) -> None:
        """How this line was understood, where it leaves something open."""
        self.notes.append(f"line {self.line}, {self.text[:60]!r}: {text}")

    @property
    def begun(self) -> bool:
        """Whether somebody has acted."""
        return any(isinstance(said.event, (Acts, Draws)) for said in self.said)

    # The hand -----------------------------------------------------------------------------------

    def script(self, head: FirstLine, table: TableHeader, *, whole_board: Cards = ()) -> HandScript:
        """All of it as a hand; those who did nothing in it were not dealt in."""
        players = self.players()
        if len(players) < 2:
            raise BadNotation(NeedsTwoPlayers(len(players)), self.chunk.line)
        names = {seat.name for seat in players}
        return HandScript(
            head,
            table,
            players,
            tuple([seat.name for seat in players]),
            (),
            tuple(self.posts),
            tuple(self.said),
            tuple(self.ending),
            self.complete,
            tuple(self.notes),
            self.hero if self.hero in names else "",
            whole_board,
            self.uncalled_in_pot,
        )

    def players(self) -> tuple[SeatLine, ...]:
        """Those who were dealt in, clockwise."""
        does = {getattr(said.event, "who", "") for said in (*self.posts, *self.said)}
        return tuple([self.seats[chair] for chair in sorted(self.seats) if self._in(chair, does)])

    def _in(self, chair: int, does: set[str]) -> bool:
        return self.seats[chair].name in does

    def dealt(self) -> dict[str, Cards]:
        """The cards that each player is said to have been dealt."""
        found: dict[str, Cards] = {}
        for said in self.said:
            if isinstance(said.event, DealtTo):
                before = found.get(said.event.who, ())
                found[said.event.who] = (*before, *said.event.new)
        return found
