"""Writer of a hand's showdown and summary."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Final

from riverboat.cards import UNKNOWN, Cards, card_names
from riverboat.engine import HandState
from riverboat.engine.state import hand_facts as f
from riverboat.notation.pokerstars.pokerstars_holdings import (
    HalfHolding,
    describe_holding,
    describe_with_article,
    list_holdings_by_half,
)

BOARD_PREFIXES: Final = ("FIRST ", "SECOND ", "THIRD ", "FOURTH ", "FIFTH ")
_RUN_COUNT_WORDS: Final = ("once", "twice", "three times", "four times", "five times")


class ShowdownWriter:
    """A writer of a hand's ending: shown, mucked and winning hands, board by board."""

    def __init__(
        self, players: Sequence[str], format_money: Callable[[int], str], raked: Sequence[int]
    ) -> None:
        self.players, self.format_money = players, format_money
        self.remaining_rake = list(raked)
        """Rake by seat that is not yet taken from an award."""
        self.shown_and_mucked: list[f.HandShown | f.HandMucked] = []
        self.awards: list[tuple[f.PotAwarded, int]] = []
        """Awards of pots, each with the chips left after the rake."""
        self.cashed_out: Collection[int] = ()
        """Seats that cashed out, whose pots go to the house."""

    def add_award(self, fact: f.PotAwarded) -> None:
        """Add an award of a pot, or of a share of it, less the rake."""
        seat_rake = min(self.remaining_rake[fact.seat], fact.chips)
        self.remaining_rake[fact.seat] -= seat_rake
        self.awards.append((fact, fact.chips - seat_rake))

    def build_lines(self, hand: HandState) -> list[str]:
        """Return all lines after the betting."""
        is_contested = bool(self.shown_and_mucked)
        board_count = len(hand.boards)
        lines = []
        for board_index in range(board_count):
            board_prefix = BOARD_PREFIXES[board_index] if board_count > 1 else ""
            if is_contested:
                lines.append(f"*** {board_prefix}SHOW DOWN ***")
                lines += self._build_show_lines(hand, board_index)
            lines += self._build_collect_lines(board_index)
        if self.awards and not hand.shown_mask & hand.live_mask:
            lines += [
                f"{self.players[seat]}: doesn't show hand"
                for seat in hand.seats_in_mask(hand.live_mask)
            ]
        halves = {award.half for award, _ in self.awards}
        has_low = hand.game.variant.second_ranking.endswith("eight or better")
        if has_low and is_contested and hand.shown_mask and self.awards and 1 not in halves:
            lines.append("No low hand qualified")
        return lines

    def _build_show_lines(self, hand: HandState, board_index: int) -> list[str]:
        lines = []
        earlier_shown_holdings: list[list[HalfHolding]] = []
        last_index_by_seat = {
            fact.seat: fact_index for fact_index, fact in enumerate(self.shown_and_mucked)
        }
        for fact_index, fact in enumerate(self.shown_and_mucked):
            if last_index_by_seat[fact.seat] != fact_index:
                continue  # opened before the last card, and shown again later
            player = self.players[fact.seat]
            if isinstance(fact, f.HandMucked):
                lines.append(f"{player}: mucks hand")
                continue
            cards = _list_shown_hand_cards(hand, fact)
            holdings = list_holdings_by_half(hand.game.variant, cards, hand.boards[board_index])
            holding_text = describe_holding(holdings, earlier_shown_holdings)
            holding_suffix = f" ({holding_text})" if holding_text else ""
            earlier_shown_holdings.append(holdings)
            lines.append(f"{player}: shows [{card_names(cards)}]{holding_suffix}")
        return lines

    def _build_collect_lines(self, board_index: int) -> list[str]:
        label_by_pot = self._build_pot_labels()
        return [
            f"{self.players[award.seat]} collected {self.format_money(chips)}"
            f" from {label_by_pot[award.pot]}"
            for award, chips in self.awards
            if award.board == board_index and chips and award.seat not in self.cashed_out
        ]

    def _build_pot_labels(self) -> dict[int, str]:
        pot_numbers = sorted({award.pot for award, _ in self.awards})
        if len(pot_numbers) < 2:
            return dict.fromkeys(pot_numbers, "pot")
        if len(pot_numbers) == 2:
            return {pot_numbers[0]: "main pot", pot_numbers[1]: "side pot"}
        side_label_by_pot = {
            pot: f"side pot-{side_pot_number}"
            for side_pot_number, pot in enumerate(pot_numbers[1:], 1)
        }
        return {pot_numbers[0]: "main pot"} | side_label_by_pot

    def build_total_line(self, rake: int) -> str:
        """Return the line of the total pot, its side pots and the rake."""
        format_money = self.format_money
        total_won = sum(award.chips for award, _ in self.awards)
        chips_by_pot: dict[int, int] = {}
        for award, chips in sorted(self.awards, key=lambda entry: entry[0].pot):
            chips_by_pot[award.pot] = chips_by_pot.get(award.pot, 0) + chips
        side_pot_text = ""
        if len(chips_by_pot) > 1:
            label_by_pot = self._build_pot_labels()
            side_pot_texts = [
                f"{label_by_pot[pot].capitalize()} {format_money(chips)}."
                for pot, chips in chips_by_pot.items()
            ]
            side_pot_text = f" {' '.join(side_pot_texts)}"
        return f"Total pot {format_money(total_won)}{side_pot_text} | Rake {format_money(rake)}"

    def build_board_lines(self, hand: HandState) -> list[str]:
        """Return the lines for the number of runouts and for each board."""
        lines = []
        if hand.runout_count > 1:
            lines.append(f"Hand was run {_RUN_COUNT_WORDS[hand.runout_count - 1]}")
        has_several_boards = len(hand.boards) > 1
        for board_index, board in enumerate(hand.boards):
            if board:
                lines.append(
                    f"{BOARD_PREFIXES[board_index] * has_several_boards}Board [{card_names(board)}]"
                )
        return lines

    def describe_seat_outcome(self, hand: HandState, seat: int) -> str:
        """Return the outcome of a seat that did not fold."""
        last_show_facts = [fact for fact in self.shown_and_mucked if fact.seat == seat][-1:]
        board_indices = range(len(hand.boards))
        won_by_board = [
            sum(
                chips
                for award, chips in self.awards
                if (award.seat, award.board) == (seat, board_index)
            )
            for board_index in board_indices
        ]
        if not last_show_facts:
            return (
                f"collected ({self.format_money(sum(won_by_board))})"
                if any(won_by_board)
                else "mucked"
            )
        if isinstance(last_show_facts[0], f.HandMucked):
            held_cards = hand.holdings[seat]
            return "mucked" if UNKNOWN in held_cards else f"mucked [{card_names(held_cards)}]"
        cards = _list_shown_hand_cards(hand, last_show_facts[0])
        outcomes = [
            self._format_seat_outcome(hand, cards, board_index, won_by_board[board_index])
            for board_index in board_indices
        ]
        cash_out_note = " (pot not awarded as player cashed out)" if seat in self.cashed_out else ""
        return f"showed [{card_names(cards)}] and {', and '.join(outcomes)}{cash_out_note}"

    def _format_seat_outcome(
        self, hand: HandState, cards: Cards, board_index: int, won_amount: int
    ) -> str:
        holding_text = describe_with_article(
            list_holdings_by_half(hand.game.variant, cards, hand.boards[board_index])
        )
        outcome = f"won ({self.format_money(won_amount)})" if won_amount else "lost"
        return f"{outcome} with {holding_text}" if holding_text else outcome


def _list_shown_hand_cards(hand: HandState, fact: f.HandShown) -> Cards:
    """Return all cards of a shown hand, also those dealt after it was shown."""
    held_cards = hand.holdings[fact.seat]
    return fact.cards if UNKNOWN in held_cards else held_cards
