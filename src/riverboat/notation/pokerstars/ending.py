"""Does the hand end as the file says? What came back, what was won, and what the house took."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from riverboat.engine import AnyFact, Awaiting, ToAct, ToShow
from riverboat.engine import Nothing as Over
from riverboat.engine.state import facts as f
from riverboat.notation.pokerstars.playing import PokerStarsReplay
from riverboat.notation.pokerstars.said import (
    CashesOut,
    Drop,
    GetsBack,
    SaidLine,
    SeatEnd,
    Total,
    Wins,
)
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation
from riverboat.words import Refusal, Seat
from riverboat.words.refusals.histories import (
    BreaksOff,
    BreaksOffBeforeItsWinner,
    IsNotOverYet,
    IsTo,
    IsToAct,
    PotOtherwiseOnALine,
    UncalledOtherwiseOnALine,
    Waits,
    WaitsFor,
    WinsOtherwiseOnALine,
)

_MOST_RAKE = 15
"""Percent of what was won: where the file does not say what was taken, more is a mistake."""


class PokerStarsEnding(NamedTuple):
    """What differs from the end that the file tells, and what the house took."""

    fault: Refusal | None = None
    line: int = 0
    """The first line that differs."""
    rake: int = 0
    raked: tuple[int, ...] = ()
    """By seat; empty when the house took nothing."""
    unwritten: int = 0
    """What of the rake the file has no word of."""


def against(why: Refusal, line: int = 0) -> PokerStarsEnding:
    """An end that is not the one that the file tells."""
    return PokerStarsEnding(why, line)


def winners_of(script: HandScript, seat_of: dict[str, int]) -> set[int]:
    """The seats that the file says won something."""
    chairs = {seat.chair: seat_of[seat.name] for seat in script.seated}
    ends = [said.event for said in script.ending if isinstance(said.event, SeatEnd)]
    return {
        *[seat_of[said.event.who] for said in script.said if isinstance(said.event, Wins)],
        *[chairs[end.chair] for end in ends if end.won and end.chair in chairs],
    } & set(range(len(chairs)))


def compare(script: HandScript, replay: PokerStarsReplay) -> PokerStarsEnding:
    """The end of a hand beside what the file says of it."""
    now = replay.now
    if not isinstance(now, Over):
        what = IsNotOverYet if script.complete else BreaksOff
        raise BadNotation(what(waits(now)))
    return _Ending(script, replay).compared()


def waits(now: Awaiting) -> Waits:
    """Whom the table waits for."""
    match now:
        case ToAct(seat=seat):
            return IsToAct(Seat(seat), now.offer)
        case ToShow(seat=seat):
            return IsTo(Seat(seat), now.offer)
        case _:
            return WaitsFor(now.offer)


class _Ending:
    def __init__(self, script: HandScript, replay: PokerStarsReplay) -> None:
        self.script, self.hand, self.setup = script, replay.hand, replay.setup
        self.players = replay.hand.players
        self.back = returned(replay.log, replay.idle)
        self.wins = [said for said in script.said if isinstance(said.event, Wins)]
        totals = [said for said in script.ending if isinstance(said.event, Total)]
        self.total = totals[0] if totals else None

    def compared(self) -> PokerStarsEnding:
        if problem := self._uncalled():
            return problem
        collected = self._collected()
        if collected is None:
            return (
                PokerStarsEnding() if self.script.complete else against(BreaksOffBeforeItsWinner())
            )
        won, back = self.hand.won, self.back
        fees = [mine - (theirs or 0) for mine, theirs in zip(won, collected, strict=True)]
        # Some sites and converters leave the uncalled bet in the pot.
        with_back = [fee + more for fee, more in zip(fees, back, strict=True)]
        got = [mine + more for mine, more in zip(won, back, strict=True)]
        ways = ((fees, won), (with_back, got))
        if self.script.uncalled_in_pot:
            ways = ways[::-1]
        for taken, before in ways:
            if self._plausible(taken, collected, before):
                fees = taken
                break
        else:
            return self._differs(won, collected)
        rake = sum(fees)
        if self.total and (problem := self._total(self.total, rake)):
            return problem
        unwritten = 0 if self.total else rake
        return PokerStarsEnding(
            rake=rake, raked=tuple(fees) if any(fees) else (), unwritten=unwritten
        )

    def _uncalled(self) -> PokerStarsEnding | None:
        """Bets that went back must be those that nobody called."""
        said = [0] * self.players
        first = 0
        for line in self.script.said:
            if isinstance(line.event, GetsBack):
                said[self.setup.seat_of[line.event.who]] += self.setup.chips(line.event.amount)
                first = first or line.line
        if first and said != self.back:
            apart = self._apart(self.back, said)
            return against(UncalledOtherwiseOnALine(first, apart), first)
        return None

    def _collected(self) -> list[int] | None:
        """What each seat is said to have won; ``None`` when nothing is said."""
        said = [0] * self.players
        for line in self.wins:
            assert isinstance(line.event, Wins), "nothing else is kept there"
            said[self.setup.seat_of[line.event.who]] += self.setup.chips(line.event.amount)
        cashed = {
            self.setup.seat_of[line.event.who]
            for line in self.script.said
            if isinstance(line.event, CashesOut)
        }
        if self.wins and not cashed:
            return said
        # Who sold their hand to the house won it in the summary only.
        ends = {s.event.chair: s.event for s in self.script.ending if isinstance(s.event, SeatEnd)}
        for seat, place in enumerate(self.script.seated):
            if place.chair in ends and (not self.wins or seat in cashed):
                said[seat] = sum(self.setup.chips(amount) for amount in ends[place.chair].won)
        return said if any(said) else None

    def _plausible(self, fees: Sequence[int], collected: Sequence[int], got: Sequence[int]) -> bool:
        """Whether the house took something of what each winner won, and no more than it says."""
        hand = self.hand
        if any(
            fee < 0 or (chips and not mine)
            for fee, chips, mine in zip(fees, collected, got, strict=True)
        ):
            return False
        if self.total is not None:
            return sum(fees) == self._taken(self.total)
        return sum(fees) * 100 <= _MOST_RAKE * sum(hand.won)

    def _taken(self, total: SaidLine) -> int:
        assert isinstance(total.event, Total), "a line of the summary"
        return sum(self.setup.chips(fee) for fee in total.event.taken)

    def _total(self, total: SaidLine, rake: int) -> PokerStarsEnding | None:
        assert isinstance(total.event, Total), "a line of the summary"
        drops = [s.event.amount for s in self.script.posts if isinstance(s.event, Drop)]
        dropped = sum(map(self.setup.chips, drops))
        said, pot = self.setup.chips(total.event.pot), sum(self.hand.won)
        carried = self.hand.carried
        if said in (pot, pot - dropped, pot + carried, pot + sum(self.back)):
            return None
        write = self.setup.said
        why = PotOtherwiseOnALine(total.line, write(pot), write(rake), write(said))
        return against(why, total.line)

    def _differs(self, won: Sequence[int], collected: Sequence[int]) -> PokerStarsEnding:
        line = self.wins[0].line if self.wins else self.total.line if self.total else 0
        taken = (
            f", of which the house took {self.setup.said(self._taken(self.total))}"
            if self.total
            else ""
        )
        apart = f"{self._apart(won, collected)}{taken}"
        return against(WinsOtherwiseOnALine(line, apart), line)

    def _apart(self, here: Sequence[int], said: Sequence[int]) -> str:
        """Where two rows of chips differ, player by player."""
        write = self.setup.said
        return ", ".join(
            f"{who} {write(mine)} (the file says {write(theirs)})"
            for who, mine, theirs in zip(self.script.players, here, said, strict=True)
            if mine != theirs
        )


def returned(log: Sequence[AnyFact], idle: Sequence[int]) -> list[int]:
    """Chips that each seat got back because nobody called them."""
    back = list(idle)
    for fact in log:
        if isinstance(fact, f.UncalledBetReturned):
            back[fact.seat] += fact.chips
    return back
