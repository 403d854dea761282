"""Comparison of a replayed hand with its recorded ending: returned bets, winnings and rake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from riverboat.engine import AnyFact, Awaiting, ToAct, ToShow
from riverboat.engine import Nothing as Over
from riverboat.engine.state import hand_facts as f
from riverboat.notation.pokerstars.pokerstars_replay import PokerStarsReplay
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    BoardSummary,
    CashOutEvent,
    HouseContributionEvent,
    RefundEvent,
    SeatSummary,
    TotalEvent,
    TranscriptLine,
    WinEvent,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words import Refusal, Seat
from riverboat.words.refusals.histories import (
    ActionOn,
    ActionPending,
    BoardMismatchOnLine,
    HandStillRunning,
    PlayerDue,
    PotMismatchOnLine,
    TextTruncated,
    UncalledBetMismatch,
    Waits,
    WinnerLineMissing,
    WinningsMismatchOnLine,
)

_MAX_RAKE_PERCENT = 15
"""Maximum percentage of the winnings that counts as a rake if the file records none."""


class PokerStarsEnding(NamedTuple):
    """The differences from the recorded ending, and the rake."""

    fault: Refusal | None = None
    line: int = 0
    """The first line that differs."""
    rake: int = 0
    raked: tuple[int, ...] = ()
    """Rake by seat; empty if the house took none."""
    unwritten: int = 0
    """The part of the rake, in chips, that the file does not mention."""


def ending_fault(refusal: Refusal, line: int = 0) -> PokerStarsEnding:
    """Return an ending with one fault, at a line of the file."""
    return PokerStarsEnding(refusal, line)


def winners_of(transcript: Transcript, seat_of: dict[str, int]) -> set[int]:
    """Return the seats that won chips, according to the file."""
    chairs = {seat.chair: seat_of[seat.name] for seat in transcript.seated}
    ends = transcript.events_of(SeatSummary)
    return {
        *[seat_of[event.player] for event in transcript.events_of(WinEvent)],
        *[chairs[end.chair] for end in ends if end.won and end.chair in chairs],
    } & set(range(len(chairs)))


def mucked_seats(transcript: Transcript, seat_of: dict[str, int]) -> set[int]:
    """Return the seats whose cards the file gives as mucked."""
    chairs = {seat.chair: seat_of[seat.name] for seat in transcript.seated}
    return {
        chairs[end.chair]
        for end in transcript.events_of(SeatSummary)
        if end.has_mucked and end.cards and end.chair in chairs
    }


def compare_ending(transcript: Transcript, replay: PokerStarsReplay) -> PokerStarsEnding:
    """Compare the ending of a replayed hand with the recorded one."""
    pending = replay.awaiting
    if not isinstance(pending, Over):
        refusal_class = HandStillRunning if transcript.is_complete else TextTruncated
        raise BadNotation(refusal_class(awaited_action(pending)))
    return _EndingComparison(transcript, replay).compare()


def awaited_action(pending: Awaiting) -> Waits:
    """Return a description of the action that the table waits for."""
    match pending:
        case ToAct(seat=seat):
            return ActionOn(Seat(seat), pending.offer)
        case ToShow(seat=seat):
            return PlayerDue(Seat(seat), pending.offer)
        case _:
            return ActionPending(pending.offer)


class _EndingComparison:
    def __init__(self, transcript: Transcript, replay: PokerStarsReplay) -> None:
        self.script, self.hand, self.setup = transcript, replay.hand, replay.setup
        self.players = replay.hand.players
        self.returned_chips = returned_chips(replay.log, replay.uncallable_chips)
        self.wins = transcript.lines_of(WinEvent)
        totals = transcript.lines_of(TotalEvent)
        self.total = totals[0] if totals else None

    def compare(self) -> PokerStarsEnding:
        if problem := self._compare_uncalled_bets() or self._compare_boards():
            return problem
        collected = self._recorded_winnings()
        if collected is None:
            return (
                PokerStarsEnding() if self.script.is_complete else ending_fault(WinnerLineMissing())
            )
        won, back = self.hand.won_chips, self.returned_chips
        fees = [mine - (theirs or 0) for mine, theirs in zip(won, collected, strict=True)]
        # Some sites and converters leave the uncalled bet in the pot.
        with_back = [fee + more for fee, more in zip(fees, back, strict=True)]
        got = [mine + more for mine, more in zip(won, back, strict=True)]
        ways = ((fees, won), (with_back, got))
        if self.script.has_uncalled_in_pot:
            ways = ways[::-1]
        for taken, before in ways:
            if self._is_rake_plausible(taken, collected, before):
                fees = taken
                break
        else:
            return self._winnings_fault(won, collected)
        rake = sum(fees)
        if self.total and (problem := self._compare_total(self.total, rake)):
            return problem
        unwritten = 0 if self.total else rake
        return PokerStarsEnding(
            rake=rake, raked=tuple(fees) if any(fees) else (), unwritten=unwritten
        )

    def _compare_uncalled_bets(self) -> PokerStarsEnding | None:
        """Compare the recorded returned bets with the uncalled bets of the replay."""
        lines = self.script.lines_of(RefundEvent)
        if not lines:
            return None
        recorded = [0] * self.players
        for event in self.script.events_of(RefundEvent):
            recorded[self.setup.seat_of[event.player]] += self.setup.to_chips(event.amount)
        first = lines[0].number
        if recorded != self.returned_chips:
            apart = self._describe_difference(self.returned_chips, recorded)
            return ending_fault(UncalledBetMismatch(first, apart), first)
        return None

    def _compare_boards(self) -> PokerStarsEnding | None:
        """Compare the boards of the summary with the boards that were dealt."""
        for line in self.script.lines_of(BoardSummary):
            assert isinstance(line.event, BoardSummary), "nothing else is kept there"
            number, cards = line.event
            if number == 1 and cards == self.hand.boards[0]:
                continue  # the usual case
            dealt = self.hand.boards[number - 1] if number <= len(self.hand.boards) else ()
            missing = set(dealt) - set(cards)
            if set(cards) - set(dealt) or (missing and number == 1):
                why = BoardMismatchOnLine(line.number, tuple(dealt), tuple(cards))
                return ending_fault(why, line.number)
        return None

    def _recorded_winnings(self) -> list[int] | None:
        """Return the recorded winnings by seat; ``None`` if there are none."""
        recorded = [0] * self.players
        for event in self.script.events_of(WinEvent):
            recorded[self.setup.seat_of[event.player]] += self.setup.to_chips(event.amount)
        cashed = {self.setup.seat_of[who] for who, _ in self.script.events_of(CashOutEvent)}
        if self.wins and not cashed:
            return recorded
        # A player who cashed out wins only in the summary.
        ends = {end.chair: end for end in self.script.events_of(SeatSummary)}
        for seat, place in enumerate(self.script.seated):
            if place.chair in ends and (not self.wins or seat in cashed):
                recorded[seat] = sum(
                    self.setup.to_chips(amount) for amount in ends[place.chair].won
                )
        return recorded if any(recorded) else None

    def _is_rake_plausible(
        self, fees: Sequence[int], collected: Sequence[int], winners: Sequence[int]
    ) -> bool:
        """Return True if only winners paid rake, and at most as much as recorded."""
        hand = self.hand
        if any(fees) and any(
            fee < 0 or (chips and not mine)
            for fee, chips, mine in zip(fees, collected, winners, strict=True)
        ):
            return False
        if self.total is not None:
            return sum(fees) == self._recorded_rake(self.total)
        return sum(fees) * 100 <= _MAX_RAKE_PERCENT * sum(hand.won_chips)

    def _recorded_rake(self, total: TranscriptLine) -> int:
        assert isinstance(total.event, TotalEvent), "a line of the summary"
        return sum(self.setup.to_chips(fee) for fee in total.event.fee_amounts)

    def _compare_total(self, total: TranscriptLine, rake: int) -> PokerStarsEnding | None:
        assert isinstance(total.event, TotalEvent), "a line of the summary"
        drops = [event.amount for event in self.script.posts_of(HouseContributionEvent)]
        dropped = sum(map(self.setup.to_chips, drops))
        recorded_pot, pot = self.setup.to_chips(total.event.pot), sum(self.hand.won_chips)
        carried = self.hand.carried_chips
        if recorded_pot in (pot, pot - dropped, pot + carried, pot + sum(self.returned_chips)):
            return None
        write = self.setup.format_chips
        why = PotMismatchOnLine(total.number, write(pot), write(rake), write(recorded_pot))
        return ending_fault(why, total.number)

    def _winnings_fault(
        self, winnings: Sequence[int], collected: Sequence[int]
    ) -> PokerStarsEnding:
        line = self.wins[0].number if self.wins else self.total.number if self.total else 0
        taken = (
            f", of which the house took {self.setup.format_chips(self._recorded_rake(self.total))}"
            if self.total
            else ""
        )
        apart = f"{self._describe_difference(winnings, collected)}{taken}"
        return ending_fault(WinningsMismatchOnLine(line, apart), line)

    def _describe_difference(self, actual: Sequence[int], recorded: Sequence[int]) -> str:
        """Describe the differences between two lists of chips, player by player."""
        write = self.setup.format_chips
        return ", ".join(
            f"{who} {write(mine)} (the file says {write(theirs)})"
            for who, mine, theirs in zip(self.script.players, actual, recorded, strict=True)
            if mine != theirs
        )


def returned_chips(log: Sequence[AnyFact], idle: Sequence[int]) -> list[int]:
    """Return the uncalled chips returned to each seat, *idle* chips included."""
    back = list(idle)
    for fact in log:
        if isinstance(fact, f.UncalledBetReturned):
            back[fact.seat] += fact.chips
    return back
