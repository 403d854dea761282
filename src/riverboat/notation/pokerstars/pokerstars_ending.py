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
    ActionOnPlayerPending,
    BoardMismatchOnLine,
    DealerActionPending,
    HandStillRunning,
    PendingTurnPhrase,
    PlayerActionPending,
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


def build_faulty_ending(refusal: Refusal, line: int = 0) -> PokerStarsEnding:
    """Return an ending with one fault, at a line of the file."""
    return PokerStarsEnding(refusal, line)


def find_winners(transcript: Transcript, seat_by_name: dict[str, int]) -> set[int]:
    """Return the seats that won chips, according to the file."""
    seat_by_chair = {seat.chair: seat_by_name[seat.name] for seat in transcript.seat_lines}
    summaries = transcript.select_events(SeatSummary)
    return {
        *[seat_by_name[event.player] for event in transcript.select_events(WinEvent)],
        *[
            seat_by_chair[summary.chair]
            for summary in summaries
            if summary.won_amounts and summary.chair in seat_by_chair
        ],
    } & set(range(len(seat_by_chair)))


def find_mucked_seats(transcript: Transcript, seat_by_name: dict[str, int]) -> set[int]:
    """Return the seats whose cards the file gives as mucked."""
    seat_by_chair = {seat.chair: seat_by_name[seat.name] for seat in transcript.seat_lines}
    return {
        seat_by_chair[summary.chair]
        for summary in transcript.select_events(SeatSummary)
        if summary.has_mucked and summary.cards and summary.chair in seat_by_chair
    }


def compare_ending(transcript: Transcript, replay: PokerStarsReplay) -> PokerStarsEnding:
    """Compare the ending of a replayed hand with the recorded one."""
    pending_action = replay.awaiting
    if not isinstance(pending_action, Over):
        refusal_class = HandStillRunning if transcript.is_complete else TextTruncated
        raise BadNotation(refusal_class(describe_awaited_action(pending_action)))
    return _EndingComparison(transcript, replay).compare()


def describe_awaited_action(pending_action: Awaiting) -> PendingTurnPhrase:
    """Return a description of the action that the table waits for."""
    match pending_action:
        case ToAct(seat=seat):
            return ActionOnPlayerPending(Seat(seat), pending_action.offer)
        case ToShow(seat=seat):
            return PlayerActionPending(Seat(seat), pending_action.offer)
        case _:
            return DealerActionPending(pending_action.offer)


