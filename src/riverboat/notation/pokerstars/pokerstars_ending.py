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
    ActionOnPlayer,
    ActionPending,
    BoardMismatchOnLine,
    HandStillRunning,
    PendingTurn,
    PlayerToAct,
    PotMismatchOnLine,
    TextTruncated,
    UncalledBetMismatch,
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


def find_winners(transcript: Transcript, seat_by_name: dict[str, int]) -> set[int]:
    """Return the seats that won chips, according to the file."""
    chairs = {seat.chair: seat_by_name[seat.name] for seat in transcript.seat_lines}
    summaries = transcript.select_events(SeatSummary)
    return {
        *[seat_by_name[event.player] for event in transcript.select_events(WinEvent)],
        *[
            chairs[summary.chair]
            for summary in summaries
            if summary.won_amounts and summary.chair in chairs
        ],
    } & set(range(len(chairs)))


def mucked_seats(transcript: Transcript, seat_by_name: dict[str, int]) -> set[int]:
    """Return the seats whose cards the file gives as mucked."""
    chairs = {seat.chair: seat_by_name[seat.name] for seat in transcript.seat_lines}
    return {
        chairs[summary.chair]
        for summary in transcript.select_events(SeatSummary)
        if summary.has_mucked and summary.cards and summary.chair in chairs
    }


def compare_ending(transcript: Transcript, replay: PokerStarsReplay) -> PokerStarsEnding:
    """Compare the ending of a replayed hand with the recorded one."""
    pending = replay.awaiting
    if not isinstance(pending, Over):
        refusal_class = HandStillRunning if transcript.is_complete else TextTruncated
        raise BadNotation(refusal_class(awaited_action(pending)))
    return _EndingComparison(transcript, replay).compare()


def awaited_action(pending: Awaiting) -> PendingTurn:
    """Return a description of the action that the table waits for."""
    match pending:
        case ToAct(seat=seat):
            return ActionOnPlayer(Seat(seat), pending.offer)
        case ToShow(seat=seat):
            return PlayerToAct(Seat(seat), pending.offer)
        case _:
            return ActionPending(pending.offer)