class _EndingComparison:
    def __init__(self, transcript: Transcript, replay: PokerStarsReplay) -> None:
        self.transcript, self.hand, self.setup = transcript, replay.hand, replay.setup
        self.players = replay.hand.players
        self.returned_chips = sum_returned_chips(replay.log, replay.uncallable_chips)
        self.wins = transcript.select_lines(WinEvent)
        totals = transcript.select_lines(TotalEvent)
        self.total = totals[0] if totals else None

    def compare(self) -> PokerStarsEnding:
        if faulty_ending := self._compare_uncalled_bets() or self._compare_boards():
            return faulty_ending
        collected_chips = self._read_recorded_winnings()
        if collected_chips is None:
            return (
                PokerStarsEnding()
                if self.transcript.is_complete
                else build_faulty_ending(WinnerLineMissing())
            )
        won_chips, returned_chips = self.hand.won_chips, self.returned_chips
        rake_by_seat = [
            awarded_chips - (recorded_chips or 0)
            for awarded_chips, recorded_chips in zip(won_chips, collected_chips, strict=True)
        ]
        # Some sites and converters leave the uncalled bet in the pot.
        rake_with_returns_by_seat = [
            seat_rake + seat_returned
            for seat_rake, seat_returned in zip(rake_by_seat, returned_chips, strict=True)
        ]
        won_with_returns = [
            awarded_chips + seat_returned
            for awarded_chips, seat_returned in zip(won_chips, returned_chips, strict=True)
        ]
        rake_alternatives = (
            (rake_by_seat, won_chips),
            (rake_with_returns_by_seat, won_with_returns),
        )
        if self.transcript.has_uncalled_in_pot:
            rake_alternatives = rake_alternatives[::-1]
        for possible_rake_by_seat, winnings in rake_alternatives:
            if self._is_rake_plausible(possible_rake_by_seat, collected_chips, winnings):
                rake_by_seat = possible_rake_by_seat
                break
        else:
            return self._build_winnings_fault(won_chips, collected_chips)
        rake = sum(rake_by_seat)
        if self.total and (faulty_ending := self._compare_total(self.total, rake)):
            return faulty_ending
        unwritten_rake = 0 if self.total else rake
        return PokerStarsEnding(
            rake=rake,
            raked=tuple(rake_by_seat) if any(rake_by_seat) else (),
            unwritten=unwritten_rake,
        )

    def _compare_uncalled_bets(self) -> PokerStarsEnding | None:
        lines = self.transcript.select_lines(RefundEvent)
        if not lines:
            return None
        recorded_chips = [0] * self.players
        for event in self.transcript.select_events(RefundEvent):
            recorded_chips[self.setup.seat_by_name[event.player]] += self.setup.to_chips(
                event.amount
            )
        first_line_number = lines[0].number
        if recorded_chips != self.returned_chips:
            difference = self._describe_difference(self.returned_chips, recorded_chips)
            return build_faulty_ending(
                UncalledBetMismatch(first_line_number, difference), first_line_number
            )
        return None

    def _compare_boards(self) -> PokerStarsEnding | None:
        for line in self.transcript.select_lines(BoardSummary):
            assert isinstance(line.event, BoardSummary), "nothing else is kept there"
            board_number, cards = line.event
            if board_number == 1 and cards == self.hand.boards[0]:
                continue  # the usual case
            dealt_cards = (
                self.hand.boards[board_number - 1] if board_number <= len(self.hand.boards) else ()
            )
            missing_cards = set(dealt_cards) - set(cards)
            if set(cards) - set(dealt_cards) or (missing_cards and board_number == 1):
                refusal = BoardMismatchOnLine(line.number, tuple(dealt_cards), tuple(cards))
                return build_faulty_ending(refusal, line.number)
        return None

    def _read_recorded_winnings(self) -> list[int] | None:
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
        self,
        rake_by_seat: Sequence[int],
        collected_by_seat: Sequence[int],
        winnings_by_seat: Sequence[int],
    ) -> bool:
        """Return True if only winners paid rake, and at most as much as recorded."""
        hand = self.hand
        if any(rake_by_seat) and any(
            seat_rake < 0 or (seat_collected and not seat_winnings)
            for seat_rake, seat_collected, seat_winnings in zip(
                rake_by_seat, collected_by_seat, winnings_by_seat, strict=True
            )
        ):
            return False
        if self.total is not None:
            return sum(rake_by_seat) == self._read_recorded_rake(self.total)
        return sum(rake_by_seat) * 100 <= _MAX_RAKE_PERCENT * sum(hand.won_chips)

    def _read_recorded_rake(self, total_line: TranscriptLine) -> int:
        assert isinstance(total_line.event, TotalEvent), "a line of the summary"
        return sum(self.setup.to_chips(fee) for fee in total_line.event.fee_amounts)

    def _compare_total(self, total_line: TranscriptLine, rake: int) -> PokerStarsEnding | None:
        assert isinstance(total_line.event, TotalEvent), "a line of the summary"
        contributions = [
            event.amount for event in self.transcript.select_posts(HouseContributionEvent)
        ]
        contributed_chips = sum(map(self.setup.to_chips, contributions))
        recorded_pot, pot = self.setup.to_chips(total_line.event.pot), sum(self.hand.won_chips)
        carried_chips = self.hand.carried_chips
        if recorded_pot in (
            pot,
            pot - contributed_chips,
            pot + carried_chips,
            pot + sum(self.returned_chips),
        ):
            return None
        format_chips = self.setup.format_chips
        refusal = PotMismatchOnLine(
            total_line.number, format_chips(pot), format_chips(rake), format_chips(recorded_pot)
        )
        return build_faulty_ending(refusal, total_line.number)

    def _build_winnings_fault(
        self, winnings: Sequence[int], collected_chips: Sequence[int]
    ) -> PokerStarsEnding:
        line_number = self.wins[0].number if self.wins else self.total.number if self.total else 0
        rake_note = ""
        if self.total:
            rake_text = self.setup.format_chips(self._read_recorded_rake(self.total))
            rake_note = f", of which the house took {rake_text}"
        difference_text = f"{self._describe_difference(winnings, collected_chips)}{rake_note}"
        return build_faulty_ending(
            WinningsMismatchOnLine(line_number, difference_text), line_number
        )

    def _describe_difference(
        self, actual_by_seat: Sequence[int], recorded_by_seat: Sequence[int]
    ) -> str:
        """Describe the differences between two lists of chips, player by player."""
        format_chips = self.setup.format_chips
        return ", ".join(
            f"{player} {format_chips(actual_chips)} (the file says {format_chips(recorded_chips)})"
            for player, actual_chips, recorded_chips in zip(
                self.transcript.players, actual_by_seat, recorded_by_seat, strict=True
            )
            if actual_chips != recorded_chips
        )


def sum_returned_chips(log: Sequence[AnyFact], uncallable_chips: Sequence[int]) -> list[int]:
    """Return the uncalled chips returned to each seat, *uncallable_chips* included."""
    returned_by_seat = list(uncallable_chips)
    for fact in log:
        if isinstance(fact, f.UncalledBetReturned):
            returned_by_seat[fact.seat] += fact.chips
    return returned_by_seat