class _EndingComparison:
    def __init__(self, transcript: Transcript, replay: PokerStarsReplay) -> None:
        self.transcript, self.hand, self.setup = transcript, replay.hand, replay.setup
        self.players = replay.hand.players
        self.returned_chips = returned_chips(replay.log, replay.uncallable_chips)
        self.wins = transcript.select_lines(WinEvent)
        totals = transcript.select_lines(TotalEvent)
        self.total = totals[0] if totals else None

    def compare(self) -> PokerStarsEnding:
        if problem := self._compare_uncalled_bets() or self._compare_boards():
            return problem
        collected_chips = self._read_recorded_winnings()
        if collected_chips is None:
            return (
                PokerStarsEnding()
                if self.transcript.is_complete
                else ending_fault(WinnerLineMissing())
            )
        won_chips, returned_chips = self.hand.won_chips, self.returned_chips
        fees = [
            own_chips - (recorded_chips or 0)
            for own_chips, recorded_chips in zip(won_chips, collected_chips, strict=True)
        ]
        # Some sites and converters leave the uncalled bet in the pot.
        fees_with_returns = [
            fee + returned for fee, returned in zip(fees, returned_chips, strict=True)
        ]
        won_with_returns = [
            own_chips + returned
            for own_chips, returned in zip(won_chips, returned_chips, strict=True)
        ]
        alternatives = ((fees, won_chips), (fees_with_returns, won_with_returns))
        if self.transcript.has_uncalled_in_pot:
            alternatives = alternatives[::-1]
        for possible_fees, winnings in alternatives:
            if self._is_rake_plausible(possible_fees, collected_chips, winnings):
                fees = possible_fees
                break
        else:
            return self._winnings_fault(won_chips, collected_chips)
        rake = sum(fees)
        if self.total and (problem := self._compare_total(self.total, rake)):
            return problem
        unwritten_rake = 0 if self.total else rake
        return PokerStarsEnding(
            rake=rake, raked=tuple(fees) if any(fees) else (), unwritten=unwritten_rake
        )

    def _compare_uncalled_bets(self) -> PokerStarsEnding | None:
        """Compare the recorded returned bets with the uncalled bets of the replay."""
        lines = self.transcript.select_lines(RefundEvent)
        if not lines:
            return None
        recorded_chips = [0] * self.players
        for event in self.transcript.select_events(RefundEvent):
            recorded_chips[self.setup.seat_by_name[event.player]] += self.setup.to_chips(
                event.amount
            )
        first_number = lines[0].number
        if recorded_chips != self.returned_chips:
            difference = self._describe_difference(self.returned_chips, recorded_chips)
            return ending_fault(UncalledBetMismatch(first_number, difference), first_number)
        return None

    def _compare_boards(self) -> PokerStarsEnding | None:
        for line in self.transcript.select_lines(BoardSummary):
            assert isinstance(line.event, BoardSummary), "nothing else is kept there"
            number, cards = line.event
            if number == 1 and cards == self.hand.boards[0]:
                continue  # the usual case
            dealt_cards = self.hand.boards[number - 1] if number <= len(self.hand.boards) else ()
            missing_cards = set(dealt_cards) - set(cards)
            if set(cards) - set(dealt_cards) or (missing_cards and number == 1):
                refusal = BoardMismatchOnLine(line.number, tuple(dealt_cards), tuple(cards))
                return ending_fault(refusal, line.number)
        return None

    def _read_recorded_winnings(self) -> list[int] | None:
        """Return the recorded winnings by seat; ``None`` if there are none."""
        winnings = [0] * self.players
        for event in self.transcript.select_events(WinEvent):
            winnings[self.setup.seat_by_name[event.player]] += self.setup.to_chips(event.amount)
        cashed_out_seats = {
            self.setup.seat_by_name[player]
            for player, _ in self.transcript.select_events(CashOutEvent)
        }
        if self.wins and not cashed_out_seats:
            return winnings
        # A player who cashed out wins only in the summary.
        summary_by_chair = {
            summary.chair: summary for summary in self.transcript.select_events(SeatSummary)
        }
        for seat, seat_line in enumerate(self.transcript.seat_lines):
            if seat_line.chair in summary_by_chair and (not self.wins or seat in cashed_out_seats):
                winnings[seat] = sum(
                    self.setup.to_chips(amount)
                    for amount in summary_by_chair[seat_line.chair].won_amounts
                )
        return winnings if any(winnings) else None

    def _is_rake_plausible(
        self, fees: Sequence[int], collected_chips: Sequence[int], winners: Sequence[int]
    ) -> bool:
        """Return True if only winners paid rake, and at most as much as recorded."""
        hand = self.hand
        if any(fees) and any(
            fee < 0 or (chips and not winnings)
            for fee, chips, winnings in zip(fees, collected_chips, winners, strict=True)
        ):
            return False
        if self.total is not None:
            return sum(fees) == self._read_recorded_rake(self.total)
        return sum(fees) * 100 <= _MAX_RAKE_PERCENT * sum(hand.won_chips)

    def _read_recorded_rake(self, total: TranscriptLine) -> int:
        assert isinstance(total.event, TotalEvent), "a line of the summary"
        return sum(self.setup.to_chips(fee) for fee in total.event.fee_amounts)

    def _compare_total(self, total: TranscriptLine, rake: int) -> PokerStarsEnding | None:
        assert isinstance(total.event, TotalEvent), "a line of the summary"
        contributions = [
            event.amount for event in self.transcript.select_posts(HouseContributionEvent)
        ]
        contributed_chips = sum(map(self.setup.to_chips, contributions))
        recorded_pot, pot = self.setup.to_chips(total.event.pot), sum(self.hand.won_chips)
        carried = self.hand.carried_chips
        if recorded_pot in (
            pot,
            pot - contributed_chips,
            pot + carried,
            pot + sum(self.returned_chips),
        ):
            return None
        format_chips = self.setup.format_chips
        refusal = PotMismatchOnLine(
            total.number, format_chips(pot), format_chips(rake), format_chips(recorded_pot)
        )
        return ending_fault(refusal, total.number)

    def _winnings_fault(
        self, winnings: Sequence[int], collected_chips: Sequence[int]
    ) -> PokerStarsEnding:
        line = self.wins[0].number if self.wins else self.total.number if self.total else 0
        rake_note = ""
        if self.total:
            rake = self.setup.format_chips(self._read_recorded_rake(self.total))
            rake_note = f", of which the house took {rake}"
        difference_text = f"{self._describe_difference(winnings, collected_chips)}{rake_note}"
        return ending_fault(WinningsMismatchOnLine(line, difference_text), line)

    def _describe_difference(self, actual: Sequence[int], recorded: Sequence[int]) -> str:
        """Describe the differences between two lists of chips, player by player."""
        format_chips = self.setup.format_chips
        return ", ".join(
            f"{player} {format_chips(actual_chips)} (the file says {format_chips(recorded_chips)})"
            for player, actual_chips, recorded_chips in zip(
                self.transcript.players, actual, recorded, strict=True
            )
            if actual_chips != recorded_chips
        )


def returned_chips(log: Sequence[AnyFact], uncallable_chips: Sequence[int]) -> list[int]:
    """Return the uncalled chips returned to each seat, *uncallable_chips* included."""
    returned_by_seat = list(uncallable_chips)
    for fact in log:
        if isinstance(fact, f.UncalledBetReturned):
            returned_by_seat[fact.seat] += fact.chips
    return returned_by_seat
